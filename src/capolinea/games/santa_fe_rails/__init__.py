"""Santa Fe Rails: railroads that nobody owns grow west, and every town they reach pays the players of its cards."""
