"""Messages in the reader's language, with Fluent.

The texts of a game are in ``locale/<language>/<game>.ftl``, here or at the home of the game, those
of the interface in ``interface.ftl``; the browser reads the very same files.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from formicarium.core.errors import FormicariumError, SetupError
from formicarium.core.registry import games
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

    from formicarium.core.message import Argument, Message

SOURCE = "en"
"""The source language of the texts; it fills gaps in the others."""


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
    """Return a Fluent file as it is sent to browsers; raise ``SetupError`` if unknown."""
    check_language(language)
    for file in _files(language):
        if file.name == f"{name}.ftl":
            return file.read_text(encoding="utf-8")
    raise SetupError(f"unknown texts {name!r} in language {language!r}")


class Texts:
    """Formats messages in one language.

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
        if message.id == "seat":
            return _seat_name(message, names)
        arguments = {name: self._argument(value, names) for name, value in message.args.items()}
        return self._format(message.id, arguments)

    def _argument(self, value: Argument, names: Sequence[str]) -> str | int:
        return value if isinstance(value, str | int) else self.format(value, names)

    def _format(self, name: str, arguments: dict[str, str | int]) -> str:
        for bundle in self._bundles:
            text = _format_in(bundle, name, arguments)
            if text is not None:
                return text
        if self._strict:
            raise TextError(_trouble(self._bundles[0], name, arguments))
        return name  # unknown in all languages; better than nothing


def _format_in(bundle: FluentBundle, name: str, arguments: dict[str, str | int]) -> str | None:
    """Format a message; return None on any error."""
    if not bundle.has_message(name):
        return None
    pattern = bundle.get_message(name).value
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
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


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
