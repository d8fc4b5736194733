/** The sequence of play as it is shown: the phases of a turn, and what a step is called. [2.18] */
import { BESIEGER, DEFENDER, type Battle } from '../../engine/battle.ts';
import type { GameState, Step } from '../../engine/state.ts';
import { isNightTurn } from '../../engine/facts/phase.ts';
import { fill, lowerInside } from '../../i18n/fill.ts';
import { PHASES, STEPS, type StepWords } from '../../i18n/words.ts';
import type { PhaseBox } from '../store/model.ts';
import { sideName, textIn } from './names.ts';
import { inWords, WORDS } from './words.ts';

/** The phases of the turn with the current one; before the first turn only the set-up. */
export function phaseBoxes(battle: Battle, { step }: GameState): readonly PhaseBox[] {
  const now = step.split('.')[0]!;
  if (now === 'setup') return [{ id: now, icon: 'flying-flag', label: stepWords(step).label, when: 'now' }];
  const found = PHASES.findIndex(({ id }) => id === now);
  const index = found < 0 ? PHASES.length : found;
  const names = phaseNames(battle);
  return PHASES.map(({ id, icon, label }, place) => ({
    id,
    icon,
    label: fill(label, names),
    when: place < index ? 'past' : place === index ? 'now' : 'ahead',
  }));
}

/** The sides as the names of the phases say them: "Sauron moves". */
export function phaseNames({ sides }: Battle) {
  return { ...textIn('besieger', sides[BESIEGER].name), ...textIn('defender', sides[DEFENDER].name) };
}

/** The words of a step: its name, what can be done, what its button says. */
export function stepWords(step: Step): StepWords {
  return STEPS[step] ?? { label: step, canDo: '', end: '' };
}

/** "Sauron: melee segment", for headings and hand-overs. */
export function stepHeading(battle: Battle, { step, active }: Pick<GameState, 'step' | 'active'>): string {
  return headingOf(sideName(battle, active), step);
}

/** The same, for a side that is only known by its name. */
export function headingOf(side: string, step: Step): string {
  const { label } = stepWords(step);
  return step === 'over' ? label : `${side}: ${lowerInside(label)}`;
}

/** "Night, before dawn", or "Turn 3" where the scenario names none. */
export function turnName(battle: Battle, state: GameState, turn: number): string {
  const name = battle.turns.names[turn];
  if (name !== undefined) return inWords(name);
  return isNightTurn(battle, state, turn) ? WORDS.night : WORDS.day;
}
