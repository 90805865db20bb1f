"""A server that runs beside the test, in a thread with a loop of its own."""

import asyncio
import threading

from at_server import House


class Served:
    def __init__(self, house: House) -> None:
        self.house = house
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server", daemon=True)
        self._thread.start()
        assert self._ready.wait(60), "the server starts"
        self.root = f"http://{self.host}"

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server stops"

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        async with self.house.serving() as site:
            self.host = site.host
            self._ready.set()
            await self._stop.wait()
