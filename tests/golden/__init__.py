"""Readable playthroughs, one per variant, that must not change unnoticed."""
