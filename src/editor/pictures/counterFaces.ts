/** The faces of counters drawn for paper: a sign of the arm, the printed code, allowance and value (2.4.1). */
import type { Colour, Sign } from '../../engine/livery.ts';
import { reverseOf } from '../../engine/face.ts';
import type { KindSheet } from '../../scenario/rosterSchema.ts';
import { BANDS, signAt } from './livery.ts';
import { SANS, SERIF } from './letterLayers.ts';
import { element, escapeMarkup, through } from './svg.ts';

/** A counter as it lies: its kind, whose it is, what it is called, and which face shows, 0 = fresh. */
export interface CounterFace {
  readonly kind: KindSheet;
  readonly role: 'defender' | 'besieger';
  /** What its force wears, where the file says so. */
  readonly colour?: Colour | undefined;
  readonly device?: Sign | undefined;
  readonly name: string;
  readonly face: number;
}

/** Side of a counter in its own units. */
export const COUNTER = 100;

const LOOKS = {
  defender: { ground: '#f2ede1', usual: 'blue', ink: '#1c2c40' },
  besieger: { ground: '#3a3230', usual: 'red', ink: '#f3e9dc' },
} as const;

/** How many faces the counters of a kind have: two a counter of a unit or a personage, one of all else. */
export function facesOf(kind: KindSheet): number {
  if (kind.class === 'unit') return kind.second === undefined ? 2 : 4;
  return kind.class === 'personage' ? 2 : 1;
}

/** The code of a unit on a face (2.4.6, 2.4.7). */
export function codeOn(kind: Extract<KindSheet, { class: 'unit' }>, face: number): string {
  const counter = face < 2 || kind.second === undefined ? kind : kind.second;
  return face % 2 === 0 ? counter.code : (counter.reverse ?? reverseOf(counter.code)!);
}

/** A counter of 100 by 100. */
export function counterFace({ kind, role, colour, device, name, face }: CounterFace): string {
  const { ground, usual, ink } = LOOKS[role];
  const band = BANDS[colour ?? usual];
  const isWorn = face % 2 === 1;
  return [
    element('rect', {
      x: 1,
      y: 1,
      width: 98,
      height: 98,
      rx: 7,
      fill: ground,
      stroke: ink,
      'stroke-width': 2,
    }),
    element('path', { fill: band, d: 'M1 19V8Q1 1 8 1H92Q99 1 99 8V19Z' }),
    // A second stripe marks the reduced side for those who do not see the letters change.
    isWorn ? element('rect', { x: 1, y: 21, width: 98, height: 4, fill: band }) : '',
    text(50, 14.5, 11.5, '#ffffff', shorten(name, 17), SANS),
    iconOf(kind, ink),
    device === undefined ? '' : signAt(device, 86, 57, 19, ink),
    ...figuresOf(kind, face, ink),
  ].join('');
}

function shorten(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join('')}.`;
}

function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  words: string,
  family: string,
  anchor = 'middle',
): string {
  return element(
    'text',
    { x, y, 'font-size': size, fill, 'text-anchor': anchor, 'font-family': family, 'font-weight': 'bold' },
    escapeMarkup(words),
  );
}

/** A circle round a letter, the signs of engines: none of them fights by a code. */
const ENGINES = {
  catapult:
    through([
      [-18, 14],
      [18, 14],
    ]) +
    through([
      [-14, 14],
      [10, -14],
    ]) +
    'M16 -14A6 6 0 1 1 4 -14A6 6 0 1 1 16 -14',
  grond:
    through(
      [
        [-20, 8],
        [8, 8],
        [20, 0],
        [8, -8],
        [-20, -8],
      ],
      true,
    ) + 'M-12 16A3 3 0 1 1 -12 15.9M8 16A3 3 0 1 1 8 15.9',
  'siege-tower':
    through(
      [
        [-10, 16],
        [-10, -16],
        [10, -16],
        [10, 16],
      ],
      true,
    ) + 'M-10 -5H10M-10 6H10',
} as const;

/** The arms in the signs that maps of war have always had: crossed for foot, one stroke for horse. */
const GAITS = {
  foot: 'M-22 -14L22 14M-22 14L22 -14',
  horse: 'M-22 14L22 -14',
  beast: 'M11 0A11 11 0 1 1 -11 0A11 11 0 1 1 11 0',
} as const;

/** The icon that the file gives to a kind, else the sign of its arm. */
function iconOf(kind: KindSheet, ink: string): string {
  if ('icon' in kind && kind.icon !== undefined) return signAt(kind.icon, 50, 46, 44, ink);
  return element(
    'g',
    { transform: 'translate(50 44)', fill: 'none', stroke: ink, 'stroke-width': 3 },
    signOf(kind),
  );
}

function signOf(kind: KindSheet): string {
  switch (kind.class) {
    case 'unit':
      return (
        element('rect', { x: -22, y: -14, width: 44, height: 28 }) + element('path', { d: GAITS[kind.gait] })
      );
    case 'engine':
      return element('path', { d: ENGINES[kind.weapon] });
    case 'personage':
      return element('path', { d: 'M0 -18L5 -6L18 -6L8 3L12 16L0 8L-12 16L-8 3L-18 -6L-5 -6Z' });
    case 'cauldron':
      return element('path', { d: 'M-16 -10H16M-14 -10Q-18 16 0 16Q18 16 14 -10' });
  }
}

function figuresOf(kind: KindSheet, face: number, ink: string): readonly string[] {
  switch (kind.class) {
    case 'unit':
      return [
        text(7, 90, 25, ink, codeOn(kind, face), SERIF, 'start'),
        text(93, 90, 22, ink, String(kind.ma), SANS, 'end'),
        text(93, 39, 14, ink, String(kind.value), SANS, 'end'),
        ...(kind.range === undefined ? [] : [text(7, 39, 14, ink, `r${kind.range}`, SANS, 'start')]),
      ];
    case 'personage':
      return [
        text(7, 90, 26, ink, String(kind.ratings[face % 2]!), SERIF, 'start'),
        text(93, 90, 22, ink, String(kind.ma), SANS, 'end'),
        ...(kind.magic === undefined ? [] : [text(93, 39, 14, ink, `*${kind.magic.points}`, SANS, 'end')]),
      ];
    case 'engine':
    case 'cauldron':
      return [];
  }
}
