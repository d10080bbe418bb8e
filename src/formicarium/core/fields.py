"""The fields of a state: declared once, as annotations; slots, copies and keys follow from them."""

from __future__ import annotations

from abc import ABCMeta
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

from formicarium.core.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from formicarium.core.state import State

TRANSIENT = ("forced",)
"""Fields that a snapshot leaves out."""


class SlotsFromAnnotations(ABCMeta):
    """Gives a class a slot for each field that it declares and that no base class has."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **keywords: Any
    ) -> type:
        """Create the class."""
        inherited = {slot for base in bases for each in base.__mro__ for slot in _slots(each)}
        declared = namespace.get("__annotations__", {})
        fields = [field for field, hint in declared.items() if "ClassVar" not in str(hint)]
        namespace.setdefault("__slots__", tuple(f for f in fields if f not in inherited))
        return super().__new__(cls, name, bases, namespace, **keywords)


def _slots(cls: type) -> Iterable[str]:
    slots: Iterable[str] = cls.__dict__.get("__slots__", ())
    return slots


def hints(cls: type) -> dict[str, Any]:
    """Return the declared fields of a state class and their types, those of its base first."""
    found = get_type_hints(cls, include_extras=True)
    return {name: hint for name, hint in found.items() if get_origin(hint) is not ClassVar}


def copier(cls: type) -> Callable[[Any], Any]:
    """Compile the copy of a state: lists, dictionaries and chance are copied, the rest shared."""
    lines = [f"    new.{name} = self.{name}{_COPY.get(kind, '')}" for name, kind in _kinds(cls)]
    body = ["def copy(self):", "    new = make(cls)", *lines, "    return new"]
    return _compiled("\n".join(body), "copy", {"cls": cls, "make": object.__new__})


@cache
def key_maker(cls: type[State[Any]]) -> Callable[[Any], tuple[Any, ...]]:
    """Compile a function that returns the fields of a state that are in sight, as a key."""
    hidden = {"chance", "outcome", *TRANSIENT, *cls.out_of_sight}
    kept = [(name, kind) for name, kind in _kinds(cls) if name not in hidden]
    parts = [f"tuple(self.{name})" if kind is list else f"self.{name}" for name, kind in kept]
    return _compiled(f"def key(self):\n    return ({', '.join(parts)},)", "key", {})


_COPY: dict[Any, str] = {list: "[:]", dict: ".copy()", Chance: ".copy()"}


def _kinds(cls: type) -> list[tuple[str, Any]]:
    """Return each field with its type, without parameters: ``list`` for ``list[int]``."""
    bare = [(name, get_args(hint)[0] if get_origin(hint) is Annotated else hint)
            for name, hint in hints(cls).items()]  # fmt: skip
    return [(name, get_origin(hint) or hint) for name, hint in bare]


def _compiled(source: str, name: str, names: dict[str, Any]) -> Callable[[Any], Any]:
    exec(source, names)  # noqa: S102 - made from field names alone, as dataclasses do
    function: Callable[[Any], Any] = names[name]
    return function
