"""Hosts as they are: some compress everything with brotli, some compress text and nothing else."""

from __future__ import annotations

import gzip
import hashlib
import io
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO

import brotli

from tools.archives import CACHE
from tools.serve import SiteHandler, address, start_server

TEXT = (".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".webmanifest")
CHUNK = 16 * 1024  # bytes
SENT_AHEAD = 64 * 1024  # bytes that are on their way when a browser hangs up


def by_brotli(data: bytes) -> bytes:
    """Compressed as well as can be, which takes long: what comes of it is kept."""
    kept = CACHE / f"{hashlib.sha256(data).hexdigest()}.br"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(brotli.compress(data))
    return kept.read_bytes()


class Kind:
    """What a host compresses, and how; and all that it has sent, in bytes by path."""

    def __init__(self, coding: str, encode: Callable[[bytes], bytes], suffixes: tuple[str, ...]):
        self.coding, self.encode, self.suffixes = coding, encode, suffixes
        self.sent: Counter[str] = Counter()


def brotli_host() -> Kind:
    return Kind("br", by_brotli, (*TEXT, ".wasm", ".zip"))


def text_host() -> Kind:
    return Kind("gzip", gzip.compress, TEXT)


@contextmanager
def hosted(site: Path, kind: Kind) -> Iterator[str]:
    """The address of the site on such a host."""
    server = start_server(site, 0, partial(_Handler, kind))
    try:
        yield address(server)
    finally:
        server.shutdown()
        server.server_close()


class _Handler(SiteHandler):
    def __init__(self, kind: Kind, *args: object, **options: object) -> None:
        self.kind = kind
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def setup(self) -> None:
        super().setup()
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if file.suffix not in self.kind.suffixes or not file.is_file():
            del self.headers["Accept-Encoding"]
            return super().send_head()
        data = self.kind.encode(file.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", self.kind.coding)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        while chunk := source.read(CHUNK):
            outputfile.write(chunk)
            self.kind.sent[self.path] += len(chunk)
