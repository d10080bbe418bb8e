"""Measurements: balance of the games, strength of the bots, speed beside other engines."""
