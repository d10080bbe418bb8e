"""The version of the engine; every record carries it."""

__version__ = "0.2.0"
