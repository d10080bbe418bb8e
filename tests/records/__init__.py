"""Whole games on file, which must replay to the scores they ended with."""
