"""Greenpaw: Linko and LINE-IT, to play online and to study."""

from greenpaw.games import load

__all__ = ["load"]
