/** Before a step is ended in which something useful is left: a question at the button. Pressing again ends it. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ActionType } from '../../../engine/action.ts';
import type { Battle, PieceId } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import type { Match } from '../../../game/match.ts';
import { actorOf, legalOf } from '../../../game/legal.ts';
import { fill } from '../../../i18n/fill.ts';
import { HANDOVER } from '../../../i18n/words.ts';
import type { TableStore } from '../../store/tableStore.ts';

export interface EndQuestion {
  /** "4 can still shoot. End anyway?", or null. */
  readonly text: ReadonlySignal<string | null>;
  /** The button or its key: ends the step, or asks first. */
  press(): void;
  /** Takes the question back; answers whether there was one. */
  drop(): boolean;
}

/** What is worth a question; mere moves, magic that is saved up and challenges are not. */
const USEFUL = {
  shoot: ['Fire', 'Bombard'],
  attack: ['Melee', 'ThrowDown'],
  work: ['Breach', 'RaiseLadder', 'Dock', 'ThrowHead', 'Pour'],
  rally: ['Rally', 'RallySelf', 'RallyToBanner'],
} as const satisfies Readonly<Record<string, readonly ActionType[]>>;
type Useful = keyof typeof USEFUL;

/** The question before a step is ended, or null where nothing useful is left in it. */
export function endQuestionOf(battle: Battle, state: GameState): string | null {
  if (state.verdict !== null || state.owed.length > 0) return null;
  const words = {
    shoot: HANDOVER.endShoot,
    attack: HANDOVER.endAttack,
    work: HANDOVER.endWork,
    rally: HANDOVER.endRally,
  } as const satisfies Record<Useful, string>;
  const counts = (Object.keys(USEFUL) as Useful[]).map((use) => {
    const able = USEFUL[use].flatMap((type: ActionType) => legalOf(battle, state, type).map(actorOf));
    return [use, new Set<PieceId | null>(able).size] as const;
  });
  const [use, count] = counts.toSorted(([, a], [, b]) => b - a)[0]!;
  return count === 0 ? null : fill(words[use], { count });
}

/** The question at a table; `end` ends the step. */
export function endQuestionAt(store: TableStore, end: () => void): EndQuestion {
  const asked = signal<Readonly<{ at: Match; text: string }> | null>(null);
  const text = computed(() => (asked.value?.at === store.match.value ? (asked.value?.text ?? null) : null));
  const drop = (): boolean => {
    const was = text.peek() !== null;
    asked.value = null;
    return was;
  };
  return {
    text,
    drop,
    press: () => {
      const now = store.match.peek();
      const question =
        now === null || store.moment.peek() !== null ? null : endQuestionOf(now.battle, now.state);
      if (drop() || now === null || question === null) return end();
      asked.value = { at: now, text: question };
      store.announce(`${question} ${HANDOVER.endAgain}`);
    },
  };
}
