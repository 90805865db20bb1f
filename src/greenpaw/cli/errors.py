"""Errors of the command line."""


class BadInput(Exception):
    """What the user gave can't be used: one clear line and exit status 2."""
