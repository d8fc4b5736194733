/** What a force wears: its outline tells the side, its place there and its file the rest (2.0.3). */
import type { Force, ForceId, Side } from '../engine/battle.ts';
import type { Sign } from '../engine/livery.ts';
import { usualColour } from '../kernel/usualColour.ts';
import type { Shape, Wear } from './counters/look.ts';

/** What decides about it, in a battle as in a draft. */
type Worn = Pick<Force, 'colour' | 'device'>;

/** Of each side, the outlines of its first, second and third force. */
const OUTLINES = [
  ['rounded', 'shield', 'banner'],
  ['octagon', 'notched', 'spiked'],
] as const satisfies readonly (readonly Shape[])[];

/** Of each side, the signs on the tracks of its first force and of all others, where they have no device. */
const USUAL_SIGNS = [
  ['white-tower', 'horse-head'],
  ['flame', 'orc-head'],
] as const satisfies readonly (readonly Sign[])[];

/** What the force of a side at a place among the forces of that side wears; no two of the first nine wear the same. */
export function wearAt(side: Side, place: number, { colour, device }: Worn): Wear {
  const shape = OUTLINES[side][(place + Math.floor(place / 3)) % 3]!;
  return { shape, colour: colour ?? usualColour(side, place), device };
}

/** What a force of a battle wears. */
export function wearOf({ forces }: Readonly<{ forces: readonly Force[] }>, force: ForceId): Wear {
  const own = forces[force]!;
  return wearAt(own.side, placeInSide(forces, force), own);
}

/** The sign on the track of a force. */
export function signOf({ forces }: Readonly<{ forces: readonly Force[] }>, force: ForceId): Sign {
  const { side, device } = forces[force]!;
  return device ?? USUAL_SIGNS[side][placeInSide(forces, force) === 0 ? 0 : 1];
}

/** What is shown for a whole side: the livery of its first force. */
export function wearOfSide({ forces }: Readonly<{ forces: readonly Force[] }>, side: Side): Wear {
  return wearOf({ forces }, forces.findIndex((force) => force.side === side) as ForceId);
}

function placeInSide(forces: readonly Force[], force: ForceId): number {
  const { side } = forces[force]!;
  return forces.slice(0, force).filter((other) => other.side === side).length;
}
