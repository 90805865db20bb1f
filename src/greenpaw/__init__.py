"""Greenpaw: Linko and LINE-IT, to play online and to study."""
