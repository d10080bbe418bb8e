"""Tables that are set up, by a form or without clicking, and played on without clicking."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Page, expect

from formicarium.client import LiveClient, ServerRefusal, bot, me
from formicarium.core.choices import Choice
from tests.browser.player import card
from tests.server.serving import Served, play_first

T = TypeVar("T")
Wanted = Callable[[Sequence[Choice]], bool]
"""Asked at each turn of the person, with what she may do."""

_TABLES = 20
_NAMES = ("Ida", "Jon")


def at_once(_options: Sequence[Choice]) -> bool:
    """The first thing that is offered will do."""
    return True


def set_up(
    served: Served,
    game: str,
    players: int = 2,
    *,
    variant: str | None = None,
    persons: int = 1,
    until: Wanted | None = at_once,
    least: int = 0,
    rather: Sequence[str] = (),
    bots: str = "random",
    warned: str = "",
) -> str:
    """Make a table of a person and bots; return its address behind the server's.

    The person does at least so many things, and plays on until she is offered what is wanted; if
    that is None, to the end. Of what she may do she takes what the first of some patterns matches,
    if any does, and else anything. With ``warned``, a warning about the position must begin with
    this id, too. If there are several persons they share a screen.
    """
    seats = [*map(me, _NAMES[:persons]), *[bot(bots)] * (players - persons)]

    async def work() -> str:
        """Chance is the server's: if a game is over before what is wanted came, try another."""
        async with served.client() as client:
            for number in range(_TABLES):
                created = await client.create(game, seats, variant)
                async with client.sit(created) as table:
                    taste = _Taste(rather, Random(number))
                    if await _play(table, until, least, taste, warned):
                        secrets = ",".join(created.secrets.values())
                        return f"/#/table/{created.table.id}?s={secrets}"
        raise AssertionError("what is wanted was never offered")

    return _result(work())


def set_up_for_two(served: Served, game: str, options: dict[str, str]) -> tuple[str, str]:
    """Make a table of two persons at two screens and a bot; return both addresses."""

    async def work() -> tuple[str, str]:
        async with served.client() as client:
            made = await client.create(game, [*map(me, _NAMES), bot("hard")], options=options)
            ida, jon = (f"/#/table/{made.table.id}?s={each}" for each in made.secrets.values())
            return ida, jon

    return _result(work())


def seat_address(page: Page) -> str:
    """Return an address for the seats of a page, behind the server's: the page shows another."""
    kept = page.evaluate("history.state")
    return f"/#/table/{kept['table']}?s={','.join(kept['secrets'])}"


def finish(served: Served, *addresses: str) -> None:
    """Play on to the end in the seats of these addresses, which are all that are not bots'."""
    found = [re.search(r"/table/([^?]+)[?]s=(.+)", address) for address in addresses]
    names = [match[1] for match in found if match]
    secrets = [secret for match in found if match for secret in match[2].split(",")]

    async def work() -> None:
        async with served.client() as client, client.live(names[0], secrets) as live:
            await play_first(live)

    _result(work())


def make_table(page: Page, *seats: str, game: str = "micropolis", variant: str = "") -> None:
    """Fill in the form for a new table."""
    card(page, game).get_by_test_id("make-table").click()
    if variant:
        page.locator(f"input[name=variant][value={variant}]").check()
    page.get_by_test_id("players").select_option(str(len(seats)))
    for number, seat in enumerate(seats):
        page.get_by_test_id(f"seat-{number}").select_option(seat)
    page.get_by_test_id("listed").check()
    page.get_by_test_id("make").click()


def meet(host: Page, guest: Page, url: str, game: str = "micropolis") -> None:
    """One makes a table with an open seat, the other finds it in the list."""
    host.goto(url)
    make_table(host, "me", "open", game=game)
    expect(host.get_by_test_id("waiting")).to_be_visible()
    guest.goto(url)
    guest.get_by_test_id("listed-tables").get_by_test_id("join").first.click()


def _result(work: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as thread:  # in this one Playwright has an event loop of its own
        return thread.submit(lambda: asyncio.run(work)).result()


async def _play(
    table: LiveClient, until: Wanted | None, least: int, taste: _Taste, warned: str
) -> bool:
    done = 0
    while not (view := await table.my_turn()).over:
        options = table.options()
        warnings = [each.id for choices in view.choices for each in choices.warnings]
        said = not warned or any(each.startswith(warned) for each in warnings)
        if until is not None and done >= least and said and until(options):
            return True
        try:
            await table.act(taste.choose([option.action for option in options]))
            done += 1
        except ServerRefusal:  # somebody else chose at the same moment
            await asyncio.sleep(0)
    return until is None


class _Taste:
    """What a person rather does."""

    def __init__(self, patterns: Sequence[str], rng: Random) -> None:
        self._patterns = patterns
        self._rng = rng

    def choose(self, actions: Sequence[str]) -> str:
        """Take something that the first pattern matches, if any does."""
        for pattern in self._patterns:
            if found := [action for action in actions if re.search(pattern, action)]:
                return self._rng.choice(found)
        return self._rng.choice(actions)
