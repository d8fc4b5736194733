/** What is to come for a side: the next phases in which it decides (2.18). */
import type { Battle, Side } from '../../../engine/battle.ts';
import type { GameState, Step } from '../../../engine/state.ts';
import { follow, leafOf, STEPS } from '../../../sequence/steps.ts';
import { fill } from '../../../i18n/fill.ts';
import { PHASES } from '../../../i18n/words.ts';
import type { StepAhead } from './handoverModel.ts';
import { phaseNames, stepWords } from '../../words/steps.ts';
import { seatOf } from '../../../session/seatOf.ts';

/** So many phases are named. */
const AHEAD = 4;

/** The phases before a side, the present one first where it decides now. */
export function stepsAhead(battle: Battle, state: GameState, side: Side): readonly StepAhead[] {
  const found: string[] = [];
  let at: Pick<GameState, 'step' | 'active'> = state;
  for (let steps = 0; steps < STEPS.size && found.length < AHEAD; steps += 1) {
    const phase = at.step.split('.')[0]!;
    const seat = seatOf({ ...state, ...at });
    if (seat === side && at.step !== 'reckoning' && found.at(-1) !== phase) found.push(phase);
    at = after(at);
  }
  const names = phaseNames(battle);
  return found.map((phase) => {
    const known = PHASES.find(({ id }) => id === phase);
    if (known === undefined) return { id: phase, label: stepWords(state.step).label, icon: 'flying-flag' };
    return { id: phase, label: fill(known.label, names), icon: known.icon };
  });
}

/** The step after one, and who decides in it, whatever happens in between. */
function after({ step, active }: Pick<GameState, 'step' | 'active'>): Pick<GameState, 'step' | 'active'> {
  const choosing = step.replace(leafOf(step), 'choosing') as Step;
  const from = STEPS.has(choosing) ? choosing : step;
  const entered = follow(from, 'StepEnded').findLast((deed) => deed.type === 'enter');
  if (entered === undefined) return { step, active };
  return { step: entered.step, active: entered.decides === 'owed' ? active : entered.decides };
}
