"""The web application: tables, seats, pushes and pages. It contains no rules."""
