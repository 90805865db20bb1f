"""Greenpaw: card games, to play online and to study."""

from greenpaw.games import load

__all__ = ["load"]
