"""The same games on a Ray cluster of two nodes."""

import signal
import socket
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import formicarium as fm
from formicarium.arena import ArenaError, cluster, run
from formicarium.arena.play import settled
from tests.arena.matches import duel, timeless

_SECONDS = 90  # it takes about ten; a busy machine may need more


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes on this machine, one core each."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'formicarium[ray]'")
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    head = {"num_cpus": 1, "include_dashboard": False}
    signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(_SECONDS)
    nodes: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes.add_node(num_cpus=1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
            yield nodes.address
    finally:
        signal.alarm(0)
        nodes.shutdown()


def _give_up(number: int, frame: object) -> None:
    raise TimeoutError(f"the cluster took more than {_SECONDS} seconds")


def test_two_nodes_give_the_same_games_as_this_process(address: str) -> None:
    assert timeless(run(duel(), ray=address).games) == timeless(run(duel()).games)


def test_what_breaks_on_the_cluster_is_told_in_one_line(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine without Formicarium, or one whose processes die: Ray has much to say about it."""
    legs: dict[str, str] = {}
    monkeypatch.setattr(cluster, "_play_there", lambda *_: legs["seventh"])
    with pytest.raises(ArenaError, match=r"^a game failed on the cluster: KeyError: 'seventh'$"):
        run(duel(), ray=address)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(fm.SetupError, match=r"not installed: pip install 'formicarium\[ray\]'"):
        run(duel(), ray="")


@pytest.mark.parametrize("nowhere", ["127.0.0.1:1", "127.0.0.1:ant", "127.0.0.1:99999999"])
def test_an_address_where_nobody_is(nowhere: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'formicarium[ray]'")
    with pytest.raises(fm.SetupError, match=f"no Ray cluster at {nowhere}: "):
        run(duel(), ray=nowhere)


def test_an_address_where_somebody_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself would wait there for ever."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'formicarium[ray]'")
    monkeypatch.setattr(cluster, "_HEALTH_SECONDS", 4.0)
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
