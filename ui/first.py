"""What the first screen needs, but for what knows a browser, and what PyScript will import.

It is imported once: later visits find it in the memory that stays on the device (memory.js).
"""

from importlib import import_module

from ui.app import load_screen

for name in ("base64", "datetime", "html", "json"):
    import_module(name)
load_screen("home")
