"""The version of the engine; every record carries it."""

__version__ = "0.1.0"
