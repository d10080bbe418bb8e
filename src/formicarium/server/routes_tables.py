"""Tables over HTTP. Whoever holds a seat says so by ``Authorization: Bearer secret,secret``."""

from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from formicarium.core.record import Record
from formicarium.server.hall import Hall
from formicarium.server.limits import Limits
from formicarium.server.live import LiveTable
from formicarium.server.protocol import (
    MOST_SEATS,
    Acknowledged,
    ActionRequest,
    ChatLine,
    ChatRequest,
    Created,
    Join,
    Joined,
    NewTable,
    Start,
    Sync,
    TableInfo,
    UndoRequest,
)
from formicarium.server.refusal import Refusal

AnyRequest = Request[Any, Any, Any]
Secrets = tuple[str, ...]
TableId = FromPath[str]
Since = Annotated[int | None, QueryParameter(name="since", ge=0, le=1_000_000)]

_SECRET_LIMIT = 100


def bearer(request: AnyRequest) -> Secrets:
    """Read the secrets of a request."""
    header = request.headers.get("authorization", "")
    if not header:
        return ()
    scheme, _, rest = header.partition(" ")
    secrets = tuple(secret for each in rest.split(",") if (secret := each.strip()))
    right = scheme.lower() == "bearer" and 0 < len(secrets) <= MOST_SEATS + 1
    if not right or any(len(secret) > _SECRET_LIMIT for secret in secrets):
        raise Refusal(401, "secrets are given as 'Authorization: Bearer secret,secret'")
    return secrets


def address(request: AnyRequest) -> str:
    """Tell where a request comes from."""
    return request.client.host if request.client else ""


@post("/api/tables", status_code=201)
async def create(
    data: JSONBody[NewTable],
    request: AnyRequest,
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> Created:
    """Set a table up."""
    limits.take("create", address(request))
    return await hall.unbroken(hall.create(data))


@get("/api/tables")
async def list_tables(
    request: AnyRequest, hall: NamedDependency[Hall], limits: NamedDependency[Limits]
) -> list[TableInfo]:
    """List the tables that everybody may see, the newest first."""
    limits.take("look", address(request))
    return await hall.listed()


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    table_id: TableId,
    data: JSONBody[Join],
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> Joined:
    """Take a free seat."""
    limits.take("join", address(request))
    async with hall.table(table_id) as table:
        return await hall.unbroken(hall.desk.join(table, secrets, data.name))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(
    table_id: TableId,
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
    data: JSONBody[Start | None] = None,
) -> TableInfo:
    """Begin; bots take the seats that are still open."""
    limits.take("join", address(request))
    bot = (data.bot if data else None) or ""
    async with hall.table(table_id) as table:
        return await hall.unbroken(hall.desk.start(table, secrets, bot))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    table_id: TableId,
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> TableInfo:
    """Stand up."""
    limits.take("join", address(request))
    async with hall.table(table_id) as table:
        return await hall.unbroken(hall.desk.leave(table, secrets))


@get("/api/tables/{table_id:str}")
async def look(
    table_id: TableId,
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
    since: Since = None,
) -> Sync:
    """Look at a table; with ``since`` only when its log is longer than that, or after a while."""
    limits.take("look", address(request))
    async with hall.table(table_id) as table:
        seats = table.admit(secrets)
        if since is not None and not hall.closing.is_set():
            await table.wait_beyond(since, hall.settings.poll_seconds)
            seats = table.admit(secrets)
        return table.sync(seats)


@post("/api/tables/{table_id:str}/actions", status_code=200)
async def act(
    table_id: TableId,
    data: JSONBody[ActionRequest],
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> Acknowledged:
    """Play an action."""
    limits.take("act", address(request))
    async with hall.table(table_id) as table:
        return Acknowledged(await hall.unbroken(hall.desk.act(table, secrets, data)))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    table_id: TableId,
    data: JSONBody[UndoRequest],
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> Acknowledged:
    """Take the last action back."""
    limits.take("act", address(request))
    async with hall.table(table_id) as table:
        return Acknowledged(await hall.unbroken(hall.desk.undo(table, secrets, data)))


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def chat(
    table_id: TableId,
    data: JSONBody[ChatRequest],
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> ChatLine:
    """Say something."""
    limits.take("chat", address(request))
    async with hall.table(table_id) as table:
        return await hall.unbroken(hall.desk.say(table, secrets, data.text))


@post("/api/tables/{table_id:str}/rematch", status_code=201)
async def rematch(
    table_id: TableId,
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> Created:
    """Play again with the same people."""
    limits.take("create", address(request))
    async with hall.table(table_id) as table:
        return await hall.unbroken(hall.rematch(table, secrets))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(
    table_id: TableId,
    request: AnyRequest,
    secrets: NamedDependency[Secrets],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> Response[str]:
    """Download the record, without the seed while the game goes on."""
    limits.take("look", address(request))
    async with hall.table(table_id) as table:
        table.admit(secrets)
        name = f"{table.row.game}-{table.row.id}.record"
        return Response(
            _public_record(table).to_text(),
            media_type="text/plain",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )


def _public_record(table: LiveTable) -> Record:
    if table.ledger is None:
        raise Refusal(409, "the game has not started yet")
    seed = table.ledger.record.seed if table.row.phase == "over" else None
    return replace(table.ledger.record, seed=seed)


HANDLERS = [
    create,
    list_tables,
    join,
    start,
    leave,
    look,
    act,
    undo,
    chat,
    rematch,
    record,
]
