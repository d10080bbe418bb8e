"""The same games on a Ray cluster."""

import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

import formicarium as fm
from formicarium.arena import ArenaError, cluster, run
from formicarium.arena.play import settled
from tests.arena.matches import duel, timeless
from tests.tables import SOAK

on_real_nodes = pytest.mark.skipif(not SOAK, reason="Ray takes long to start: see `make soak`")


class OneByOne:
    """Stands in for the module ``ray``: plays in this process, one game after the other."""

    class exceptions:  # noqa: N801 - as Ray calls it
        class RayError(Exception):
            """What Ray says when a task breaks."""

    def __init__(self) -> None:
        self.address: str | None = ""
        self.is_open = False

    def is_initialized(self) -> bool:
        return self.is_open

    def init(self, address: str | None, **_: Any) -> None:
        self.address, self.is_open = address, True

    def shutdown(self) -> None:
        self.is_open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, shared: Any) -> Any:
        return shared

    def remote(self, work: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=partial(partial, work))

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        return running[-1:], running[:-1]

    def get(self, done: list[Callable[[], Any]]) -> list[Any]:
        try:
            return [work() for work in done]
        except Exception as error:
            told = f"ray::_play_there() failed\n{type(error).__name__}: {error}\n"
            raise self.exceptions.RayError(told) from error


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> OneByOne:
    ray = OneByOne()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes on this machine, one core each."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'formicarium[ray]'")
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    head = {"num_cpus": 1, "include_dashboard": False}
    nodes: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes.add_node(num_cpus=1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
            yield nodes.address
    finally:
        nodes.shutdown()


def break_down(patch: pytest.MonkeyPatch) -> None:
    """Let games on the cluster break, as on a machine without Formicarium."""
    legs: dict[str, str] = {}
    patch.setattr(cluster, "_play_there", lambda *_: legs["seventh"])


broken_down = pytest.raises(
    ArenaError, match=r"^a game failed on the cluster: KeyError: 'seventh'$"
)


def test_a_cluster_gives_the_same_games_as_this_process(ray: OneByOne) -> None:
    assert timeless(run(duel(), ray="").games) == timeless(run(duel()).games)
    assert (ray.address, ray.is_open) == (None, False)


def test_a_session_that_is_already_open_stays_open(ray: OneByOne) -> None:
    ray.is_open = True
    run(duel(games=2), ray="")
    assert (ray.address, ray.is_open) == ("", True)


def test_what_breaks_on_the_cluster_is_told_in_one_line(
    ray: OneByOne, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_down(monkeypatch)
    with broken_down:
        run(duel(), ray="")
    assert not ray.is_open


@on_real_nodes
def test_two_nodes_give_the_same_games_as_this_process(address: str) -> None:
    assert timeless(run(duel(), ray=address).games) == timeless(run(duel()).games)


@on_real_nodes
def test_what_breaks_on_two_nodes_is_told_in_one_line(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray itself has much to say about it."""
    break_down(monkeypatch)
    with broken_down:
        run(duel(), ray=address)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(fm.SetupError, match=r"not installed: pip install 'formicarium\[ray\]'"):
        run(duel(), ray="")


@pytest.mark.usefixtures("ray")
@pytest.mark.parametrize("nowhere", ["127.0.0.1:1", "127.0.0.1:ant", "127.0.0.1:99999999"])
def test_an_address_where_nobody_is(nowhere: str) -> None:
    with pytest.raises(fm.SetupError, match=f"no Ray cluster at {nowhere}: "):
        run(duel(), ray=nowhere)


@pytest.mark.usefixtures("ray")
def test_an_address_where_somebody_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself would wait there for ever."""
    monkeypatch.setattr(cluster, "_HEALTH_SECONDS", 0.0)
    with socket.create_server(("127.0.0.1", 0)) as other:
        there = f"127.0.0.1:{other.getsockname()[1]}"
        monkeypatch.setenv("RAY_ADDRESS", there)
        with pytest.raises(fm.SetupError, match=f"no Ray cluster at {there}: something else"):
            run(duel(), ray="")


def test_another_version_on_the_cluster_is_refused() -> None:
    told = cluster._play_there(duel(), 0, "0.0.0")
    assert told == f"a machine of the cluster has formicarium {fm.__version__}, not 0.0.0"
    with pytest.raises(ArenaError, match="a machine of the cluster"):
        settled(told)
