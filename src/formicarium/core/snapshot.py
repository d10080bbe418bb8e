"""States to JSON and back, checked field by field.

The annotations of a state class are its schema: every annotated slot is one key of the JSON
object, and ``Annotated[int, Meta(ge=0)]`` narrows it. Nothing else is read or written.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec

from formicarium.core import fields
from formicarium.core.chance import Chance
from formicarium.core.errors import StateError

if TYPE_CHECKING:
    from formicarium.core.state import State

S = TypeVar("S", bound="State[Any]")


@cache
def field_names(cls: type[State[Any]]) -> tuple[str, ...]:
    """Return the names of the fields of a state class, in the order of writing."""
    return tuple(name for name, _ in _fields(cls))


def fields_of(state: State[Any]) -> dict[str, Any]:
    """Return the fields of a state as a dictionary (not a copy)."""
    return {name: getattr(state, name) for name in field_names(type(state))}


def encode(state: State[Any]) -> str:
    """Write a state as JSON."""
    header = {"game": state.game_id, "rules": state.rules_version}
    return msgspec.json.encode(header | fields_of(state), enc_hook=_to_plain).decode()


def decode(cls: type[S], text: str | bytes) -> S:
    """Read a state of the given class; otherwise ``StateError``."""
    try:
        data = msgspec.json.decode(text, type=_schema(cls), dec_hook=_from_plain)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise StateError(f"not a state of {cls.game_id}: {error}") from None
    state = cls.__new__(cls)
    for name in field_names(cls):
        setattr(state, name, getattr(data, name))
    state.forced = ()
    state.check()
    return state


def _fields(cls: type[State[Any]]) -> list[tuple[str, Any]]:
    return [
        (name, hint) for name, hint in fields.hints(cls).items() if name not in fields.TRANSIENT
    ]


@cache
def _schema(cls: type[State[Any]]) -> type[Any]:
    version = msgspec.Meta(ge=cls.rules_version, le=cls.rules_version)
    header = [("game", Literal[cls.game_id]), ("rules", Annotated[int, version])]
    # A field that older snapshots lack has a default.
    older = {name: (cls.before[name],) for name in cls.before}
    declared = [(name, hint, *older.get(name, ())) for name, hint in _fields(cls)]
    return msgspec.defstruct(
        cls.__name__, [*header, *declared], forbid_unknown_fields=True, kw_only=True
    )


def _to_plain(value: object) -> str:
    if isinstance(value, Chance):
        return str(value)
    raise TypeError(f"{type(value).__name__} is not plain data")


def _from_plain(hint: type[Any], value: Any) -> Any:
    if hint is Chance and isinstance(value, str):
        return Chance.parse(value)
    raise StateError(f"expected {hint.__name__}, got {value!r}")
