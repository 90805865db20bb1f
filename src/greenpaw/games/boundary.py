"""Kernels as Python calls them: with an array of positions and an index.

A template, instantiated once per game (`Game.boundary`) with the game's kernels as globals. Passing
(array, index) costs half a microsecond; passing a record from Python costs fourteen times that.

What each kernel of a game says, on one record:

- `current_player(position)`: a seat, CHANCE or TERMINAL
- `legal_actions(position, out) -> n`: action codes, ascending; 0 when no decision is due
- `chance_outcomes(position, cards, weights) -> n`: card codes, ascending, each with its multiplicity
- `seen_by(position)`: who sees the card that is due: a seat or PUBLIC
- `apply_action(position, action)`: a decision, or the card dealt at a chance node; unchecked
- `returns(position, out)`: the scores by seat
- `tie_break(position, out)`: by seat, what decides between equal scores: the smaller is better
- `effects(position, action, out) -> n`: rows of a kind and four numbers, of a decision or of a card
  that comes (UNSEEN for someone who doesn't see it)
- `greedy(position, legal, n, rng)`, where the game has it: the action of the bot *casual*
- `club(position, legal, n, rng)`, where the game has it: the action of the bot of that name
- `features(position, seat, out)`, where the game has it: a masked position as numbers for networks
- `wind_back(position, later, held, seat, rng)`, where the game has it: from an imagined hand back to what it
  was at an earlier decision (`bots/kernels/beliefs.py`)
- `mask(position, seat)`, `resample(position, seat, rng)`: hide, and imagine, what the seat doesn't know;
  whom a position is masked for is noted here
"""
# pyright: reportUndefinedVariable=false

from greenpaw.games.jit import njit
from greenpaw.games.masking import note_viewer


@njit
def current_player_at(positions, i):
    return current_player(positions[i])


@njit
def legal_actions_at(positions, i, out):
    return legal_actions(positions[i], out)


@njit
def chance_outcomes_at(positions, i, cards, weights):
    return chance_outcomes(positions[i], cards, weights)


@njit
def seen_by_at(positions, i):
    return seen_by(positions[i])


@njit
def apply_action_at(positions, i, action):
    apply_action(positions[i], action)


@njit
def returns_at(positions, i, out):
    returns(positions[i], out)


@njit
def tie_break_at(positions, i, out):
    tie_break(positions[i], out)


@njit
def effects_at(positions, i, action, out):
    return effects(positions[i], action, out)


@njit
def mask_at(positions, i, seat):
    note_viewer(positions[i], seat)
    mask(positions[i], seat)


@njit
def resample_at(positions, i, seat, rng):
    resample(positions[i], seat, rng)
    positions[i].masked = 0


NAMES = [name.removesuffix("_at") for name in tuple(globals()) if name.endswith("_at")]
"""Of the kernels that every game must have."""
