"""The service worker: every file of the site, with what it must look like when it arrives."""

import base64
import hashlib
import json
from pathlib import Path

from tools.bundle import esbuild

SCRIPT = "service-worker.js"
# In the cache that an update of the app leaves alone; their names change with their contents.
RUNTIME = ("runtime-", "library-")
HASHED = (*RUNTIME, "app-")
# Seen by the browser's dialog that installs the site, and never by the site itself.
NOT_KEPT = (SCRIPT, "static/screenshots/")


def write_service_worker(site: Path) -> None:
    """Bundle the service worker for the files that are in the site now."""
    names = sorted(f.relative_to(site).as_posix() for f in site.rglob("*") if f.is_file())
    kept = [name for name in names if not name.startswith(NOT_KEPT)]
    files = {
        "runtime": [entry(site, name) for name in kept if name.startswith(RUNTIME)],
        "app": [entry(site, name) for name in kept if not name.startswith(RUNTIME)],
    }
    esbuild(
        SCRIPT,
        '--define:process.env.NODE_ENV="production"',
        f"--define:FILES={json.dumps(files)}",
        f"--outfile={(site / SCRIPT).resolve()}",
    )


def entry(site: Path, name: str) -> dict[str, str | None]:
    """A file as Workbox wants it: its address, its revision if the name does not tell, its hash."""
    digest = hashlib.sha256((site / name).read_bytes()).digest()
    return {
        "url": f"./{name}",
        "revision": None if name.startswith(HASHED) else digest.hex()[:16],
        "integrity": f"sha256-{base64.b64encode(digest).decode()}",
    }
