"""Examples that are played and tested like the games themselves."""
