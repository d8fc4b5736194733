/** H3: the counters of a figure. Two steps for each of its hit points, four on a counter at most; captains go with their following, engines are engines. */
import type { Text } from '../../../engine/battle.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { Figure } from '../figures.ts';
import type { Unit } from '../units.ts';
import { armOf, codeOf, type ArmType } from './arms.ts';
import { nameOnCounter } from './names.ts';

type UnitSheet = Extract<KindSheet, { readonly class: 'unit' }>;
type PersonSheet = Extract<KindSheet, { readonly class: 'personage' }>;

/** Steps of a counter for each hit point that is laid on it. */
const STEPS_OF_POINT = 2;
/** Hit points of a counter at most: two faces, and those of the counter it is exchanged for (2.4.7). */
const POINTS_ON_COUNTER = 2;
const BOWSHOT = 3;
const MARCH = 4;
const WAGON_MARCH = 2;
const MARKS = ['a', 'b'];

/** A counter before it has a place. */
export interface Counter {
  readonly id: string;
  readonly sheet: KindSheet;
  readonly steps: number;
}

/** How a figure is on the hexes: it fights, it is an engine, it is part of the walls, or it is used up in the siege. */
export function dutyOf(unit: Unit): 'troops' | 'engine' | 'walls' | 'fire' {
  if (unit.traits.includes('immobile')) return 'walls';
  if (armOf(unit) !== 'engine') return 'troops';
  return unit.traits.includes('spent') ? 'fire' : 'engine';
}

/** The counters that bear the hit points of a figure; walls and fire have none. */
export function countersOf({ id, unit }: Figure): readonly Counter[] {
  const duty = dutyOf(unit);
  const piece = pieceId(id);
  switch (duty) {
    case 'troops': {
      const rows = Math.ceil(unit.hitPoints / POINTS_ON_COUNTER);
      return Array.from({ length: rows }, (_, row) => {
        const points = Math.min(POINTS_ON_COUNTER, unit.hitPoints - row * POINTS_ON_COUNTER);
        const sheet = sheetOf(unit, points);
        return { id: rows === 1 ? piece : `${piece}-${MARKS[row]!}`, sheet, steps: points * STEPS_OF_POINT };
      });
    }
    case 'engine':
      return [{ id: piece, sheet: catapultOf(unit.id), steps: unit.hitPoints * STEPS_OF_POINT }];
    default:
      return [];
  }
}

/** The captain who leads with a figure, or null. He has no steps: his hit points are those of his following. */
export function captainOf({ id, unit }: Figure): Omit<Counter, 'steps'> | null {
  const captain = CAPTAINS[unit.id];
  return captain === undefined ? null : { id: `${pieceId(id)}-captain`, sheet: captain };
}

function pieceId(figure: string): string {
  return figure.replaceAll(/[:_]/g, '-');
}

function kindId(unit: string): string {
  return unit.replaceAll('_', '-');
}

/** Those who man a work. */
export function crewOf(work: Unit): KindSheet {
  return sheetOf(work, 1);
}

/** An engine that throws, called as the unit is. */
export function catapultOf(unit: string): KindSheet {
  return { class: 'engine', id: kindId(unit), name: nameOnCounter(unit), weapon: 'catapult' };
}

/** Riders fight on foot: both places are towns. Great beasts and wagons climb no ladder, and an oliphaunt goes as beasts go. */
function sheetOf(unit: Unit, points: number): UnitSheet {
  const code = codeOf(unit);
  const arm = armOf(unit);
  return {
    class: 'unit',
    id: points === POINTS_ON_COUNTER ? `${kindId(unit.id)}-great` : kindId(unit.id),
    name: nameOnCounter(unit.id),
    code,
    ...(points === POINTS_ON_COUNTER ? { second: { code } } : {}),
    gait: unit.hitPoints > POINTS_ON_COUNTER ? 'beast' : 'foot',
    ma: arm === 'work' ? WAGON_MARCH : MARCH,
    ...(/[a-e]/.test(code) ? { range: BOWSHOT } : {}),
    // What is at stake in steps: no track counts here, and a program that plays weighs its blows by this.
    value: points * STEPS_OF_POINT,
    traits: traitsOf(unit, arm),
  };
}

function traitsOf({ category }: Unit, arm: ArmType): UnitSheet['traits'] {
  const climbs = arm !== 'great-beast' && arm !== 'work';
  return [
    ...(category === 'Relentless' ? (['fanatic'] as const) : []),
    ...(climbs ? (['ladders', 'pushes'] as const) : []),
  ];
}

function leader(id: string, name: Text, ratings: [number, number], gifts: PersonSheet['gifts']): PersonSheet {
  return {
    class: 'personage',
    id: `captain-${id}`,
    name,
    rank: 'leader',
    ratings,
    ma: gifts.includes('flies') ? 8 : 6,
    gifts,
  };
}

const CAPTAINS: Readonly<Record<string, PersonSheet>> = {
  wizard: leader('wizard', { en: 'Wizard', de: 'Zauberer' }, [6, 4], ['slays-wraith', 'heartens']),
  nazgul: leader('nazgul', { en: 'Nazgûl', de: 'Nazgûl' }, [3, 1], ['wraith']),
  winged_nazgul: leader(
    'winged-nazgul',
    { en: 'Winged Nazgûl', de: 'Geflügelter Nazgûl' },
    [3, 1],
    ['flies', 'wraith'],
  ),
  balrog: leader('balrog', { en: 'Balrog', de: 'Balrog' }, [8, 6], []),
};
