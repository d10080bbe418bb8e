"""The addresses at which other computers of the local network find this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address

_EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6, "": socket.AF_INET}  # noqa: S104
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that belong to nobody; nothing is sent to them."""


def addresses(host: str, port: int) -> list[str]:
    """Return the addresses for others if the server listens at a host; none if only here.

    >>> addresses("127.0.0.1", 8000)
    []
    >>> addresses("192.168.1.7", 8000)
    ['http://192.168.1.7:8000/']
    """
    if host in _EVERYWHERE:
        host = _outward(_EVERYWHERE[host])
    return [] if is_local(host) else [url(host, port)]


def url(host: str, port: int) -> str:
    """Return the address of a page.

    >>> url("::1", 8000)
    'http://[::1]:8000/'
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_local(host: str) -> bool:
    """Whether a host leads to this computer alone; an empty one leads nowhere.

    >>> [is_local(host) for host in ("localhost", "127.0.0.1", "::1", "", "ants.example")]
    [True, True, True, True, False]
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in ("localhost", "")


def _outward(family: socket.AddressFamily) -> str:
    """Return the own address on the way to other networks; empty if there is none."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ELSEWHERE[family], 9))  # of a datagram socket: sends nothing
        except OSError:
            return ""
        return str(probe.getsockname()[0])
