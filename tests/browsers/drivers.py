"""Firefox and WebKitGTK, each behind the same two verbs: open an address, run an expression."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Protocol
from urllib.error import URLError
from urllib.request import Request, urlopen

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
MINI_BROWSERS = (
    "/usr/lib/*/webkitgtk-6.0",
    "/usr/lib/*/webkit2gtk-4.1",
    "/usr/lib/*/webkit2gtk-4.0",
)
PATIENCE = 300  # seconds, for a whole game on a busy machine


class Driver(Protocol):
    def open(self, address: str) -> None: ...

    def run(self, expression: str) -> Any:
        """What a JavaScript expression gives, or what its promise gives."""

    def close(self) -> None: ...


class Firefox:
    """Driven by Puppeteer, in Node."""

    def __init__(self) -> None:
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        if path is None:
            raise FileNotFoundError(
                "There is no Firefox here (on Debian: apt install firefox-esr)."
            )
        command = ["node", str(HERE / "firefox.mjs"), path]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def open(self, address: str) -> None:
        self._ask("open", address)

    def run(self, expression: str) -> Any:
        return self._ask("run", expression)

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()

    def _ask(self, verb: str, argument: str) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([verb, argument]) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]


class WebKit:
    """WebKitGTK's MiniBrowser, a stand-in for Safari, driven over the WebDriver protocol."""

    def __init__(self) -> None:
        driver, display = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        browsers = [f for each in MINI_BROWSERS for f in Path("/").glob(f"{each[1:]}/MiniBrowser")]
        if not (driver and display and browsers):
            raise FileNotFoundError(
                "There is no WebKitGTK here (on Debian: apt install webkit2gtk-driver xvfb)."
            )
        self.screen, number = start_screen(display)
        port = free_port()
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # its sandbox can't run as root
        }
        self.driver = subprocess.Popen([driver, f"--port={port}"], env=environment)
        self.url = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(browsers[0]), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = self._ask("", wanted)
        self.url += f"/{session['sessionId']}"
        self._ask("/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})

    def open(self, address: str) -> None:
        self._ask("/url", {"url": address})

    def run(self, expression: str) -> Any:
        script = f"const done = arguments[0]; Promise.resolve({expression}).then(done);"
        return self._ask("/execute/async", {"script": script, "args": []})

    def close(self) -> None:
        self._ask("", None, "DELETE")
        for process in (self.driver, self.screen):
            process.terminate()
            process.wait()

    def _ask(self, path: str, data: object, method: str = "POST") -> Any:
        body = None if data is None else json.dumps(data).encode()
        headers = {"Content-Type": "application/json"}
        request = Request(self.url + path, body, headers, method=method)
        for _ in range(50):
            try:
                with urlopen(request, timeout=PATIENCE) as answer:
                    return json.load(answer)["value"]
            except URLError as error:
                if not isinstance(error.reason, ConnectionRefusedError):
                    raise
                time.sleep(0.1)  # the driver is just starting
        raise ConnectionError("WebKitWebDriver does not answer.")


def start_screen(xvfb: str) -> tuple[subprocess.Popen[bytes], int]:
    """A screen that nobody sees, and its number."""
    read, write = os.pipe()
    command = [xvfb, "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        return process, int(answer.readline())


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
