"""Serve the built site on this machine: `python -m tools.serve [FOLDER] [--port PORT]`."""

import argparse
import io
import os
import re
import sys
import threading
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

from tools.page import PACKED

DIST = Path(__file__).resolve().parent.parent / "dist"
HASHED = re.compile(r"-[0-9a-f]{10}[./]")
FOR_EVER = "max-age=31536000, immutable"


class SiteHandler(SimpleHTTPRequestHandler):
    """Static files with the types that browsers insist on, whatever this machine has set up."""

    protocol_version = "HTTP/1.1"
    packed = False  # whether the answer is the packed copy of what was asked for
    extensions_map = {  # noqa: RUF012 (declared so by the base class)
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".gz": "application/gzip",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".jpg": "image/jpeg",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".mp3": "audio/mpeg",
        ".ogg": "audio/ogg",
        ".png": "image/png",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send the packed copy, as hosts that compress do, where there is one."""
        accepted = self.headers.get("Accept-Encoding", "")
        copy = Path(f"{self.translate_path(self.path)}{PACKED}")
        self.packed = "gzip" in accepted and copy.is_file()
        try:
            return super().send_head()
        finally:
            self.packed = False

    def translate_path(self, path: str) -> str:
        return super().translate_path(path) + (PACKED if self.packed else "")

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return super().guess_type(str(path).removesuffix(PACKED) if self.packed else path)

    def end_headers(self) -> None:
        if self.packed:
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()

    def send_response(self, code: int, message: str | None = None) -> None:
        """What has a hash in its name never changes; a browser asks each time about the rest."""
        super().send_response(code, message)
        lasts = code == HTTPStatus.OK and HASHED.search(self.path)
        self.send_header("Cache-Control", FOR_EVER if lasts else "no-cache")

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: a player needs the address, not the requests."""


class SiteServer(ThreadingHTTPServer):
    """A server that shrugs when a browser hangs up in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(
    folder: Path = DIST, port: int = 0, handler: Callable[..., SiteHandler] = SiteHandler
) -> SiteServer:
    """A server on the local machine alone; port 0 takes a free one."""
    return SiteServer(("127.0.0.1", port), partial(handler, directory=str(folder)))


def start_server(
    folder: Path = DIST, port: int = 0, handler: Callable[..., SiteHandler] = SiteHandler
) -> SiteServer:
    """A server that runs in a thread of its own; `shutdown()` and `server_close()` end it."""
    server = make_server(folder, port, handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def address(server: SiteServer) -> str:
    return f"http://127.0.0.1:{server.server_port}/"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description="Serve the site.")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST, help="default: dist")
    parser.add_argument("--port", type=int, default=0, help="default: a free one")
    options = parser.parse_args()
    if not (options.folder / "index.html").is_file():
        sys.exit(f"There is no site in {options.folder}: run make site first.")
    try:
        server = make_server(options.folder, options.port)
    except OSError as error:
        sys.exit(f"Port {options.port} can't be used: {error.strerror}.")
    print(f"Pocket Planets is at {address(server)}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
