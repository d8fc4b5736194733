import type { Board } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import type { Armour, Strength } from '../rulebook/charts/7.41-casualty.ts';
import type { Morale } from '../rulebook/charts/7.42-results.ts';
import type { Colour, Sign } from './livery.ts';
import type { MachineHint } from './hint.ts';
import type { Opening } from './opening.ts';
import type { Options } from './options.ts';
import type { Place } from './place.ts';
import type { Spell } from './spell.ts';
import type { Temper } from './temper.ts';
import type { Trigger } from './trigger.ts';
import type { Variable } from './triggers/terms.ts';

export type { MachineHint } from './hint.ts';
export type { Opening } from './opening.ts';
export type { Options } from './options.ts';
export type { Condition, Trigger } from './trigger.ts';

/** A player's side, by role (2.0.10): no rule asks for a side by name. */
export type Side = 0 | 1;
export const DEFENDER: Side = 0;
export const BESIEGER: Side = 1;

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === DEFENDER ? BESIEGER : DEFENDER;
}

export type PieceId = number & { readonly __brand: 'PieceId' };
export type GroupId = number & { readonly __brand: 'GroupId' };
export type ForceId = number & { readonly __brand: 'ForceId' };

/** A text in several languages; English is always there. */
export type Text = Readonly<{ en: string } & Record<string, string>>;

/** Abilities that belong to a kind of unit, not to a side (2.0.10). */
export type Trait =
  /** Fights fanatically at night (2.8.16). */
  | 'fanatic'
  /** May raise and climb ladders (2.11.2). */
  | 'ladders'
  /** May push engines (2.7.9). */
  | 'pushes'
  /** May push Grond, and makes it strike (2.7.9, 2.11.12). */
  | 'pushes-grond'
  /** May not willingly come into contact with beasts (2.7.6). */
  | 'fears-beasts'
  /** Orc, troll, Morgul: weakened by Break Darkness (2.0.2). */
  | 'mordor'
  /** May dig fire-trenches (2.2.10). */
  | 'digs';

/** How a unit goes: foot (trolls too), horse, or beast (2.0.2). */
export type Gait = 'foot' | 'horse' | 'beast';

/** A strength letter; `past` counts the letters beyond E, each +1 on the target's armour (2.19.1). */
export interface Letter {
  readonly letter: Strength;
  readonly past: number;
}

/** One printed side of a counter. */
export interface Face {
  /** As printed: melee, missile, armour, morale, e.g. "Be3X", "e1Y", "E-3Z". */
  readonly code: string;
  readonly melee: Letter | null;
  readonly missile: Letter | null;
  readonly armour: Armour;
  readonly morale: Morale;
}

/** A kind of combat unit. Movement in half points; bow range in hexes (0 without a missile letter). */
export interface UnitKind {
  readonly class: 'unit';
  readonly id: string;
  readonly name: Text;
  readonly gait: Gait;
  /** Fresh, then reduced; of a counter that is exchanged for a second one, both faces of that as well (2.4.7). */
  readonly faces: readonly [Face, Face] | readonly [Face, Face, Face, Face];
  /** Movement allowance in half points: printed 4 is 8 (2.7.2). */
  readonly movement: number;
  readonly range: number;
  /** Demoralization value (2.4.1). */
  readonly value: number;
  readonly traits: ReadonlySet<Trait>;
  /** How the machine leads them: no rule reads it. Absent: as it leads everybody. */
  readonly temper?: Temper;
  /** The sign on its counters; absent: that of its name, or the one for all others. */
  readonly icon?: Sign;
}

/** A kind of engine (2.0.1). */
export interface EngineKind {
  readonly class: 'engine';
  readonly id: string;
  readonly name: Text;
  readonly weapon: 'catapult' | 'grond' | 'siege-tower';
}

/** Abilities that belong to a kind of personage (2.4, 2.20). */
export type Gift =
  /** Flies from field to field over anything (2.20.4). */
  | 'flies'
  /** Declines no challenge, needs no roll when his unit is eliminated (2.20.5, 2.20.7), and falls only to a `slays-wraith` (2.20.9). */
  | 'wraith'
  /** May eliminate a wraith in a duel (2.20.9). */
  | 'slays-wraith'
  /** +4 in any duel with a wraith (2.19.5). */
  | 'wraith-bane'
  /** His fall gives every `avenger` +1 in duels for the rest of the game (2.4, 2.19.5). */
  | 'mourned'
  | 'avenger'
  /** The royal banner may be unfurled over him (2.12.7). */
  | 'banner'
  /** A Gandalf: units within 1 of him keep their morale under Fear (2.12). */
  | 'heartens';

/** A kind of personage, usually a single person (2.0.1, 2.4). Movement in half points. */
export interface PersonageKind {
  readonly class: 'personage';
  readonly id: string;
  readonly name: Text;
  /** Leaders rally; individuals only duel (2.20.10). */
  readonly rank: 'leader' | 'individual';
  /** Full, then reduced: for duels and rallies (2.4). */
  readonly ratings: readonly [full: number, reduced: number];
  readonly movement: number;
  /** Magic points at the start; with any, this is a magic leader (2.0.2, 2.5.3). */
  readonly magic: number;
  /** The spells he can cast (2.12). */
  readonly spells: readonly Spell[];
  readonly gifts: ReadonlySet<Gift>;
  /** How the machine leads him: no rule reads it. Absent: as it leads everybody. */
  readonly temper?: Temper;
  /** The sign on his token; absent: that of his name, or the one for all others. */
  readonly icon?: Sign;
}

/** A cauldron, real or dummy: which of the two stands in the state, where it can be kept secret (2.5.1, 2.11.11). */
export interface CauldronKind {
  readonly class: 'cauldron';
  readonly id: string;
  readonly name: Text;
}

export type Kind = UnitKind | EngineKind | PersonageKind | CauldronKind;

/** What never changes about a piece. */
export interface Piece {
  readonly id: PieceId;
  /** As the scenario file names it, e.g. "orc-7". */
  readonly name: string;
  readonly kind: Kind;
  readonly force: ForceId;
  readonly side: Side;
}

/** A force with its own demoralization track (2.0.3, 2.10.1). */
export interface Force {
  readonly id: string;
  readonly name: Text;
  readonly side: Side;
  readonly threshold: number;
  /** The force whose track takes the blows to the fortress (the garrison); of the other side, the force that gains by them. */
  readonly holds: boolean;
  /** What its counters and its track are painted in; absent: as its side has it. */
  readonly colour?: Colour | undefined;
  /** The sign on its track and its counters; absent: that of its side, on the track alone. */
  readonly device?: Sign | undefined;
}

export interface SideSheet {
  /** As the scenario file names it, e.g. "sauron". */
  readonly id: string;
  readonly name: Text;
}

/** What a city level that is taken counts against the force that holds it, and in favour of the one that takes it (2.10.2). */
export interface LevelValues {
  readonly lost: number;
  readonly gained: number;
}

/** Pieces that come later, together, over the edge of the map (2.6). Index = GroupId. */
export interface Group {
  readonly id: string;
  readonly name: Text;
  readonly side: Side;
  readonly pieces: readonly PieceId[];
  /** The hexes by which they enter (2.6.2). */
  readonly zone: ReadonlySet<HexId>;
}

/** One free set-up area (2.5): which pieces of a side may be put where before the first turn. */
export interface SetupZone {
  readonly side: Side;
  readonly pieces: readonly PieceId[];
  readonly hexes: ReadonlySet<HexId>;
  readonly name: Text;
}

/** Everything about a battle that no action changes: compiled from a scenario, shared by reference, never in the state. */
export interface Battle {
  readonly id: string;
  /** Canonical hash of the scenario, its map and its rosters. */
  readonly hash: string;
  readonly title: Text;
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly forces: readonly Force[];
  /** Index = Side. */
  readonly sides: readonly [SideSheet, SideSheet];
  readonly turns: Readonly<{
    first: number;
    last: number;
    night: ReadonlySet<number>;
    names: Readonly<Record<number, Text>>;
  }>;
  readonly options: Options;
  readonly setup: readonly SetupZone[];
  /** Index = PieceId: where each piece begins. */
  readonly placements: readonly Place[];
  /** Index = PieceId: steps lost before the battle began. */
  readonly worn: readonly number[];
  /** Pieces that begin disrupted. */
  readonly shaken: ReadonlySet<PieceId>;
  /** Index = PieceId: the oil in it at the start, 0 for a dummy and for whatever is no cauldron (2.5.3). */
  readonly oil: readonly number[];
  readonly groups: readonly Group[];
  /** Arrivals, victory, points, events: one list, in file order (2.6, 2.13, 2.21). */
  readonly triggers: readonly Trigger[];
  /** Index = VariableId; absent: none (2.21.2). */
  readonly variables?: readonly Variable[];
  /** What the author tells the machine that plays a side: no rule reads it, it binds nobody. Absent: nothing. */
  readonly hints?: readonly MachineHint[];
  /** What the besieger has in supply at the start (2.5.3). */
  readonly supplies: Readonly<{ ladders: number; heads: number; trenches: number }>;
  /** Index = Side: tries to rally that its leaders have in the whole battle, or WITHOUT_LIMIT (2.9.6). */
  readonly tries: readonly number[];
  /** What a city level that changes hands counts (2.10.2); absent: LEVEL_LOST and LEVEL_GAINED. */
  readonly levelValues?: LevelValues;
  /** Absent or null: a fresh siege, as 2.5.3 has it. */
  readonly opening?: Opening | null;
}
