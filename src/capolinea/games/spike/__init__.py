"""Spike: join the cities of the east by coloured cards, and carry goods to whoever pays for them."""
