"""A static host that a test can stop, start again, break, and deploy a new version on."""

from __future__ import annotations

import gzip
import io
import os
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import BinaryIO

from tools.offline import write_service_worker
from tools.serve import FOR_EVER, SiteHandler, SiteServer, start_server

FOLDER = "pocket-planets"
PAGE = b"<!doctype html><title>Back in a moment</title>"

Spoil = Callable[[bytes], bytes]


def halve(data: bytes) -> bytes:
    return data[: len(data) // 2]


def blot(data: bytes) -> bytes:
    """The same length, and one byte in the middle that is wrong."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def replace_by_page(_data: bytes) -> bytes:
    """What some hosts say in place of a file when all is not well."""
    return PAGE


class Host:
    """Serves a copy of the site in a folder of its own, always at the same address."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.root = folder
        self.site = folder / FOLDER
        shutil.copytree(site, self.site, copy_function=os.link)
        self.asked: list[str] = []  # the paths of all requests, within the site
        self.cut_off: str | None = None  # files with this in their path break off half-way
        self.missing: str | None = None  # and files with this in their path are not there
        self.held: str | None = None  # and files with this in their path wait until `released`
        self.released = Event()
        self.compresses = True  # otherwise it sends everything as it is
        self.says_missing = True  # otherwise it sends the page in place of what is missing
        self.spoils: dict[str, Spoil] = {}  # by a part of a path: what becomes of that file, once
        self.server: SiteServer | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}/"

    def start(self) -> None:
        self.server = start_server(self.root, self.port, partial(_Handler, self))
        self.port = self.server.server_port

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def deploy(self, version: str) -> None:
        """A new version: another page, and the app's archive with another name and contents."""
        (old,) = self.site.glob("app-*.zip")
        new = old.with_name(f"app-{version * 10}.zip")
        for suffix in ("", ".gz"):
            file = old.with_name(old.name + suffix)
            replace(new.with_name(new.name + suffix), file.read_bytes())
            file.unlink()
        for name in ("index.html", "static/js/python.js"):
            text = (self.site / name).read_text("utf-8").replace(old.name, new.name)
            text = text.replace("<head>", f'<head data-version="{version}">')
            replace(self.site / name, text.encode())
        (self.site / "service-worker.js").unlink()
        write_service_worker(self.site)


def replace(file: Path, data: bytes) -> None:
    """Write a file anew: the old one may be a link to the site that all tests share."""
    file.unlink(missing_ok=True)
    file.write_bytes(data)


class _Handler(SiteHandler):
    def __init__(self, host: Host, *args: object, **options: object) -> None:
        self.host = host
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 (named so by the base class)
        path = self.path.removeprefix(f"/{FOLDER}/")
        self.host.asked.append(path)
        if self.host.held and self.host.held in path:
            self.host.released.wait()
        spoilt = next((part for part in self.host.spoils if part in path), None)
        if spoilt:
            self.send_spoilt(self.host.spoils.pop(spoilt))
        elif self.host.missing and self.host.missing in path:
            self.send_without()
        elif self.host.cut_off and self.host.cut_off in path:
            self.send_half(Path(self.translate_path(self.path)))
        else:
            super().do_GET()

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        if not self.host.compresses:
            del self.headers["Accept-Encoding"]
        return super().send_head()

    def send_without(self) -> None:
        if self.host.says_missing:
            self.send_error(404)
        else:
            self.path = f"/{FOLDER}/index.html"
            super().do_GET()

    def send_spoilt(self, spoil: Spoil) -> None:
        """Something that the browser takes for the file, and may keep for ever."""
        file = self.translate_path(self.path)
        data = spoil(Path(file).read_bytes())
        super(SiteHandler, self).send_response(200)
        self.send_header("Cache-Control", FOR_EVER)
        self.send_header("Content-Type", "text/html" if data == PAGE else self.guess_type(file))
        if self.host.compresses:
            data = gzip.compress(data, 1)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def send_half(self, file: Path) -> None:
        data = file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[: len(data) // 2])
        self.close_connection = True
