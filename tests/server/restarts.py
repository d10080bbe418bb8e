"""Servers that are killed and started again, and players who go on all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

from formicarium.client import Client, LiveClient, new_id
from formicarium.server.protocol import Created

ROOT = Path(__file__).parents[2]


class Zygote:
    """Real server processes that come and go at one address."""

    def __init__(self, database: Path) -> None:
        self._reserved = socket.socket()  # so that nobody takes the port while no server has it
        self._reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._reserved.bind(("127.0.0.1", 0))
        port = self._reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self._server = 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote", str(database), str(port)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip

    def client(self) -> Client:
        """Make a client that waits as long as it takes."""
        return Client(self.url, patience=None)

    async def start(self) -> None:
        """Start a server."""
        self._server = int(await self._ask("start"))

    async def restart(self) -> None:
        """Kill the server and start another one."""
        os.kill(self._server, signal.SIGKILL)
        assert await self._ask("reap") == "gone"
        await self.start()

    def close(self) -> None:
        self._process.communicate()
        self._reserved.close()

    async def _ask(self, command: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        return (await asyncio.to_thread(self._process.stdout.readline)).strip()


class Player:
    """One seat that plays through every break, and remembers what it was promised."""

    undoes = 0.3
    """How often it takes back what it may."""

    def __init__(self, client: Client, created: Created, seat: int, rng: Random) -> None:
        self.client = client
        self.table = created.table.id
        self.secret = created.secrets[str(seat)]
        self.rng = rng
        self.seen: LiveClient | None = None
        self.waiting: tuple[str, str] | None = None
        self.promised: dict[str, int] = {}

    async def play(self) -> None:
        while True:
            try:
                live = self.client.live(self.table, [self.secret], self.seen)
                async with live as self.seen:
                    await self._until_over(self.seen)
                    return
            except (OSError, ConnectionError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _until_over(self, live: LiveClient) -> None:
        while self.waiting or not (await live.my_turn()).over:
            if self.waiting is None:
                undo = live.may_undo and self.rng.random() < self.undoes
                what = "" if undo else self.rng.choice(live.options()).action
                self.waiting = (new_id(), what)
            name, action = self.waiting
            length = await (live.act(action, name) if action else live.undo(name))
            self.promised[name] = length
            self.waiting = None
