// Made by `npm run types` from the server's structs.

export interface components {
    schemas: {
        /**
         * Act
         * @description A decision in the game, in its notation. `decision` is the number of decisions so far in the round.
         */
        Act: {
            action: string;
            decision: number;
            /** @enum {unknown} */
            do: "act";
        };
        /** AddBot */
        AddBot: {
            /** @default null */
            bot?: string | null;
            /** @enum {unknown} */
            do: "add_bot";
        };
        /**
         * Back
         * @description I'm back: the stand-in stops deciding for me.
         */
        Back: {
            /** @enum {unknown} */
            do: "back";
        };
        /**
         * Barred
         * @description An action that the table suggests but the rules don't allow now, and why.
         */
        Barred: {
            action: string;
            code: string;
            rule: string;
            text: string;
        };
        /**
         * Chat
         * @description A line of chat, or a slash command such as `/start` (answered like `Do`).
         */
        Chat: {
            id: string;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /** ChatLine */
        ChatLine: {
            at_ms: number;
            name: string;
            number: number;
            seat: number | null;
            text: string;
        };
        /** ChatLines */
        ChatLines: {
            lines: components["schemas"]["ChatLine"][];
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * Choice
         * @description A legal action and what it does, before any luck or another seat's choice.
         */
        Choice: {
            action: string;
            effects: unknown[];
        };
        Command: components["schemas"]["Sit"] | components["schemas"]["StandUp"] | components["schemas"]["AddBot"] | components["schemas"]["Remove"] | components["schemas"]["SetOption"] | components["schemas"]["SetMatch"] | components["schemas"]["SetTable"] | components["schemas"]["SetFirst"] | components["schemas"]["Start"] | components["schemas"]["Contribute"] | components["schemas"]["Act"] | components["schemas"]["TakeHint"] | components["schemas"]["Back"] | components["schemas"]["NextRound"] | components["schemas"]["Finish"] | components["schemas"]["Rematch"];
        /**
         * Contribute
         * @description A browser's part in the shuffle of the round that is opening: up to 32 bytes, in hex.
         */
        Contribute: {
            /** @enum {unknown} */
            do: "contribute";
            hex: string;
            round: number;
        };
        /**
         * DeviceLink
         * @description Makes another device the same person, once, until it expires.
         */
        DeviceLink: {
            address: string;
            expires_ms: number;
            qr: string;
            token: string;
        };
        /**
         * Do
         * @description A command. The same id gets the same answer, and is carried out once.
         */
        Do: {
            command: components["schemas"]["Sit"] | components["schemas"]["StandUp"] | components["schemas"]["AddBot"] | components["schemas"]["Remove"] | components["schemas"]["SetOption"] | components["schemas"]["SetMatch"] | components["schemas"]["SetTable"] | components["schemas"]["SetFirst"] | components["schemas"]["Start"] | components["schemas"]["Contribute"] | components["schemas"]["Act"] | components["schemas"]["TakeHint"] | components["schemas"]["Back"] | components["schemas"]["NextRound"] | components["schemas"]["Finish"] | components["schemas"]["Rematch"];
            id: string;
            /** @enum {unknown} */
            type: "do";
        };
        /**
         * Failed
         * @description Why an HTTP request was not carried out. `code` is a message id; `text` is for logs and people.
         */
        Failed: {
            code: string;
            /** @default  */
            rule: string;
            text: string;
        };
        /**
         * FairnessView
         * @description The checkable shuffle: design section 5, docs/protocol.md.
         */
        FairnessView: {
            commitment: string;
            contributed: boolean[];
            secret: string | null;
        };
        /**
         * Finish
         * @description End an open match between rounds, or abandon a round that no other person plays in.
         */
        Finish: {
            /** @enum {unknown} */
            do: "finish";
        };
        FromPage: components["schemas"]["Hello"] | components["schemas"]["Do"] | components["schemas"]["Chat"] | components["schemas"]["Lobby"] | components["schemas"]["Visible"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Snapshot"] | components["schemas"]["Update"] | components["schemas"]["Ok"] | components["schemas"]["Refused"] | components["schemas"]["ChatLines"] | components["schemas"]["Presence"] | components["schemas"]["Tables"] | components["schemas"]["Pong"] | components["schemas"]["Problem"];
        /** GameInfo */
        GameInfo: {
            bots: string[];
            has_hints: boolean;
            has_reviews: boolean;
            name: string;
            options: components["schemas"]["GameOption"][];
            players: [
                number,
                number
            ];
            ready: boolean;
            usual_bot: string;
        };
        /** GameOption */
        GameOption: {
            automatic: boolean;
            default: boolean;
            max_players: number;
            min_players: number;
            name: string;
            rule: string;
        };
        /**
         * Hello
         * @description Look at a table, from version `have` on (None: from nothing); on one socket, one table at a time.
         */
        Hello: {
            /** @default null */
            have?: number | null;
            protocol: number;
            table: string;
            /** @enum {unknown} */
            type: "hello";
        };
        /**
         * Hint
         * @description The best choices, best first: by the chance to win and points together, as bots weigh them.
         */
        Hint: {
            choices: components["schemas"]["HintedChoice"][];
        };
        /**
         * HintedChoice
         * @description A choice, and what it may come to.
         */
        HintedChoice: {
            action: string;
            points: number;
            whys: unknown[];
            win: number;
        };
        /**
         * History
         * @description A page of a round's steps as the viewer may know them, oldest first.
         */
        History: {
            first: number;
            steps: components["schemas"]["StepView"][];
        };
        /**
         * Lobby
         * @description Follow the list of public tables (instead of a table).
         */
        Lobby: {
            protocol: number;
            /** @enum {unknown} */
            type: "lobby";
        };
        /** LobbyTable */
        LobbyTable: {
            game: string;
            match: string;
            names: string[];
            options: {
                [key: string]: boolean;
            };
            phase: string;
            seats: [
                number,
                number
            ];
            table: string;
        };
        /**
         * MatchPlayer
         * @description Someone who sits here, or has left and played in this match.
         */
        MatchPlayer: {
            bot: string | null;
            name: string;
            seat: number | null;
            seat_in: (number | null)[];
            total: number;
        };
        /** MatchView */
        MatchView: {
            first: number | null;
            goal: number | null;
            /** @enum {unknown} */
            kind: "open" | "rounds" | "target";
            players: components["schemas"]["MatchPlayer"][];
            rounds: components["schemas"]["RoundScores"][];
            winners: number[];
        };
        /**
         * Me
         * @description The person behind the cookie; a first request makes one.
         */
        Me: {
            friends: string | null;
            name: string;
        };
        /**
         * MyTable
         * @description A table where the person has a seat.
         */
        MyTable: {
            acts: boolean;
            game: string;
            others: string[];
            phase: string;
            table: string;
        };
        /** NewDeviceLink */
        NewDeviceLink: {
            /** @default null */
            table?: string | null;
        };
        /** NewName */
        NewName: {
            name: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            name: string;
            /** @default {} */
            options?: {
                [key: string]: boolean;
            };
            /** @default true */
            public?: boolean;
        };
        /**
         * NextRound
         * @description Another round of this match.
         */
        NextRound: {
            /** @enum {unknown} */
            do: "next_round";
        };
        /**
         * Ok
         * @description The command with this id was carried out, as this version (None: it needed no new version).
         */
        Ok: {
            /** @default {} */
            arguments: Record<string, unknown>;
            id: string;
            /** @default null */
            text: string | null;
            /** @enum {unknown} */
            type: "ok";
            version: number | null;
        };
        /** OptionView */
        OptionView: {
            chosen: boolean | null;
            name: string;
            rule: string;
            value: boolean | null;
        };
        /**
         * Outcome
         * @description How a round ended: scores by seat, the seats that won it, and the reason.
         */
        Outcome: {
            reason: string;
            scores: number[];
            winners: number[];
        };
        /**
         * PastDecision
         * @description A decision of a round that is over, with what its seat knew then.
         */
        PastDecision: {
            choices: components["schemas"]["Choice"][];
            view: components["schemas"]["View"];
        };
        /**
         * Ping
         * @description Heartbeat; answered by `Pong`.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlayedOnView
         * @description Where a round was played on from: its steps before are those of the other round.
         */
        PlayedOnView: {
            decision: number;
            record: string;
            step: number;
        };
        /**
         * PlayerReview
         * @description How one seat has decided, of the decisions in which it had a choice, and what luck it had.
         */
        PlayerReview: {
            accuracy: number | null;
            decisions: number;
            luck: number;
            marks: {
                [key: string]: number;
            };
            points_lost: number;
            seat: number;
            sound: number | null;
            win_lost: number;
        };
        /**
         * PlayOnFrom
         * @description Play on from this decision of a round that is over, at a new table, against bots of this level.
         */
        PlayOnFrom: {
            /** @default null */
            bot?: string | null;
            step: number;
        };
        /** Pong */
        Pong: {
            now_ms: number;
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Presence
         * @description Who is here: live connections by seat, and spectators.
         */
        Presence: {
            seats: boolean[];
            spectators: number;
            /** @enum {unknown} */
            type: "presence";
        };
        /**
         * Problem
         * @description The connection can't go on as asked: unknown table, protocol too old, message not understood, …
         */
        Problem: {
            /** @enum {unknown} */
            code: "bad-message" | "broken-table" | "protocol" | "too-fast" | "too-large" | "too-many" | "unknown-game" | "unknown-table";
            text: string;
            /** @enum {unknown} */
            type: "problem";
        };
        /**
         * Refused
         * @description The command with this id was not carried out. `code` is a message id; `text` is for logs and people.
         */
        Refused: {
            code: string;
            id: string;
            /** @default  */
            rule: string;
            text: string;
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Rematch
         * @description A new match at nil with the same people, the start moved on by one seat.
         */
        Rematch: {
            /** @enum {unknown} */
            do: "rematch";
        };
        /**
         * Remove
         * @description The host removes a bot, or a person between rounds.
         */
        Remove: {
            /** @enum {unknown} */
            do: "remove";
            /** @default null */
            name?: string | null;
            seat: number;
        };
        /** Review */
        Review: {
            curve: number[][];
            decisions: components["schemas"]["ReviewedDecision"][];
            players: components["schemas"]["PlayerReview"][];
            record: string;
            version: string;
        };
        /**
         * Reviewed
         * @description A review, and what was decided.
         */
        Reviewed: {
            review: components["schemas"]["Review"];
            steps: components["schemas"]["StepView"][];
        };
        /**
         * ReviewedChoice
         * @description What a choice would have lost against the best, by what the seat knew then.
         *
         *     Both are nil where it may be by chance alone that the best seems better; one may be below nil: a choice
         *     can be worth more points and less chance to win, or the other way round.
         */
        ReviewedChoice: {
            action: string;
            points_lost: number;
            whys: unknown[];
            win_lost: number;
        };
        /** ReviewedDecision */
        ReviewedDecision: {
            action: string;
            at_stake: number;
            best: string;
            /** @enum {unknown} */
            by: "bot" | "person" | "stand-in";
            choices: components["schemas"]["ReviewedChoice"][];
            cost: number;
            /** @enum {unknown} */
            mark: "best" | "blunder" | "doubtful" | "fine" | "only";
            points_lost: number;
            seat: number;
            step: number;
            win_lost: number;
        };
        /**
         * ReviewedRound
         * @description A round that is over, and its review once that is made: until then, ask again each second.
         */
        ReviewedRound: {
            bots: (string | null)[];
            decisions: number;
            done: number;
            game: string;
            names: string[];
            number: number;
            outcome: components["schemas"]["Outcome"];
            record: string;
            repeated: number;
            reviewed: components["schemas"]["Reviewed"] | null;
            seat: number | null;
            table: string;
        };
        /** RoundScores */
        RoundScores: {
            names: string[];
            outcome: components["schemas"]["Outcome"];
            record: string;
        };
        /** RoundView */
        RoundView: {
            acting: number | null;
            decision: number;
            fairness: components["schemas"]["FairnessView"];
            first_player: number | null;
            hints: number[];
            names: string[];
            number: number;
            outcome: components["schemas"]["Outcome"] | null;
            played_on: components["schemas"]["PlayedOnView"] | null;
            record: string;
            seat: number | null;
            since_ms: number;
            turn: number | null;
        };
        /** SeatView */
        SeatView: {
            bot: string | null;
            host: boolean;
            name: string;
            stand_in: boolean;
            total: number;
        };
        /**
         * SetFirst
         * @description Who starts the match: a seat, or None to draw it by lot.
         */
        SetFirst: {
            /** @enum {unknown} */
            do: "set_first";
            /** @default null */
            name?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /** SetMatch */
        SetMatch: {
            /** @enum {unknown} */
            do: "set_match";
            /** @default null */
            goal?: number | null;
            /** @enum {unknown} */
            kind: "open" | "rounds" | "target";
        };
        /**
         * SetOption
         * @description Choose an option of the game; None makes it automatic again.
         */
        SetOption: {
            /** @enum {unknown} */
            do: "set_option";
            name: string;
            /** @default null */
            value?: boolean | null;
        };
        /**
         * SetTable
         * @description Change the table's own settings; None leaves one as it is.
         */
        SetTable: {
            /** @enum {unknown} */
            do: "set_table";
            /** @default null */
            grace_s?: number | null;
            /** @default null */
            hints?: boolean | null;
            /** @default null */
            open_hands?: boolean | null;
            /** @default null */
            pace?: ("fast" | "normal" | "slow") | null;
            /** @default null */
            public?: boolean | null;
        };
        /** SettingsView */
        SettingsView: {
            grace_s: number;
            hints: boolean;
            open_hands: boolean | null;
            /** @enum {unknown} */
            pace: "fast" | "normal" | "slow";
            public: boolean;
        };
        /**
         * Sit
         * @description Take a seat under this name; sitting already, be back, or change the name (outside a round).
         */
        Sit: {
            /** @enum {unknown} */
            do: "sit";
            name: string;
        };
        /** Snapshot */
        Snapshot: {
            now_ms: number;
            /** @default 1 */
            protocol: number;
            /** @enum {unknown} */
            type: "snapshot";
            version: number;
            view: components["schemas"]["View"];
        };
        /**
         * StandUp
         * @description Give the seat up: before the start it is gone, during a round a bot plays it on.
         */
        StandUp: {
            /** @enum {unknown} */
            do: "stand_up";
        };
        /**
         * Start
         * @description Open the match and its first round.
         */
        Start: {
            /** @enum {unknown} */
            do: "start";
        };
        /**
         * StepView
         * @description One step of a round as this viewer may know it: for the log and for motion, never for state.
         */
        StepView: {
            by: "stand-in" | null;
            effects: unknown[];
            index: number;
            round: number;
            seat: number | null;
            step: string;
        };
        /** TableMade */
        TableMade: {
            table: string;
        };
        /** Tables */
        Tables: {
            tables: components["schemas"]["LobbyTable"][];
            /** @enum {unknown} */
            type: "tables";
        };
        /**
         * TakeHint
         * @description Ask for the best choices of one's own decision that is due. Everyone sees that a hint was taken.
         */
        TakeHint: {
            decision: number;
            /** @enum {unknown} */
            do: "take_hint";
        };
        /**
         * Update
         * @description From version - 1 to version, for this viewer; empty where there is nothing for it.
         */
        Update: {
            /** @default {} */
            changed: Record<string, unknown>;
            hash?: string;
            /** @default 0 */
            now_ms: number;
            /** @default [] */
            steps: components["schemas"]["StepView"][];
            /** @enum {unknown} */
            type: "update";
            version: number;
        };
        /** UseDeviceLink */
        UseDeviceLink: {
            token: string;
        };
        /**
         * View
         * @description Top-level parts are what `changed` of an update is made of.
         */
        View: {
            barred: components["schemas"]["Barred"][];
            choices: components["schemas"]["Choice"][];
            game: string;
            hint: unknown;
            leads: boolean;
            match: components["schemas"]["MatchView"];
            options: components["schemas"]["OptionView"][];
            /** @enum {unknown} */
            phase: "between" | "gathering" | "opening" | "over" | "playing";
            players: [
                number,
                number
            ];
            position: unknown;
            round: components["schemas"]["RoundView"] | null;
            seat: number | null;
            seats: components["schemas"]["SeatView"][];
            settings: components["schemas"]["SettingsView"];
            table: string;
        };
        /**
         * Visible
         * @description Whether this page can be seen right now.
         */
        Visible: {
            /** @enum {unknown} */
            type: "visible";
            visible: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Act = components['schemas']['Act'];
export type AddBot = components['schemas']['AddBot'];
export type Back = components['schemas']['Back'];
export type Barred = components['schemas']['Barred'];
export type Chat = components['schemas']['Chat'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatLines = components['schemas']['ChatLines'];
export type Choice = components['schemas']['Choice'];
export type Command = components['schemas']['Command'];
export type Contribute = components['schemas']['Contribute'];
export type DeviceLink = components['schemas']['DeviceLink'];
export type Do = components['schemas']['Do'];
export type Failed = components['schemas']['Failed'];
export type FairnessView = components['schemas']['FairnessView'];
export type Finish = components['schemas']['Finish'];
export type FromPage = components['schemas']['FromPage'];
export type FromServer = components['schemas']['FromServer'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameOption = components['schemas']['GameOption'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type HintedChoice = components['schemas']['HintedChoice'];
export type History = components['schemas']['History'];
export type Lobby = components['schemas']['Lobby'];
export type LobbyTable = components['schemas']['LobbyTable'];
export type MatchPlayer = components['schemas']['MatchPlayer'];
export type MatchView = components['schemas']['MatchView'];
export type Me = components['schemas']['Me'];
export type MyTable = components['schemas']['MyTable'];
export type NewDeviceLink = components['schemas']['NewDeviceLink'];
export type NewName = components['schemas']['NewName'];
export type NewTable = components['schemas']['NewTable'];
export type NextRound = components['schemas']['NextRound'];
export type Ok = components['schemas']['Ok'];
export type OptionView = components['schemas']['OptionView'];
export type Outcome = components['schemas']['Outcome'];
export type PastDecision = components['schemas']['PastDecision'];
export type Ping = components['schemas']['Ping'];
export type PlayedOnView = components['schemas']['PlayedOnView'];
export type PlayerReview = components['schemas']['PlayerReview'];
export type PlayOnFrom = components['schemas']['PlayOnFrom'];
export type Pong = components['schemas']['Pong'];
export type Presence = components['schemas']['Presence'];
export type Problem = components['schemas']['Problem'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type Remove = components['schemas']['Remove'];
export type Review = components['schemas']['Review'];
export type Reviewed = components['schemas']['Reviewed'];
export type ReviewedChoice = components['schemas']['ReviewedChoice'];
export type ReviewedDecision = components['schemas']['ReviewedDecision'];
export type ReviewedRound = components['schemas']['ReviewedRound'];
export type RoundScores = components['schemas']['RoundScores'];
export type RoundView = components['schemas']['RoundView'];
export type SeatView = components['schemas']['SeatView'];
export type SetFirst = components['schemas']['SetFirst'];
export type SetMatch = components['schemas']['SetMatch'];
export type SetOption = components['schemas']['SetOption'];
export type SetTable = components['schemas']['SetTable'];
export type SettingsView = components['schemas']['SettingsView'];
export type Sit = components['schemas']['Sit'];
export type Snapshot = components['schemas']['Snapshot'];
export type StandUp = components['schemas']['StandUp'];
export type Start = components['schemas']['Start'];
export type StepView = components['schemas']['StepView'];
export type TableMade = components['schemas']['TableMade'];
export type Tables = components['schemas']['Tables'];
export type TakeHint = components['schemas']['TakeHint'];
export type Update = components['schemas']['Update'];
export type UseDeviceLink = components['schemas']['UseDeviceLink'];
export type View = components['schemas']['View'];
export type Visible = components['schemas']['Visible'];
