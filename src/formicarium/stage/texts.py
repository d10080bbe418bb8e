"""Messages in the reader's language, with Fluent.

The texts of a game are in ``locale/<language>/<game>.ftl``, here or at the home of the game, those
of the interface in ``interface.ftl``; the browser reads the very same texts.

A message whose name fits into sentences only if it is inflected has these forms as attributes, and
a sentence asks for one of them: ``{ FORM($tile, "the") }``. Without such a form it stands as it is.
"""

from __future__ import annotations

import re
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Self

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from formicarium.core.errors import FormicariumError, SetupError
from formicarium.core.registry import games
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.resources.abc import Traversable

    from formicarium.core.message import Argument, Message

SOURCE = "en"
"""The source language of the texts; it fills gaps in the others."""

_LOCALES: Final = {"en": "en_GB"}
"""Locales of languages that make lists differently from place to place: no comma before "and"."""

_TOGETHER: Final = {
    "en": (r"\b((?i:phase|level)) (?=[\dIVX{])",),
    "de": (r"(?<=\S)() (?=[…%])", r"\b(Phase|Ebene|Level|Runde|Jahr) (?=[\dIVX{])"),
    "pl": (
        r"(?<=[\s(„])([AaIiOoUuWwZz]) (?=\S)",
        r"(?<=[\d}])() (?=pkt\b)",
        r"\b((?i:fazie|poziom|poziomu|poziomie|roku|rundy|rundę|runda)) (?=[\dIVX{])",
    ),
    "nl": (r"\b((?i:fase|niveau|kolonieniveau|ronde|jaar)) (?=[\dIVX{])",),
}
"""Where a line must not break, by language: at the space behind the group."""

_ENTRY: Final = r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n(?=[ }\n])|[ }].*\n?)*"
"""A message with the lines that belong to it, without comments."""


class TextError(FormicariumError):
    """A message is missing in a language or does not fit its arguments.

    >>> from formicarium.core.message import message
    >>> Texts("en", strict=True).format(message("lorem-ipsum"))
    Traceback (most recent call last):
    ...
    formicarium.stage.texts.TextError: en: unknown message lorem-ipsum
    """


def languages() -> tuple[str, ...]:
    """Return the languages, the source first.

    >>> languages()[0]
    'en'
    """
    found = sorted(folder.name for folder in _folder().iterdir() if folder.is_dir())
    return tuple(sorted(found, key=lambda language: language != SOURCE))


def source_text(language: str, name: str) -> str:
    """Return a Fluent file as it is sent to browsers; raise ``SetupError`` if unknown.

    What the language lacks is filled in from English. ``games`` has only what a page about all
    games shows: their summaries, the names of their variants and how far a game is.
    """
    check_language(language)
    if name == "games":
        return _text(_told_of_games(language))
    found = _entries(SOURCE, name) | _entries(language, name)
    if not found:
        raise SetupError(f"unknown texts {name!r} in language {language!r}")
    return _text(found)


class Texts:
    """Formats messages in one language.

    Two ids stand for what no language file has: ``seat`` for the name of a player, ``list`` for
    its arguments side by side.

    A message that the language lacks is taken from English; with ``strict``, for tests, it raises
    ``TextError`` instead.

    >>> from formicarium.core.message import message
    >>> texts = Texts("en")
    >>> texts.format(message("seat", seat=1)), texts.format(message("seat", seat=1), ["Ida", "Bo"])
    ('B', 'Bo')
    """

    __slots__ = ("_bundles", "_strict", "lang")

    def __init__(self, lang: str = SOURCE, *, strict: bool = False) -> None:
        check_language(lang)
        self.lang = lang
        self._strict = strict
        fallback = () if strict or lang == SOURCE else (SOURCE,)
        self._bundles = [_bundle(each) for each in (lang, *fallback)]

    def format(self, message: Message, names: Sequence[str] = ()) -> str:
        """Format a message; ``names`` are those of the seats, and letters fill gaps."""
        return self._in_form("", message, names)

    def _in_form(self, form: str, message: Message, names: Sequence[str]) -> str:
        if message.id == "seat":
            return _seat_name(message, names)
        if message.id == "list":
            parts = [_form(self._argument(part, names), form) for part in message.args.values()]
            return format_list(parts, locale=_LOCALES.get(self.lang, self.lang))
        arguments = {name: self._argument(value, names) for name, value in message.args.items()}
        return self._format(message.id, form, arguments)

    def _argument(self, value: Argument, names: Sequence[str]) -> str | int:
        if isinstance(value, str | int):
            return value
        other_form = partial(self._in_form, message=value, names=names)
        return _Phrase(self.format(value, names), other_form)

    def _format(self, name: str, form: str, arguments: dict[str, str | int]) -> str:
        for bundle in self._bundles:
            text = _format_in(bundle, name, form, arguments)
            if text is not None:
                return text
        if self._strict:
            raise TextError(_trouble(self._bundles[0], name, arguments))
        return name  # unknown in all languages; better than nothing


class _Phrase(str):
    """A message that has been formatted, as an argument of another one; it knows its forms."""

    __slots__ = ("form",)

    form: Callable[[str], str]

    def __new__(cls, text: str, form: Callable[[str], str]) -> Self:
        phrase = super().__new__(cls, text)
        phrase.form = form
        return phrase


def _form(argument: Any, form: str) -> str:
    """Return a form of an argument; the function FORM of the texts."""
    return argument.form(form) if form and isinstance(argument, _Phrase) else str(argument)


def _format_in(
    bundle: FluentBundle, name: str, form: str, arguments: dict[str, str | int]
) -> str | None:
    """Format a message, in a form if it has it; return None on any error."""
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    pattern = found.attributes.get(form, found.value)
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, arguments)
    return None if errors else str(text)


def _trouble(bundle: FluentBundle, name: str, arguments: dict[str, str | int]) -> str:
    language = bundle.locales[0]
    if not bundle.has_message(name):
        return f"{language}: unknown message {name}"
    given = ", ".join(arguments) or "no arguments"
    return f"{language}: {name} does not fit {given}"


def _seat_name(message: Message, names: Sequence[str]) -> str:
    seat = message.args["seat"]
    if not isinstance(seat, int):
        raise TextError(f"a seat must be a number, not {seat!r}")
    return (names[seat] if seat < len(names) else "") or seat_letter(seat)


@cache
def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {"FORM": _form}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(_read(language, file)))
    return bundle


def _told_of_games(language: str) -> dict[str, str]:
    told = re.compile(r"[a-z]+-(summary|standing(-[a-z]+)?|variant-[a-z0-9-]+)")
    entries = [_entries(each, game.id) for game in games() for each in (SOURCE, language)]
    return {name: text for found in entries for name, text in found.items() if told.fullmatch(name)}


def _text(entries: dict[str, str]) -> str:
    return "".join(entries.values())


def _entries(language: str, name: str) -> dict[str, str]:
    """Return the messages of a file as they are written, by their ids; none if there is no file."""
    written = [_read(language, file) for file in _files(language) if file.name == f"{name}.ftl"]
    return {
        each[1]: each[0] for text in written for each in re.finditer(_ENTRY, text, re.MULTILINE)
    }


def _read(language: str, file: Traversable) -> str:
    """Read a file of texts, with spaces at which no line breaks."""
    text = file.read_text(encoding="utf-8")
    for place in _TOGETHER.get(language, ()):
        text = re.sub(place, "\\1\N{NO-BREAK SPACE}", text)
    return text


def _folder() -> Traversable:
    return files("formicarium") / "locale"


def _files(language: str) -> list[Traversable]:
    homes = [files(game.home) / "locale" for game in games() if game.home]
    found = [file for home in (_folder(), *homes) for file in (home / language).iterdir()]
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda f: f.name)


def check_language(language: str) -> None:
    """Raise ``SetupError`` unless there are texts in this language."""
    if language not in languages():
        raise SetupError(
            f"unknown language {language!r}; known languages: {', '.join(languages())}"
        )
