/** The battle of 100 x 100 hexes that an author's waits are measured on. */
import { hexName, type HexId } from '../../src/board/hex.ts';
import { blankOn } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { field } from './field.ts';

export const SIZE = 100;
export const UNITS = 600;

/** A battle on mixed ground with walls and gates all over it, and so many units on its clear hexes. */
export function crowded(): ScenarioDocument {
  const { map } = field(SIZE, SIZE, 1);
  const clear = [...map.hexes.join('')].flatMap((letter, hex) => (letter === '.' ? [hex as HexId] : []));
  const apart = Math.floor(clear.length / UNITS);
  return {
    ...blankOn(map),
    kinds: [
      {
        class: 'unit',
        id: 'levy',
        name: { en: 'Levy' },
        code: 'C2X',
        gait: 'foot',
        ma: 4,
        value: 1,
        traits: [],
      },
    ],
    pieces: Array.from({ length: UNITS }, (_, unit) => ({
      id: `levy-${unit}`,
      kind: 'levy',
      force: unit % 2 === 0 ? 'garrison' : 'host',
      at: hexName(map, clear[unit * apart]!),
    })),
  };
}
