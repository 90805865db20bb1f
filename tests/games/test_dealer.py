"""Dealers deal what they promise: fair ones evenly and checkably, the others the same every time."""

import hashlib
import hmac
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

import greenpaw
from greenpaw.bots.simulate import Series
from greenpaw.games import record
from greenpaw.games.dealer import Fair, Listed, Ordered, OutOfCards, nth_card

linko = greenpaw.load("linko")

DECK = [0, *[8] * 13, 5]
DEALS = 2500
UNLIKELY = 0.001
"""Secrets and seeds below are fixed: a test that passes once passes always."""


def secret(number: int) -> bytes:
    return hashlib.sha256(b"a secret for tests" + number.to_bytes(4, "big")).digest()


def whole_deal(dealer, deck=tuple(DECK)) -> list[int]:
    undealt, cards = list(deck), []
    for k in range(1, sum(deck) + 1):
        cards.append(dealer(1, k, undealt))
        undealt[cards[-1]] -= 1
    return cards


@cache
def deals(kind: str) -> np.ndarray:
    """Whole deals of 109 cards, one a row."""
    dealers = {"fair": lambda i: Fair(secret(i)), "ordered": lambda i: Ordered(12, i)}
    return np.array([whole_deal(dealers[kind](i)) for i in range(DEALS if kind == "fair" else 600)])


def is_plausible(observed, expected) -> bool:
    return bool(stats.chisquare(observed, expected).pvalue > UNLIKELY)


# Evenly


@pytest.mark.parametrize("kind", ["fair", "ordered"])
@pytest.mark.parametrize("k", [1, 2, 14, 55, 108, 109])
def test_each_card_is_as_likely_at_any_position_as_it_is_frequent(kind, k):
    cards = deals(kind)[:, k - 1]
    expected = np.array(DECK[1:]) / 109 * len(cards)
    assert is_plausible(np.bincount(cards, minlength=15)[1:], expected)


@pytest.mark.parametrize("first", [1, 60])
def test_each_pair_of_neighbours_is_as_likely_as_it_should_be(first):
    observed = np.zeros((15, 15))
    np.add.at(observed, (deals("fair")[:, first - 1], deals("fair")[:, first]), 1)
    of_each = np.array(DECK)
    expected = (np.outer(of_each, of_each) - np.diag(of_each)) / (109 * 108) * DEALS
    assert is_plausible(observed[1:, 1:].ravel(), expected[1:, 1:].ravel())


def test_how_often_neighbours_are_equal_is_as_it_should_be():
    cards = deals("fair")
    equal = int((cards[:, 1:] == cards[:, :-1]).sum())
    chance = (13 * 8 * 7 + 5 * 4) / (109 * 108)
    assert abs(equal / (DEALS * 108) - chance) < 4 * (chance / (DEALS * 108)) ** 0.5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_lot_falls_on_each_first_player_alike(players):
    first = [Fair(secret(i)).number(1, 0, players) for i in range(DEALS)]
    assert set(first) == set(range(players))
    assert is_plausible(np.bincount(first), [DEALS / players] * players)


def test_every_deal_holds_the_whole_deck():
    for row in deals("fair")[:50]:
        assert np.bincount(row).tolist() == DECK


# Checkably


def promised_number(secret: bytes, contributions: list[bytes], round: int, k: int, n: int) -> tuple[int, int]:
    """The design's words once more: the number, and how many tries it took."""
    mixed = hashlib.sha256(b"".join(len(c).to_bytes(4, "big") + c for c in contributions)).digest()
    attempt = 0
    while True:
        numbers = b"".join(value.to_bytes(4, "big") for value in (round, k, attempt))
        tag = hmac.new(secret, b"greenpaw-deal/1" + numbers + mixed, hashlib.sha256).digest()
        u = int.from_bytes(tag[:8], "big")
        if u < 2**64 - (2**64 % n):
            return u % n, attempt + 1
        attempt += 1


@settings(max_examples=100)
@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.binary(max_size=32), max_size=5),
    st.integers(1, 20),
    st.integers(0, 109),
    st.integers(1, 109),
)
def test_the_fair_dealer_draws_the_numbers_that_were_promised(secret, contributions, round, k, n):
    assert (
        Fair(secret, contributions).number(round, k, n)
        == promised_number(secret, contributions, round, k, n)[0]
    )


def test_a_deal_worked_out_by_hand():
    """Secret 00 01 ... 1f; Ann contributes `Ann`, the second seat nothing, the third `Bo`."""
    dealer = Fair(bytes(range(32)), [b"Ann", b"", b"Bo"])
    assert [dealer.number(1, 0, n) for n in (2, 3, 4, 5)] == [0, 1, 0, 1]
    assert ",".join(linko.cards[card] for card in whole_deal(dealer)[:12]) == "2,X,6,1,12,11,4,7,9,13,7,2"


def test_a_number_beyond_the_last_full_multiple_is_drawn_again():
    n = 2**63 + 1  # nearly half of all draws lie beyond 2^64 - (2^64 mod n)
    tries = []
    for k in range(40):
        number, attempts = promised_number(secret(0), [], 1, k, n)
        assert Fair(secret(0)).number(1, k, n) == number
        tries.append(attempts)
    assert 1 in tries
    assert max(tries) > 2


def test_what_a_browser_contributes_changes_the_deal():
    deals = [
        whole_deal(Fair(secret(1), contributions))
        for contributions in ([], [b""], [b"", b""], [b"ab", b"c"], [b"a", b"bc"], [b"c", b"ab"], [b"abc"])
    ]
    assert len(set(map(tuple, deals))) == len(deals)


def test_another_round_or_another_secret_is_another_deal():
    one = Fair(secret(1))
    undealt = DECK
    first_round = [one(1, k, undealt) for k in range(1, 40)]
    assert [one(2, k, undealt) for k in range(1, 40)] != first_round
    assert [Fair(secret(2))(1, k, undealt) for k in range(1, 40)] != first_round
    assert [Fair(secret(1))(1, k, undealt) for k in range(1, 40)] == first_round


def test_the_commitment_is_the_secret_s_sha_256():
    assert Fair.commitment(secret(1)) == hashlib.sha256(secret(1)).hexdigest()


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size):
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(bytes(size))


# The same every time


def cards_dealt(players: int, options: dict, dealer, choice: int) -> list[int]:
    """The cards of a round in which always the same legal action, counted round, is taken."""
    position, cards = linko.start(players, **options), []

    def noting(round, k, undealt):
        cards.append(dealer(round, k, undealt))
        return cards[-1]

    position = position.deal(noting)
    while not position.is_over and position.decisions < 60:
        actions = position.legal_actions()
        position = position.play(actions[choice % len(actions)]).deal(noting)
    return cards


@pytest.mark.parametrize("dealer", [Ordered(5), Fair(secret(5))], ids=["ordered", "fair"])
@pytest.mark.parametrize("options", [{"duel": False}, {"duel": True}])
def test_a_seed_or_secret_deals_the_same_cards_whatever_is_decided(dealer, options):
    for one, other in pairwise([cards_dealt(2, options, dealer, choice) for choice in (0, 1, -1, 7)]):
        shared = min(len(one), len(other))
        assert shared >= 32
        assert one[:shared] == other[:shared]


def test_an_ordered_dealer_deals_the_same_to_any_number_of_players():
    assert whole_deal(Ordered(5)) == whole_deal(Ordered(5))
    two, five = (cards_dealt(players, {"duel": False}, Ordered(5), 0) for players in (2, 5))
    assert two[:32] == five[:32] == whole_deal(Ordered(5))[:32]


def test_another_seed_is_another_order():
    orders = [whole_deal(Ordered(*seed)) for seed in [(5,), (6,), (5, 0), (5, 1), (0, 5)]]
    assert len(set(map(tuple, orders))) == len(orders)


def test_an_ordered_dealer_deals_each_round_of_a_match_anew():
    first, second = ([Ordered(5)(round, k, DECK) for k in range(1, 40)] for round in (1, 2))
    assert first != second


def test_the_compiled_rounds_of_a_series_are_dealt_by_an_ordered_dealer():
    ((played, _),) = Series(linko, 3, ["uniform"], seed=4).records(7, 1, "")
    dealer = Ordered(4, 7)
    assert played.first_player == dealer.number(1, 0, 3)
    for moment in record.replay(played):
        if moment.position.is_chance:
            assert record.deal(moment.position, dealer)[1] == moment.step


def test_a_listed_dealer_deals_its_list_and_no_more():
    dealer = Listed([3, 14, 3])
    assert [dealer(1, k, DECK) for k in (1, 2, 3)] == [3, 14, 3]
    with pytest.raises(OutOfCards, match="card 4 is due, but only 3 are listed"):
        dealer(1, 4, DECK)


@settings(max_examples=100)
@given(st.lists(st.integers(0, 8), min_size=1, max_size=15))
def test_the_undealt_cards_lie_in_the_order_of_their_codes(undealt):
    laid_out = [card for card, count in enumerate(undealt) for _ in range(count)]
    assert [nth_card(undealt, index) for index in range(len(laid_out))] == laid_out
    with pytest.raises(IndexError):
        nth_card(undealt, len(laid_out))
