// Paints a planet as a picture, from what Python says is where (ui/portrait.py). The build makes a file of its own of
// this, which is loaded when a picture is wanted.

/** @typedef {Record<string, any>} Stroke one thing to be painted, by its `do` */
/** @typedef {CanvasRenderingContext2D} Brush */

const RADIUS = 26; // of the corners of paper
const CELL = 24; // the side of a pattern
const FINE = 4; // so many times finer is a pattern painted than it is shown

/** @type {Map<string, Promise<HTMLImageElement>>} */
const images = new Map();

/**
 * A picture of the site.
 * @param {string} address
 */
function load(address) {
  const known = images.get(address);
  if (known) return known;
  const picture = new Image();
  picture.src = address;
  const loading = picture.decode().then(() => picture);
  loading.catch(() => images.delete(address)); // it may arrive another time
  images.set(address, loading);
  return loading;
}

/**
 * A colour or typeface of the page, by its name; what is no name is a colour by itself.
 * @param {string} name
 */
function token(name) {
  return name.startsWith("--") ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : name;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{ width: number, height: number, strokes: Stroke[] }} picture
 */
export async function paint(canvas, { width, height, strokes }) {
  const fonts = ["--title", "--text"].map((name) => document.fonts.load(`600 40px ${token(name)}`));
  await Promise.all(fonts);
  const brush = /** @type {Brush} */ (canvas.getContext("2d"));
  [canvas.width, canvas.height] = [width, height];
  const sky = brush.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, token("--sky-bright"));
  sky.addColorStop(1, token("--night"));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  await paintAll(brush, strokes);
}

/**
 * @param {Brush} brush
 * @param {Stroke[]} strokes
 */
async function paintAll(brush, strokes) {
  for (const stroke of strokes) {
    brush.save();
    await WAYS[stroke.do](brush, stroke);
    brush.restore();
  }
}

/** @type {Record<string, (brush: Brush, stroke: Stroke) => unknown>} */
const WAYS = {
  /** Strokes in a measure of their own. */
  within(brush, { x, y, scale, strokes }) {
    brush.translate(x, y);
    brush.scale(scale, scale);
    return paintAll(brush, strokes);
  },
  turned(brush, { matrix, strokes }) {
    const [a, b, c, d, e, f] = matrix;
    brush.transform(a, b, c, d, e, f);
    return paintAll(brush, strokes);
  },
  box(brush, { x, y, w, h, fill }) {
    brush.beginPath();
    brush.roundRect(x, y, w, h, RADIUS);
    brush.fillStyle = token(fill);
    brush.fill();
    brush.lineWidth = 4;
    brush.strokeStyle = token("--ink");
    brush.stroke();
  },
  text(brush, { words, x, y, size, align, fit, fill, font }) {
    const face = (/** @type {number} */ points) => `600 ${points}px ${token(font)}`;
    brush.font = face(size);
    const wide = brush.measureText(words).width;
    if (wide > fit) brush.font = face((size * fit) / wide);
    brush.textAlign = align;
    brush.fillStyle = token(fill);
    brush.fillText(words, x, y);
  },
  async image(brush, stroke) {
    brush.drawImage(await load(stroke.from), stroke.x, stroke.y, stroke.w, stroke.h);
  },
  async tile(brush, { look, x, y, size }) {
    for (const { address, at, part } of layers(look)) {
      const picture = await load(address);
      const [w, h] = [size * part, (size * part * picture.naturalHeight) / picture.naturalWidth];
      brush.drawImage(picture, x + (size - w) * at[0], y + (size - h) * at[1], w, h);
    }
  },
  path(brush, { path, fill, pattern, line, width, alpha }) {
    const shape = new Path2D(path);
    if (alpha !== undefined) brush.globalAlpha = alpha;
    if (pattern) brush.fillStyle = ground(brush, pattern);
    else if (fill) brush.fillStyle = token(fill);
    if (pattern || fill) brush.fill(shape);
    if (!line) return;
    [brush.strokeStyle, brush.lineWidth, brush.lineJoin] = [token(line), width, "round"];
    brush.stroke(shape);
  },
};

/**
 * What lies on a tile, the hindmost first: as the style sheet says it.
 * @param {string} look
 */
function layers(look) {
  const probe = document.body.appendChild(Object.assign(document.createElement("i"), { className: `tile ${look}` }));
  const { backgroundImage, backgroundPosition, backgroundSize } = getComputedStyle(probe);
  const [positions, sizes] = [backgroundPosition.split(", "), backgroundSize.split(", ")];
  const found = [...backgroundImage.matchAll(/url\("(.*?)"\)/g)].map(([, address], number) => ({
    address,
    at: positions[number].split(" ").map((share) => Number.parseFloat(share) / 100),
    part: Number.parseFloat(sizes[number]) / 100,
  }));
  probe.remove();
  return found.reverse();
}

/**
 * Ground as a fill: a wash with marks on it.
 * @param {Brush} brush
 * @param {{ wash: string, mark: string, ink: string, width: number, scale: number }} pattern
 */
function ground(brush, { wash, mark, ink, width, scale }) {
  const cell = document.createElement("canvas");
  cell.width = cell.height = CELL * FINE;
  const fine = /** @type {Brush} */ (cell.getContext("2d"));
  fine.scale(FINE, FINE);
  fine.fillStyle = wash;
  fine.fillRect(0, 0, CELL, CELL);
  [fine.strokeStyle, fine.lineWidth, fine.lineCap, fine.lineJoin] = [ink, width, "round", "round"];
  fine.globalAlpha = 0.85;
  fine.stroke(new Path2D(mark));
  const fill = /** @type {CanvasPattern} */ (brush.createPattern(cell, "repeat"));
  fill.setTransform(new DOMMatrix().scale(scale / FINE));
  return fill;
}
