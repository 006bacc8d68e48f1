"""Firefox and WebKitGTK behind the same few verbs: open, reload, resize, run, click."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
MINI_BROWSERS = (
    "usr/lib/*/webkitgtk-6.0/MiniBrowser",
    "usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "usr/lib/*/webkit2gtk-4.0/MiniBrowser",
    "usr/libexec/webkit2gtk-4.1/MiniBrowser",
)
PATIENCE = 120  # seconds for one answer, on a busy machine


class Driver(Protocol):
    """A browser with one window."""

    version: str

    def open(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def resize(self, width: int, height: int) -> None: ...

    def run(self, expression: str) -> Any:
        """What the promise that a JavaScript expression makes gives."""

    def click(self, x: int, y: int) -> None:
        """Move the mouse to a place in the window, and press and release its button."""


@contextmanager
def running(command: Sequence[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process that ends with the block, whatever happens in it."""
    with subprocess.Popen(command, cwd=ROOT, encoding="utf-8", **options) as process:
        try:
            yield process
        finally:
            process.terminate()


# --- Firefox ---


@contextmanager
def firefox() -> Iterator[Driver]:
    """A new Firefox, driven by Puppeteer in Node."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        raise FileNotFoundError("There is no Firefox here (on Debian: apt install firefox-esr).")
    command = ["node", str(HERE / "firefox.mjs"), path, str(PATIENCE)]
    with running(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield Firefox(process)
        assert process.stdin
        process.stdin.close()  # with nothing more to do it closes the browser
        process.wait(PATIENCE)


class Firefox:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.version = str(self._ask("version"))

    def open(self, address: str) -> None:
        self._ask("open", address)

    def reload(self) -> None:
        self._ask("reload")

    def resize(self, width: int, height: int) -> None:
        self._ask("resize", width, height)

    def run(self, expression: str) -> Any:
        return self._ask("run", expression)

    def click(self, x: int, y: int) -> None:
        self._ask("click", x, y)

    def _ask(self, *words: str | int) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(words), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline() or '{"error": "Firefox is gone."}')
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]


# --- WebKitGTK ---


@contextmanager
def webkit() -> Iterator[Driver]:
    """A new MiniBrowser of WebKitGTK, a stand-in for Safari, driven over the WebDriver protocol."""
    driver, xvfb = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = [file for pattern in MINI_BROWSERS for file in Path("/").glob(pattern)]
    if not (driver and xvfb and browsers):
        raise FileNotFoundError(
            "There is no WebKitGTK here (on Debian: apt install webkit2gtk-driver xvfb)."
        )
    port = free_port()
    with screen(xvfb) as number:
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # its sandbox can't run as root
        }
        with running([driver, f"--port={port}"], env=environment) as process:
            wait_for_port(process, port)
            browser = WebKit(f"http://127.0.0.1:{port}/session", browsers[0])
            try:
                yield browser
            finally:
                browser.close()


@contextmanager
def screen(xvfb: str) -> Iterator[int]:
    """A screen that nobody sees; gives its number."""
    read, write = os.pipe()
    command = [xvfb, "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with running(command, pass_fds=[write], stderr=subprocess.DEVNULL):
        os.close(write)
        with os.fdopen(read) as answer:
            number = int(answer.readline())
        yield number


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for_port(process: subprocess.Popen[str], port: int) -> None:
    """Until the process answers there."""
    end = monotonic() + PATIENCE
    while process.poll() is None and monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
    raise ConnectionError(f"{process.args!r} does not answer.")


class WebKit:
    def __init__(self, url: str, browser: Path) -> None:
        self.url = url
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = self._ask("", wanted)
        self.url += f"/{session['sessionId']}"
        found = session["capabilities"]
        self.version = f"WebKitGTK, {found['browserName']} {found['browserVersion']}"
        self._ask("/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})

    def open(self, address: str) -> None:
        self._ask("/url", {"url": address})

    def reload(self) -> None:
        self._ask("/refresh", {})

    def resize(self, width: int, height: int) -> None:
        """The window with its toolbar, that is; it can't be narrower than 447 pixels."""
        self._ask("/window/rect", {"width": width, "height": height})

    def run(self, expression: str) -> Any:
        script = f"""
          const done = arguments[0];
          const failed = (error) => done({{ error: error.message }});
          ({expression}).then((value) => done({{ value }}), failed);
        """
        answer = self._ask("/execute/async", {"script": script, "args": []})
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")

    def click(self, x: int, y: int) -> None:
        steps = [
            {"type": "pointerMove", "duration": 0, "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self._ask("/actions", {"actions": [{**mouse, "actions": steps}]})

    def close(self) -> None:
        self._ask("", None, "DELETE")

    def _ask(self, path: str, data: object, method: str = "POST") -> Any:
        body = None if data is None else json.dumps(data).encode()
        headers = {"Content-Type": "application/json"}
        request = Request(self.url + path, body, headers, method=method)
        try:
            with urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            with error:
                raise RuntimeError(f"{path}: {error.read().decode()}") from None
