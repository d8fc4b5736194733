/** What a field of a chosen hexside changes in its entry. */
import type { MapHexside } from '../../../../board/mapFile.ts';

/** A hexside as another kind: what only the old one had is left away. */
export function asKind(line: MapHexside, kind: MapHexside['kind'], house?: string): Partial<MapHexside> {
  const own = kind === 'house';
  const work = !own && kind !== 'slope' && kind !== 'tunnel';
  return {
    kind,
    level: work ? (line.level ?? 1) : undefined,
    house,
    up: kind === 'tunnel' || own ? undefined : (line.up ?? line.b),
    ...asRock(false),
  };
}

/** A wall as rock, or as masonry: only rock can flank a gate (2.0.4). */
export function asRock(rock: boolean): Partial<MapHexside> {
  return rock ? { rock } : { rock: undefined, flank: undefined };
}

/** A hexside with a name; without letters it has none. */
export function withName(text: string): Partial<MapHexside> {
  return { name: text === '' ? undefined : text };
}
