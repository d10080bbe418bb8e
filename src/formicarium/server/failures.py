"""Exception handlers: every failure becomes ``{"status", "reason"}``."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from formicarium.core.message import message
from formicarium.server.protocol import Failure
from formicarium.server.refusal import Refusal
from formicarium.server.store import ConflictError

_log = structlog.get_logger()


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Failure]:
    """Answer a refusal."""
    return _answer(refusal)


def conflicting(_: Request[Any, Any, Any], __: ConflictError) -> Response[Failure]:
    """Answer when another process was faster."""
    return _answer(Refusal(409, message("ui-refused-changed")))


def not_stored(_: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Failure]:
    """Answer when the database fails."""
    _log.error("database", error=str(error))
    return _answer(Refusal(503, message("ui-refused-database"), retry_after=2))


def rejected(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """Answer requests that Litestar itself rejects: addresses, methods, bodies."""
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reason = "; ".join(_complaint(each) for each in error.extra) or reason
    response = _answer(Refusal(error.status_code, reason))
    response.headers.update(error.headers or {})
    return response


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Failure]:
    """Answer a body with too many nested brackets."""
    _log.warning("nested too deeply", error=str(error))
    return _answer(Refusal(400, "the body is nested too deeply"))


def crashed(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Answer any other error of the server."""
    _log.error("unexpected", exc_info=error)
    return _answer(Refusal(500, message("ui-refused-internal")))


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    ConflictError: conflicting,
    SQLAlchemyError: not_stored,
    HTTPException: rejected,
    RecursionError: too_deep,
    Exception: crashed,
}


def _complaint(each: Any) -> str:
    if not isinstance(each, dict):
        return str(each)
    key = each.get("key")
    return f"{key}: {each.get('message')}" if key else str(each.get("message"))


def _answer(refusal: Refusal) -> Response[Failure]:
    return Response(
        refusal.body(),
        status_code=refusal.status,
        headers=refusal.headers(),
        media_type=MediaType.JSON,
    )
