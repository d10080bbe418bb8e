"""All languages say the same things, and nothing is said in vain.

English is the source. A failure lists what is missing, what is too much, and where it is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import formicarium as fm
from formicarium import lessons
from formicarium.core.message import slug
from formicarium.lessons.script import text_of
from formicarium.stage import texts
from tests.locale.usage import HOMES, PYTHON, Use, mentions, uses

LANGUAGES = ("en", "de", "pl", "nl")
LESSONS = tuple(f"{game.id}-lesson" for game in fm.games() if lessons.has(game.id))
RESOURCES = (
    "interface",
    "lesson",
    "mine",
    "replay",
    "settings",
    *(game.id for game in fm.games()),
    *LESSONS,
)

everywhere = pytest.mark.parametrize("language", LANGUAGES)
translated = pytest.mark.parametrize("language", LANGUAGES[1:])
each_resource = pytest.mark.parametrize("resource", RESOURCES)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def game_of(resource: str) -> str:
    """Give the game to which the texts of a file belong, if they belong to one."""
    return resource.removesuffix("-lesson")


def path(language: str, resource: str) -> Path:
    return HOMES.get(game_of(resource), PYTHON) / "locale" / language / f"{resource}.ftl"


@cache
def entries(language: str, resource: str) -> tuple[ast.EntryType, ...]:
    text = path(language, resource).read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


def messages(language: str, resource: str) -> dict[str, frozenset[str]]:
    """Give the messages of a file with the variables in each."""
    found = {}
    for entry in entries(language, resource):
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def english() -> dict[str, frozenset[str]]:
    return {name: given for each in RESOURCES for name, given in messages("en", each).items()}


@cache
def found_uses() -> list[Use]:
    contract = (Use("the contract", name, frozenset()) for name in _families())
    return [*uses(), *contract, *_in_lessons()]


def _in_lessons() -> Iterator[Use]:
    for game in fm.games():
        if lessons.has(game.id):
            for step in lessons.script(game.id).steps:
                yield Use(f"the lesson of {game.id}", text_of(game.id, step).id, frozenset())


def _families() -> set[str]:
    """Give the ids that screens put together from what a game says about itself."""
    return {name for game in fm.games() for name in (f"{game.id}-summary", *_of_variants(game))}


def _of_variants(game: fm.Game[fm.State[fm.Action], fm.Action]) -> set[str]:
    names: set[str] = set()
    for variant in game.variant_table:
        named = f"{game.id}-variant-{variant.name}"
        state = game.new(players=variant.players[0], variant=variant.name)
        names |= {named, f"{named}-summary"}
        names |= {f"{game.id}-source-{slug(each)}" for each in state.score_sheet().sources}
        for option in variant.options:
            named = f"{game.id}-option-{option.name}"
            names |= {f"{named}-{slug(value)}" for value in option.values}
            names |= {named, f"{named}-about"}
    return names


def report(heading: str, lines: list[str]) -> str:
    return "\n  ".join([heading, *sorted(lines)])


@everywhere
def test_there_is_a_file_for_every_game_and_for_the_interface(language: str) -> None:
    missing = [str(path(language, each)) for each in RESOURCES if not path(language, each).exists()]
    assert not missing, report("missing files:", missing)
    strays = {each.stem for each in path(language, "").parent.glob("*.ftl")} - {*RESOURCES}
    assert not strays, report("files of no game:", list(strays))


@everywhere
@each_resource
def test_every_file_is_sound(language: str, resource: str) -> None:
    junk = [each.content for each in entries(language, resource) if isinstance(each, ast.Junk)]
    assert not junk, report("cannot be read:", [str(each) for each in junk])
    names = [e.id.name for e in entries(language, resource) if isinstance(e, ast.Message)]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, report("defined twice:", list(twice))


@each_resource
def test_ids_begin_with_the_name_of_their_file(resource: str) -> None:
    prefix = {
        "interface": "ui-",
        "lesson": "ui-lesson-",
        "mine": "ui-mine-",
        "replay": "ui-replay",
        "settings": "ui-set-",
    }.get(resource, f"{resource}-")
    names = messages("en", resource)
    strange = [name for name in names if not f"{name}-".startswith(prefix)]
    assert not strange, report(f"ids that do not begin with {prefix}:", strange)


@translated
@each_resource
def test_all_languages_have_the_same_messages(language: str, resource: str) -> None:
    ours, source = messages(language, resource), messages("en", resource)
    lines = [f"{name}: missing" for name in source.keys() - ours.keys()]
    lines += [f"{name}: English has no such message" for name in ours.keys() - source.keys()]
    assert not lines, report(f"{language}/{resource}.ftl:", lines)


@translated
@each_resource
def test_all_languages_use_the_same_variables(language: str, resource: str) -> None:
    ours, source = messages(language, resource), messages("en", resource)
    lines = [
        f"{name}: has {_list(ours[name])}, English has {_list(source[name])}"
        for name in ours.keys() & source.keys()
        if ours[name] != source[name]
    ]
    assert not lines, report(f"{language}/{resource}.ftl:", lines)


class _Forms(visitor.Visitor):
    """Collects the forms that texts ask for, and those that they have."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.had: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        _, form = node.arguments.positional
        assert isinstance(form, ast.StringLiteral)
        self.asked.add(form.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.had.add(node.id.name)
        self.generic_visit(node)


@everywhere
@each_resource
def test_forms_are_had_and_asked_for(language: str, resource: str) -> None:
    forms = _Forms()
    for entry in entries(language, resource):
        forms.visit(entry)
    assert forms.asked == forms.had


def _list(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"


def test_every_message_that_is_used_is_defined() -> None:
    known = english()
    missing = [
        f"{use.pattern} ({use.where})"
        for use in found_uses()
        if not any(use.fits(name) for name in ([use.id] if use.id in known else known))
    ]
    assert not missing, report("used but not defined:", missing)


@each_resource
def test_every_message_that_is_defined_is_used(resource: str) -> None:
    mentioned = mentions()
    plain = {use.id for use in found_uses()}
    patterns = [use for use in found_uses() if use.id is None]
    unused = [
        name
        for name in messages("en", resource)
        if name not in mentioned and name not in plain and not any(u.fits(name) for u in patterns)
    ]
    assert not unused, report("defined but not used:", unused)


def test_every_message_is_given_the_variables_that_it_has() -> None:
    known = english()
    wrong = [
        f"{use.id} ({use.where}): is given {_list(use.variables)}, has {_list(known[use.id])}"
        for use in found_uses()
        if use.id in known and use.variables is not None and use.variables != known[use.id]
    ]
    assert not wrong, report("wrong variables:", wrong)


@everywhere
def test_a_page_about_all_games_has_their_words(language: str) -> None:
    """It needs no other texts of them."""
    sent = texts.source_text(language, "games")
    for game in fm.games():
        assert f"{game.id}-summary = " in sent
        for variant in game.variants:
            assert f"{game.id}-variant-{variant} = " in sent
            assert f"{game.id}-variant-{variant}-summary = " in sent
        assert f"{game.id}-ask" not in sent
