"""Which rule a message explains: screens link to it wherever they show the message."""

from typing import Final

CITATIONS: Final = {
    # The score sheet.
    "trail-source-crumbs": "T3.3",
    "trail-source-arrival": "T3.1",
    # Questions.
    "trail-ask": "T2.1",
    "trail-ask-wait": "T2.5",
    # Pieces.
    "trail-ant-tip": "T2.1",
    "trail-space-tip": "T2.2",
    "trail-nest-tip": "T3.1",
    "trail-crumb-tip": "T2.4",
    "trail-bite-tip": "T3.3",
    # The log.
    "trail-walk": "T2.1",
    "trail-wait": "T2.5",
    "trail-told-points": "T3.3",
    # Warnings.
    "trail-warning-passed": "T2.4",
}
"""By the id of the message."""
