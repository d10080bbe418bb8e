"""Imported records: what can be looked at, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import formicarium as fm
from formicarium.client import Client
from formicarium.server import archive
from formicarium.server.replay import Replay
from tests.records.gather import RECORDS
from tests.server.serving import open_hall
from tests.server.test_replays import refused
from tests.tables import DEFAULT_TABLES, recorded_game

[PAIR, *_] = [table for table in DEFAULT_TABLES if table.game.id == "micropolis"]
WHOLE = recorded_game(PAIR, 4)
SMALLEST = {path.stem.split("-")[0]: path for path in reversed(RECORDS)}


def begun(actions: int = 9) -> fm.Record:
    """Return the record of a game that goes on."""
    return recorded_game(PAIR, 4, actions)


async def test_an_imported_game_is_seen_through_the_eyes_of_any_seat(client: Client) -> None:
    text = WHOLE.to_text()
    name = await client.import_record(text)
    assert await client.import_record(text.replace("\n", "\r\n").encode("utf-8-sig")) == name
    info = await client.replay(name)
    assert (info.imported, info.free, info.length) == (True, True, len(WHOLE.moves))
    assert (info.table.phase, info.table.mine, info.table.origin) == ("over", (), None)
    assert info.numbers == info.lines == tuple(range(1, info.length + 1))
    for eyes in ("none", "A", "B"):
        assert (await client.replay_part(name, 0, (), eyes)).first == 0
    assert await client.replay_points(name)
    assert await client.replay_record(name) == text
    assert "A, B, none" in (await refused(422, client.replay(name, (), "C"))).reason


async def test_a_game_that_goes_on_can_be_imported_with_or_without_its_seed(client: Client) -> None:
    record = begun()
    for seed in (record.seed, None):
        record.seed = seed
        name = await client.import_record(record.to_text())
        info = await client.replay(name)
        assert (info.table.phase, info.length) == ("running", 9)
        assert info.table.seed == (None if seed is None else str(seed))
        assert await client.replay_record(name) == record.to_text()


async def test_the_names_of_seats_tell_people_from_bots(client: Client) -> None:
    record = begun(0)
    record.seats = ("Ida", "bot expert")
    seats = (await client.replay(await client.import_record(record.to_text()))).table.seats
    assert [(seat.kind, seat.name, seat.bot) for seat in seats] == [
        ("person", "Ida", ""),
        ("bot", "", "expert"),
    ]


@pytest.mark.parametrize(
    "path", SMALLEST.values(), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
async def test_a_record_of_an_older_version_is_kept_and_read_again(
    path: Path, tmp_path: Path
) -> None:
    record = fm.Record.load(path)
    assert record.engine == "0.1.0"
    async with open_hall(tmp_path / "tables.db") as hall:
        name = await hall.archive.add(path.read_text(encoding="utf-8"))
    async with open_hall(tmp_path / "tables.db") as hall:
        game = await hall.archive.game(name)
        assert game.info.phase == "over"
        replay = Replay(game.ledger, frozenset({0}))
        assert replay.part(replay.parts - 1).steps[-1].over
        assert tuple(game.ledger.state.scores()) == record.result


def _edited(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def _twice(text: str) -> str:
    head, _, moves = text.partition("\n1. ")
    first, _, rest = moves.partition("\n2. ")
    return f"{head}\n1. {first}\n2. {first}\n{rest.partition(chr(10))[2]}"


def _other_start(text: str) -> str:
    mine, others = ("A", "B") if "start A" in text else ("B", "A")
    return text.replace(f"start {mine}", f"start {others}", 1)


def _other_result(text: str) -> str:
    return "\n".join(
        "result: 1 1" if line.startswith("result:") else line for line in text.split("\n")
    )


BAD: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "not UTF-8": (lambda text: text.encode() + b"\xff", "UTF-8"),
    "empty": (lambda text: "", "begins with"),
    "garbage": (lambda text: "\x00💥" * 50, "begins with"),
    "another file": (lambda text: '{"json": true}', "begins with"),
    "half a header": (lambda text: text[:60], "not 'key: value'"),
    "unknown game": (_edited("game: micropolis", "game: chess"), "unknown game 'chess'"),
    "other rules": (_edited("rules: 1", "rules: 99"), "version 99 of the rules"),
    "wrong seed": (_edited("seed: 4\n", "seed: 5\n"), "does not fit the hash"),
    "illegal action": (_twice, "action 2"),
    "another outcome": (_other_start, "the seed gives"),
    "another result": (_other_result, "as its result"),
    "an action after the end": (
        lambda text: text + f"{len(WHOLE.moves) + 1}. A fill\n",
        "The game is over",
    ),
}


@pytest.mark.parametrize("what", BAD)
async def test_a_record_that_cannot_be_played_is_refused(client: Client, what: str) -> None:
    spoil, reason = BAD[what]
    refusal = await refused(422, client.import_record(spoil(WHOLE.to_text())))
    assert "cannot be played" in refusal.reason
    assert reason in refusal.reason


async def test_records_that_are_too_long_are_refused(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    await refused(413, client.import_record("x" * (archive.BODY_LIMIT + 1)))
    monkeypatch.setattr(archive, "MOST_ACTIONS", 5)
    assert "too long" in (await refused(413, client.import_record(begun(6).to_text()))).reason
    assert await client.import_record(begun(5).to_text())
