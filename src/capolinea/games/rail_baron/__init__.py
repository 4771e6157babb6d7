"""Rail Baron: buy railroads, collect for trips between cities, and be first at home with a fortune."""
