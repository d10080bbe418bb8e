"""Tables over HTTP. Clients prove their seats by ``Authorization: Bearer secret,secret``.

The option ``limit`` of a route names its rate limit, which ``limited`` checks first.
"""

from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Annotated, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from formicarium.core.explained import Cell
from formicarium.core.message import message
from formicarium.server.changes import Desk
from formicarium.server.hall import Hall
from formicarium.server.limits import Limits
from formicarium.server.live import LiveTable
from formicarium.server.protocol import (
    MOST_SEATS,
    MOST_SECRETS,
    Acknowledged,
    ActionRequest,
    ChatLine,
    ChatRequest,
    Created,
    Explained,
    Hint,
    HintRequest,
    Join,
    Joined,
    LogLine,
    NewTable,
    Return,
    Spectating,
    StandIn,
    Start,
    Sync,
    TableInfo,
    TakebackReply,
    TakebackRequest,
    UndoRequest,
    WhyNot,
    WhyRequest,
)
from formicarium.server.refusal import Refusal

P = ParamSpec("P")
T = TypeVar("T")

AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheHall = NamedDependency[Hall]
TheTable = NamedDependency[LiveTable]
Secrets = NamedDependency[tuple[str, ...]]
Since = Annotated[int | None, QueryParameter(name="since", ge=0, le=1_000_000)]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=1_000_000)]
SheetSeat = Annotated[int, QueryParameter(name="seat", ge=0, lt=MOST_SEATS)]
SheetBoard = Annotated[int, QueryParameter(name="board", ge=0, lt=MOST_SEATS)]
SheetSource = Annotated[str, QueryParameter(name="source", min_length=1, max_length=40)]

_SECRET_LIMIT = 100


def bearer(request: Request[Any, Any, Any]) -> tuple[str, ...]:
    """Return the secrets of a request."""
    header = request.headers.get("authorization", "")
    if not header:
        return ()
    scheme, _, rest = header.partition(" ")
    secrets = tuple(secret for each in rest.split(",") if (secret := each.strip()))
    right = scheme.lower() == "bearer" and 0 < len(secrets) <= MOST_SECRETS
    if not right or any(len(secret) > _SECRET_LIMIT for secret in secrets):
        raise Refusal(401, "send secrets as 'Authorization: Bearer secret,secret'")
    return secrets


async def table_in_use(table_id: FromPath[str], hall: TheHall) -> AsyncIterator[LiveTable]:
    """Provide the table of a request and keep it in memory until the answer."""
    async with hall.table(table_id) as table:
        yield table


class Caller(NamedTuple):
    """A client with its secrets, at a table."""

    hall: Hall
    table: LiveTable
    secrets: tuple[str, ...]

    async def ask(
        self,
        change: Callable[Concatenate[Desk, LiveTable, tuple[str, ...], P], Coroutine[Any, Any, T]],
        *details: P.args,
        **more: P.kwargs,
    ) -> T:
        """Ask the desk for a change of the table; it is completed even if the client leaves."""
        return await self.hall.unbroken(
            change(self.hall.desk, self.table, self.secrets, *details, **more)
        )


TheCaller = NamedDependency[Caller]


def caller(hall: TheHall, table: TheTable, secrets: Secrets) -> Caller:
    """Provide the caller of a request."""
    return Caller(hall, table, secrets)


def limited(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Count a request; refuse it if its sender has made too many."""
    limits: Limits = connection.app.state.limits
    if "limit" in handler.opt:
        limits.take(handler.opt["limit"], address(connection))


def address(connection: AnyConnection) -> str:
    """Return the address of the client."""
    return connection.client.host if connection.client else ""


@post("/api/tables", status_code=201, limit="create")
async def create(data: JSONBody[NewTable], hall: TheHall, secrets: Secrets) -> Created:
    """Create a table; with a personal key, the creator's seats are bound to it."""
    return await hall.unbroken(hall.create(data, secrets))


@get("/api/tables", limit="look")
async def list_tables(hall: TheHall) -> list[TableInfo]:
    """Return the public tables, the newest first."""
    return await hall.listed()


@post("/api/tables/{table_id:str}/join", status_code=200, limit="join")
async def join(data: JSONBody[Join], table: TheTable, secrets: Secrets, hall: TheHall) -> Joined:
    """Take a free seat."""
    return await hall.unbroken(hall.join(table, secrets, data.name))


@post("/api/tables/{table_id:str}/start", status_code=200, limit="join")
async def start(caller: TheCaller, data: JSONBody[Start | None] = None) -> TableInfo:
    """Start the game; bots take the seats that are still open."""
    return await caller.ask(Desk.start, (data.bot if data else None) or "")


@post("/api/tables/{table_id:str}/leave", status_code=200, limit="join")
async def leave(caller: TheCaller) -> TableInfo:
    """Leave the table."""
    return await caller.ask(Desk.leave)


@post("/api/tables/{table_id:str}/stand-in", status_code=200, limit="join")
async def stand_in(data: JSONBody[StandIn], caller: TheCaller) -> TableInfo:
    """Let a bot play for oneself, or for a player who has left or is absent for long."""
    return await caller.ask(Desk.stand_in, data.seat, data.bot or "")


@post("/api/tables/{table_id:str}/return", status_code=200, limit="join")
async def come_back(data: JSONBody[Return], caller: TheCaller) -> TableInfo:
    """Take one's seat back from a bot."""
    return await caller.ask(Desk.come_back, data.seat)


@post("/api/tables/{table_id:str}/spectator", status_code=201, limit="join")
async def spectator(caller: TheCaller) -> Spectating:
    """Return a new link for spectators, for a player to hand out."""
    return await caller.ask(Desk.open_to_spectators)


@post("/api/tables/{table_id:str}/hint", status_code=200, limit="hint")
async def hint(
    data: JSONBody[HintRequest], table: TheTable, secrets: Secrets, hall: TheHall
) -> Hint:
    """Return the best actions of one's seat, found by a strong bot."""
    return await hall.adviser.hint(table, secrets, data.seat, longer=data.longer)


@post("/api/tables/{table_id:str}/why", status_code=200, limit="why")
async def why(data: JSONBody[WhyRequest], table: TheTable, secrets: Secrets) -> WhyNot:
    """Return the rule that forbids what a click on one's screen means, and the reason."""
    own = table.admit(secrets)
    if data.seat not in own:
        raise Refusal(403, message("ui-refused-other-seat"))
    return table.why_not(own, data)


@get("/api/tables/{table_id:str}/score", limit="look")
async def score(
    table: TheTable, secrets: Secrets, seat: SheetSeat, board: SheetBoard, source: SheetSource
) -> Explained:
    """Return what made the points of a cell of the score sheet."""
    seats = table.admit(secrets)
    return table.explain(seats, Cell(seat, board, source))


@get("/api/tables/{table_id:str}", limit="look")
async def look(table: TheTable, secrets: Secrets, hall: TheHall, since: Since = None) -> Sync:
    """Return a table; with ``since``, wait a while until its log is longer than that."""
    seats = table.admit(secrets)
    if since is not None and not hall.closing.is_set():
        await table.wait_beyond(seats, since, hall.settings.poll_seconds)
        seats = table.admit(secrets)
    return table.sync(seats)


@get("/api/tables/{table_id:str}/log", limit="look")
async def log(table: TheTable, secrets: Secrets, before: Before) -> tuple[LogLine, ...]:
    """Return the lines of the log before a length of it."""
    return table.lines(table.admit(secrets), before)


@get("/api/tables/{table_id:str}/info", limit="look")
async def info(table: TheTable, secrets: Secrets) -> TableInfo:
    """Return who sits at a table and what is played, without the position."""
    return table.info(table.admit(secrets))


@post("/api/tables/{table_id:str}/actions", status_code=200, limit="act")
async def act(data: JSONBody[ActionRequest], caller: TheCaller) -> Acknowledged:
    """Play an action."""
    return Acknowledged(await caller.ask(Desk.act, data))


@post("/api/tables/{table_id:str}/undo", status_code=200, limit="act")
async def undo(data: JSONBody[UndoRequest], caller: TheCaller) -> Acknowledged:
    """Undo one's last action."""
    return Acknowledged(await caller.ask(Desk.undo, data))


@post("/api/tables/{table_id:str}/takeback", status_code=200, limit="act")
async def ask_back(data: JSONBody[TakebackRequest], caller: TheCaller) -> Acknowledged:
    """Ask the others to let one go back to an own action."""
    return Acknowledged(await caller.ask(Desk.ask_back, data))


@post("/api/tables/{table_id:str}/takeback/reply", status_code=200, limit="act")
async def reply(data: JSONBody[TakebackReply], caller: TheCaller) -> Acknowledged:
    """Answer another player's request to go back, or withdraw one's own."""
    return Acknowledged(await caller.ask(Desk.reply, data))


@post("/api/tables/{table_id:str}/chat", status_code=200, limit="chat")
async def chat(data: JSONBody[ChatRequest], caller: TheCaller) -> ChatLine:
    """Add a chat line."""
    return await caller.ask(Desk.say, data.text)


@post("/api/tables/{table_id:str}/rematch", status_code=201, limit="create")
async def rematch(table: TheTable, secrets: Secrets, hall: TheHall) -> Created:
    """Create a table for a rematch of the same people, or join it."""
    return await hall.unbroken(hall.rematch(table, secrets))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, limit="look")
async def record(table: TheTable, secrets: Secrets) -> Response[str]:
    """Return the record; during the game without the seed and without secret choices."""
    table.admit(secrets)
    if table.ledger is None:
        raise Refusal(409, message("ui-refused-not-started"))
    name = f"{table.row.game}-{table.row.id}.record"
    return Response(
        table.ledger.record.to_text(),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = [
    create,
    list_tables,
    join,
    start,
    leave,
    stand_in,
    come_back,
    spectator,
    hint,
    why,
    score,
    look,
    log,
    info,
    act,
    undo,
    ask_back,
    reply,
    chat,
    rematch,
    record,
]
