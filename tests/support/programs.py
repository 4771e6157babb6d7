"""Programs that tests start and talk to."""

import sys
from typing import Final

#: `capolinea` as a terminal starts it. What runs in the background has Ctrl-C ignored, and so has all that it starts:
#: when the tests run there, a program that is to be interrupted must first heed it again.
HEEDING: Final = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from capolinea.cli import main; main()",
]
