"""The results of a match as one page with plots, complete in itself."""

from formicarium.arena.page.document import page, write_page

__all__ = ["page", "write_page"]
