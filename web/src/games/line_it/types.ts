// Made by `npm run types` from the server's structs.

export interface components {
    schemas: {
        /**
         * Bet
         * @description A line's open bet.
         */
        Bet: {
            card: string;
            followed: number;
            needed: number;
        };
        /**
         * Closing
         * @description What closing the line comes to (T14): now, or once the round is over in the end (T17).
         */
        Closing: {
            discarded: string[];
            lost: string | null;
            scored: string[];
        };
        /**
         * ColorCount
         * @description Number cards of one colour in a line.
         */
        ColorCount: {
            /** @enum {unknown} */
            color: "blue" | "green" | "red" | "yellow";
            count: number;
            needed: number;
        };
        /** Jackpot */
        Jackpot: {
            cards: string[];
            /** @enum {unknown} */
            color: "blue" | "green" | "red" | "yellow";
        };
        /** Line */
        Line: {
            above: number | null;
            below: number | null;
            bet: components["schemas"]["Bet"] | null;
            cards: string[];
            closing: components["schemas"]["Closing"];
            colors: components["schemas"]["ColorCount"][];
            /** @enum {unknown} */
            direction: "down" | "open" | "up";
            takes_bet: boolean;
        };
        /**
         * LineItEffect
         * @description A fact that a step makes true.
         *
         *     - `lays`: `seat` adds `card` to the line, from the market or from hand (`source`)
         *     - `keeps`: `seat` takes `card` from the market into hand
         *     - `jackpot`: `seat` wins the jackpot of `color`, of `count` cards (0: the chance is used up)
         *     - `wins-bet`: the open bet `card` of `seat` is won, for `count` points
         *     - `closes`: the line of `seat` is closed, for `count` points; `discarded` number cards bring nothing
         *     - `loses-bet`: the open bet `card` of `seat` is lost, for minus `count` points
         *     - `ends-turn`: the turn of `seat` is over
         *     - `passes`: `seat` adds no more last cards
         *     - `to-jackpot`: `card`, which nobody took, goes to the jackpot of `color`
         *     - `out`: the bet `card`, which nobody took, leaves the game
         *     - `starts`: a round begins, `seat` has the first-player token
         *     - `last-cards`: rounds are over; the hands' last cards may be added
         *     - `market`: `card` comes into the market
         *     - `ends`: the round ends, for `reason`
         */
        LineItEffect: {
            /** @default null */
            card?: string | null;
            /** @default null */
            color?: ("blue" | "green" | "red" | "yellow") | null;
            /** @default null */
            count?: number | null;
            /** @default null */
            discarded?: number | null;
            /** @enum {unknown} */
            kind: "closes" | "ends" | "ends-turn" | "jackpot" | "keeps" | "last-cards" | "lays" | "loses-bet" | "market" | "out" | "passes" | "starts" | "to-jackpot" | "wins-bet";
            /** @default null */
            reason?: string | null;
            /** @default null */
            seat?: number | null;
            /** @default null */
            source?: ("hand" | "market") | null;
        };
        /** LineItObservation */
        LineItObservation: {
            added: boolean;
            current_player: number | null;
            deck: number;
            first: number;
            hand_places: number;
            jackpots: components["schemas"]["Jackpot"][];
            lap: number | null;
            market: string[];
            market_places: number;
            /** @enum {unknown} */
            phase: "deal" | "last-cards" | "over" | "turn";
            players: number;
            round: number;
            rounds: number;
            seats: components["schemas"]["SeatSeen"][];
            taken: boolean;
            turn: number;
            undealt: string[];
        };
        /** SeatSeen */
        SeatSeen: {
            hand: string[];
            line: components["schemas"]["Line"];
            passed: boolean;
            pile: number;
            score: number;
            tokens: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Bet = components['schemas']['Bet'];
export type Closing = components['schemas']['Closing'];
export type ColorCount = components['schemas']['ColorCount'];
export type Jackpot = components['schemas']['Jackpot'];
export type Line = components['schemas']['Line'];
export type LineItEffect = components['schemas']['LineItEffect'];
export type LineItObservation = components['schemas']['LineItObservation'];
export type SeatSeen = components['schemas']['SeatSeen'];
