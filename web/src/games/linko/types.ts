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
        /**
         * LinkoWhy
         * @description A fact, and whether it speaks for or against the choice.
         *
         *     - `wins`: the round ends, and is won, while `seat` still holds `count` cards
         *     - `loses`: the round ends, and isn't won
         *     - `runs-out`: the round ends, as deck and display run out: for the choice, if the seat is ahead
         *     - `hits`: the top set of `seat`, `count` cards of `value`, is hit
         *     - `phantom`: `count` cards of `value` come from the phantom
         *     - `choice`: one of `count` combinations of the phantom can be chosen
         *     - `surely-snatched`: `seat` is known to have a set that hits it, `count` cards of `value`
         *     - `likely-snatched`, `maybe-snatched`, `rarely-snatched`: it can be hit before the next turn with a
         *       `chance`, in percent, by `players` of whom `seat` comes first; most likely by `count` cards of `value`
         *     - `safe`: nobody can hit the set before the next turn
         *     - `joins`: there are then `count` cards of `value` in hand
         *     - `joker`: `count` jokers come into hand
         *     - `alone`: a card of `value` comes into hand, where there is none
         *     - `two`: two cards come with one draw
         *     - `unseen`: nobody else sees the card that comes
         *     - `breaks`: `count` cards of `value` don't stay together
         *     - `keeps`: `count` cards of `value` do
         *     - `lays-all`: all the `count` cards of `value` are laid
         *     - `single`: the only card of `value` is laid
         *     - `spends`, `keeps-jokers`: `count` jokers are laid, or stay in hand
         *     - `left`: only `count` cards are left in hand
         *     - `gains`: a set of `count` cards of `value` comes into hand
         *     - `burdens`: `seat` must draw `count` times
         *     - `may-take-back`: `seat` may take the set back without a draw
         *     - `grows`: `count` more cards are in hand
         *     - `stays`: the hand doesn't grow
         *     - `fresh`: `count` other cards come for those of the set
         *     - `finds`: `count` cards of the display go with the hand
         */
        LinkoWhy: {
            /** @default null */
            chance?: number | null;
            /** @default null */
            count?: number | null;
            /** @enum {unknown} */
            kind: "alone" | "breaks" | "burdens" | "choice" | "finds" | "fresh" | "gains" | "grows" | "hits" | "joins" | "joker" | "keeps" | "keeps-jokers" | "lays-all" | "left" | "likely-snatched" | "loses" | "may-take-back" | "maybe-snatched" | "phantom" | "rarely-snatched" | "runs-out" | "safe" | "single" | "spends" | "stays" | "surely-snatched" | "two" | "unseen" | "wins";
            /** @default null */
            players?: number | null;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            speaks: "against" | "for";
            /** @default null */
            value?: number | null;
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
export type LinkoWhy = components['schemas']['LinkoWhy'];
export type SeatSeen = components['schemas']['SeatSeen'];
export type SetSeen = components['schemas']['SetSeen'];
