#!/bin/sh
# Install Firefox and WebKitGTK for make test-browsers, where this machine lets us; say what is missing otherwise.
have() {
    command -v WebKitWebDriver >/dev/null 2>&1 && command -v Xvfb >/dev/null 2>&1 &&
        { command -v firefox-esr >/dev/null 2>&1 || command -v firefox >/dev/null 2>&1; }
}

have && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update --quiet
    apt-get install --quiet --yes --no-install-recommends firefox-esr webkit2gtk-driver xvfb
fi
have && exit 0
echo "The tests need Firefox, WebKitWebDriver and Xvfb (on Debian: firefox-esr, webkit2gtk-driver and xvfb)." >&2
exit 1
