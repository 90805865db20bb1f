"""Trouble that would come again with every page that asks: the log has it once."""

import logging

log = logging.getLogger("greenpaw.trouble")


class Once:
    def __init__(self) -> None:
        self._told: set[str] = set()

    def log(self, trouble: str, error: Exception | None = None) -> None:
        """With the error's traceback where one is given."""
        if trouble not in self._told:
            self._told.add(trouble)
            log.error("%s", trouble, exc_info=error)
