"""The types of the protocol in TypeScript."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from formicarium.core.message import Message
from formicarium.core.scene import Sprite
from formicarium.server import messages, protocol
from formicarium.server.typescript import main, source, written


def declared(name: str) -> str:
    """Return the declaration of an interface, without its comments."""
    start = source().index(f"export interface {name} ")
    lines = source()[start:].split("\n}\n")[0].splitlines()
    return "\n".join(line for line in lines if "/**" not in line)


@pytest.mark.parametrize(
    ("hint", "typescript"),
    [
        (float, "number"),
        (int | float, "number"),
        (str | None, "string | null"),
        (str | msgspec.UnsetType, "string"),
        (tuple[tuple[int, ...], ...], "number[][]"),
        (list[Message | None], "(Message | null)[]"),
        (dict[int, bool], "Record<string, boolean>"),
        (Literal["a", "b"] | None, '"a" | "b" | null'),
        (messages.ServerMessage, "ServerMessage"),
        (protocol.Created, "Made"),
    ],
)
def test_types_are_translated(hint: Any, typescript: str) -> None:
    assert written(hint) == typescript


def test_unknown_types_are_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for <class 'complex'>"):
        written(complex)
    with pytest.raises(TypeError, match="add its module"):
        written(Annotated[str, "limits are removed before"])


def test_answers_omit_only_what_the_server_omits() -> None:
    assert "  rotation?: number;" in declared("Sprite")
    assert "  rule?: string;" in declared("Refused")
    assert "  may_undo: boolean;" in declared("Step")
    assert msgspec.json.encode(Sprite("a", "ant", 1, 2)) == b'{"id":"a","symbol":"ant","x":1,"y":2}'


def test_requests_may_omit_what_has_a_default() -> None:
    assert declared("Hello").splitlines()[1:] == [
        '  type: "hello";',
        "  secrets?: string[];",
        "  seen?: number | null;",
        "  base?: number | null;",
        "  beside?: string[];",
    ]
    assert "  options?: Record<string, string>;" in declared("NewTable")
    assert "  game: string;" in declared("NewTable")


def test_a_struct_extends_its_base() -> None:
    assert declared("SyncMessage") == 'export interface SyncMessage extends Sync {\n  type: "sync";'
    assert declared("View") == "export interface View extends Status {\n  scene: Scene;"
    assert "choices" not in declared("Step")


def test_docstrings_become_comments() -> None:
    assert "  /** Higher layers are drawn over lower ones. */\n  layer?: number;" in source()
    assert "/** Asks for a `Pong`. */\nexport interface Ping {" in source()
    assert ">>>" not in source()
    assert "None" not in source()


def test_only_types_that_the_client_needs_are_written() -> None:
    assert "interface Health" not in source()
    assert "ActionRequest {" not in source()
    assert "Slug" not in source()


def test_a_stale_file_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "protocol.ts"
    with pytest.raises(SystemExit, match="run `make protocol`"):
        main(["--check", str(path)])
    main([str(path)])
    main(["--check", str(path)])
    path.write_text(source().replace("number", "string"), encoding="utf-8")
    with pytest.raises(SystemExit, match="does not fit the server's types"):
        main(["--check", str(path)])
    with pytest.raises(SystemExit, match="usage"):
        main([])
