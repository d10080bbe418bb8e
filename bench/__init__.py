"""Measurements: balance, and later speed beside other engines."""
