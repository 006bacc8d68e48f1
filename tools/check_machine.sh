#!/bin/sh
# Say in one sentence what is missing on this machine. Usage: check_machine.sh PYTHON
python=${1:-python3}

fail() {
    echo "Pocket Planets: $1" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    fail "Python 3.11 or newer is needed, and there is no \"$python\" on this machine (make PYTHON=... names another one)."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "Python 3.11 or newer is needed, and \"$python\" is $("$python" --version 2>&1) (make PYTHON=... names another one)."
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    fail "Python's venv module is needed, and \"$python\" comes without it (on Debian and Ubuntu: apt install python3-venv)."
command -v node >/dev/null 2>&1 ||
    fail "Node.js 20 or newer is needed, and there is no \"node\" on this machine."
node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null ||
    fail "Node.js 20 or newer is needed, and \"node\" is $(node --version 2>&1)."
command -v npm >/dev/null 2>&1 ||
    fail "npm is needed (it comes with Node.js), and there is no \"npm\" on this machine."
