"""The numbered rules of the games, in the languages of the players.

``docs/rules/<language>/<game>.md`` holds them once for each language; the command line, the server
and the documentation read the same files.
"""

from formicarium.rulebook.sections import Book, Entry, Section, book
from formicarium.rulebook.source import figure, has, rule, rules, text

__all__ = ["Book", "Entry", "Section", "book", "figure", "has", "rule", "rules", "text"]
