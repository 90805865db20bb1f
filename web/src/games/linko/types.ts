// Made by `npm run types` from the server's structs.

export interface components {
    schemas: {
        /** Combination */
        Combination: {
            count: number;
            value: number;
        };
        /**
         * LinkoEffect
         * @description A fact that a step makes true.
         *
         *     - `hits`: the top set of `seat`, `count` cards of `value`, is hit
         *     - `phantom`: the phantom's combination of `count` cards of `value` comes into the hand of `seat`
         *     - `choice`: one of `count` combinations of the phantom has to be chosen
         *     - `takes`: `seat` takes a set of `count` cards of `value` into hand, from `other`
         *     - `leaves`: the set of `seat` is left
         *     - `back`: `seat` takes the own set of `count` cards of `value` back into hand
         *     - `discards`: `seat` discards the own set of `count` cards of `value`
         *     - `owes`: `seat` must draw `count` times
         *     - `draws`: `card` from display `place` comes into the hand of `seat` (one fact a card)
         *     - `deck`: `seat` draws from the deck (what comes is the next card)
         *     - `dealt`: `card` comes into the hand of `seat`, from the deck
         *     - `display`: `card` comes onto display `place`
         *     - `phantom-gets`: `card` comes to the phantom
         *     - `pile`: the phantom passes `card` on to display `place`, which then holds a pile (L17)
         *     - `out`: the phantom passes `card` on to the discard pile (L17)
         *     - `ends`: the round ends, for `reason`
         */
        LinkoEffect: {
            /** @default null */
            card?: string | null;
            /** @default null */
            count?: number | null;
            /** @enum {unknown} */
            kind: "back" | "choice" | "dealt" | "deck" | "discards" | "display" | "draws" | "ends" | "hits" | "leaves" | "out" | "owes" | "phantom" | "phantom-gets" | "pile" | "takes";
            /** @default null */
            other?: number | null;
            /** @default null */
            place?: number | null;
            /** @default null */
            reason?: string | null;
            /** @default null */
            seat?: number | null;
            /** @default null */
            value?: number | null;
        };
        /** LinkoObservation */
        LinkoObservation: {
            current_player: number | null;
            deck: number;
            discard: string[];
            display: string[][];
            hand: string[] | null;
            options: components["schemas"]["LinkoOptions"];
            owed: number;
            phantom: components["schemas"]["Combination"][] | null;
            /** @enum {unknown} */
            phase: "back" | "consolation" | "deal" | "draw" | "over" | "play" | "snatch" | "take";
            play_limit: number | null;
            players: number;
            plays: number;
            seats: components["schemas"]["SeatSeen"][];
            turn: number;
            victim: number | null;
        };
        /** LinkoOptions */
        LinkoOptions: {
            consolation: boolean;
            duel: boolean;
            expert: boolean;
        };
        /** SeatSeen */
        SeatSeen: {
            hand: number;
            known: string[];
            laid: number;
            sets: components["schemas"]["SetSeen"][];
        };
        /**
         * SetSeen
         * @description A set on the table. `value` is 14 for jokers alone.
         */
        SetSeen: {
            cards: string[];
            value: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Combination = components['schemas']['Combination'];
export type LinkoEffect = components['schemas']['LinkoEffect'];
export type LinkoObservation = components['schemas']['LinkoObservation'];
export type LinkoOptions = components['schemas']['LinkoOptions'];
export type SeatSeen = components['schemas']['SeatSeen'];
export type SetSeen = components['schemas']['SetSeen'];
