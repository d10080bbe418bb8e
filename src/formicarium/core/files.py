"""Writing files so that a crash never leaves half a file."""

from __future__ import annotations

import errno
import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    AnyPath: TypeAlias = str | os.PathLike[str]


def write_whole(path: AnyPath, text: str) -> None:
    """Write a text to a file; the old file stays in place until the new one is complete.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_whole(Path(folder, "ants.txt"), "many")
    ...     Path(folder, "ants.txt").read_text()
    'many'
    """
    target = ordinary(path)
    with named(path), _draft(target) as draft:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)


def check_writable(path: AnyPath) -> None:
    """Raise ``OSError`` if ``write_whole`` cannot write this file; change nothing."""
    target = ordinary(path)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    with named(path), _draft(target) as draft:
        draft.touch()


def ordinary(path: AnyPath) -> Path:
    """Follow links to a file that may not exist yet; ``OSError`` if it is a device or a pipe.

    >>> ordinary(os.devnull)
    Traceback (most recent call last):
    ...
    OSError: [Errno 22] not an ordinary file: '/dev/null'
    """
    target = Path(path).resolve()
    if target.exists() and not (target.is_file() or target.is_dir()):
        raise OSError(errno.EINVAL, "not an ordinary file", str(path))
    return target


@contextmanager
def named(path: AnyPath) -> Iterator[None]:
    """Put this path into the message of an ``OSError``."""
    try:
        yield
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """Yield a path in the folder of a file, so that the draft can be renamed to the file."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)
