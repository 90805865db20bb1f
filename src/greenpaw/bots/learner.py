"""Teaching a network: Adam on squared errors, in NumPy.

Source: Kingma, Ba, "Adam: a method for stochastic optimization", ICLR 2015.
"""

from __future__ import annotations

import numpy as np

from greenpaw.bots.weights import Weights

BATCH = 1024
_BETA_1, _BETA_2, _EPSILON = 0.9, 0.999, 1e-8
_CALM = 0.995
"""How much of the averaged weights, which are those that play, stays at each step."""


class Learner:
    """Weights that are being taught, with Adam's moments and the average that plays."""

    def __init__(self, weights: Weights) -> None:
        self.taught = [array.copy() for array in weights.arrays]
        self.averaged = [array.copy() for array in weights.arrays]
        self._first = [np.zeros_like(array) for array in weights.arrays]
        self._second = [np.zeros_like(array) for array in weights.arrays]
        self._steps = 0

    def learn(
        self, inputs: np.ndarray, targets: np.ndarray, rate: float, random: np.random.Generator
    ) -> float:
        """One pass over the rows, in a random order; the mean squared error before each step, averaged."""
        order = random.permutation(len(inputs))
        errors: list[float] = []
        for began in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[began : began + BATCH]
            errors.append(self._step(inputs[rows], targets[rows], rate))
        return float(np.mean(errors))

    def _step(self, x: np.ndarray, wanted: np.ndarray, rate: float) -> float:
        w1, b1, w2, b2, w3, b3 = self.taught
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        wrong = second @ w3 + b3 - wanted
        of_out = wrong * np.float32(2 / len(x))
        of_second = (of_out @ w3.T) * (second > 0)
        of_first = (of_second @ w2.T) * (first > 0)
        pairs = ((x, of_first), (first, of_second), (second, of_out))
        self._adam([slope for before, of in pairs for slope in (before.T @ of, of.sum(0))], rate)
        return float((wrong * wrong).mean())

    def _adam(self, gradients: list[np.ndarray], rate: float) -> None:
        self._steps += 1
        scale = rate * np.sqrt(1 - _BETA_2**self._steps) / (1 - _BETA_1**self._steps)
        parts = zip(self.taught, self.averaged, self._first, self._second, gradients, strict=True)
        for taught, averaged, first, second, gradient in parts:
            first += (1 - _BETA_1) * (gradient - first)
            second += (1 - _BETA_2) * (gradient * gradient - second)
            taught -= np.float32(scale) * first / (np.sqrt(second) + np.float32(_EPSILON))
            averaged += np.float32(1 - _CALM) * (taught - averaged)

    def _kept(self) -> dict[str, np.ndarray]:
        kinds = zip(
            ("taught", "averaged", "first", "second"),
            (self.taught, self.averaged, self._first, self._second),
            strict=True,
        )
        return {f"{kind}-{k}": array for kind, arrays in kinds for k, array in enumerate(arrays)}

    def state(self) -> dict[str, np.ndarray]:
        """All that going on later needs."""
        return {**self._kept(), "steps": np.array(self._steps)}

    def go_on(self, state: dict[str, np.ndarray]) -> None:
        """Go on from a `state`."""
        for name, array in self._kept().items():
            array[:] = state[name]
        self._steps = int(state["steps"])
