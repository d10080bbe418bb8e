"""How the table looks: scenes, choices and words, made from an imagined state."""
