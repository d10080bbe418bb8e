"""Change the rules in small ways and see whether a test notices: ``python -m tests.mutation``."""
