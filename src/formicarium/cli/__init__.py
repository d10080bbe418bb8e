"""The command line; ``formicarium --help`` lists the commands."""

from formicarium.cli.app import main

__all__ = ["main"]
