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
        /**
         * LineItWhy
         * @description A fact, and whether it speaks for or against the choice.
         *
         *     - `wins`, `loses`: the round ends, and is won, or isn't
         *     - `jackpot`: wins the jackpot of `color`, of `count` cards
         *     - `empty-jackpot`: uses up the chance for the jackpot of `color`, which is empty
         *     - `near`: the line's next card of `color` wins its jackpot, of `count` cards now
         *     - `wins-bet`, `loses-bet`: the open bet `card` is won, or lost
         *     - `bet-nearer`: `count` numbers are then still needed for the bet `card`
         *     - `bet-ahead`: `count` numbers must follow the bet `card`
         *     - `no-time`: so many numbers are needed for the bet `card`, but only `count` markets are left
         *     - `denies`: takes `card`, which would win `seat` a jackpot or a bet
         *     - `leaves`: leaves `card` in the market, which wins `seat` a jackpot or a bet
         *     - `scores`: closes the line for `count` points
         *     - `gives-up`: the line had two cards of `color`, whose jackpot holds `count`
         *     - `fresh`: any card fits then
         *     - `skips`: so many numbers (`count`) that may still come don't fit any more: for it, if they are few
         *     - `room`, `little-room`: so many (`count`) still fit the line then
         *     - `counts`: the card is a point once the line is closed
         *     - `starts`: the card starts a line, with room for so many (`count`) numbers that may still come on its
         *       wider side, above it or below it: for it, if they are most
         *     - `for-later`: the card still fits after any of so many (`count`) numbers that may still come
         *     - `next-line`: it waits to start the next line, with room for so many (`count`) on its wider side
         *     - `bet-later`: the bet waits for its time
         *     - `hand-full`: the hand is full then
         *     - `goes-on`: the line stays open for so many (`count`) numbers that may still come
         *     - `waits`: the hand's cards stay for later
         */
        LineItWhy: {
            /** @default null */
            card?: string | null;
            /** @default null */
            color?: ("blue" | "green" | "red" | "yellow") | null;
            /** @default null */
            count?: number | null;
            /** @enum {unknown} */
            kind: "bet-ahead" | "bet-later" | "bet-nearer" | "counts" | "denies" | "empty-jackpot" | "for-later" | "fresh" | "gives-up" | "goes-on" | "hand-full" | "jackpot" | "leaves" | "little-room" | "loses" | "loses-bet" | "near" | "next-line" | "no-time" | "room" | "scores" | "skips" | "starts" | "waits" | "wins" | "wins-bet";
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            speaks: "against" | "for";
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
export type LineItWhy = components['schemas']['LineItWhy'];
export type SeatSeen = components['schemas']['SeatSeen'];
