"""Refusals over HTTP, each with its code from docs/protocol.md."""


class ApiError(Exception):
    """A request that changes nothing; the client shows the text of the code."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def malformed(message: str) -> ApiError:
    return ApiError(400, "malformed", message)


def no_session() -> ApiError:
    return ApiError(401, "no-session", "say who you are first: POST /api/guest, /api/login or /api/recover")


def forbidden(message: str) -> ApiError:
    return ApiError(403, "forbidden", message)


def no_such_table() -> ApiError:
    return ApiError(404, "no-such-table", "there is no such table, or it is private")


def no_such_game(name: str) -> ApiError:
    return ApiError(404, "no-such-game", f"there is no game {name!r}")


def conflict(code: str, message: str) -> ApiError:
    return ApiError(409, code, message)


def too_often() -> ApiError:
    return ApiError(429, "too-often", "wait a little")
