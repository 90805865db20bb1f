"""Which choice is best where each has terms, numbers of what a player looks at, and each term a weight."""

from greenpaw.games.jit import njit


@njit
def weightiest(terms, weights):
    """The index of the row of terms with the largest sum of terms times weights; ties fall to the first.

    There may be more weights than terms: the first ones count.
    """
    best, best_worth = 0, -1e9
    for i in range(terms.shape[0]):
        worth = 0.0
        for k in range(terms.shape[1]):
            worth += weights[k] * terms[i, k]
        if worth > best_worth:
            best, best_worth = i, worth
    return best
