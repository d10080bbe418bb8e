"""Whole matches on real processes, some of which are killed."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.arena import ArenaError, GameResult, Match, pool, run
from formicarium.bots import RandomBot
from tests.arena.matches import duel, lottery, timeless


def test_one_process_or_two_give_the_same_games() -> None:
    assert timeless(run(duel(), jobs=2).games) == timeless(run(duel()).games)


def test_a_killed_worker_costs_nothing_but_time() -> None:
    match = lottery(games=600)
    seen: list[int] = []

    def kill_some(game: GameResult) -> None:
        seen.append(game.index)
        if len(seen) in (20, 60):
            os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)

    results = run(match, jobs=2, on_game=kill_some)
    assert sorted(seen) == list(range(600))
    assert timeless(results.games) == timeless(run(match).games)
    assert multiprocessing.active_children() == []


def test_a_game_that_always_ends_its_process_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = pool._Worker.begin

    def begin_and_die(worker: pool._Worker, index: int) -> None:
        worker._process.kill()
        begin(worker, index)

    monkeypatch.setattr(pool._Worker, "begin", begin_and_die)
    with pytest.raises(ArenaError, match=r"game \d killed its process 3 times"):
        run(lottery(), jobs=2)
    assert multiprocessing.active_children() == []


def test_a_bot_that_breaks_is_named_by_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(bot: RandomBot, state: fm.State[Any], seat: int, rng: Random) -> fm.Action:
        raise KeyError("leg")

    monkeypatch.setattr(RandomBot, "choose", stumble)
    with pytest.raises(ArenaError, match="game 0 failed: KeyError: 'leg'"):
        run(lottery())


def test_a_bot_that_cheats_wins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots are other people's code: what one plays against the rules is refused with the rule."""
    foul = fm.game("micropolis").parse("A fill")
    monkeypatch.setattr(RandomBot, "choose", lambda *_: foul)
    with pytest.raises(ArenaError, match=r"game 0 failed: IllegalAction: .*P\d"):
        run(lottery())


def test_a_bot_that_plays_for_its_rival_wins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a simultaneous phase the rules would allow it."""

    def meddle(bot: RandomBot, state: fm.State[Any], seat: int, rng: Random) -> fm.Action:
        action: fm.Action = state.legal_actions(state.to_act[-1])[0]
        return action

    monkeypatch.setattr(RandomBot, "choose", meddle)
    match = Match.of("myrmes", ["random"], players=2, games=1)
    with pytest.raises(ArenaError, match="random in seat A played for seat B"):
        run(match)


UNGUARDED = """
from formicarium.arena import Match, run
run(Match.of("micropolis", ["random"], players=2, games=4), jobs=2)
"""


def test_a_program_that_other_processes_cannot_read_is_told_so(tmp_path: Path) -> None:
    """Each of them begins by reading it: from standard input that is nothing, else without end."""
    script = tmp_path / "script.py"
    script.write_text(UNGUARDED, encoding="utf-8")
    for arguments, text in (["-"], UNGUARDED), ([str(script)], ""):
        done = subprocess.run(
            [sys.executable, *arguments],
            input=text,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 1
        assert done.stderr.count("Traceback") == 1
        assert 'call run only below if __name__ == "__main__":' in done.stderr


def test_ctrl_c_is_quiet_while_processes_start() -> None:
    """On a terminal everybody hears it, also who has only just been born."""
    code = (
        "import os, signal\n"
        "from formicarium.processes import start_worker\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell may ignore it
        "    workers = [start_worker(print) for _ in range(2)]\n"
        "    try: os.killpg(0, signal.SIGINT); signal.pause()\n"
        "    except KeyboardInterrupt: [process.join() for process, _ in workers]\n"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=20, check=False, start_new_session=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_stopping_ends_the_processes() -> None:
    def stop(game: GameResult) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(lottery(), jobs=2, on_game=stop)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [0, -1])
def test_somebody_has_to_play(jobs: int) -> None:
    with pytest.raises(fm.SetupError, match=f"the number of jobs must be at least 1, not {jobs}"):
        run(duel(), jobs=jobs)


def test_a_killed_run_goes_on_to_the_same_games(tmp_path: Path) -> None:
    """SIGKILL for the whole run, twice; what was written stays, and its workers end with it."""
    file, match = tmp_path / "results.jsonl", lottery(games=1000)
    for lines in (40, 200):
        workers = _begin_and_kill(file, lines)
        assert len(workers) == 2
        _wait_until(lambda: not any(map(_alive, workers)))  # noqa: B023 - called at once
    kept = file.read_bytes()
    assert kept.count(b"\n") < 1001
    results = run(match, jobs=2, file=file)
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert timeless(results.games) == timeless(run(match).games)
    indices = [json.loads(line)["index"] for line in file.read_bytes().splitlines()[1:]]
    assert sorted(indices) == list(range(1000))


def _begin_and_kill(file: Path, lines: int) -> list[int]:
    """Run the command until the file has so many lines; give the processes of its workers."""
    command = "arena micropolis --players 2 --bots random --games 1000 --seed 7 --jobs 2 --json"
    process = subprocess.Popen(
        [sys.executable, "-m", "formicarium", *command.split(), str(file)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= lines)
    workers = [child for child in _children(process.pid) if b"spawn_main" in _command(child)]
    process.kill()
    process.wait()
    return workers


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in listed.split()]


def _command(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def _alive(process: int) -> bool:
    try:
        return b"spawn_main" in _command(process)
    except (FileNotFoundError, ProcessLookupError):
        return False


def _wait_until(happens: Any, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
