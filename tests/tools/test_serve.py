from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tools.serve import FOR_EVER, address, start_server


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("pyodide.asm.wasm", "application/wasm"),
        ("pyodide.mjs", "text/javascript; charset=utf-8"),
        ("core.js", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("font.woff2", "font/woff2"),
        ("sprite.webp", "image/webp"),
        ("index.html", "text/html; charset=utf-8"),
        ("app-0123456789.zip", "application/zip"),
    ],
)
def test_files_are_served_with_their_type_and_fresh_unless_their_name_has_a_hash(
    tmp_path: Path, name: str, kind: str
) -> None:
    (tmp_path / name).write_bytes(b"content")
    server = start_server(tmp_path)
    try:
        with urlopen(address(server) + name) as answer:
            assert answer.headers["Content-Type"] == kind
            fresh = "-" not in name
            assert answer.headers["Cache-Control"] == ("no-cache" if fresh else FOR_EVER)
            assert answer.read() == b"content"
    finally:
        server.shutdown()
        server.server_close()


def test_a_file_that_is_missing_is_asked_for_again(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    try:
        with pytest.raises(HTTPError) as missing:
            urlopen(address(server) + "app-0123456789.zip")
        with missing.value as answer:
            assert answer.code == 404
            assert answer.headers["Cache-Control"] == "no-cache"
    finally:
        server.shutdown()
        server.server_close()
