"""The results of a match as a self-contained page with plots."""

from formicarium.arena.page.document import page, write_page

__all__ = ["page", "write_page"]
