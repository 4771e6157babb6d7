"""How TransAmerica looks and speaks at the table."""
