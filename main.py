"""What the page runs once Python has arrived; the rest is in app.zip."""

try:
    from ui.browser import main

    await main.start()
except Exception as error:
    # PyScript would only write it to the console: let static/js/downloads.js hear of it.
    from js import reportError

    reportError(repr(error))
    raise
