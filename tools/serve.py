"""Serve the built site on this machine: `python -m tools.serve [FOLDER] [--port PORT]`.

The port is always the same: a browser keeps games by address, and a port is a part of that. With
another one each time, yesterday's games would seem to be gone.
"""

import argparse
import errno
import io
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

from tools.page import PACKED

DIST = Path(__file__).resolve().parent.parent / "dist"
HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8314
HASHED = re.compile(r"-[0-9a-f]{10}[./]")
FOR_EVER = "max-age=31536000, immutable"


class SiteHandler(SimpleHTTPRequestHandler):
    """Static files with the types that browsers insist on, whatever this machine has set up."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # a file follows its headers at once, and not 40 ms later
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
    folder: Path = DIST,
    port: int = 0,
    handler: Callable[..., SiteHandler] = SiteHandler,
    host: str = HOST,
) -> SiteServer:
    """A server for this machine alone, unless another host is given; port 0 takes a free one."""
    return SiteServer((host, port), partial(handler, directory=str(folder)))


def start_server(
    folder: Path = DIST, port: int = 0, handler: Callable[..., SiteHandler] = SiteHandler
) -> SiteServer:
    """A server that runs in a thread of its own; `shutdown()` and `server_close()` end it."""
    server = make_server(folder, port, handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def address(server: SiteServer, host: str = HOST) -> str:
    """Where the site is. A server for the whole network is at home here too."""
    return f"http://{HOST if host == EVERYWHERE else host}:{server.server_port}/"


# --- what a player reads ---

WITHOUT_HTTPS = """\
Without HTTPS a browser plays the site and keeps its games, but does not install it, does not
start it without this server, does not keep the screen on, and may delete games when the tablet
runs out of space: save what you love to a file."""


def network_addresses() -> list[str]:
    """What other devices in the same network call this machine. Nothing is sent to find out."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for examples: nobody is there
        found.append(probe.getsockname()[0])
    with suppress(OSError):  # some machines do not know their own name
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [each for each in dict.fromkeys(found) if not each.startswith(("127.", "0."))]


def welcome(server: SiteServer, host: str) -> str:
    """Where the site is, and what to know about playing it on another device."""
    lines = [f"Pocket Planets is at {address(server, host)}"]
    if host == EVERYWHERE:
        there = [f"  {address(server, each)}" for each in network_addresses()]
        lines += ["On a tablet in the same network:", *there] if there else ["There is no network."]
    if host != HOST:
        lines.append(WITHOUT_HTTPS)
    return "\n".join(lines)


def taken(host: str, port: int) -> str:
    """What to say when a port is taken, with another one to choose."""
    free = next((str(other) for other in range(port + 1, port + 100) if is_free(host, other)), "…")
    same = "" if host == HOST else f" HOST={host}"
    return (
        f"Port {port} is taken. Perhaps the site is being served already: look there first.\n"
        f"Otherwise choose another one: make play PORT={free}{same}\n"
        "A browser keeps games by address, and the port is a part of it: what was played at "
        f"port {port}\nis not lost, but it is only seen there."
    )


def is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        try:
            probe.bind((host, port))
        except (OSError, OverflowError):
            return False
    return True


def can_open_browser(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether somebody sits here who would see a browser open."""
    if environment.get("CI") or environment.get("BROWSER") == "none":
        return False
    has_windows = platform in ("win32", "cygwin", "darwin")
    return has_windows or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description="Serve the site.")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST, help="default: dist")
    parser.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0: a free one")
    parser.add_argument("--host", default=HOST, help=f"{EVERYWHERE}: for the whole network")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    options = parser.parse_args()
    if not (options.folder / "index.html").is_file():
        sys.exit(f"There is no site in {options.folder}: run make site first.")
    try:
        server = make_server(options.folder, options.port, host=options.host)
    except (OSError, OverflowError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            sys.exit(taken(options.host, options.port))
        sys.exit(f"The site can't be served at {options.host}, port {options.port}: {error}.")
    print(welcome(server, options.host), flush=True)
    if not options.no_browser and can_open_browser(os.environ):
        home = address(server, options.host)
        threading.Thread(target=webbrowser.open, args=[home], daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
