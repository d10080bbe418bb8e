"""Tests mirror the packages of `formicarium`."""
