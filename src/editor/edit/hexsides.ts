/** What lies on hexsides: each hexside has one entry at most, and the list stands in the order of its pairs. */
import { directionTo, hexNamed, type HexId } from '../../board/hex.ts';
import type { MapHexside } from '../../board/mapFile.ts';
import { hexsideSchema } from '../../scenario/mapSchema.ts';
import type { CommandOf, Pair } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, changeMap, isSame, refuse, readLine, type Edited, type EditRefused } from '../edited.ts';
import { sheetOf, type Sheet } from '../sheet.ts';

/** Lays hexsides; what lay on one before makes room. */
export function layHexsides(document: ScenarioDocument, { lines }: CommandOf<'hexsides'>): Edited {
  const { hexsides, ...map } = document.map.inline;
  const sheet = sheetOf(map);
  const laid = new Map<Pair, MapHexside>();
  for (const line of lines) {
    const read = readLine(hexsideSchema, line);
    if (!read.ok) return read;
    const wrong = refusalOf(sheet, line.a, line.b);
    if (wrong !== null) return wrong;
    const inOrder = orderPair(read.line);
    laid.set(pairOfLine(inOrder), inOrder);
  }
  const list = withHexsides(hexsides, laid);
  return isSame(list, hexsides) ? refuse('no-change') : changeMap(document, { hexsides: list });
}

/** Takes away whatever lies on hexsides, and the breaches there. */
export function clearHexsides(document: ScenarioDocument, { pairs }: CommandOf<'clearHexsides'>): Edited {
  const gone = new Set(pairs.map(inOrder));
  const { hexsides } = document.map.inline;
  const kept = hexsides.filter((line) => !gone.has(pairOfLine(orderPair(line))));
  if (kept.length === hexsides.length) return refuse('nothing-there', pairs[0] ?? '');
  const { opening } = document;
  const breached = opening?.breached.filter((pair) => !gone.has(inOrder(pair)));
  const cleared = changeMap(document, { hexsides: kept });
  if (!cleared.ok || opening === undefined || breached!.length === opening.breached.length) return cleared;
  return change(cleared.document, { opening: { ...opening, breached: breached! } });
}

/** Makes the other hex of each hexside the higher or inner one. */
export function flipHexsides(document: ScenarioDocument, { pairs }: CommandOf<'flipHexsides'>): Edited {
  const turned = new Set(pairs.map(inOrder));
  const { hexsides } = document.map.inline;
  let count = 0;
  const list = hexsides.map((line) => {
    if (line.up === undefined || !turned.has(pairOfLine(orderPair(line)))) return line;
    count += 1;
    return { ...line, up: line.up === line.a ? line.b : line.a };
  });
  return count === 0 ? refuse('nothing-there', pairs[0] ?? '') : changeMap(document, { hexsides: list });
}

/** Lets works be down when the battle begins, or stand again (2.5.3). */
export function setBreached(document: ScenarioDocument, { pairs, down }: CommandOf<'breach'>): Edited {
  const works = new Set(
    document.map.inline.hexsides.filter(isWork).map((line) => pairOfLine(orderPair(line))),
  );
  const named = pairs.map(inOrder);
  const missing = named.find((pair) => down && !works.has(pair));
  if (missing !== undefined) return refuse('no-hexside', missing);
  const opening = document.opening ?? { breached: [], lost: [], tracks: {} };
  const kept = opening.breached.filter((pair) => !named.includes(inOrder(pair)));
  const breached = down ? [...kept, ...new Set(named)].toSorted() : kept;
  if (isSame(breached, opening.breached)) return refuse('no-change');
  return change(document, { opening: { ...opening, breached } });
}

/** Whether a hexside can be breached, held or laddered. */
export function isWork({ kind, rock }: MapHexside): boolean {
  return kind !== 'slope' && kind !== 'tunnel' && kind !== 'house' && rock !== true;
}

/** A pair with its lower number first. */
export function inOrder(pair: Pair): Pair {
  const [a = '', b = ''] = pair.split('/');
  return a < b ? pair : `${b}/${a}`;
}

/** The pair that a printed hexside is known by, in the order in which its hexes are written. */
export function pairOfLine({ a, b }: Pick<MapHexside, 'a' | 'b'>): Pair {
  return `${a}/${b}`;
}

function orderPair(line: MapHexside): MapHexside {
  return line.a < line.b ? line : { ...line, a: line.b, b: line.a };
}

/** A list with other entries laid over it; new ones stand where the order of pairs has them. */
export function withHexsides(
  hexsides: readonly MapHexside[],
  laid: ReadonlyMap<Pair, MapHexside>,
): readonly MapHexside[] {
  const left = new Map(laid);
  const list: MapHexside[] = [];
  for (const line of hexsides) {
    const pair = pairOfLine(orderPair(line));
    const over = left.get(pair);
    // A pair that an opened file lists twice is laid once.
    if (over !== undefined) list.push(over);
    else if (!laid.has(pair)) list.push(line);
    left.delete(pair);
  }
  for (const line of [...left.values()].toSorted((a, b) => (pairOfLine(a) < pairOfLine(b) ? -1 : 1))) {
    let at = list.length;
    while (at > 0 && pairOfLine(list[at - 1]!) > pairOfLine(line)) at -= 1;
    list.splice(at, 0, line);
  }
  return list;
}

function refusalOf(sheet: Sheet, first: string, second: string): EditRefused | null {
  const [a, b] = [hexNamed(sheet, first), hexNamed(sheet, second)];
  if (a === null || b === null) return refuse('off-map', a === null ? first : second);
  return directionTo(sheet, a, b as HexId) === null ? refuse('not-neighbours', `${first}/${second}`) : null;
}
