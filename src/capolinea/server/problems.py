"""What can go wrong with a request, as a status, a code and facts; the words are in `messages/`."""

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


class Unsound(Problem):
    """Well-formed, but nothing that can be done."""

    status = 422


class TooMany(Problem):
    status = 429

    def __init__(self, code: str, seconds: int) -> None:
        super().__init__(code, seconds=seconds)
        self.headers["Retry-After"] = str(seconds)
