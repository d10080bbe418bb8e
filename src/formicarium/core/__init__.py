"""What every game shares: the contract, chance, records, hex geometry, errors."""
