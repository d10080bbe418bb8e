"""Pictures for notebooks, the command line and the gallery."""

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import formicarium as fm
from formicarium.cli.render import render
from formicarium.stage import Picture, gallery, symbols
from tests.tables import ALL_TABLES, TableKind, recorded_game

app = typer.Typer()
app.command()(render)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    recorded = recorded_game(ALL_TABLES[0], seed=1, actions=9)
    recorded.seats = tuple(f"Name {seat}" for seat in range(recorded.players))
    recorded.save(path)
    return path


def draw(*arguments: str) -> None:
    CliRunner().invoke(app, arguments, catch_exceptions=False)


def test_the_command_draws_svg(record: Path, tmp_path: Path) -> None:
    output = tmp_path / "table.svg"
    draw(str(record), "-o", str(output))
    whole = output.read_text(encoding="utf-8")
    assert whole.startswith("<svg")
    assert "Name 1" in whole
    draw(str(record), "--at", "0", "--seat", "A", "-o", str(output))
    assert output.read_text(encoding="utf-8") != whole


def test_the_command_draws_png(record: Path, tmp_path: Path) -> None:
    output = tmp_path / "table.png"
    draw(str(record), "-o", str(output), "--theme", "dark", "--width", "300")
    assert output.read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("-o table.gif", "a .svg or a .png file, not 'table.gif'"),
        ("-o table.svg --seat F", "there is no seat F"),
        ("-o table.svg --seat Z", "unknown seat 'Z'"),
        ("-o table.svg --lang xx", "unknown language 'xx'"),
        ("-o table.svg --theme pink", "unknown theme 'pink'"),
        ("-o table.svg --at 999", "the record has 9 actions"),
    ],
)
def test_the_command_refuses_what_it_cannot_draw(record: Path, arguments: str, reason: str) -> None:
    with pytest.raises(fm.FormicariumError, match=re.escape(reason)):
        draw(str(record), *arguments.split())


def test_a_notebook_shows_every_table(table: TableKind) -> None:
    picture = Picture(table.new(1), theme="dark")
    assert picture._repr_svg_() == picture.svg
    assert picture.png(200).startswith(b"\x89PNG")


def test_the_gallery_shows_every_symbol_in_both_themes() -> None:
    page = gallery.page()
    for game in fm.games():
        for name in symbols.names(game.art()):
            assert page.count(f'<use href="#{name}"/>') >= 6
