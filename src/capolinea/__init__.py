"""Capolinea: five classic railway board games, complete, in one package."""
