"""Parameters of the handlers: parts of a path or query with their limits, the services, and the visit."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec import Meta

from capolinea.server.services import Services
from capolinea.server.visits import Visit

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheServices: TypeAlias = NamedDependency[Services]
TheVisit: TypeAlias = NamedDependency[Visit]

Word: TypeAlias = FromPath[str]
EntryPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
EntryQuery: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="As it was after this entry.")
]
SeatQuery: TypeAlias = Annotated[
    int | None, QueryParameter(ge=-1, le=15, description="One of your seats; -1: the spectators' view.")
]
SeatAsked: TypeAlias = Annotated[int, QueryParameter(ge=0, le=15, description="One of your seats.")]
OriginQuery: TypeAlias = Annotated[
    str, QueryParameter(max_length=60, description="The origin that the last answer named: hex:J8.")
]
TargetQuery: TypeAlias = Annotated[str, QueryParameter(max_length=60, description="A target on the board: dot:12.")]
TargetsQuery: TypeAlias = Annotated[
    list[Annotated[str, Meta(max_length=60)]],
    QueryParameter(min_items=1, max_items=4, description="Things of the table, nearest first: line:12."),
]
AboutQuery: TypeAlias = Annotated[str, QueryParameter(max_length=60, description="What to look up; empty: anything.")]
SeenQuery: TypeAlias = Annotated[
    str,
    QueryParameter(max_length=40, description="The `company` that you have seen; if it is out of date you are told."),
]
HaveQuery: TypeAlias = Annotated[
    str, QueryParameter(max_length=40, description="The `mark` of the table that you have: only what changed is sent.")
]
LinesQuery: TypeAlias = Annotated[
    int | None, QueryParameter(ge=1, le=1000, description="About so many of the newest lines of the log.")
]
BeforeQuery: TypeAlias = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="Only log lines of entries before this one.")
]
LogQuery: TypeAlias = Annotated[
    int, QueryParameter(ge=-1, le=1_000_000, description="Only log lines of entries after this one.")
]
WaitQuery: TypeAlias = Annotated[
    float, QueryParameter(ge=0, le=60, description="How many seconds to wait until the seat is to move.")
]
