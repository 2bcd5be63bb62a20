"""Refusals over HTTP, each with its code from docs/protocol.md."""


class Refuse(Exception):
    """A request that changes nothing; the client shows the text of the code."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def malformed(message: str) -> Refuse:
    return Refuse(400, "malformed", message)


def no_session() -> Refuse:
    return Refuse(401, "no-session", "say who you are first: POST /api/guest, /api/login or /api/recover")


def forbidden(message: str) -> Refuse:
    return Refuse(403, "forbidden", message)


def no_such_table() -> Refuse:
    return Refuse(404, "no-such-table", "there is no such table, or it is private")


def conflict(code: str, message: str) -> Refuse:
    return Refuse(409, code, message)


def too_often() -> Refuse:
    return Refuse(429, "too-often", "wait a little")
