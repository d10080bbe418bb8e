"""The command line: ``formicarium --help`` lists what it can do."""

from formicarium.cli.app import main

__all__ = ["main"]
