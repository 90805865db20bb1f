"""People and bots round any game. Pure: no I/O, no clock, no luck, and no game by name."""
