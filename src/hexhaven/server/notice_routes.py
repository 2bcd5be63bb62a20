"""The HTTP part of being told what happens while one is not here."""

from hexhaven.server.http import ApiRoute, Call
from hexhaven.server.messages.notices import ChannelPatch, LinkSecret, NewChannel, Notices, VacationWish


async def notices(call: Call) -> Notices:
    """How you are told what happens while you are not here, and how you could be."""
    return await call.hall.channels.listed(call.me().id)


async def add_channel(call: Call) -> Notices:
    """Be told by e-mail (once the link in a letter is opened), in this browser, or through a webhook."""
    visitor = call.me()
    body: NewChannel = await call.body(NewChannel)  # type: ignore[arg-type]  # a union is not a class
    return await call.hall.channels.add(visitor.id, body, call.address)


async def change_channel(call: Call) -> Notices:
    """Choose what you are told there."""
    visitor, body = call.me(), await call.body(ChannelPatch)
    return await call.hall.channels.choose(visitor.id, call.path("id"), body.wants)


async def remove_channel(call: Call) -> Notices:
    """Be told nothing there any more."""
    return await call.hall.channels.remove(call.me().id, call.path("id"))


async def try_channel(call: Call) -> None:
    """Send yourself a message, to see whether it arrives."""
    visitor = call.me()
    call.hall.channels.limit_letters(call.address, visitor.id)
    await call.hall.delivery.try_out(visitor.id, call.path("id"))


async def confirm_channel(call: Call) -> None:
    """Confirm an address, with the secret from the letter; no session is needed."""
    await call.hall.channels.confirm((await call.body(LinkSecret)).secret)


async def stop_channel(call: Call) -> None:
    """End messages, with the secret from one of them; no session is needed."""
    await call.hall.channels.stop((await call.body(LinkSecret)).secret)


async def take_vacation(call: Call) -> Notices:
    """Go on vacation for some days from now on, or come back from it."""
    visitor, body = call.me(), await call.body(VacationWish)
    await call.hall.vacations.take(visitor.id, body.days, call.address)
    return await call.hall.channels.listed(visitor.id)


NOTICE_ROUTES = [
    ApiRoute("PUT", "/api/me/vacation", take_vacation, VacationWish, Notices),
    ApiRoute("GET", "/api/me/notices", notices, None, Notices),
    ApiRoute("POST", "/api/me/notices", add_channel, NewChannel, Notices),
    ApiRoute("PATCH", "/api/me/notices/{id}", change_channel, ChannelPatch, Notices),
    ApiRoute("DELETE", "/api/me/notices/{id}", remove_channel, None, Notices),
    ApiRoute("POST", "/api/me/notices/{id}/try", try_channel),
    ApiRoute("POST", "/api/notices/confirm", confirm_channel, LinkSecret),
    ApiRoute("POST", "/api/notices/stop", stop_channel, LinkSecret),
]
