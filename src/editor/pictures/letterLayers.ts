/** The letters of a map drawn as text: names and printed numbers, to be searched, read aloud and set in another face. */
import { hexName } from '../../board/hex.ts';
import type { MapName } from '../../board/mapFile.ts';
import { everyHex } from '../sheet.ts';
import { middleOf, type Plan } from './plan.ts';
import { between, element, escapeMarkup, figure, layer, type Point } from './svg.ts';

/** Faces that lie on most machines; the last of each is always there. */
export const SERIF = "'IM FELL English', 'EB Garamond', Garamond, 'Times New Roman', serif";
export const SANS = "'Alegreya Sans', 'Gill Sans', 'Helvetica Neue', Arial, sans-serif";

const WATER = ['river', 'stream'];

/** The names, the great ones last and largest. `inWords` says them in a language. */
export function nameLayer(plan: Plan, inWords: (name: string) => string): string {
  const names = plan.map.names.toSorted((one, other) => other.importance - one.importance);
  return layer(
    'names',
    names.flatMap((name) => letter(plan, name, inWords)),
    {
      'font-family': SERIF,
      'text-anchor': 'middle',
      'paint-order': 'stroke',
      stroke: '#fbf7ea',
      'stroke-width': plan.wide * 0.09,
      'stroke-linejoin': 'round',
    },
  );
}

function letter(plan: Plan, name: MapName, inWords: (name: string) => string): readonly string[] {
  const place = placeOf(plan, name);
  if (place === null) return [];
  const size =
    plan.wide *
    (name.place === 'title' ? 0.9 : name.importance <= 1 ? 0.7 : name.importance <= 2 ? 0.44 : 0.34);
  // The title of a sheet leaves the middle of its city to what stands there.
  const [x, y] = [place[0], place[1] - (name.place === 'title' ? plan.wide * 1.1 : 0)];
  const turn = name.angle ?? 0;
  return [
    element(
      'text',
      {
        class: name.kind,
        x,
        y: y + size * 0.32,
        'font-size': size,
        'font-style': WATER.includes(name.kind) ? 'italic' : undefined,
        'letter-spacing': name.importance <= 1 ? size * 0.08 : undefined,
        fill: WATER.includes(name.kind) ? '#2f5a70' : '#2f2a24',
        transform: turn === 0 ? undefined : `rotate(${figure(turn)} ${figure(x)} ${figure(y)})`,
      },
      escapeMarkup(inWords(name.text)),
    ),
  ];
}

function placeOf(plan: Plan, { at, span }: MapName): Point | null {
  const [first = null, last = null] = [span?.[0], span?.at(-1)].map((hex) =>
    hex === undefined ? null : middleOf(plan, hex),
  );
  return first === null || last === null ? middleOf(plan, at) : between(first, last, 0.5);
}

/** The printed number of every hex, at its upper edge. */
export function numberLayer(plan: Plan): string {
  const size = plan.wide * 0.15;
  const up = plan.wide * (plan.map.orientation === 'pointy' ? 0.36 : 0.34);
  return layer(
    'numbers',
    everyHex(plan.sheet).map((hex) => {
      const [x, y] = plan.middle(hex);
      return element('text', { x, y: y - up + size * 0.35 }, hexName(plan.sheet, hex));
    }),
    { 'font-family': SANS, 'font-size': size, 'text-anchor': 'middle', fill: '#5d5240' },
  );
}
