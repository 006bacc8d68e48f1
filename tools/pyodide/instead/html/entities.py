"""The names of letters in HTML, 2,231 of them: nobody here reads HTML, it is only written."""

html5: dict[str, str] = {}
