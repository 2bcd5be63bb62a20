"""The client's files: those with a hash in their name are cached for a year, the page itself is always revalidated."""

import mimetypes
import re
from importlib.resources import as_file, files
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
LONGEST = 200  # of the paths of files; systems refuse to look for much longer ones
NOT_BUILT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Hexhaven</title><h1>Hexhaven</h1>'
    "<p>The server runs, but the page is not built: run <code>make play</code>, or <code>pip install .</code>"
    ' in the project\'s folder.</p><p><a href="/api/">API</a></p></html>'
)


def web_folder() -> Path:
    with as_file(files("hexhaven.server")) as folder:
        return folder / "web"


class Pages:
    """Any path that is not a file is the page: the client does its own routing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self.respond(scope)
        await response(scope, receive, send)

    def respond(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return Response(status_code=405)
        wanted = self.inside(scope["path"].lstrip("/"))
        page = self.folder / "index.html"
        if wanted is None and "." in scope["path"].rpartition("/")[2]:
            return Response("no such file", 404, media_type="text/plain")
        if wanted is None and not page.is_file():
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-cache"})
        return self.send_file(wanted or page, scope)

    def inside(self, path: str) -> Path | None:
        """The file, if it exists inside the folder."""
        if "\0" in path or len(path) > LONGEST:
            return None
        wanted = (self.folder / path).resolve()
        return wanted if wanted.is_relative_to(self.folder) and wanted.is_file() else None

    def send_file(self, wanted: Path, scope: Scope) -> Response:
        fixed = HASHED.search(wanted.name) and wanted.parent != self.folder
        headers = {"Cache-Control": "public, max-age=31536000, immutable" if fixed else "no-cache"}
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        for encoding, ending in ENCODINGS:
            packed = wanted.with_name(wanted.name + ending)
            if encoding in accepted and packed.is_file():
                headers |= {"Content-Encoding": encoding, "Vary": "Accept-Encoding"}
                return FileResponse(packed, headers=headers, media_type=kind)
        return FileResponse(wanted, headers=headers, media_type=kind)
