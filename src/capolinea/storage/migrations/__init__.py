"""Numbered steps from one schema to the next; each is final once released."""
