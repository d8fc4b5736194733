import type { Board } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import type { Armour, Strength } from '../rulebook/charts/7.41-casualty.ts';
import type { Morale } from '../rulebook/charts/7.42-results.ts';
import type { Place } from './place.ts';

/** A player's side, by role (2.0.10): no rule asks for a side by name. */
export type Side = 0 | 1;
export const DEFENDER: Side = 0;
export const BESIEGER: Side = 1;

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === DEFENDER ? BESIEGER : DEFENDER;
}

export type PieceId = number & { readonly __brand: 'PieceId' };
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
  | 'mordor';

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
  /** Fresh, then reduced. */
  readonly faces: readonly [Face, Face];
  /** Movement allowance in half points: printed 4 is 8 (2.7.2). */
  readonly movement: number;
  readonly range: number;
  /** Demoralization value (2.4.1). */
  readonly value: number;
  readonly traits: ReadonlySet<Trait>;
}

/** A kind of engine (2.0.1). */
export interface EngineKind {
  readonly class: 'engine';
  readonly id: string;
  readonly name: Text;
  readonly weapon: 'catapult' | 'grond' | 'siege-tower';
}

export type Kind = UnitKind | EngineKind;

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
}

export interface SideSheet {
  /** As the scenario file names it, e.g. "sauron". */
  readonly id: string;
  readonly name: Text;
}

/** Options of the scenario file; every case with two readings names its option. */
export interface Options {
  /** 2.5.4: on turn 1 units that keep away from walls and enemies have double movement. */
  readonly approachMarch: boolean;
  /** 2.10.5: an empty level suffices, or its gate must be held too. */
  readonly levelControl: 'empty' | 'gate';
  /** 2.11.12: whether Grond strikes in every siege phase. */
  readonly grond: 'always-active';
}

/** One free set-up area (2.5): which pieces of a side may be put where before the first turn. */
export interface SetupZone {
  readonly side: Side;
  readonly pieces: readonly PieceId[];
  readonly hexes: ReadonlySet<HexId>;
  readonly name: Text;
}

/** A question of a trigger about the state (2.13). */
export type Condition =
  | Readonly<{ type: 'holds'; side: Side; hexes: readonly HexId[]; atLeast: number }>
  | Readonly<{ type: 'demoralized'; force: ForceId }>
  | Readonly<{ type: 'lastTurn' }>;

/** A rule written as data: when the turn is reckoned and every condition is met, the side wins. First match counts. */
export interface Trigger {
  readonly id: string;
  readonly when: 'turnEnds';
  readonly if: readonly Condition[];
  readonly then: Readonly<{ type: 'win'; side: Side | 'draw'; text: Text }>;
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
  readonly triggers: readonly Trigger[];
  /** Ladders in supply at the start (2.11.2). */
  readonly ladders: number;
}
