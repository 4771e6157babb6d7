"""Santa Fe Rails: railroads that belong to nobody grow west, and the cities they reach pay those who played them."""
