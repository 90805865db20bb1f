"""What others have written, in lines of the terminal."""

from __future__ import annotations


def printable(text: str) -> str:
    """The text in one line, with what would move a terminal's cursor, or colour it, spelt out."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
