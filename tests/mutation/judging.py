"""Judge mutants: run the tests that come to the changed line, in a forked process for each.

The parent collects the tests of a game once. A first child runs them all and reports which lines of
the rules each one runs, and how long it takes. Then a child for each mutant replaces the code of
the changed function and runs the tests of its line, the quick ones first, until one fails. A mutant
of code that runs at import gets a fresh interpreter instead, which runs all tests of the game.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import resource
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import coverage
import pytest

from tests.mutation.mutants import GAMES, Key, Mutant

NOTICED, SURVIVED = 0, 1
_PATIENCE, _AT_LEAST = 4, 60
"""A mutant may take this many times the usual processor time of its tests, and these seconds."""

_OPTIONS = ("-x", "-q", "-s", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist")
_IMPORTING = """
import json, sys
called = set()
def note(frame, event, argument):
    code = frame.f_code
    if event == "call" and "/rules/" in code.co_filename:
        called.add((code.co_filename, code.co_qualname, code.co_firstlineno))
sys.setprofile(note)
import importlib
importlib.import_module(sys.argv[1])
sys.setprofile(None)
print(json.dumps(sorted(called)))
"""


class Verdict(NamedTuple):
    """Whether a mutant survived, and how many tests could have noticed it."""

    mutant: Mutant
    survived: bool
    tests: int


class Trial(NamedTuple):
    """A test, its processor time, and the lines of the rules that it runs."""

    number: int
    seconds: float
    lines: dict[str, list[int]]


def tests_of(game: str) -> list[str]:
    """Return what pytest is to run for a game."""
    folders = ("tests/records", "tests/golden", f"tests/games/{game}", "tests/conformance")
    return [*folders, "-k", game]


class Judge:
    """Judges mutants of one game in the time allowed: a plugin of pytest, in place of its loop."""

    def __init__(
        self,
        mutants: Sequence[Mutant],
        tests: Sequence[str],
        jobs: int,
        seconds: float,
        report: Callable[[Verdict], None],
    ) -> None:
        self.mutants, self.tests, self.jobs = mutants, tests, jobs
        self.seconds, self.report = seconds, report

    def run(self) -> None:
        """Let pytest collect the tests, and judge the mutants with them."""
        pytest.main([*_OPTIONS, *self.tests], plugins=[self])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge the mutants until the time is over."""
        self.items, self.session = session.items, session
        self.functions = _functions_by_code()
        self.at_import = _called_at_import(self.mutants[0].game)
        self.trials = sorted(_first_run(session), key=lambda trial: trial.seconds)
        for verdict in self._judged(time.monotonic() + self.seconds):
            self.report(verdict)
        return True

    def _judged(self, end: float) -> Iterator[Verdict]:
        waiting, running = iter(self.mutants), dict[int, tuple[Mutant, int]]()
        while True:
            while len(running) < self.jobs and time.monotonic() < end:
                mutant = next(waiting, None)
                if mutant is None:
                    break
                child, tests = self._start(mutant)
                running[child] = mutant, tests
            if not running:
                return
            child, status = os.wait()
            mutant, tests = running.pop(child)
            yield Verdict(mutant, os.waitstatus_to_exitcode(status) == SURVIVED, tests)

    def _start(self, mutant: Mutant) -> tuple[int, int]:
        codes = mutant.changed_functions()
        found = [self.functions.get((str(mutant.path), *key)) for key in codes]
        at_import = any((str(mutant.path), *key) in self.at_import for key in codes)
        if not codes or None in found or at_import:
            fresh = _forked(lambda: _judge_in_fresh_interpreter(mutant, self.tests))
            return fresh, len(self.items)
        chosen = _chosen(self.trials, mutant, codes)
        limit = _AT_LEAST + _PATIENCE * sum(trial.seconds for trial in chosen)
        return _forked(lambda: self._judge(mutant, codes, chosen, int(limit))), len(chosen)

    def _judge(
        self, mutant: Mutant, codes: dict[Key, CodeType], trials: Sequence[Trial], limit: int
    ) -> int:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        for key, code in codes.items():
            for function in self.functions[str(mutant.path), *key]:
                function.__code__ = code
        _clear_caches()
        items = [self.items[trial.number] for trial in trials]
        for item, following in zip(items, [*items[1:], None], strict=True):
            self.session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.session.testsfailed:
                return NOTICED
        return SURVIVED


def judge_at_import(mutant: Mutant, tests: Sequence[str]) -> int:
    """Run tests with a changed module, in a process that has run none yet."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "formicarium"]:
        del sys.modules[name]  # imported to list the mutants
    sys.meta_path.insert(0, _MutantFinder(mutant))
    return SURVIVED if pytest.main([*_OPTIONS, *tests]) == 0 else NOTICED


def _judge_in_fresh_interpreter(mutant: Mutant, tests: Sequence[str]) -> int:
    limit = 1800
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    one = f"{mutant.path.relative_to(GAMES)}:{mutant.number}"
    asked = [f"--one={one}", f"--tests={shlex.join(tests)}"]
    command = [sys.executable, "-m", "tests.mutation", *asked]
    return subprocess.run(command, check=False).returncode


def _forked(work: Callable[[], int]) -> int:
    child = os.fork()
    if child:
        return child
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        os._exit(work())
    except BaseException:  # noqa: BLE001 - code that cannot even be replaced is noticed
        os._exit(NOTICED)


def _first_run(session: pytest.Session) -> list[Trial]:
    """Run all tests in a child, so that this process stays as it was; return what they run."""
    reading, writing = os.pipe()
    child = _forked(lambda: _report_lines(session, writing))
    os.close(writing)
    with os.fdopen(reading) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    if not text:
        raise RuntimeError("a test fails without any mutant; run make test first")
    return [Trial(*trial) for trial in json.loads(text)]


def _report_lines(session: pytest.Session, writing: int) -> int:
    trials = [_tried(session, number) for number in range(len(session.items))]
    if not session.testsfailed:
        with os.fdopen(writing, "w") as pipe:
            json.dump(trials, pipe)
    return 0


def _tried(session: pytest.Session, number: int) -> Trial:
    item, start = session.items[number], time.process_time()
    measuring = coverage.Coverage(data_file=None, include=["*/rules/*.py"], config_file=False)
    measuring.set_option("run:disable_warnings", ["no-data-collected"])
    measuring.start()
    session.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    measuring.stop()
    data = measuring.get_data()
    lines = {path: sorted(data.lines(path) or ()) for path in data.measured_files()}
    return Trial(number, time.process_time() - start, lines)


def _chosen(trials: Sequence[Trial], mutant: Mutant, codes: dict[Key, CodeType]) -> list[Trial]:
    """Return the tests that run the changed line; or else those that run the function.

    The second case is a line in the middle of an expression.
    """
    path = str(mutant.path)
    exact = [trial for trial in trials if mutant.line in trial.lines.get(path, ())]
    if exact:
        return exact
    inside = {line for code in codes.values() for _, _, line in code.co_lines() if line}
    inside -= {first for _, first in codes}
    return [trial for trial in trials if inside & set(trial.lines.get(path, ()))]


def _functions_by_code() -> dict[tuple[str, str, int], list[FunctionType]]:
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            code = each.__code__
            key = (code.co_filename, code.co_qualname, code.co_firstlineno)
            found.setdefault(key, []).append(each)
    return found


def _clear_caches() -> None:
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and "/games/" in _file_of(each):
            each.cache_clear()


def _file_of(cached: Any) -> str:
    code: CodeType | None = getattr(getattr(cached, "__wrapped__", None), "__code__", None)
    return code.co_filename if code else ""


def _called_at_import(game: str) -> set[tuple[str, str, int]]:
    command = [sys.executable, "-c", _IMPORTING, f"formicarium.games.{game}.game"]
    called = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {(path, name, line) for path, name, line in json.loads(called)}


class _MutantLoader(SourceFileLoader):
    mutant: Mutant

    def get_code(self, fullname: str) -> CodeType:
        return self.mutant.compiled()


class _MutantFinder(MetaPathFinder):
    """Imports the changed module in place of the real one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)  # type: ignore[arg-type]
        if spec is None or spec.origin != str(self.mutant.path):
            return None
        loader = _MutantLoader(fullname, spec.origin)
        loader.mutant = self.mutant
        spec.loader = loader
        return spec
