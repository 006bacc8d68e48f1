"""People who play on the page: with a finger, with a mouse that drags, or with the keyboard alone.

They steer by what every button carries (`data-do`, `data-ui`) and by `body[data-screen]`, and press
only what they can see: the middle of a button must lie in the window, with nothing over it.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Self, TypedDict

from playwright.sync_api import Page, TimeoutError

from engine.games import rules_of
from tests.browser.device import wait_for_a_frame
from tests.browser.waiting import wait_until_playable

PATIENCE = 10_000  # milliseconds until nothing moves any more, on a busy machine too
OFTEN = 20  # milliseconds between two looks whether a tap is answered, painted or not
ASIDE = (6, 300)  # a place where there is nothing to tap
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")

BUTTONS = "document.querySelectorAll('button, [type=radio], [type=checkbox]')"
IN_REACH = """(button) => {
  const modal = document.querySelector('dialog[open]');
  return (!modal || modal.contains(button)) && !button.disabled && button.ariaDisabled !== 'true';
}"""
_CARRIES = "(button, text) => [button.dataset.do, button.dataset.ui].includes(text)"
_STATE = f"""() => {{
  const inReach = [...{BUTTONS}].filter({IN_REACH});
  const list = (name) => inReach.map((button) => button.dataset[name]).filter(Boolean);
  return {{
    screen: document.body.dataset.screen, do: list('do'), ui: list('ui'),
    dom: document.documentElement.outerHTML,
  }};
}}"""
_IS_ON = """(text) => {
  const button = document.querySelector(`[data-ui="${text}"]`);
  return button.checked ?? button.ariaPressed === 'true';
}"""
# What is pressed while the page is drawn anew does not count: then once more.
_TELL = """async (text) => {
  const button = document.createElement('button');
  button.dataset.ui = text;
  document.body.append(button);
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  while (!button.dispatchEvent(click())) await new Promise(requestAnimationFrame);
  button.remove();
}"""
_TAPS = "performance.getEntriesByName('tap').length"
# Where one may press beside the middle of a button, so that two presses are not in the same place.
BESIDE = "[[-13, 0], [13, 0], [0, -13], [0, 13]]"
BURST = 24  # pixels: taps in the same place may belong together, and then do not count for a while
_SPOT = f"""([text, last]) => {{
  const button = [...{BUTTONS}]
    .filter({IN_REACH}).find((each) => ({_CARRIES})(each, text));
  if (!button) return {{ problem: 'there is no button' }};
  const look = (across = 0, down = 0) => {{
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 + across, box.y + box.height / 2 + down];
    return {{ x, y, there: document.elementFromPoint(x, y) }};
  }};
  const isIn = (...aside) => button.contains(look(...aside).there);
  const isApart = ([across, down]) => {{
    const {{ x, y }} = look(across, down);
    const isFar = Math.hypot(x - last[0], y - last[1]) > {BURST};
    return isFar && isIn(across, down) && isIn(across * 1.3, down * 1.3);
  }};
  if (!isIn()) button.scrollIntoView({{ block: 'center' }});
  const {{ x, y, there }} = look(...((last && {BESIDE}.find(isApart)) ?? []));
  if (!there) return {{ problem: 'the button is outside the window' }};
  if (!button.contains(there)) return {{ problem: 'it is under ' + there.outerHTML.slice(0, 200) }};
  const isMoving = ({{ effect, playState }}) => playState === 'running'
    && effect.target?.contains(button) && !effect.pseudoElement
    && Number.isFinite(effect.getComputedTiming().endTime);
  if (document.getAnimations().some(isMoving)) return {{ problem: 'it has not come to rest' }};
  const press = {{ at: performance.now(), x, y }};
  if (!pocket.isReady(button, press)) return {{ problem: 'it takes no tap yet' }};
  return {{ x, y, taps: {_TAPS} }};
}}"""


def usual(game: str) -> dict[str, Any]:
    """What a table of this game has that says nothing."""
    rules = rules_of(game)
    options = rules.read_options({"players": rules.PLAYERS[0]}).to_json()
    return {option.name: options[option.name] for option in rules.OPTIONS}


class State(TypedDict):
    """The screen, what the buttons in reach carry, and the whole document as text."""

    screen: str
    do: list[str]
    ui: list[str]
    dom: str


class Player:
    """Someone at the page, who presses buttons with a finger."""

    def __init__(self, page: Page, pace: str = "once") -> None:
        """At this `pace` is shown what happens."""
        self.page = page
        self.pace = pace
        self._pressed: tuple[float, float] = ASIDE  # where it was last

    def arrive(self) -> Self:
        """Open the page and wait until it can be played."""
        self.page.goto("./")
        wait_until_playable(self.page)
        return self

    def tell(self, text: str) -> None:
        """Press a button that carries this text, though the page may have none."""
        taps = self.page.evaluate(_TAPS)
        self.page.evaluate(_TELL, text)
        self.wait_for_answer(taps)

    def set(self, setting: str) -> None:
        """Change a setting, wherever the page is."""
        self.tell(f"set {setting}")

    def take_up(self) -> None:
        """Have the page take up what is stored, as a tab does that takes over from another."""
        while self.page.locator("#skip").count():
            self.tell("skip")
        self.tell("take-over")

    def reload(self) -> None:
        self.page.reload()
        wait_until_playable(self.page)

    # --- what is there ---

    @property
    def screen(self) -> str:
        return str(self.page.evaluate("document.body.dataset.screen"))

    def state(self) -> State:
        state: State = self.page.evaluate(_STATE)
        return state

    def choices(self, *verbs: str) -> list[str]:
        """The buttons that change only the screen, by the first word of what they carry."""
        return [text for text in self.state()["ui"] if text.split()[0] in verbs]

    # --- pressing ---

    def spot(self, text: str, apart: tuple[float, float] | None = None) -> tuple[float, float, int]:
        """The middle of the button that carries this text, and how many taps there were so far.

        The button can be seen, and nothing lies over it. It is a spot beside the middle if it is to
        be `apart` from another one.
        """
        where = [text, apart]
        found = self.page.evaluate(_SPOT, where)
        if "problem" in found:  # perhaps a tile is just flying over it, or bots are playing
            wait_for_a_frame(self.page)
            free = f"(at) => {{ const spot = ({_SPOT})(at); return spot.problem ? null : spot; }}"
            with suppress(TimeoutError):
                waited = self.page.wait_for_function(free, arg=where, timeout=PATIENCE)
                found = waited.json_value()
        assert "problem" not in found, f"“{text}” on {self.screen}: {found['problem']}"
        return found["x"], found["y"], found["taps"]

    def wait_until_ready(self, text: str) -> None:
        """Until somebody who presses the button now has had the time to see it."""
        ready = f"(text) => [...{BUTTONS}].some((each) => \
          ({_CARRIES})(each, text) && pocket.isReady(each))"
        wait_for_a_frame(self.page)
        self.page.wait_for_function(ready, arg=text)

    def press(self, text: str) -> int:
        """Press the button that carries this text; gives back how many taps there were before."""
        x, y, taps = self.find(text)
        self.page.touchscreen.tap(x, y)
        return taps

    def find(self, text: str) -> tuple[float, float, int]:
        """Where to press the button now: whoever presses in the same place again has to wait."""
        x, y, taps = self.spot(text, self._pressed)
        self._pressed = x, y
        return x, y, taps

    def tap(self, text: str) -> None:
        """Press the button that carries this text, and wait until the page has answered."""
        self.wait_for_answer(self.press(text))

    def tap_aside(self) -> None:
        """Tap where there is no button, as one does to end what is shown."""
        self.page.touchscreen.tap(*ASIDE)

    def wait_for_answer(self, taps: int) -> None:
        self.page.wait_for_function(f"{_TAPS} > {taps}", polling=OFTEN)

    def write(self, field: str, text: str) -> None:
        self.page.fill(f"#{field}", text)

    # --- playing ---

    def begin(self, players: int, deal: int = 1, game: str = "prince", **options: Any) -> Self:
        """From home through the set-up to the table or its curtain."""
        self.set(f"pace {self.pace}")
        self.tap("setup")
        self._choose(f"game {game}")
        self._choose(f"players {players}")
        for seat in range(players):
            self.write(f"name-{seat}", NAMES[seat])
        self._choose("first 0")
        self.unfold()
        for name, value in (usual(game) | options).items():
            if isinstance(value, str):
                self._choose(f"choose {name} {value}")
            else:
                self._choose(f"switch {name}", bool(value))
        self.write("deal", str(deal))
        self.tap("start")
        return self

    def unfold(self) -> None:
        """Open what few people want to change at the set-up."""
        self.page.eval_on_selector("details", "(more) => { more.open = true }")

    def _choose(self, text: str, on: bool = True) -> None:
        """Tap what is not yet as it should be."""
        if self.page.evaluate(_IS_ON, text) != on:
            self.tap(text)

    def leave(self) -> None:
        """Back home from the table."""
        self.open()
        self.tap("menu")
        self.tap("home")

    def open(self) -> None:
        """Open the curtain if there is one."""
        if self.screen == "curtain":
            self.tap("open")

    def step(self, rng: Random, state: State | None = None) -> str | None:
        """One tap on, whatever it is; gives back what was played by it."""
        state = state or self.state()
        if state["screen"] == "curtain":
            self.tap("open")
            return None
        if state["do"]:
            self.tap(action := rng.choice(state["do"]))
            return action
        self.tap(rng.choice([ui for ui in state["ui"] if ui.startswith(("select", "aim"))]))
        return None

    def act(self, rng: Random) -> str:
        """Go on until an action is played; gives it back."""
        while (action := self.step(rng)) is None:
            pass
        return action


class Mouse(Player):
    """Someone with a mouse, who drags tiles to their places."""

    def press(self, text: str) -> int:
        x, y, taps = self.find(text)
        self.page.mouse.click(x, y)
        return taps

    def tap_aside(self) -> None:
        self.page.mouse.click(*ASIDE)

    def step(self, rng: Random, state: State | None = None) -> str | None:
        state = state or self.state()
        selects = [ui for ui in state["ui"] if ui.startswith("select")]
        if not selects or state["do"] or any(ui.startswith("aim") for ui in state["ui"]):
            return super().step(rng, state)
        return self.drag(rng.choice(selects), rng)

    def drag(self, select: str, rng: Random) -> str | None:
        """Take up a tile and drop it on a place that fits; gives back what was played by it."""
        mouse = self.page.mouse
        x, y, taps = self.spot(select)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x - 20, y + 20, steps=2)
        self.wait_for_answer(taps)
        state = self.state()
        places = [text for text in state["ui"] if text.startswith("aim")] or state["do"]
        if not places or not places[0].startswith(("aim", "take")):
            mouse.up()
            return None
        place = rng.choice(places)
        x, y, taps = self.spot(place)
        mouse.move(x, y, steps=3)
        mouse.up()
        self.wait_for_answer(taps)
        return place if place.startswith("take") else None
