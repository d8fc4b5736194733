/** Counsel: what the machine would do in the place of whoever decides, and what it wanted when it decided itself. */
import { computed, effect, signal } from '@preact/signals';
import type { Reason } from '../../../ai/agent.ts';
import { moverOf } from '../../../ai/halves.ts';
import type { Action } from '../../../engine/action.ts';
import type { GameState } from '../../../engine/state.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { fill } from '../../../i18n/fill.ts';
import type { History } from '../../../game/history.ts';
import type { Match } from '../../../game/match.ts';
import { view } from '../../../game/view.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import { chanceOf } from '../../log/deedBlocks.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { sideName } from '../../words/names.ts';
import { REASONS, type Advice, type Adviser } from '../../log/reasons.ts';
import type { AdviceCard, CounselModel, WantedCard } from './analysisModel.ts';
import { aimCard, deedWords } from './counselWords.ts';

/** Counsel at a table. */
export function counselAt(store: TableStore): CounselModel {
  const given = signal<Readonly<{ at: Match; advice: Advice | string | null }> | null>(null);
  let adviser: Adviser | null = null;
  const present = computed(() => store.history.value?.present ?? null);
  const offered = computed(() => {
    const now = present.value;
    const decides = now !== null && now.state.verdict === null && !store.held.value;
    return decides && store.moment.value === null && store.viewer.value === now.state.active;
  });
  /** Advice is for a moment: whatever happens, it is out of date. */
  effect(() => {
    if (given.value !== null && given.value.at !== present.value) given.value = null;
  });
  const ask = async (open: () => Adviser): Promise<void> => {
    const at = present.peek();
    if (at === null || !offered.peek()) return;
    given.value = { at, advice: null };
    adviser ??= open();
    const seen = view(at.battle, at.state, at.state.active);
    const advice = await adviser.advise(at.battle, seen).catch((problem: unknown) => reasonOf(problem));
    if (given.peek()?.at === at) given.value = { at, advice };
  };
  return {
    offered,
    advice: computed(() =>
      given.value === null || !offered.value ? null : adviceCard(given.value.at, given.value.advice),
    ),
    wanted: computed(() => {
      const [history, sheet] = [store.history.value, store.sheet.value];
      const watched = sheet.seats.every(({ taken }) => taken.kind !== 'player');
      if (history === null || (store.held.value && !watched)) return null;
      return wantedCard(history, sheet, store.moment.value, watched);
    }),
    ask: (open) => void ask(open),
  };
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

function adviceCard({ battle, state }: Match, advice: Advice | string | null): AdviceCard {
  if (advice === null) return { type: 'asked' };
  if (typeof advice === 'string') {
    return { type: 'failed', text: fill(ANSWERS.adviceFailed, { reason: advice }) };
  }
  const { action, reason } = advice;
  const deed = deedWords(battle, state, action);
  const chance = chanceOf(battle, state, action, state.active);
  return {
    type: 'given',
    action,
    deed: chance === null ? deed : fill(ANSWERS.adviceChance, { deed, chance }),
    aim: reason === null ? { goal: ANSWERS.aimNoGoal, others: [] } : aimCard(battle, reason),
  };
}

/** What the machine wanted when it decided last before a moment; null where it had decided nothing. Its half of the turn that runs on is no time to tell, but for who only watches. */
function wantedCard(
  { past, present }: History,
  sheet: TableSheet,
  moment: number | null,
  watched: boolean,
): WantedCard | null {
  const moments = [...past, present];
  const runsOn = ({ turn, active }: GameState): boolean =>
    !watched &&
    present.state.verdict === null &&
    turn === present.state.turn &&
    active === moverOf(present.state);
  for (let at = moment ?? past.length; at > 0; at -= 1) {
    const { battle, state } = moments[at - 1]!;
    const { action } = moments[at]!.entries.at(-1)!;
    if (sheet.seats[state.active].taken.kind !== 'agent' || runsOn(state)) continue;
    return { when: whenWords(battle, state), ...aimOf(battle, action) };
  }
  return null;
}

function whenWords(battle: Match['battle'], { turn, active }: GameState): string {
  return fill(ANSWERS.wantedIn, { turn, side: sideName(battle, active) });
}

function aimOf(battle: Match['battle'], action: Action): Omit<WantedCard, 'when'> {
  const reason: Reason | null | undefined = REASONS.get(action);
  if (reason === undefined) return { goal: ANSWERS.wantedGone, others: [] };
  return reason === null ? { goal: ANSWERS.wantedNothing, others: [] } : aimCard(battle, reason);
}
