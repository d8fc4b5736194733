/** The machine at the table: whenever it has to decide it is shown its view, and what it answers goes through the one door like anybody's action. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Action } from '../../engine/action.ts';
import type { Match } from '../../game/match.ts';
import { view } from '../../game/view.ts';
import type { Desk } from '../desk.ts';
import { machineDecides, takenOver } from '../seats/sheet.ts';
import type { Machine } from './client.ts';

/** What the machine's turn needs of the table. */
export interface Surroundings {
  readonly machine: Pick<Machine, 'think' | 'close'>;
  /** Whether the game is on the screen. */
  readonly atTable: ReadonlySignal<boolean>;
  submit(action: Action): void;
  /** Resolves when everything that happened has been shown, and time was left to look at it. */
  shown(): Promise<void>;
  /** Ends at once whatever is being shown. */
  cutShort(): void;
  /** The machine cannot go on. */
  failed(reason: string): void;
  /** The sheet beside the game has changed. */
  seated(): void;
}

export interface MachineTurn {
  /** Whether the machine has to decide in the present. */
  readonly decides: ReadonlySignal<boolean>;
  readonly state: ReadonlySignal<'thinks' | 'paused' | 'failed'>;
  /** Whether what it does is shown without any movement until a player decides again. */
  readonly hurried: ReadonlySignal<boolean>;
  pause(): void;
  goOn(): void;
  hurry(): void;
  /** A player takes the seat of the side that decides. */
  takeOver(): void;
}

/** Lets the machine play at a desk. */
export function machineAt(desk: Desk, around: Surroundings): MachineTurn {
  const state = signal<'thinks' | 'paused' | 'failed'>('thinks');
  const hurried = signal(false);
  const decides = computed(() => {
    const match = desk.history.value?.present;
    return match !== undefined && machineDecides(desk.sheet.value, match.state);
  });
  /** What it has to answer now, or null while it must wait. */
  const due = computed(() => {
    const waits = !decides.value || state.value !== 'thinks' || !around.atTable.value;
    return waits || desk.moment.value !== null ? null : desk.history.value!.present;
  });

  const fail = (reason: string): void => {
    state.value = 'failed';
    around.failed(reason);
  };
  const answer = async (match: Match, stands: () => boolean): Promise<void> => {
    const { battle, entries } = match;
    const { seats } = desk.sheet.peek();
    const seen = view(battle, match.state, match.state.active);
    const agents = [seats[0].taken, seats[1].taken].map((taken) => (taken === 'player' ? 'greedy' : taken));
    try {
      const asked = around.machine.think(battle, [agents[0]!, agents[1]!], seen, entries.length);
      const [action] = await Promise.all([asked, hurried.peek() ? null : around.shown()]);
      if (!stands()) return;
      around.submit(action);
      if (desk.history.peek()?.present === match) fail(action.type);
      else if (hurried.peek()) around.cutShort();
    } catch (problem) {
      if (stands()) fail(problem instanceof Error ? problem.message : String(problem));
    }
  };
  effect(() => {
    const match = due.value;
    if (match === null) return undefined;
    let stands = true;
    void answer(match, () => stands);
    return () => {
      stands = false;
    };
  });
  effect(() => {
    if (!decides.value) hurried.value = false;
  });

  return {
    decides,
    state,
    hurried,
    pause: () => {
      state.value = 'paused';
    },
    goOn: () => {
      state.value = 'thinks';
    },
    hurry: () => {
      hurried.value = true;
      state.value = 'thinks';
      around.cutShort();
    },
    takeOver: () => {
      const now = desk.history.peek()?.present.state;
      if (now === undefined) return;
      desk.sheet.value = takenOver(desk.sheet.peek(), now.active);
      state.value = 'thinks';
      around.seated();
    },
  };
}
