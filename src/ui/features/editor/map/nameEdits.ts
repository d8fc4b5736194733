/** What the fields of a lettered name change in it. */
import type { HexName, MapName } from '../../../../board/mapFile.ts';

/** What can be named: it decides the lettering. */
export const NAME_KINDS = [
  'place',
  'region',
  'city',
  'gate',
  'street',
  'road',
  'river',
  'stream',
  'mountain',
  'hill',
  'grove',
  'field',
  'landing',
  'rampart',
  'ruin',
  'work',
] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A new name at a hex: of some place, and small. */
export function newName(text: string, at: HexName): MapName {
  return { importance: 3, kind: 'place', text, at };
}

/** A name of another kind; only a city can be the title of the sheet. */
export function ofKind({ place, ...name }: MapName, kind: string): MapName {
  return { ...name, kind, ...(kind === 'city' && place !== undefined ? { place } : {}) };
}

/** A name as the title of the sheet, or as one among others. */
export function asTitle({ place: _, ...name }: MapName, title: boolean): MapName {
  return title ? { ...name, place: 'title' } : name;
}

/** A name turned by degrees, clockwise. */
export function atAngle({ angle: _, ...name }: MapName, degrees: number): MapName {
  return degrees === 0 ? name : { ...name, angle: degrees };
}

/** A name spread between hexes, their numbers as they are typed with spaces or commas between; over its own hex without any. */
export function overSpan({ span: _, ...name }: MapName, typed: string): MapName {
  const hexes = typed.split(/[\s,;]+/).filter((hex) => hex !== '');
  return hexes.length === 0 ? name : { ...name, span: hexes };
}
