"""Files that are whole or not there: whatever happens meanwhile, nothing is lost."""

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
    """Write a text to a file; the old file stays whole until the new one is.

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
    """Find out whether ``write_whole`` will do; ``OSError`` if not, and nothing is changed."""
    target = ordinary(path)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    with named(path), _draft(target) as draft:
        draft.touch()


def ordinary(path: AnyPath) -> Path:
    """Follow links to a file, which may not be there yet; ``OSError`` if it is a device or a pipe.

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
    """Let errors name the file that was meant."""
    try:
        yield
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """Give a place beside a file, in the same folder, so that one can take the other's name."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)
