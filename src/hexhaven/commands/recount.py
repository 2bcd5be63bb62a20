"""hexhaven recount: finished games are counted anew, and everyone is rated from them."""

import asyncio
from argparse import ArgumentParser, Namespace

from hexhaven.commands.inputs import BadInput, declare_language
from hexhaven.commands.serve import declare_store, store_settings
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_store(parser, text)
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    from hexhaven.server.store import CannotOpen

    try:
        games = asyncio.run(counted(store_settings(text, arguments).database))
    except CannotOpen as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    print(text("recount-done", games=games))
    return 0


async def counted(database: str) -> int:
    from hexhaven.server.finished import recount
    from hexhaven.server.store import Store

    store = Store(database)
    await store.open()
    try:
        return await recount(store)
    finally:
        await store.close()
