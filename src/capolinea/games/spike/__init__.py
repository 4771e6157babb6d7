"""Spike: connect the cities of the east with coloured cards, and carry goods to the cities that pay for them."""
