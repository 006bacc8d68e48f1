// Looks at all words on the page: what is outside the window, cut off, under something else, or among stars.
// `mayEndWithDots`: captions that may be shortened, because the whole name can be had by a tap.
(mayEndWithDots) => {
  const root = document.documentElement;
  // A dialog hides what is below it, and so does a secret for as long as it is held.
  const scope = document.querySelector("dialog[open], [role=dialog], .in-sight") ?? document.body;
  const problems = new Set();
  const matters = [
    "backgroundColor",
    "backgroundImage",
    "borderTopWidth",
    "clipPath",
    "display",
    "overflow",
    "overflowX",
    "overflowY",
  ];
  matters.push("pointerEvents", "position");
  const looks = new Map(); // by element: to ask the browser again and again takes long

  /** How an element looks, as far as it matters here. */
  function style(element) {
    if (!looks.has(element)) {
      const look = getComputedStyle(element);
      looks.set(element, Object.fromEntries(matters.map((name) => [name, look[name]])));
    }
    return looks.get(element);
  }

  const nearest = (element, is) => (!element || is(style(element)) ? element : nearest(element.parentElement, is));
  const isUnseen = (look) => look.clipPath === "inset(50%)";
  const isScroller = (look) => /auto|scroll/.test(look.overflow);
  const isFloating = (look) => /sticky|fixed/.test(look.position);
  // The words of drawings are numbers, as large as their drawing, and nothing flows round them. Captions that end with
  // dots are cut on purpose.
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !nearest(element, isUnseen) &&
    !element.closest("svg") &&
    !element.matches(mayEndWithDots);
  const called = (element) => element.getAttribute("class") ?? element.tagName;

  /** Every line of every text, without the space above and below its letters. */
  function* linesOf(node) {
    const element = node.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const air = (bottom - top) / 4;
      if (right - left < 1) continue;
      const name = `“${node.data.slice(0, 40)}” (${called(element)})`;
      yield { element, name, left, right, top: top + air, bottom: bottom - air, air };
    }
  }

  const lines = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() && isSeen(node.parentElement)) lines.push(...linesOf(node));
  }

  function checkEdges(line) {
    const { element, name, left, right, top, bottom } = line;
    if (left < -0.5 || right > innerWidth + 0.5) problems.add(`${name} is outside the window`);
    let [across, down, boxed] = [true, true, false]; // what is left to check on the way up
    for (let over = element; over !== scope.parentElement; over = over.parentElement) {
      const [look, box] = [style(over), over.getBoundingClientRect()];
      if (look.display === "contents" || look.display === "inline") continue;
      const isWide = across && (left < box.left - 2 || right > box.right + 2);
      const isHigh = down && (top < box.top - 2 || bottom > box.bottom + 2);
      const cuts = /hidden|clip/;
      if (isWide && cuts.test(look.overflowX)) problems.add(`${name} is cut off at its side`);
      if (isHigh && cuts.test(look.overflowY)) problems.add(`${name} is cut off below`);
      if (/auto|scroll/.test(look.overflowX)) across = false;
      if (/auto|scroll/.test(look.overflowY)) down = false;
      const isBox = hasBox(look);
      const leaves = (across && isWide) || (down && isHigh);
      if (isBox && !boxed && leaves) problems.add(`${name} leaves its box, ${called(over)}`);
      boxed ||= isBox;
    }
  }

  const hasBox = (look) => parseFloat(look.borderTopWidth) > 0 || look.backgroundColor !== "rgba(0, 0, 0, 0)";

  /** How far two areas lie over each other, across and down: at least so far. */
  function overlap(one, other) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return Math.min(across, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  }

  function checkOverlap(one, other) {
    if (one.element !== other.element && overlap(one, other) > 2) problems.add(`${one.name} lies over ${other.name}`);
  }

  /** Labels with a box of their own and small pictures leave the letters of other words alone. */
  function checkThing({ element, box, name }, line) {
    if (element.contains(line.element) || line.element.contains(element)) return;
    const letters = { ...line, top: line.top - line.air / 2, bottom: line.bottom + line.air / 2 };
    if (overlap(box, letters) > 1) problems.add(`${line.name} is touched by ${name}`);
  }

  /** What could lie too close to a word, though none of its own words does. */
  function thingsBeside(words) {
    const labels = words.map(({ element }) => element).filter((each) => hasBox(style(each)));
    const pictures = [...scope.querySelectorAll("img.icon")].filter(
      (each) => isSeen(each) && !nearest(each, isFloating),
    );
    return [...new Set([...labels, ...pictures])].map((element) => {
      return { element, box: element.getBoundingClientRect(), name: element.textContent || element.src };
    });
  }

  /** Whether one could scroll on to see what is under a thing that floats: one at the top, or one at the bottom. */
  function canScrollOn(floating, { isStart, isEnd }) {
    const { top, bottom } = floating.getBoundingClientRect();
    return top + bottom < innerHeight ? !isStart : !isEnd;
  }

  /** What ends a show is hit by a tap anywhere, and seen only where it is drawn. */
  function isVeil(there, x, y) {
    const { left, right, top, bottom } = there.getBoundingClientRect();
    return there.matches(".skip") && !(left <= x && x <= right && top <= y && y <= bottom);
  }

  /** What lies over a line here. Something that floats may, unless one can't scroll on. */
  function checkCover({ element, name, left, right, top, bottom }, moved, ends) {
    const y = (top + bottom) / 2 - moved;
    if (y < 0 || y > innerHeight) return;
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const there = document.elementFromPoint(x, y);
      if (!there || there.contains(element) || element.contains(there) || isVeil(there, x, y)) continue;
      const floating = nearest(there, isFloating);
      if (there.matches(".pick") || (floating && canScrollOn(floating, ends))) continue;
      problems.add(`${name} is under ${called(there)}`);
    }
  }

  const isGround = (look) => look.backgroundImage !== "none" || /^rgb\(/.test(look.backgroundColor);

  /** At a table, one star beside a small word looks like a full stop. */
  function checkGround({ element, name }) {
    const ground = nearest(element, isGround);
    if (ground && style(ground).backgroundImage.includes("sky.svg")) problems.add(`${name} stands among stars`);
  }

  if (scope.querySelector(".table, .curtain, .result")) lines.forEach(checkGround);
  if (root.scrollWidth > innerWidth) problems.add(`the page scrolls sideways: ${root.scrollWidth}`);
  lines.forEach(checkEdges);
  const still = lines.filter(({ element, top, bottom }) => {
    const scroller = nearest(element, isScroller)?.getBoundingClientRect();
    const isAway = scroller && (bottom > scroller.bottom || top < scroller.top);
    return !isAway && !nearest(element, isFloating);
  });
  const things = thingsBeside(still);
  for (const [at, line] of still.entries()) {
    for (const other of still.slice(at + 1)) checkOverlap(line, other);
    for (const thing of things) checkThing(thing, line);
  }
  // A word that lets taps through is seen all the same: while it is looked for, it takes them.
  const through = new Set(still.map(({ element }) => element).filter((each) => style(each).pointerEvents === "none"));
  for (const element of through) element.style.pointerEvents = "auto";
  const start = scrollY;
  for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.7) {
    scrollTo({ top: y, behavior: "instant" });
    const ends = { isStart: scrollY === 0, isEnd: scrollY >= root.scrollHeight - innerHeight - 1 };
    for (const line of still) checkCover(line, scrollY - start, ends);
  }
  scrollTo({ top: start, behavior: "instant" });
  for (const element of through) element.style.removeProperty("pointer-events");
  return [...problems];
};
