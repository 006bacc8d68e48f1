import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tools import serve
from tools.serve import (
    EVERYWHERE,
    FOR_EVER,
    PORT,
    WITHOUT_HTTPS,
    SiteServer,
    address,
    can_open_browser,
    start_server,
)

ROOT = Path(__file__).resolve().parent.parent.parent


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


# --- where it is served ---


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    (tmp_path / "index.html").write_text("<!doctype html>")
    server = start_server(tmp_path)
    yield server
    server.shutdown()
    server.server_close()


def test_the_port_is_the_same_each_time_since_browsers_keep_games_by_address(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, int]] = []

    def make_server(_folder: Path, port: int, host: str) -> SiteServer:
        asked.append((host, port))
        raise OSError("not now")

    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(serve, "make_server", make_server)
    for more in ([], ["--host", EVERYWHERE, "--port", "9000"]):
        monkeypatch.setattr(sys, "argv", ["serve", str(tmp_path), *more])
        with pytest.raises(SystemExit, match="can't be served"):
            serve.main()
    assert asked == [("127.0.0.1", PORT), (EVERYWHERE, 9000)]


def test_the_makefile_serves_at_the_port_that_the_readme_names() -> None:
    assert f"PORT := {PORT}\n" in (ROOT / "Makefile").read_text("utf-8")
    assert str(PORT) in (ROOT / "README.md").read_text("utf-8")


def test_a_port_that_is_taken_is_told_with_a_free_one_and_what_that_means(
    server: SiteServer, tmp_path: Path
) -> None:
    port = server.server_port
    command = [sys.executable, "-m", "tools.serve", str(tmp_path), "--port", str(port)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert f"Port {port} is taken" in run.stderr
    assert "not lost" in run.stderr
    offered = int(run.stderr.split("make play PORT=")[1].split()[0])
    assert offered > port
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", offered))


def test_a_player_reads_the_address_and_can_go_there(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>It plays.")
    command = [sys.executable, "-m", "tools.serve", str(tmp_path), "--port", "0", "--no-browser"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        with urlopen(line.split()[-1]) as answer:
            assert b"It plays." in answer.read()
        process.terminate()


def test_a_tablet_in_the_network_reads_its_address_and_what_does_not_work_without_https(
    server: SiteServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert WITHOUT_HTTPS not in serve.welcome(server, serve.HOST)
    monkeypatch.setattr(serve, "network_addresses", lambda: ["192.168.0.7", "10.0.0.7"])
    words = serve.welcome(server, EVERYWHERE)
    for host in ("127.0.0.1", "192.168.0.7", "10.0.0.7"):
        assert f"http://{host}:{server.server_port}/" in words
    assert WITHOUT_HTTPS in words
    monkeypatch.setattr(serve, "network_addresses", list)
    assert "no network" in serve.welcome(server, EVERYWHERE)


def test_the_addresses_of_the_network_are_not_those_of_this_machine_alone() -> None:
    assert not [each for each in serve.network_addresses() if each.startswith(("127.", "0."))]


@pytest.mark.parametrize(
    ("environment", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"CI": "true", "DISPLAY": ":0"}, "linux", False),
        ({"BROWSER": "none"}, "darwin", False),
    ],
)
def test_a_browser_opens_where_somebody_would_see_it(
    environment: dict[str, str], platform: str, opens: bool
) -> None:
    assert can_open_browser(environment, platform) is opens


def test_make_hands_the_browser_that_a_person_chose_on() -> None:
    """Make would pass on a variable of its own by that name in its place."""
    shown = subprocess.run(
        ["make", "--no-print-directory", "--eval=shown:; @echo $$BROWSER", "shown"],
        cwd=ROOT,
        env={**os.environ, "BROWSER": "none"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.strip() == "none"
