"""The data folder: one server at a time."""

import fcntl
import os
from pathlib import Path


class CantOpen(Exception):
    """The store can't be opened; the text says why, in one line for the host."""


class FolderTaken(CantOpen):
    """Another server has this data folder."""


class FolderLock:
    """Holds the data folder until `release`, or until the process is gone, however it ended."""

    def __init__(self, folder: Path) -> None:
        """Raises FolderTaken, or CantOpen where there can be no such folder."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise CantOpen(f"the data folder {folder} can't be used: {error.strerror}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise FolderTaken(f"the data folder {folder} is in use by another Greenpaw server") from None

    def release(self) -> None:
        os.close(self._file)
