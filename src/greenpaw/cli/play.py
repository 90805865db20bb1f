"""`greenpaw play`: one person plays round after round against bots in the terminal."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from greenpaw.bots import bot, hints, network
from greenpaw.bots.bot import Bot
from greenpaw.bots.compiling import compile_game, compile_networks
from greenpaw.bots.hints import Hint
from greenpaw.bots.weights import is_learnt
from greenpaw.cli.errors import BadInput
from greenpaw.cli.screen import Quit, Screen
from greenpaw.cli.texts import Texts, language_of
from greenpaw.games import dice, record
from greenpaw.games.contract import Action, Game, OptionError
from greenpaw.games.dealer import Dealer, Fair, Ordered
from greenpaw.games.position import Position
from greenpaw.games.record import MOST_ROUNDS, Fairness, MatchPart, Record, RecordSeat, SeenCard
from greenpaw.table.seat import bot_name


def play(
    game: Game,
    *,
    players: int | None,
    chosen: Mapping[str, bool],
    bots: Sequence[str] | None,
    seed: int | None,
    seat: int,
    language: str | None,
    records: Path | None,
    plain: bool,
) -> None:
    """Play until the person has enough, without `bots` against the game's usual one.

    Raises BadInput, and UnfitWeights; an interrupted round is recorded, too.
    """
    texts = Texts(game, language_of(language, os.environ))
    players = _fewest(game, chosen) if players is None else players
    options = game.resolve_options(players, chosen)
    if seat not in range(players):
        raise BadInput(f"--seat {seat}: seats count from 0 to {players - 1}")
    if is_learnt(game):
        network.of(game)  # weights that don't fit are told of now, not at the first hint
    seated = _seated(game, players, [bot.usual(game)] if bots is None else bots, seat)
    if records is not None:
        _append(records, b"")
    names = _names(seated, texts.say("you"))
    screen = Screen(game, texts, names, seat, plain=plain)
    with screen.preparing():
        compile_game(game)
        if any(each is not None and bot.has_network(each.name) for each in seated):
            compile_networks(game)
    try:
        Match(game, options, seated, seed, screen, records).play()
    except Quit:
        pass
    finally:
        screen.line("")
        screen.line(texts.say("goodbye"))


def _fewest(game: Game, chosen: Mapping[str, bool]) -> int:
    """The fewest players for these options; where they never fit, the error says why."""
    try:
        return game.seats_allowed(chosen)[0]
    except OptionError:
        game.resolve_options(game.players[0], chosen)
        raise


def _seated(game: Game, players: int, bots: Sequence[str], seat: int) -> list[Bot | None]:
    """Who plays by seat: None is the person."""
    if len(bots) not in (1, players - 1):
        raise BadInput(f"--bots: name one bot for all other seats or {players - 1}, not {len(bots)}")
    others: list[Bot | None] = [bot.load(name, game) for name in bots] * (
        players - 1 if len(bots) == 1 else 1
    )
    return [*others[:seat], None, *others[seat:]]


def _names(seated: Sequence[Bot | None], person: str) -> list[str]:
    names: list[str] = []
    for each in seated:
        names.append(person if each is None else bot_name([*names, person]))
    return names


def _append(path: Path, line: bytes) -> None:
    try:
        with path.open("ab") as file:
            file.write(line)
    except OSError as error:
        raise BadInput(f"{path} can't be written: {error.strerror}") from None


class Round:
    """A round as it is being played: the position, the steps, and the steps as each seat saw them."""

    def __init__(self, start: Position, dealer: Dealer, number: int) -> None:
        self.position = start
        self.number = number
        self.steps: list[str] = []
        self.seen: list[list[str]] = [[] for _ in range(start.players)]
        self._dealer = dealer

    def deal(self) -> list[list[SeenCard]]:
        """Deal all that is due; the cards as each seat sees them come."""
        before = self.position
        self.position, cards = record.deal(before, self._dealer, self.number)
        views = [record.cards_as_seen(before, cards, seat) for seat in range(before.players)]
        if cards:
            self.steps.append(record.chance_step(cards))
            for seen, view in zip(self.seen, views, strict=True):
                seen.append(record.chance_step(card.text for card in view))
        return views

    def play(self, action: Action) -> None:
        step = record.decision_step(self.position.current_player, str(action))
        self.position = self.position.play(action)
        for steps in (self.steps, *self.seen):
            steps.append(step)


class Match:
    """Rounds whose scores add up, between a person and bots, open as long as the person likes."""

    def __init__(
        self,
        game: Game,
        options: dict[str, bool],
        seated: Sequence[Bot | None],
        seed: int | None,
        screen: Screen,
        records: Path | None,
    ) -> None:
        self._game = game
        self._options = options
        self._seated = seated
        self._seed = seed
        self._bots_seed = secrets.randbits(63) if seed is None else seed
        self._screen = screen
        self._records = records
        self._id = secrets.token_hex(10) if seed is None else f"{game.name}-{seed}"
        self._totals = [0] * len(seated)

    def play(self) -> None:
        first_player = self._play_round(1, None)
        for number in range(2, MOST_ROUNDS + 1):
            if not self._screen.ask_again():
                return
            first_player = self._play_round(number, (first_player + 1) % len(self._seated))
        self._screen.line(self._screen.say("match-over", rounds=MOST_ROUNDS))

    def _play_round(self, number: int, first_player: int | None) -> int:
        """Play a round, its first player drawn unless given; who that was."""
        players = len(self._seated)
        secret = os.urandom(32) if self._seed is None else None
        dealer = Ordered(self._bots_seed) if secret is None else Fair(secret, [b""] * players)
        start = dealer.number(number, 0, players) if first_player is None else first_player
        round = Round(self._game.start(players, start, **self._options), dealer, number)
        fairness = (
            None
            if secret is None
            else Fairness(Fair.commitment(secret), secret.hex(), [""] * players, lot=first_player is None)
        )
        shown = fairness.commitment if fairness and self._records else None
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._screen.round_starts(number, start, shown)
        try:
            self._play_out(round)
        finally:
            if self._records is not None:
                made = self._record(round, start, started, fairness)
                _append(self._records, record.write(made) + b"\n")
        return start

    def _play_out(self, round: Round) -> None:
        rngs = [
            dice.stream(self._bots_seed, round.number, dice.BOTS + seat) for seat in range(len(self._seated))
        ]
        person = self._seated.index(None)
        round.deal()
        while (seat := round.position.current_player) >= 0:
            masked = round.position.mask(seat)
            player = self._seated[seat]
            if player is None:
                self._screen.picture(masked)
                action = self._screen.ask_action(masked, partial(self._hint, masked, round))
            else:
                action = player.choose(masked, round.seen[seat], rngs[seat])
            self._screen.decided(seat, action, masked.effects(action))
            round.play(action)
            self._screen.came(effect for card in round.deal()[person] for effect in card.effects)
        outcome = round.position.outcome
        assert outcome is not None, "nobody has to decide, and all cards have come"
        self._totals = [total + score for total, score in zip(self._totals, outcome.scores, strict=True)]
        self._screen.round_ends(round.position, outcome, self._totals)

    def _hint(self, masked: Position, round: Round) -> Hint:
        """For the person, who has a stream as the bots have: whoever asks twice is told the same."""
        compile_networks(self._game)
        seat = masked.current_player
        rng = dice.stream(self._bots_seed, round.number, dice.BOTS + seat)
        return hints.hint(masked, round.seen[seat], rng)

    def _record(self, round: Round, first_player: int, started: str, fairness: Fairness | None) -> Record:
        return record.make(
            round.position,
            round.steps,
            id=f"{self._id}-{round.number}",
            started=started,
            options=self._options,
            first_player=first_player,
            match=MatchPart(self._id, round.number),
            seats=[
                RecordSeat(name="player") if each is None else RecordSeat(bot=each.name, version=each.version)
                for each in self._seated
            ],
            fairness=fairness,
        )
