"""What was answered to whom at a table, so that the same id gets the same answer."""

from collections import OrderedDict

from greenpaw.server.messages import Ok, Refused

AskedBy = tuple[str, str]
"""Person and command id."""

KEPT_ANSWERS = 1000
"""Of commands that aren't in the log: refused ones, and those that changed nothing."""


class Answered:
    def __init__(self, accepted: dict[AskedBy, int]) -> None:
        """`accepted`: the versions of all accepted commands, by who asked; they are in the log for ever."""
        self._accepted = accepted
        self._others: OrderedDict[AskedBy, Ok | Refused] = OrderedDict()

    def accept(self, key: AskedBy, version: int) -> None:
        """The command is in the log as this version."""
        self._accepted[key] = version

    def to(self, key: AskedBy) -> Ok | Refused | None:
        """None where nothing was answered, or it is forgotten."""
        if key in self._accepted:
            return Ok(key[1], self._accepted[key])
        return self._others.get(key)

    def remember(self, key: AskedBy, answer: Ok | Refused) -> None:
        if key in self._accepted or (isinstance(answer, Refused) and answer.code == "store"):
            return  # in the log; or nothing is wrong with the command, and it may be asked again
        self._others[key] = answer
        if len(self._others) > KEPT_ANSWERS:
            self._others.popitem(last=False)
