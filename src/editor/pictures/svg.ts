/** Elements of an SVG as text: the same drawing is the same text, and words stay words. */

type Value = string | number | undefined;

/** An element with its attributes and what stands in it; attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...within: readonly string[]
): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? figure(value) : escapeMarkup(value!)}"`)
    .join('');
  return within.length === 0 ? `<${name}${given}/>` : `<${name}${given}>${within.join('')}</${name}>`;
}

/** A layer: a group with an id, its elements a line each; nothing where it has none. */
export function layer(
  id: string,
  elements: readonly string[],
  attributes: Readonly<Record<string, Value>> = {},
): string {
  return elements.length === 0
    ? ''
    : `${element('g', { id, ...attributes }, `\n${elements.join('\n')}\n`)}\n`;
}

/** Words as text: whatever they say, they are read and never run. Letters that no XML may hold become blanks. */
export function escapeMarkup(words: string): string {
  return words
    .replaceAll(NOT_IN_XML, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A length with two figures behind the point at most. */
export function figure(length: number): string {
  const rounded = Math.round(length * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** A line through points as the "d" of a path. */
export function through(points: readonly Point[], isClosed = false): string {
  const parts = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`);
  return parts.join('') + (isClosed ? 'Z' : '');
}

/** A line that runs smoothly through points: a curve from middle to middle. */
export function smoothly(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const curves = rest.slice(0, -1).map(([x, y], at) => {
    const [nx, ny] = rest[at + 1]!;
    return `Q${figure(x)} ${figure(y)} ${figure((x + nx) / 2)} ${figure((y + ny) / 2)}`;
  });
  return `${through([first])}${curves.join('')}L${figure(last[0])} ${figure(last[1])}`;
}

/** The point so much of the way from one to another. */
export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}
