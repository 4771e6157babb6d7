"""Errors of a request, as status, code and facts; the texts are in `messages/`."""

from capolinea.core.refusal import CapolineaError, Fact


class Problem(CapolineaError):
    """Ends a request with `status`."""

    status = 400

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.headers: dict[str, str] = {}


class Forbidden(Problem):
    status = 403


class Unknown(Problem):
    status = 404


class Conflict(Problem):
    status = 409


class Misdirected(Problem):
    """The request is for another server."""

    status = 421


class Unprocessable(Problem):
    """The request is well-formed but cannot be fulfilled."""

    status = 422


class Unavailable(Problem):
    """The server cannot do its work for now."""

    status = 503

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.headers["Retry-After"] = "5"


class TooMany(Problem):
    status = 429

    def __init__(self, code: str, seconds: int) -> None:
        super().__init__(code, seconds=seconds)
        self.headers["Retry-After"] = str(seconds)
