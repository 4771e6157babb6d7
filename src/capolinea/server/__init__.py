"""The web application: tables, seats, pushes and pages. It holds no rules."""
