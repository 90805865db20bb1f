"""A connection on which nothing is heard."""


class Quiet:
    def send(self, frame: bytes) -> None:
        pass

    def close(self, code: int, reason: str) -> None:
        pass
