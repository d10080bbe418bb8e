"""The types of the protocol in TypeScript, for the browser client.

``python -m formicarium.server.typescript FILE`` writes them; with ``--check``, it only says whether
the file is up to date. The client's types thus follow the structs of the server, with their
docstrings as comments (decision 31).
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields

from formicarium.core import choices, explained, message, scene
from formicarium.rulebook import sections
from formicarium.server import messages, mine, protocol, replay, teaching
from formicarium.stage import moved, patch, view

Type: TypeAlias = Any
"""A type as an annotation has it: a class, or what ``typing`` builds from classes."""

MODULES: tuple[ModuleType, ...] = (
    message,
    scene,
    choices,
    explained,
    view,
    patch,
    moved,
    sections,
    protocol,
    messages,
    teaching,
    replay,
    mine,
)
"""Where the types come from, in their order in the file."""
USED: tuple[Type, ...] = (
    messages.ClientMessage,
    messages.ServerMessage,
    protocol.GameInfo,
    sections.Book,
    protocol.NewTable,
    protocol.Join,
    protocol.Start,
    protocol.StandIn,
    protocol.Return,
    protocol.HintRequest,
    protocol.WhyRequest,
    protocol.Created,
    protocol.Joined,
    protocol.Hint,
    protocol.WhyNot,
    protocol.Explained,
    protocol.Citations,
    protocol.Spectating,
    protocol.Reach,
    teaching.Course,
    replay.ReplayInfo,
    replay.PointsSoFar,
    replay.ReplayPart,
    replay.Imported,
    protocol.Branch,
    mine.MyGames,
    mine.Statistics,
    mine.TakeAlong,
    mine.Taken,
    mine.NewKey,
    mine.QrRequest,
    mine.QrCode,
    protocol.Failure,
)
"""The types that the client sends and receives; they bring along the types of their fields."""
RENAMED = {"Created": "Made", "SeatWish": "NewSeat"}
"""Types for which the client has a name of its own."""

_HEADER = """\
/**
 * The data exchanged by server and client. Fields with a default may be omitted in the JSON.
 *
 * Generated from the types of the server: do not edit it, run `make protocol`.
 */
"""
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_WIDTH = 110


def source() -> str:
    """Return the contents of the file.

    >>> "export interface Scene {" in source()
    True
    """
    reached: dict[Type, None] = {}
    for each in USED:
        _reach(each, reached)
    parts = [_HEADER]
    for module in MODULES:
        named = [(name, value) for name, value in _types(module).items() if value in reached]
        parts += [_alias(name, value) for name, value in named if not _is_struct(value)]
        parts += [_interface(value) for _, value in named if _is_struct(value)]
    return "\n".join(parts)


def written(hint: Type) -> str:
    """Return a type as TypeScript writes it.

    >>> written(dict[int, tuple[str | None, ...]])
    'Record<string, (string | null)[]>'
    >>> written(Literal["a", 1]), written(protocol.Phase), written(protocol.SeatWish)
    ('"a" | 1', 'Phase', 'NewSeat')
    """
    if hint in _names():
        return _names()[hint]
    return _PLAIN.get(hint) or _composed(hint)


def _composed(hint: Type) -> str:
    origin: Type = get_origin(hint)
    inner = get_args(hint)
    if origin is Literal:
        return " | ".join(map(json.dumps, inner))
    if origin in (Union, UnionType):
        # A field that may be unset is omitted.
        return " | ".join(dict.fromkeys(written(each) for each in inner if each is not UnsetType))
    if origin in (tuple, list):
        item = written(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:  # all keys of JSON are strings
        return f"Record<string, {written(inner[1])}>"
    raise TypeError(f"no TypeScript for {hint}; add its module to MODULES, or its form here")


# ---------------------------------------------------------------------------- finding the types


def _is_struct(value: Type) -> bool:
    return isinstance(value, type) and issubclass(value, Struct)


@cache
def _types(module: ModuleType) -> dict[str, Type]:
    """Return the structs and aliases of a module, without aliases that only add limits."""
    found: dict[str, Type] = {}
    annotations = inspect.get_annotations(module)
    for name, value in vars(module).items():
        if _is_struct(value) and value.__module__ == module.__name__ and not name.startswith("_"):
            found[name] = value
        elif annotations.get(name) == "TypeAlias" and get_origin(value) != Annotated:
            # An alias that names itself is a string.
            found[name] = eval(value, vars(module)) if isinstance(value, str) else value  # noqa: S307
    return found


@cache
def _names() -> dict[Type, str]:
    """Return the names of all types of the protocol."""
    return {
        value: RENAMED.get(name, name)
        for module in MODULES
        for name, value in _types(module).items()
    }


def _reach(hint: Type, reached: dict[Type, None]) -> None:
    """Add a type and all types that it needs."""
    if hint in reached:
        return
    reached[hint] = None
    inner = (_base(hint), *_hints(hint).values()) if _is_struct(hint) else get_args(hint)
    for each in inner:
        _reach(each, reached)


def _hints(struct: type[Struct]) -> dict[str, Type]:
    return {each.name: get_type_hints(struct)[each.name] for each in fields(struct)}


def _base(struct: type[Struct]) -> type[Struct] | None:
    """Return the next base that has a name in the protocol."""
    return next((each for each in struct.__mro__[1:] if each in _names()), None)


# --------------------------------------------------------------------------- writing the types


def _alias(name: str, value: Type) -> str:
    members = get_args(value)
    if all(map(_is_struct, members)):
        return f"export type {name} =\n  | " + "\n  | ".join(map(written, members)) + ";\n"
    return f"export type {name} = {_composed(value)};\n"


def _interface(struct: type[Struct]) -> str:
    base = _base(struct)
    extends = f" extends {written(base)}" if base else ""
    inherited = base.__struct_fields__ if base else ()
    docs = _field_docs(struct)
    lines = [*_comment(_summary(struct)), f"export interface {written(struct)}{extends} {{"]
    if tag := struct.__struct_config__.tag:
        lines.append(f"  {struct.__struct_config__.tag_field}: {json.dumps(tag)};")
    hints = _hints(struct)
    for field in fields(struct):
        if field.name not in inherited:
            mark = "?" if _may_be_omitted(struct, field) else ""
            lines += _comment(docs.get(field.name, ""), "  ")
            lines.append(f"  {field.encode_name}{mark}: {written(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _may_be_omitted(struct: type[Struct], field: Any) -> bool:
    """Whether the JSON may lack a field: requests (which are strict) and answers differ."""
    config = struct.__struct_config__
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    unset = UnsetType in get_args(get_type_hints(struct)[field.name])
    return has_default and (config.forbid_unknown_fields or config.omit_defaults or unset)


def _summary(struct: type[Struct]) -> str:
    return (inspect.getdoc(struct) or "").split("\n\n")[0]


def _field_docs(struct: type[Struct]) -> dict[str, str]:
    """Return the strings below the fields of a struct and of its bases."""
    docs: dict[str, str] = {}
    for each in struct.__mro__:
        if each.__module__ not in {module.__name__ for module in MODULES}:
            continue
        (written_class,) = ast.parse(inspect.getsource(each)).body
        body: list[ast.stmt] = getattr(written_class, "body", [])
        for field, below in pairwise(body):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(str(text))):
                    docs.setdefault(name, text)
    return docs


def _comment(text: str, indent: str = "") -> list[str]:
    words = " ".join(text.replace("``", "`").replace("None", "null").split())
    if len(words) <= _WIDTH:
        return [f"{indent}/** {words} */"] if words else []
    lines = textwrap.wrap(words, _WIDTH, initial_indent=" * ", subsequent_indent=" * ")
    return [f"{indent}{line}" for line in ("/**", *lines, " */")]


def main(arguments: list[str]) -> None:
    """Write the file, or check it."""
    paths = [each for each in arguments if each != "--check"]
    if len(paths) != 1:
        sys.exit("usage: python -m formicarium.server.typescript [--check] FILE")
    path = Path(paths[0])
    if "--check" not in arguments:
        path.write_text(source(), encoding="utf-8", newline="\n")
    elif not path.is_file() or path.read_text(encoding="utf-8") != source():
        sys.exit(f"{path} does not fit the server's types; run `make protocol` and commit it")


if __name__ == "__main__":
    main(sys.argv[1:])
