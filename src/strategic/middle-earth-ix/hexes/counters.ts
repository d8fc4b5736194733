/** Rule 12: what the armies of Eriador are on the hexes. Powers differ in arms and looks, never in steps. */
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { Power } from '../facts.ts';
import { strengthOf, type MovingArmy } from '../supports.ts';

type UnitSheet = Extract<KindSheet, { readonly class: 'unit' }>;
type PersonSheet = Extract<KindSheet, { readonly class: 'personage' }>;

/** Steps of a counter: two faces. */
export const COUNTER_STEPS = 2;
/** Counters for each point of strength: a support adds as much as an army has. */
const COUNTERS_PER_POINT = 2;
/** Steps of an army for each point of its strength. */
export const STEPS = COUNTERS_PER_POINT * COUNTER_STEPS;
/** What a counter is worth to a program that plays: its steps, for no track counts here. */
const VALUE = 2;
const BOWSHOT = 3;

/** The two sorts of counters that an army has, in turn: English and German names, and codes. */
const ARMS: Readonly<Record<Power, readonly (readonly [en: string, de: string, code: string])[]>> = {
  Angmar: [
    ['Orcs of Angmar', 'Orks von Angmar', 'D2Y'],
    ['Men of Angmar', 'Männer von Angmar', 'C3Y'],
  ],
  Arthedain: [
    ['Spearmen of Arthedain', 'Speerträger von Arthedain', 'C3X'],
    ['Bowmen of Arthedain', 'Bogenschützen von Arthedain', 'Ee2X'],
  ],
  Cardolan: [
    ['Spearmen of Cardolan', 'Speerträger von Cardolan', 'D3X'],
    ['Swordsmen of Cardolan', 'Schwertkämpfer von Cardolan', 'C3Y'],
  ],
  Dunlendings: [
    ['Spears of Dunland', 'Speere aus Dunland', 'D2Y'],
    ['Axes of Dunland', 'Äxte aus Dunland', 'B2Y'],
  ],
  Hillmen: [
    ['Axemen of the hills', 'Axtkämpfer der Hügel', 'B2Y'],
    ['Slingers of the hills', 'Schleuderer der Hügel', 'De2Y'],
  ],
};

/** A piece before it has a place. */
export interface Counter {
  readonly id: string;
  readonly sheet: KindSheet;
}

/** The counters of an army that stands in the line, by the province it comes from; the Nazgûl leads it (rule 4). */
export function countersOf(province: string, army: MovingArmy): readonly Counter[] {
  const units = reservesOf(province, army);
  return army.nazgul ? [...units, { id: 'nazgul', sheet: NAZGUL }] : units;
}

/** The counters of a unit that supports from beside: nobody leads it. */
export function reservesOf(province: string, army: MovingArmy): readonly Counter[] {
  return Array.from({ length: COUNTERS_PER_POINT * strengthOf(army) }, (_, at) => ({
    id: `${province.toLowerCase()}-${at + 1}`,
    sheet: sheetOf(army, at % 2),
  }));
}

/** A nominated army of the Hillmen has better heart than hill folk else (rule 9). */
function sheetOf({ power, kind }: MovingArmy, sort: number): UnitSheet {
  const [en, de, code] = ARMS[power][sort]!;
  const named = power === 'Hillmen' && kind === '2A';
  return {
    class: 'unit',
    id: `${power.toLowerCase()}-${sort + 1}${named ? '-named' : ''}`,
    name: { en, de },
    code: named ? code.replace('Y', 'X') : code,
    gait: 'foot',
    ma: 4,
    ...(/[a-e]/.test(code) ? { range: BOWSHOT } : {}),
    value: VALUE,
    traits: ['ladders', 'pushes', ...(power === 'Angmar' ? (['fanatic'] as const) : [])],
  };
}

const NAZGUL: PersonSheet = {
  class: 'personage',
  id: 'nazgul',
  name: { en: 'Nazgûl', de: 'Nazgûl' },
  rank: 'leader',
  ratings: [3, 1],
  ma: 6,
  gifts: ['wraith'],
};
