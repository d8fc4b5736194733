/** Case 2.22: rows that the game brings for maps of an author's own. A map takes over those it uses; the printed chart stays as it is. */
import type { HouseGround, HouseHexside, MoverCosts } from '../board/houseGround.ts';

const NOBODY: MoverCosts = { foot: null, horse: null, beast: null, engine: null };
const PLAIN = { armour: 0, strength: 0, morale: 0, opaque: false, stops: false } as const;
const OPEN = { armour: 0, cover: 0, contact: true } as const;

/** A row of ground with the printed terrain that it is in all else. */
export interface ShippedGround extends HouseGround {
  readonly terrain: 'clear' | 'crater' | 'plowed' | 'grove';
}

/** Ground by its ids, costs in movement points. */
export const SHIPPED_GROUND: Readonly<Record<string, ShippedGround>> = {
  water: {
    ...PLAIN,
    terrain: 'crater',
    name: { en: 'Water', de: 'Wasser' },
    look: 'water',
    cost: NOBODY,
  },
  ford: {
    ...PLAIN,
    terrain: 'clear',
    name: { en: 'Ford', de: 'Furt' },
    look: 'ford',
    cost: { foot: 2, horse: 2, beast: 2, engine: 2 },
    strength: -1,
    stops: true,
  },
  bridge: {
    ...PLAIN,
    terrain: 'clear',
    name: { en: 'Bridge', de: 'Brücke' },
    look: 'bridge',
    cost: { foot: 1, horse: 1, beast: 2, engine: 1 },
  },
  marsh: {
    ...PLAIN,
    terrain: 'plowed',
    name: { en: 'Marsh', de: 'Sumpf' },
    look: 'marsh',
    cost: { foot: 3, horse: 6, beast: null, engine: null },
    strength: -1,
  },
  wood: {
    ...PLAIN,
    terrain: 'grove',
    name: { en: 'Wood', de: 'Wald' },
    look: 'wood',
    cost: { foot: 2, horse: 3, beast: 4, engine: null },
    armour: 1,
    opaque: true,
  },
  hall: {
    ...PLAIN,
    terrain: 'clear',
    name: { en: 'Hall', de: 'Halle' },
    look: 'hall',
    cost: { foot: 1, horse: null, beast: null, engine: 1 },
    opaque: true,
  },
};

/** Hexsides by their ids, costs in movement points on top of the hex. */
export const SHIPPED_HEXSIDES: Readonly<Record<string, HouseHexside>> = {
  stream: {
    ...OPEN,
    name: { en: 'Stream', de: 'Bach' },
    look: 'stream',
    cost: { foot: 1, horse: 1, beast: 1, engine: 2 },
    armour: 1,
  },
  quay: {
    ...OPEN,
    name: { en: 'Quay', de: 'Kai' },
    look: 'quay',
    cost: NOBODY,
    armour: 1,
    contact: false,
  },
  pale: {
    ...OPEN,
    name: { en: 'Palisade', de: 'Palisade' },
    look: 'pale',
    cost: { foot: 1, horse: null, beast: null, engine: null },
    armour: 1,
    cover: 1,
  },
};
