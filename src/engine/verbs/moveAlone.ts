/** Cases 2.20.2, 2.20.3 and 2.7.10: a personage goes alone. */
import type { ActionOf } from '../action.ts';
import { strollAlong, strollsOf, whyNotSetOut } from '../facts/alone.ts';
import { movablePersonages } from '../facts/personages.ts';
import { hexOf } from '../facts/pieces.ts';
import { isMagicPhase } from '../facts/phase.ts';
import type { Verb } from '../verb.ts';

type MoveAlone = ActionOf<'MoveAlone'>;

/** Offered is the cheapest way to each hex in reach; zones of control are not asked. In a magic phase it stands for the spell of that phase. */
export const moveAlone: Verb<MoveAlone> = {
  options(battle, state) {
    return movablePersonages(battle, state, state.active)
      .filter((personage) => whyNotSetOut(battle, state, personage) === null)
      .flatMap((personage) =>
        strollsOf(battle, state, personage).map((path): MoveAlone => ({
          type: 'MoveAlone',
          personage,
          path,
        })),
      );
  },
  possible: (battle, state) =>
    movablePersonages(battle, state, state.active).some(
      (personage) =>
        whyNotSetOut(battle, state, personage) === null && strollsOf(battle, state, personage).length > 0,
    ),
  whyNot(battle, state, { personage, path }) {
    const idle = whyNotSetOut(battle, state, personage);
    if (idle !== null) return idle;
    const cost = strollAlong(battle, state, personage, path);
    return typeof cost === 'number' ? null : cost;
  },
  resolve(battle, state, { personage, path }) {
    const spent = strollAlong(battle, state, personage, path);
    if (typeof spent !== 'number') return [];
    const start = hexOf(state, personage);
    return [
      {
        type: 'PersonageMoved',
        personage,
        path: start === null ? path : [start, ...path],
        flying: false,
        spent,
        magical: isMagicPhase(state),
        cite: '2.20.2',
      },
    ];
  },
};
