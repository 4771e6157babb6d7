"""Work that waits for a file, to be run in a reader's process."""

import time
from pathlib import Path


def wait_for(game: str, text: str, language: str) -> None:
    """In the place of `check_map`: `text` is the path of the file that ends it."""
    while not Path(text).exists():
        time.sleep(0.01)
