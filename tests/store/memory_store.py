"""The store's fake: everything in dictionaries, for tests that need no disk."""

from greenpaw.store.contract import Repeated, Row, Said, VersionTaken


class MemoryStore:
    def __init__(self) -> None:
        self._logs: dict[str, list[Row]] = {}
        self._secrets: dict[str, bytes] = {}
        self._resting: set[str] = set()
        self._chat: dict[str, list[tuple[str, str, Said]]] = {}
        self._reviews: dict[str, tuple[str, bytes]] = {}
        self._names: dict[str, str] = {}
        self._links: dict[bytes, tuple[str, int]] = {}

    async def append(self, row: Row, secret: bytes | None = None) -> None:
        log = self._logs.setdefault(row.table, [])
        for old in log:
            if row.command is not None and (old.person, old.command) == (row.person, row.command):
                raise Repeated(old.version)
        if any(old.version == row.version for old in log):
            raise VersionTaken(str(row.version))
        log.append(row)
        if secret is not None:
            self._secrets[row.table] = secret

    async def rows(self, table: str) -> list[Row]:
        return list(self._logs.get(table, []))

    async def tables_of(self, person: str, limit: int) -> list[str]:
        last = {
            table: max(row.at_ms for row in log if row.person == person)
            for table, log in self._logs.items()
            if any(row.person == person for row in log)
        }
        return sorted(last, key=lambda table: (-last[table], table))[:limit]

    async def secret(self, table: str) -> bytes | None:
        return self._secrets.get(table)

    async def is_resting(self, table: str) -> bool:
        return table in self._resting

    async def rest(self, table: str, resting: bool) -> None:
        (self._resting.add if resting else self._resting.discard)(table)

    async def awake(self) -> list[str]:
        opened = sorted((log[0].at_ms, table) for table, log in self._logs.items() if log)
        return [table for _, table in opened if table not in self._resting]

    async def say(
        self, table: str, person: str, command: str, at_ms: int, name: str, seat: int | None, text: str
    ) -> Said | None:
        lines = self._chat.setdefault(table, [])
        if any((who, which) == (person, command) for who, which, _ in lines):
            return None
        said = Said(max((line.number for *_, line in lines), default=0) + 1, at_ms, name, seat, text)
        lines.append((person, command, said))
        return said

    async def chat(self, table: str, limit: int) -> list[Said]:
        return [line for *_, line in self._chat.get(table, [])][-limit:]

    async def forget_chat(self, before_ms: int) -> None:
        for table, lines in self._chat.items():
            self._chat[table] = [each for each in lines if each[2].at_ms >= before_ms]

    async def review(self, record: str, version: str) -> bytes | None:
        kept, review = self._reviews.get(record, (None, b""))
        return review if kept == version else None

    async def keep_review(self, record: str, version: str, review: bytes) -> None:
        self._reviews[record] = version, review

    async def make_person(self, person: str, now_ms: int) -> None:
        self._names.setdefault(person, "")

    async def name_of(self, person: str) -> str | None:
        return self._names.get(person)

    async def rename(self, person: str, name: str) -> None:
        self._names[person] = name

    async def make_device_link(self, hashed: bytes, person: str, now_ms: int, expires_ms: int) -> None:
        self._links = {old: link for old, link in self._links.items() if link[1] > now_ms}
        self._links[hashed] = (person, expires_ms)

    async def use_device_link(self, hashed: bytes, now_ms: int) -> str | None:
        person, expires_ms = self._links.pop(hashed, (None, 0))
        return person if expires_ms > now_ms else None

    async def close(self) -> None:
        pass
