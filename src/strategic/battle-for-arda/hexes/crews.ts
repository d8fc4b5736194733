/** H4: what fights from the works of a battle while they stand: a crew, and what it shoots or pours. No figure stands behind it, and it is there anew in every block. */
import { hexNamed } from '../../../board/hex.ts';
import type { HexName } from '../../../board/mapFile.ts';
import { besideWork } from '../../../engine/facts/ground.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import { vulnerable, type Stack } from '../force.ts';
import type { Unit } from '../units.ts';
import { catapultOf, crewOf, dutyOf } from './counters.ts';
import type { ArdaField } from './ground.ts';
import { pointsLeft, type ArdaFight, type Standing } from './standing.ts';

/** A piece of a crew before it has a place. */
export interface CrewPiece {
  readonly id: string;
  readonly sheet: KindSheet;
  /** Measures of oil in a cauldron, else none. */
  readonly oil: number | null;
}

const CAULDRON: KindSheet = {
  class: 'cauldron',
  id: 'cauldron',
  name: { en: 'Cauldron', de: 'Kessel' },
};

/** Towers and fortresses throw; walls pour, a measure of oil for each of their dice. */
const THROWERS: readonly string[] = ['ancient_tower', 'fortress'];

/** The crews of the works that stand, towers and fortresses first: a counter for each, with a catapult or a cauldron. */
export function crewsOf(fight: ArdaFight, standing: Standing): readonly CrewPiece[] {
  const works = fight.start.defence.filter(({ unit }) => dutyOf(unit) === 'walls');
  const throws = ({ unit }: Stack): boolean => THROWERS.includes(unit.id);
  return [...works.filter(throws), ...works.filter((one) => !throws(one))].flatMap((stack) =>
    Array.from({ length: worksStanding(fight, standing, stack) }, (_, at) =>
      crewAt(stack.unit, `${stack.unit.id.replace('_', '-')}-${at + 1}`),
    ).flat(),
  );
}

function crewAt(unit: Unit, post: string): readonly CrewPiece[] {
  const crew: CrewPiece = { id: `${post}-crew`, sheet: crewOf(unit), oil: null };
  const engine: CrewPiece = THROWERS.includes(unit.id)
    ? { id: `${post}-catapult`, sheet: catapultOf('catapult'), oil: null }
    : { id: `${post}-cauldron`, sheet: CAULDRON, oil: unit.defence[1] };
  return [crew, engine];
}

/** The hexes within beside a wall, a tower or a gate, where cauldrons may be (2.5.1). */
export function besideWalls({ board, inside }: ArdaField): readonly HexName[] {
  return inside.filter((name) => {
    const hex = hexNamed(board, name);
    return hex !== null && besideWork(board, hex);
  });
}

/** Works of a kind that stand: whatever is ancient, and of the others those with a hit point left. */
function worksStanding({ figures }: ArdaFight, standing: Standing, { unit, count }: Stack): number {
  if (!vulnerable(unit)) return count;
  return figures.defence.filter((one) => one.unit.id === unit.id && pointsLeft(one, standing) > 0).length;
}
