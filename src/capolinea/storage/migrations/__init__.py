"""Numbered steps from one shape of the database to the next; each is final once released."""
