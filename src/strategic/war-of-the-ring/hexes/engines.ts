/** Engines of an assault (4.3, 4.5): derived from the units in the line, counted nowhere, and built anew for every assault. */
import engines from '../../../../scenarios/rosters/engines.json' with { type: 'json' };
import { hexNamed } from '../../../board/hex.ts';
import type { HexName } from '../../../board/mapFile.ts';
import { besideWork } from '../../../engine/facts/ground.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { Both, Seat } from '../brief/brief.ts';
import type { Nation } from '../figures.ts';
import { figureOf } from '../roster.ts';
import { COUNTERS_PER_LADDER, UNITS_PER_CATAPULT, UNITS_PER_CAULDRON } from '../dials.ts';
import { grondComes, wallBlasted } from './events.ts';
import type { Ranks } from './formations.ts';
import { standingCounters } from './losses.ts';
import { boardOf, grondsHex } from './places.ts';
import type { Fight, Standing, Works } from './standing.ts';

/** An engine or a cauldron as it enters the first block: where it is emplaced, or where its owner may put it. */
export interface Emplaced {
  readonly id: string;
  readonly kind: 'catapult' | 'grond' | 'cauldron';
  readonly at: readonly HexName[] | 'zone';
}

/** The kinds of engines, as they are in every battle. */
export const ENGINE_KINDS: readonly KindSheet[] = (
  engines as unknown as { readonly kinds: readonly KindSheet[] }
).kinds;

/** Nations that build and drive engines. */
const BUILDERS: readonly Nation[] = ['sauron', 'isengard'];

function numberEngines(
  name: string,
  kind: Emplaced['kind'],
  count: number,
  at: Emplaced['at'],
): readonly Emplaced[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${name}-${index + 1}`, kind, at }));
}

function unitsIn({ line }: Ranks, nations: readonly Nation[]): number {
  return line.filter((id) => nations.includes(figureOf(id).nation)).length;
}

/** The engines of both sides when an assault begins; nobody has any elsewhere. */
export function enginesOf(fight: Fight, { attacker, defender }: Both<Ranks>): Both<readonly Emplaced[]> {
  if (fight.link.mode !== 'assault') return { attacker: [], defender: [] };
  const grond = grondComes(fight);
  const there = grond ? grondsHex(fight.ground) : null;
  const emplacements = fight.ground.engines.filter((hex) => hex !== there);
  const catapults = Math.floor(unitsIn(attacker, BUILDERS) / UNITS_PER_CATAPULT);
  const cauldrons = hasWalls(fight) ? Math.floor(defender.line.length / UNITS_PER_CAULDRON) : 0;
  return {
    attacker: [
      ...(there === null ? [] : [{ id: 'grond', kind: 'grond', at: [there] } as const]),
      ...numberEngines('catapult', 'catapult', Math.min(catapults, emplacements.length), emplacements),
    ],
    defender: numberEngines('cauldron', 'cauldron', cauldrons, 'zone'),
  };
}

/** Whether the garrison sets up beside any wall: oil is poured from nothing else. */
function hasWalls({ ground }: Fight): boolean {
  const board = boardOf(ground);
  return ground.garrison.some((name) => besideWork(board, hexNamed(board, name)!));
}

/** Which engine an id names, and whose it is. */
export function engineNamed(id: string): Readonly<{ kind: Emplaced['kind']; seat: Seat }> | null {
  if (id === 'grond') return { kind: 'grond', seat: 'attacker' };
  const [, name] = /^(catapult|cauldron)-\d+$/.exec(id) ?? [];
  if (name === undefined) return null;
  return name === 'catapult'
    ? { kind: 'catapult', seat: 'attacker' }
    : { kind: 'cauldron', seat: 'defender' };
}

/** The works as they are when the first block begins: ruins lie open, in an assault ladders stand, and a blasting charge may have gone off. */
export function openingWorks(fight: Fight, { losses }: Standing, { line }: Ranks): Works {
  const { ground, link } = fight;
  const counters = line.flatMap((id) => standingCounters(id, losses)).length;
  const found = link.mode === 'assault' ? Math.floor(counters / COUNTERS_PER_LADDER) : 0;
  // Grond draws the garrison to the gate, and beside it one ladder more goes up.
  const room = (ground.raised ?? found) + (grondComes(fight) ? 1 : 0);
  const raised = Math.min(found, room);
  const blasted = wallBlasted(fight) ? ground.weak.slice(0, 1) : [];
  const breached = [...(ground.ruined ?? []), ...blasted];
  const ladders = ground.ladders.filter((pair) => !breached.some((side) => sameSide(side, pair)));
  return { breached, taken: [], lostLevels: [], ladders: ladders.slice(0, raised) };
}

/** A breach takes the ladder away that stood there (2.11.7). */
function sameSide(one: string, other: string): boolean {
  return one.split('/').toSorted().join() === other.split('/').toSorted().join();
}
