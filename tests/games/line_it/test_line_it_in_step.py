"""The engine and the reference play the same games, and agree on everything at every step."""

import random

import pytest
from walks import some

from greenpaw.games.contract import CHANCE, TERMINAL
from greenpaw.games.position import Position

from .reference import CARD_IS_DUE, COLORS, GAME_IS_OVER, SIZES, Game, Line, is_bet
from .telling import facts, line_it

HABITS = ["any", "near", "long", "hoards"]
"""Ways to decide, that make games of every kind: long lines, won and lost bets, full hands."""


def play_in_step(players: int, seed: int, amounts: dict[str, int] | None = None) -> list[str]:
    """Play one random game on both, comparing at every step; all that happened, as facts."""
    luck = random.Random(f"{players}-{seed}")
    first = luck.randrange(players)
    game = Game(players, first, **(amounts or {}))
    cards = len(game.deck)
    position = line_it.start(players, first, amounts=amounts or {})
    habit = HABITS[seed % len(HABITS)]
    happened: list[str] = []
    while True:
        compare(game, position)
        player = position.current_player
        if player == TERMINAL:
            break
        if player == CHANCE:
            assert game.due == (CARD_IS_DUE,)
            coming = {line_it.cards[card]: weight for card, weight in position.chance_outcomes()}
            assert coming == {card: game.deck.count(card) for card in game.deck}
            step = luck.choice(game.deck)
            told = position.card_effects(line_it.parse_card(step))
            position = position.deal_card(line_it.parse_card(step))
        else:
            codes = position.legal_codes()
            assert codes == sorted(set(codes))
            legal = [str(line_it.action(code)) for code in codes]
            assert (player, sorted(legal)) == (game.due[0], sorted(set(game.due[1])))
            step = choose(legal, game.lines[player], habit, luck)
            told = position.effects(step)
            position = position.play(step)
        game.go_on(step)
        assert facts(told) == game.facts, step
        happened += game.facts
    assert game.due == (GAME_IS_OVER,)
    assert (position.dealt, position.decisions) == (game.dealt, game.decisions)
    assert sum(line_it.card_counts(position)) == game.dealt == cards
    assert position.outcome.scores == game.scores()
    assert position.outcome.winners == game.winners()
    assert position.outcome.reason == "deck-out"
    return happened


def choose(legal: list[str], line: Line, habit: str, luck: random.Random) -> str:
    """`near` adds the number nearest to the line's last, `long` closes only when it must, `hoards` keeps."""
    if habit == "hoards":
        legal = [action for action in legal if action.endswith("hand") and luck.random() < 0.8] or legal
    if habit in ("long", "near"):
        legal = [action for action in legal if action != "close"] or legal
    lays = {action: card for action in legal if (card := laid(action))}
    if habit != "near" or not lays or luck.random() < 0.1:
        return luck.choice(legal)
    bets = [action for action, card in lays.items() if is_bet(card)]
    if bets or not line.numbers:
        return luck.choice(bets or list(lays))
    last = int(line.numbers[-1])
    return min(lays, key=lambda action: abs(int(lays[action]) - last))


def laid(action: str) -> str | None:
    match action.split():
        case ["play", card] | ["take", card, "line"]:
            return card
    return None


def compare(game: Game, position: Position) -> None:
    """All that lies anywhere, and whatever it says about what is due."""
    record = position.record
    assert record.deck == len(game.deck)
    assert record.market[: record.market_size].tolist() == [line_it.parse_card(card) for card in game.market]
    if position.current_player == CHANCE:
        assert game.due == (CARD_IS_DUE,)
        return
    seen = position.observation()
    assert (seen.phase, seen.round, seen.rounds) == (game.phase, game.round, game.rounds)
    assert (seen.first, seen.lap, seen.market) == (game.first, game.lap, game.market)
    assert (seen.taken, seen.added) == (game.taken, game.added)
    assert (seen.deck, seen.undealt) == (len(game.deck), game.deck)
    assert {each.color: sorted(each.cards) for each in seen.jackpots} == {
        color: sorted(cards) for color, cards in game.jackpots.items()
    }
    if seen.phase != "over":
        assert seen.turn == position.turn == position.current_player == game.due[0]
    for seat, player in enumerate(seen.seats):
        assert player.hand == game.hands[seat]
        assert player.pile == len(game.piles[seat])
        assert piled(record, seat) == sorted(map(int, game.piles[seat]))
        assert sorted(player.tokens) == sorted(game.tokens[seat])
        assert player.score == game.scores()[seat]
        assert player.passed == (seat in game.passed)
        compare_line(game.lines[seat], player.line)


def compare_line(line: Line, seen) -> None:
    assert seen.cards == line.cards
    assert (seen.direction, seen.takes_bet) == (line.direction, not line.had_bet)
    last = int(line.numbers[-1]) if line.numbers else None
    assert seen.above == (last if line.direction == "up" else None)
    assert seen.below == (last if line.direction == "down" else None)
    if line.bet is None:
        assert seen.bet is None
    else:
        needed = int(line.bet) - line.followed
        assert (seen.bet.card, seen.bet.followed, seen.bet.needed) == (line.bet, line.followed, needed)
    for each, color in zip(seen.colors, COLORS, strict=True):
        count = line.count(color)
        assert (each.color, each.count, each.needed) == (color, count, max(3 - count, 0))
    lost = None if line.bet is None else f"-{int(line.bet)}"
    closing = (seen.closing.discarded, seen.closing.scored, seen.closing.lost)
    assert closing == (line.numbers[:3], line.numbers[3:], lost)


def piled(record, seat: int) -> list[int]:
    """The cards of a seat's score pile, which only the record knows."""
    return [card for card, place in enumerate(record.place) if place == 1 + seat]


ALL_KINDS = {
    *("lays", "keeps", "jackpot", "wins-bet", "closes", "loses-bet", "ends-turn", "passes"),
    *("to-jackpot", "out", "starts", "last-cards", "market", "ends"),
}


@pytest.mark.parametrize("players", line_it.players)
def test_engine_and_reference_agree_at_every_step(players):
    for seed in some(50):
        play_in_step(players, seed)


def test_games_in_step_have_facts_of_every_kind_and_win_and_lose_every_bet_and_jackpot():
    seeds = [*range(4), *range(5, 40, len(HABITS))]  # mostly games that lay what is near
    happened = [fact.split() for seed in seeds for fact in play_in_step(2, seed)]
    assert {kind for kind, *_ in happened} == ALL_KINDS
    for kind in ("wins-bet", "loses-bet"):
        assert {fact[2] for fact in happened if fact[0] == kind} == {f"card=+{size}" for size in SIZES}
    won = [fact for fact in happened if fact[0] == "jackpot" and fact[3] != "count=0"]
    assert {fact[2] for fact in won} == {f"color={color}" for color in COLORS}


AMOUNTS = [
    {"numbers": 12, "bets": 1},
    {"numbers": 21, "bets": 1},
    {"numbers": 14, "bets": 2},
    {"numbers": 7, "bets": 0},
    {"numbers": 8, "bets": 0},
    {"numbers": 11, "bets": 0},
    {"numbers": 1, "bets": 2},
    {"numbers": 4, "bets": 1},
    {"numbers": 100, "bets": 0},
]


@pytest.mark.parametrize("amounts", AMOUNTS, ids=lambda amounts: "-".join(map(str, amounts.values())))
@pytest.mark.parametrize("players", line_it.players)
def test_tiny_decks_agree_too(players, amounts):
    for seed in some(4 if amounts["numbers"] == 100 else 40):
        happened = play_in_step(players, seed, amounts)
        assert happened[-1] == "ends reason=deck-out"


def test_tiny_decks_make_games_of_one_round_and_decks_with_nothing_left_or_nearly_a_round():
    rounds, left = set(), {}
    for players in line_it.players:
        for amounts in AMOUNTS:
            total = amounts["numbers"] + 3 * amounts["bets"]
            rounds.add(total // (players + 2))
            left.setdefault(players, set()).add(total % (players + 2))
    assert 1 in rounds
    assert all({0, players + 1} <= left[players] for players in left)
