"""`python -m capolinea`."""

from capolinea.cli import main

if __name__ == "__main__":
    main()
