"""Whole matches on real processes, some of which are killed."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
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
    match = lottery(games=200)
    seen: list[int] = []

    def kill_some(game: GameResult) -> None:
        seen.append(game.index)
        if len(seen) in (20, 60):
            multiprocessing.active_children()[0].kill()

    results = run(match, jobs=2, on_game=kill_some)
    assert sorted(seen) == list(range(200))
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
        command = [sys.executable, *arguments]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.count("Traceback") == 1
        assert 'call run only below if __name__ == "__main__":' in done.stderr


def test_ctrl_c_is_quiet_while_processes_start() -> None:
    """On a terminal every process hears it, even one that has only just begun."""
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
        command, capture_output=True, text=True, check=False, start_new_session=True
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


KILLED = """
import multiprocessing, os, signal, sys
from formicarium.arena import run
from tests.arena.matches import lottery

seen = []

def kill_after_some(game):
    seen.append(game)
    if len(seen) == int(sys.argv[2]):
        print(*[worker.pid for worker in multiprocessing.active_children()], flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    run(lottery(), jobs=2, file=sys.argv[1], on_game=kill_after_some)
"""


def test_a_killed_run_goes_on_to_the_same_games(tmp_path: Path) -> None:
    """SIGKILL for the whole run, twice; what was written stays, and its workers end with it."""
    file, script = tmp_path / "results.jsonl", tmp_path / "script.py"
    script.write_text(KILLED, encoding="utf-8")
    kept = b""
    for games in (40, 100):
        command = [sys.executable, str(script), str(file), str(games)]
        paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        killed = subprocess.run(command, stdout=subprocess.PIPE, env=paths, check=False)
        assert killed.returncode == -signal.SIGKILL
        workers = [int(pid) for pid in killed.stdout.split()]
        assert len(workers) == 2
        _wait_until(lambda: not any(map(_alive, workers)))  # noqa: B023 - called at once
        kept = file.read_bytes()
        assert kept.count(b"\n") >= games + 1
    results = run(lottery(), jobs=2, file=file)
    assert file.read_bytes().startswith(kept)
    assert timeless(results.games) == timeless(run(lottery()).games)
    indices = [json.loads(line)["index"] for line in file.read_bytes().splitlines()[1:]]
    assert sorted(indices) == list(range(200))


def _alive(process: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


def _wait_until(happens: Callable[[], bool]) -> None:
    while not happens():
        time.sleep(0.01)
