"""What the tables of all games have in common, on the board and around it."""
