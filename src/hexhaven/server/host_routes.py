"""The HTTP part of hosting a table, and of ending a game early."""

from hexhaven.server.http import ApiRoute, Call
from hexhaven.server.messages.tables import End, Paint, SentAway, Start, TableInfo, TablePatch


async def change_table(call: Call) -> TableInfo:
    """Change your table before the start."""
    visitor, body = call.me(), await call.body(TablePatch)
    return await call.hall.hosting.change(call.path("id"), visitor.id, body)


async def start_table(call: Call) -> TableInfo:
    """Start your table although seats are free: bots take them, or there are fewer."""
    visitor, body = call.me(), await call.body(Start, b"{}")
    return await call.hall.hosting.start(call.path("id"), visitor.id, body)


async def send_away(call: Call) -> TableInfo:
    """Send somebody away from your table, or let them come again."""
    visitor, body = call.me(), await call.body(SentAway)
    return await call.hall.hosting.send_away(call.path("id"), visitor.id, body)


async def paint(call: Call) -> TableInfo:
    """Choose your colour before the start; whoever has it gets yours."""
    visitor, body = call.me(), await call.body(Paint)
    return await call.hall.hosting.paint(call.path("id"), visitor.id, body.colour)


async def end_game(call: Call) -> TableInfo:
    """Say that you want the game to end now, or no longer do."""
    visitor, body = call.me(), await call.body(End, b"{}")
    return await call.hall.endings.vote(call.path("id"), visitor.id, body.end)


async def cancel_game(call: Call) -> TableInfo:
    """Cancel the game at your table, as long as no person has answered."""
    return await call.hall.endings.cancel(call.path("id"), call.me().id)


HOST_ROUTES = [
    ApiRoute("PATCH", "/api/tables/{id}", change_table, TablePatch, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/start", start_table, Start, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/send-away", send_away, SentAway, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/colour", paint, Paint, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/end", end_game, End, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/cancel", cancel_game, None, TableInfo),
]
