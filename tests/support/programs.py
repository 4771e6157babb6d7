"""Programs that tests start and talk to."""

import sys
from typing import Final

#: `capolinea` as started from a terminal. Background processes and their children ignore Ctrl-C, so a program
#: that a test is to interrupt must first handle it again.
HEEDING: Final = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from capolinea.cli import main; main()",
]
