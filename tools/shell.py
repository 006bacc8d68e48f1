"""The words that are there before Python is: those of index.html and of the manifest."""

import html
from collections.abc import Callable, Mapping
from html.parser import HTMLParser
from typing import Any

Translate = Callable[[str], str]

# Attributes that people see or hear; the last three are what static/js/boot.js says in turn.
SPOKEN = (
    *("alt", "aria-label", "placeholder", "title"),
    *("data-arriving", "data-waking", "data-laying"),
)
SILENT = ("script", "style", "template")
UNCHANGED = ("noscript",)  # says the same in all languages at once: no script could change it


class _Page(HTMLParser):
    """Copies a page, with all its words passed on to be translated."""

    def __init__(self, translate: Translate, language: str, silent: tuple[str, ...]) -> None:
        super().__init__(convert_charrefs=True)
        self.copy = ""
        self._translate = translate
        self._language = language
        self._silent_tags = silent
        self._silent = 0

    def handle_decl(self, decl: str) -> None:
        self.copy += f"<!{decl}>"

    def handle_comment(self, data: str) -> None:
        self.copy += f"<!--{data}-->"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in self._silent_tags
        spoken = self._spoken(tag, dict(attrs))
        given = {name: _quoted(spoken.get(name, value or "")) for name, value in attrs}
        bare = {name for name, value in attrs if value is None}
        text = "".join(f" {n}" if n in bare else f' {n}="{v}"' for n, v in given.items())
        self.copy += f"<{tag}{text}>"

    def _spoken(self, tag: str, attributes: Mapping[str, str | None]) -> dict[str, str]:
        """The attributes that are in words, translated."""
        names = [name for name in SPOKEN if attributes.get(name)]
        words = {name: self._translate(attributes[name] or "") for name in names}
        return words | ({"lang": self._language} if tag == "html" else {})

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in self._silent_tags
        self.copy += f"</{tag}>"

    def handle_data(self, data: str) -> None:
        words = data.strip()
        if not words or self._silent:
            self.copy += data
            return
        before, after = data.split(words)
        self.copy += before + html.escape(self._translate(words), quote=False) + after


def _quoted(value: str) -> str:
    return value.replace("&", "&amp;").replace('"', "&quot;")


def translated_page(
    text: str, translate: Translate, language: str, silent: tuple[str, ...] = SILENT
) -> str:
    """index.html in another language, but for what <meta> says: only machines read that."""
    page = _Page(translate, language, silent)
    page.feed(text)
    page.close()
    return page.copy


def _notes() -> tuple[list[str], Translate]:
    """A list, and what puts all that is to be translated into it."""
    found: list[str] = []

    def note(words: str) -> str:
        found.append(words)
        return words

    return found, note


def page_messages(text: str, silent: tuple[str, ...] = SILENT) -> list[str]:
    """The words of index.html, in order."""
    found, note = _notes()
    translated_page(text, note, "", silent)
    return found


def changing_messages(text: str) -> list[str]:
    """Those of them that static/js/boot.js says in another language."""
    return page_messages(text, SILENT + UNCHANGED)


def translated_manifest(
    manifest: Mapping[str, Any], translate: Translate, language: str
) -> dict[str, Any]:
    """The manifest in another language."""

    def named(entry: Mapping[str, Any], *names: str) -> dict[str, Any]:
        return {**entry, **{name: translate(entry[name]) for name in names}}

    return {
        **named(manifest, "name", "short_name", "description"),
        "lang": language,
        "screenshots": [named(each, "label") for each in manifest["screenshots"]],
        "shortcuts": [named(each, "name") for each in manifest["shortcuts"]],
    }


def manifest_messages(manifest: Mapping[str, Any]) -> list[str]:
    """The words of the manifest, in order."""
    found, note = _notes()
    translated_manifest(manifest, note, "")
    return found
