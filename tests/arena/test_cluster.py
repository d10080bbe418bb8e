"""The same games on a Ray cluster of two nodes."""

import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import formicarium as fm
from formicarium.arena import ArenaError, cluster, run
from formicarium.arena.play import settled
from tests.arena.matches import duel, timeless

_SECONDS = 90  # it takes about ten; a busy machine may need more


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Two nodes on this machine, one core each."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'formicarium[ray]'")
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    head = {"num_cpus": 1, "include_dashboard": False}
    signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(_SECONDS)
    nodes: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes.add_node(num_cpus=1)
        yield nodes.address
    finally:
        signal.alarm(0)
        nodes.shutdown()


def _give_up(number: int, frame: object) -> None:
    raise TimeoutError(f"the cluster took more than {_SECONDS} seconds")


def test_two_nodes_give_the_same_games_as_this_process(address: str) -> None:
    assert timeless(run(duel(), ray=address).games) == timeless(run(duel()).games)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(fm.SetupError, match=r"not installed: pip install 'formicarium\[ray\]'"):
        run(duel(), ray="")


@pytest.mark.parametrize("nowhere", ["127.0.0.1:1", "127.0.0.1:ant", "127.0.0.1:99999999"])
def test_an_address_where_nobody_is(nowhere: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'formicarium[ray]'")
    with pytest.raises(fm.SetupError, match=f"no Ray cluster at {nowhere}: "):
        run(duel(), ray=nowhere)


def test_another_version_on_the_cluster_is_refused() -> None:
    told = cluster._play_there(duel(), 0, "0.0.0")
    assert told == f"a machine of the cluster has formicarium {fm.__version__}, not 0.0.0"
    with pytest.raises(ArenaError, match="a machine of the cluster"):
        settled(told)
