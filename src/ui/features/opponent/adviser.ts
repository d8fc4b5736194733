/** Advice for a player: what a captain would do in his place, and what he would mean by it. Fetched with the first that is asked for. */
import { DEFENDER } from '../../../engine/battle.ts';
import { openMachine, type Machine } from './client.ts';
import { REASONS, type Adviser } from '../../log/reasons.ts';

/** Who advises: a level that plans, and is done with it before a player loses patience. */
const ADVISER = { kind: 'agent', name: 'captain' } as const;

/** Advice is given for the position, not by chance: asked again it is the same. */
const SEED = 2019;

/** An adviser, in a worker of his own. */
export function openAdviser(machine: Pick<Machine, 'think'> = openMachine(SEED)): Adviser {
  return {
    advise: async (battle, view) => {
      const seats = view.active === DEFENDER ? ([ADVISER, null] as const) : ([null, ADVISER] as const);
      // Another battle each time: who was advised need not have obeyed, so that nothing is remembered of it.
      const action = await machine.think({ ...battle }, seats, view, 0, true);
      return { action, reason: REASONS.get(action) ?? null };
    },
  };
}
