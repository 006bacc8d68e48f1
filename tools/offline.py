"""The service worker: every file of the site, with what it must look like when it arrives."""

import base64
import hashlib
import json
from pathlib import Path

from tools.bundle import esbuild
from tools.page import PACKED

SCRIPT = "service-worker.js"
# In the cache that an update of the app leaves alone; their names change with their contents.
RUNTIME = ("runtime-", "library-")
HASHED = (*RUNTIME, "app-", "locale/")
# Seen by the browser's dialog that installs the site, and never by the site itself.
NOT_KEPT = (SCRIPT, "static/screenshots/")


def write_service_worker(site: Path) -> None:
    """Bundle the service worker for the files that are in the site now."""
    names = sorted(f.relative_to(site).as_posix() for f in site.rglob("*") if f.is_file())
    # What lies there packed is kept unpacked.
    kept = [n for n in names if not n.startswith(NOT_KEPT) and not n.endswith(PACKED)]
    files = {
        "runtime": [entry(site, name) for name in kept if name.startswith(RUNTIME)],
        "app": [entry(site, name) for name in kept if not name.startswith(RUNTIME)],
    }
    esbuild(
        SCRIPT,
        "--bundle",
        '--define:process.env.NODE_ENV="production"',
        f"--define:FILES={json.dumps(files)}",
        f"--outfile={(site / SCRIPT).resolve()}",
    )


def entry(site: Path, name: str) -> dict[str, str | None]:
    """A file as Workbox wants it: its address, its revision if the name does not tell, its hash.

    And the hash of the packed copy, where there is one.
    """
    digest = hashlib.sha256((site / name).read_bytes()).digest()
    packed = site / f"{name}{PACKED}"
    return {
        "url": f"./{name}",
        "revision": None if name.startswith(HASHED) else digest.hex()[:16],
        "integrity": integrity(digest),
        "packed": integrity(hashlib.sha256(packed.read_bytes()).digest())
        if packed.exists()
        else None,
    }


def integrity(digest: bytes) -> str:
    return f"sha256-{base64.b64encode(digest).decode()}"
