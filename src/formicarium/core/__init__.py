"""The parts that all games share: the contract, chance, records, hex geometry, errors."""
