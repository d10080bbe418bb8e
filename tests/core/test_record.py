"""Records: wrong texts are refused, and files stay complete."""

import multiprocessing
import os
import pickle
from pathlib import Path
from random import Random

import pytest

import formicarium as fm
from formicarium.core.message import message
from tests.tables import ALL_TABLES, recorded_game

TABLE = next(table for table in ALL_TABLES if str(table) == "micropolis-base-2")
RECORD = recorded_game(TABLE, seed=1)
TEXT = RECORD.to_text()


def edited(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: a record begins with"),
        (edited("formicarium record 1", "formicarium record 2"), "line 1: a record begins with"),
        (edited("players: 2", "players 2"), r"line 4: 'players 2' is not 'key: value'"),
        (edited("players: 2", "players: two"), r"players: 'two' is not a number up to 6"),
        (edited("players: 2", "players: 99"), r"players: '99' is not a number up to 6"),
        (edited("players: 2", "players: 02"), r"players: '02' is not a number"),
        (edited("players: 2\n", ""), r"the header has no line 'players: …'"),
        (edited("game: micropolis", "game: chess"), "unknown game 'chess'"),
        (edited("rules: 1", "rules: 1\nrules: 1"), r"line 11: 'rules: 1' is there twice"),
        (edited("rules: 1", "rules: 1\nmood: good"), r"unknown line 'mood: …'"),
        (edited("seed: 1", "seed: one"), r"seed: 'one' is not a number"),
        (edited("seed: 1", "seed: " + "9" * 79), r"seed: '9+' is not a number"),
        (edited("seed: 1", "seed: ١"), r"seed: '١' is not a number"),
        (edited("result: ", "result: x "), r"result: 'x .*' is not 2 numbers"),
        (edited("result: ", "result: 1 "), r"result: '1 .*' is not 2 numbers"),
        (edited("\n3. ", "\n4. "), r"line \d+: '4\. .*' is not '3\. action ! outcome'"),
        (edited("\n3. ", "\n3. A eat "), r"line \d+: 'A eat .*': expected a seat and one of"),
        (edited("\n0. !", "\n0. A fill !"), r"is not '0\. ! outcome'"),
        (edited("reveal", "re7eal"), r"is not an outcome"),
    ],
)
def test_a_broken_text_is_refused_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(fm.FormicariumError, match=complaint):
        fm.Record.from_text(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (edited("variant: base", "variant: golden"), "no variant 'golden'; it has base or expert"),
        (edited("option start: drawn", "option start: Z"), "option start is drawn"),
        (
            edited("option start: drawn", "option end: A"),
            "unknown option 'end'; known options: start",
        ),
        (edited("rules: 1", "rules: 2"), "version 2 of the rules of micropolis, this engine"),
        (edited("seed-hash: 6", "seed-hash: 7"), "the seed does not fit the hash"),
        (
            edited("seed: 1\n", "seed: 2\n").replace(
                fm.Record.begin("micropolis", 2, 1).seed_hash,
                fm.Record.begin("micropolis", 2, 2).seed_hash,
            ),
            "setup: the record says",
        ),
        (edited("result: ", "result: 1").replace("players: 2", "players: 2"), "as its result"),
    ],
)
def test_a_false_claim_does_not_verify(text: str, complaint: str) -> None:
    with pytest.raises(fm.FormicariumError, match=complaint):
        fm.Record.from_text(text).verify()


def test_an_illegal_action_in_a_record_is_named() -> None:
    record = fm.Record.from_text(TEXT)
    record.moves[4] = record.moves[5]
    with pytest.raises(fm.RecordError, match=r"action 5: .*\(P4\.\d\)"):
        record.replay()


def test_a_tile_cannot_be_revealed_twice() -> None:
    record = fm.Record.from_text(TEXT)
    number = next(n for n, move in enumerate(record.moves) if move.outcome)
    again = record.moves[number].outcome[0]._replace(values=record.dealt[-1].values[:6])
    record.moves[number] = record.moves[number]._replace(outcome=(again,))
    record.seed = None
    with pytest.raises(fm.RecordError, match=f"action {number + 1}: .*not in the stack"):
        record.replay()


def test_chance_must_answer_what_is_asked() -> None:
    record = fm.Record.from_text(TEXT)
    number = next(n for n, move in enumerate(record.moves) if not move.outcome)
    record.moves[number] = record.moves[number]._replace(outcome=record.dealt)
    with pytest.raises(fm.RecordError, match=f"action {number + 1}: the record says"):
        record.replay()


def test_the_setup_takes_only_what_it_asks_for() -> None:
    record = fm.Record.from_text(TEXT)
    record.dealt += record.dealt[-1:]
    with pytest.raises(fm.RecordError, match="the setup has no place for"):
        record.replay()
    record.dealt = record.dealt[1:]
    with pytest.raises(fm.RecordError, match="chance is asked for 'start"):
        record.replay()


def test_a_start_player_without_a_seat_is_refused() -> None:
    record = fm.Record.from_text(TEXT)
    record.dealt = (record.dealt[0]._replace(values=("F",)), *record.dealt[1:])
    with pytest.raises(fm.RecordError, match="the start player is F, but there are 2 players"):
        record.replay()


@pytest.mark.parametrize("upto", [-1, len(RECORD.moves) + 1])
def test_positions_beyond_the_record_are_refused(upto: int) -> None:
    with pytest.raises(fm.RecordError, match="there is no number"):
        RECORD.replay(upto=upto)


def test_the_size_of_a_record_is_limited() -> None:
    with pytest.raises(fm.RecordError, match="at most 4000000 characters"):
        fm.Record.from_text(TEXT + "x" * 4_000_000)


@pytest.mark.parametrize("seats", [["A"], ["A", "B", "C"], ["A\nB", "C"], ["x" * 61, "B"]])
def test_names_are_one_line_for_each_seat(seats: list[str]) -> None:
    with pytest.raises(fm.SetupError, match="name"):
        fm.Record.begin("micropolis", 2, seats=seats)


def test_names_are_read_back(tmp_path: Path) -> None:
    names = ("Zoë: the [red] one", "bot greedy")
    record = fm.Record.begin("micropolis", 2, seats=names)
    record.save(tmp_path / "names.record")
    assert fm.Record.load(tmp_path / "names.record").seats == names


def test_a_withheld_seed_stays_withheld() -> None:
    record = fm.Record.begin("micropolis", 2, seed=5)
    record.seed = None
    assert "seed: withheld\n" in record.to_text()
    assert fm.Record.from_text(record.to_text()).seed is None


def test_undo_removes_the_result() -> None:
    record = fm.Record.from_text(TEXT)
    record.take_back(3)
    assert record.result is None
    assert len(record.moves) == len(RECORD.moves) - 3
    record.verify()
    record.take_back(1000)
    assert record.moves == []


def test_an_illegal_action_is_not_recorded() -> None:
    record = fm.Record.begin("micropolis", 2, options={"start": "A"})
    state = record.replay()
    with pytest.raises(fm.IllegalAction):
        record.play(state, fm.game("micropolis").parse("B fill"))
    assert record.moves == []


def test_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    RECORD.save(path)

    def no_space(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_space)
    with pytest.raises(OSError, match=r"No space .*game\.record'$"):
        fm.Record.begin("micropolis", 2).save(path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link_and_a_device_a_device(tmp_path: Path) -> None:
    path, link, pipe = (tmp_path / name for name in ("game.record", "link", "pipe"))
    link.symlink_to(path)
    RECORD.save(link)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == TEXT
    os.mkfifo(pipe)
    with pytest.raises(OSError, match=r"not an ordinary file: .*pipe'$"):
        RECORD.save(pipe)
    assert pipe.is_fifo()


def _save_again_and_again(path: Path) -> None:
    while True:
        RECORD.save(path)


def test_a_killed_writer_leaves_a_complete_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    RECORD.save(path)
    rng = Random(1)
    for _ in range(10):
        writer = multiprocessing.get_context("fork").Process(
            target=_save_again_and_again, args=(path,)
        )
        writer.start()
        writer.join(rng.uniform(0.005, 0.05))
        writer.kill()
        writer.join()
        assert fm.Record.load(path) == RECORD


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\xff\xfe")
    with pytest.raises(fm.RecordError, match="not a text in UTF-8"):
        fm.Record.load(tmp_path / "picture.png")


def test_illegal_actions_can_be_pickled() -> None:
    error = fm.IllegalAction("A fill", "P9.2", message("ui-refused-over"))
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (again.action, again.rule, again.reason) == ("A fill", "P9.2", "The game is over.")
