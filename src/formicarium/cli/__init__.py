"""The command line: ``formicarium games | play | simulate | replay | verify | rules``."""

from formicarium.cli.app import main

__all__ = ["main"]
