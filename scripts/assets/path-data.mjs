/**
 * Rewrites SVG path data on a whole-number grid with relative commands, which halves its length.
 * Each rounded step starts from the rounded end of the step before, so rounding never adds up along a path.
 */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ at: Point, start: Point }} Pen */

/** Numbers that each command takes. @type {Readonly<Record<string, number>>} */
const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)/gi;

/**
 * Path data with every point moved to the nearest whole unit. Refuses commands that SVG does not know.
 * @param {string} d
 */
export function onGrid(d) {
  /** @type {Pen} */
  const pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 } };
  const tokens = d.match(TOKEN) ?? [];
  let out = '';
  for (let i = 0; i < tokens.length;) {
    let name = tokens[i++] ?? '';
    const arity = ARITY[name.toLowerCase()];
    if (arity === undefined) throw new Error(`path command ${name} is not known`);
    do {
      out += rewritten(pen, name, tokens.slice(i, i + arity).map(Number));
      i += arity;
      if (name.toLowerCase() === 'm') name = name === 'm' ? 'l' : 'L';
    } while (arity > 0 && /^[-+.\d]/.test(tokens[i] ?? ''));
  }
  return out;
}

/** @param {Pen} pen @param {string} name @param {number[]} numbers */
function rewritten(pen, name, numbers) {
  const kind = name.toLowerCase();
  if (kind === 'z') {
    pen.at = pen.start;
    return 'z';
  }
  const from = pen.at;
  const base = name === kind ? from : { x: 0, y: 0 };
  const shape = kind === 'a' ? numbers.slice(0, 5).map((n) => Math.round(n * 10) / 10) : [];
  const points = pointsOf(kind, numbers.slice(shape.length), base, from);
  pen.at = points.at(-1) ?? from;
  if (kind === 'm') pen.start = pen.at;
  const steps = points.flatMap(({ x, y }) => [
    Math.round(x) - Math.round(from.x),
    Math.round(y) - Math.round(from.y),
  ]);
  if (kind === 'h') return `h${steps[0]}`;
  if (kind === 'v') return `v${steps[1]}`;
  return kind + [...shape, ...steps].map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
}

/** @param {string} kind @param {number[]} numbers @param {Point} base @param {Point} from @returns {Point[]} */
function pointsOf(kind, numbers, base, from) {
  if (kind === 'h') return [{ x: base.x + (numbers[0] ?? 0), y: from.y }];
  if (kind === 'v') return [{ x: from.x, y: base.y + (numbers[0] ?? 0) }];
  return numbers
    .filter((_, i) => i % 2 === 0)
    .map((x, i) => ({ x: base.x + x, y: base.y + (numbers[i * 2 + 1] ?? 0) }));
}
