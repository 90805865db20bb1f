"""A bot for `greenpaw arena`: it reads one line of JSON and answers with one (docs/external-bots.md).

    greenpaw arena line-it --players 2 --bots "uniform,exec:python3 examples/first_bot.py"

It knows LINE-IT a little: what keeps its line's numbers close together goes into the line. In any other
game it takes the first legal action.
"""

import json
import sys
from typing import Any

FAR = 12
"""A number so far from the line's last one is left alone."""


def choose(question: dict[str, Any]) -> str:
    """One of the legal actions, by what is seen."""
    legal: list[str] = question["legal"]
    if question["game"] != "line-it":
        return legal[0]
    cards: list[str] = question["observation"]["seats"][question["seat"]]["line"]["cards"]
    numbers = [int(card) for card in cards if not card.startswith("+")]
    nearest = min(legal, key=lambda action: gap(action, numbers))
    if gap(nearest, numbers) <= FAR:
        return nearest
    harmless = [action for action in legal if action == "end" or action.endswith("hand")]
    return (harmless or [nearest])[0]


def gap(action: str, numbers: list[int]) -> int:
    """How far from the line's last number this action goes on; beyond any where it doesn't."""
    words = action.split()
    card = words[1] if action.endswith("line") or action.startswith("play") else "+"
    if card.startswith("+"):
        return 1000
    return abs(int(card) - numbers[-1]) if numbers else min(int(card) - 1, 100 - int(card))


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
