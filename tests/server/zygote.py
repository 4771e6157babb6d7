"""Starts servers quickly: everything is imported once, then each server is a fork of this process.

Reads `start` lines and answers each with the number of the new server's process. What is killed is that process.
"""

import gc
import os
import sys

from tests.server.serving import quick

from capolinea.cli.serve import bind, run, server_for
from capolinea.games.catalogue import GAMES
from capolinea.i18n import Say
from capolinea.server.app import create_app
from capolinea.server.assets import board_svg


def main(database: str, port: int) -> None:
    for game in GAMES:
        board_svg(game, "it")
    # No thread and no connection is made before it runs, so each fork begins clean.
    app = create_app(quick(database))
    gc.freeze()
    child = 0
    for line in sys.stdin:
        if line.strip() != "start":
            break
        if child:
            # Its port is only free when the previous server has gone completely.
            os.waitpid(child, 0)
        child = os.fork()
        if child == 0:
            run(server_for(app, []), bind("127.0.0.1", port, Say("en", ("capolinea.server",))))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
