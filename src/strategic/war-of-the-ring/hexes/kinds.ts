/** What the figures of the strategic game are on the hexes (4.3): units of eight nations. Nations differ in looks, arms and morale, never in steps. */
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { FigureType, Nation } from '../figures.ts';
import { BOW_RANGES, CODES, PARAPET_BOWS, STORMING_BOWS } from '../dials.ts';
import { betterCode, shoots, weakerBow, withBow } from './codes.ts';

type UnitSheet = Extract<KindSheet, { readonly class: 'unit' }>;
type Text = UnitSheet['name'];
type Gait = UnitSheet['gait'];
type Trait = UnitSheet['traits'][number];

/** An army unit: the only figures that have steps to lose. */
export type UnitType = Extract<FigureType, 'regular' | 'elite'>;

/** How the units of one nation and type look and go. */
interface Look {
  readonly name: Text;
  /** How they go in the open; riders fight on foot where there are walls to hold or to climb. */
  readonly gait: Gait;
  readonly traits: readonly Trait[];
}

const FOOT: readonly Trait[] = ['ladders', 'pushes'];
const ORCS: readonly Trait[] = ['fanatic', 'ladders', 'pushes', 'pushes-grond', 'mordor'];
const URUKS: readonly Trait[] = ['fanatic', 'ladders', 'pushes', 'pushes-grond'];

const foot = (en: string, de: string, traits: readonly Trait[] = FOOT): Look => ({
  name: { en, de },
  gait: 'foot',
  traits,
});
const riders = (en: string, de: string): Look => ({ name: { en, de }, gait: 'horse', traits: FOOT });

const LOOKS: Readonly<Record<Nation, Readonly<Record<UnitType, Look>>>> = {
  dwarves: {
    regular: foot('Dwarves of the Iron Hills', 'Zwerge der Eisenberge'),
    elite: foot('Guard of Erebor', 'Wache von Erebor'),
  },
  elves: {
    regular: foot('Elven archers', 'Elbische Bogenschützen'),
    elite: foot('Households of the Elven lords', 'Gefolge der Elbenfürsten'),
  },
  gondor: {
    regular: foot('Men-at-arms of Gondor', 'Waffenknechte von Gondor'),
    elite: foot('Guards of the Citadel', 'Wachen der Zitadelle'),
  },
  north: {
    regular: foot('Dalesmen', 'Männer von Thal'),
    elite: foot('Rangers of the North', 'Waldläufer des Nordens'),
  },
  rohan: {
    regular: riders('Riders of Rohan', 'Reiter von Rohan'),
    elite: riders('Royal éored', 'Königliche Éored'),
  },
  isengard: {
    regular: foot('Dunlendings and orcs of Isengard', 'Dunländer und Orks von Isengard', [
      ...FOOT,
      'pushes-grond',
    ]),
    elite: foot('Uruk-hai of the White Hand', 'Uruk-hai der Weißen Hand', URUKS),
  },
  sauron: {
    regular: foot('Orcs of Mordor', 'Orks von Mordor', ORCS),
    elite: foot('Trolls of Mordor', 'Trolle von Mordor', ORCS),
  },
  southrons: {
    regular: foot('Southron spearmen', 'Speerträger der Südländer'),
    elite: { name: { en: 'Mûmakil', de: 'Mûmakil' }, gait: 'beast', traits: [] },
  },
};

/** How a side's units are in one block. */
export interface Bearing {
  /** Whether riders are in the saddle: in the open and in a sortie, not in an assault. */
  readonly mounted: boolean;
  /** Whether they hold walls against an assault, or storm them; elsewhere they shoot as their code says. */
  readonly at: 'wall' | 'foot of the wall' | 'open';
  /** Letters by which their melee is better in this block, by combat cards; below 0 worse. */
  readonly letters: number;
}

/** The id of the kind of a nation's units of one type. */
export function unitKindId(nation: Nation, type: UnitType): string {
  return `${nation}-${type}`;
}

/** A kind of unit. Two faces for a regular; an elite, when both of his are spent, goes on as a regular of his nation with two more (4.3). */
export function unitKind(nation: Nation, type: UnitType, { mounted, at, letters }: Bearing): UnitSheet {
  const { name, gait: look, traits } = LOOKS[nation][type];
  const gait = look === 'horse' && !mounted ? 'foot' : look;
  const codeOf = (one: UnitType): string => codeAt(at, nation, look, betterCode(CODES[nation][one], letters));
  const code = codeOf(type);
  return {
    class: 'unit',
    id: unitKindId(nation, type),
    name,
    code,
    ...(type === 'elite' ? { second: { code: codeOf('regular') } } : {}),
    gait,
    ma: gait === 'horse' ? 6 : 4,
    ...(shoots(code) ? { range: gait === 'horse' ? BOW_RANGES.horse : BOW_RANGES.foot } : {}),
    // What is at stake in steps: no track comes near its threshold, and a program that plays weighs its blows by this.
    value: type === 'elite' ? 4 : 2,
    traits: gait === 'horse' ? ['fears-beasts'] : [...traits],
  };
}

/** The code of a nation's units at a wall: some find bows behind it, and whoever storms it shoots worse; beasts shoot nowhere. */
function codeAt(at: Bearing['at'], nation: Nation, gait: Gait, code: string): string {
  if (at === 'foot of the wall') return weakerBow(code, STORMING_BOWS);
  const bow = at === 'wall' && gait !== 'beast' ? PARAPET_BOWS[nation] : undefined;
  return bow === undefined ? code : withBow(code, bow);
}
