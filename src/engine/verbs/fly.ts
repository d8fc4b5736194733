/** Case 2.20.4: who flies goes from field to field over anything. */
import type { ActionOf } from '../action.ts';
import { whyNotSetOut } from '../facts/alone.ts';
import { flightCost, landings, whyNotFly } from '../facts/flights.ts';
import { movablePersonages } from '../facts/personages.ts';
import { isMagicPhase } from '../facts/phase.ts';
import type { Verb } from '../verb.ts';
import { standingAt } from '../facts/pieces.ts';

/** A move like any other of his (2.20.3): it stands for the spell of a magic phase. */
export const fly: Verb<ActionOf<'Fly'>> = {
  options(battle, state) {
    return movablePersonages(battle, state, state.active)
      .filter((personage) => whyNotSetOut(battle, state, personage) === null)
      .flatMap((personage) =>
        landings(battle, state, personage).map((hex) => ({ type: 'Fly', personage, hex }) as const),
      );
  },
  whyNot(battle, state, { personage, hex }) {
    return whyNotSetOut(battle, state, personage) ?? whyNotFly(battle, state, personage, hex);
  },
  resolve(battle, state, { personage, hex }) {
    const from = standingAt(state, personage);
    return [
      {
        type: 'PersonageMoved',
        personage,
        path: [from, hex],
        flying: true,
        spent: flightCost(battle, from, hex),
        magical: isMagicPhase(state),
        cite: '2.20.4',
      },
    ];
  },
};
