/** The machine at the table: whenever it has to decide it is shown its view, and what it answers goes through the one door like anybody's action. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Action } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { PLAYER } from '../../../saves/tableSheet.ts';
import type { Match } from '../../../game/match.ts';
import { view } from '../../../game/view.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { machineDecides, reseat } from '../../../session/seats.ts';
import type { Machine } from './client.ts';
import { paceOf, type Pace, type Tempo } from './pace.ts';
import { actionsLastTurn } from './progress.ts';

/** What the machine's turn needs of the table. */
export interface Surroundings {
  readonly machine: Pick<Machine, 'think' | 'close'>;
  /** Whether the game is on the screen. */
  readonly atTable: ReadonlySignal<boolean>;
  /** `haste` = how much faster than usual it is shown; null = set down. */
  submit(action: Action, haste: number | null): void;
  /** Resolves when everything that happened has been shown, and has stood for so many milliseconds. */
  shown(stand: number): Promise<void>;
  /** Whether nothing is to move. */
  still(): boolean;
  /** The time, in milliseconds. */
  now(): number;
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
  readonly tempo: Signal<Tempo>;
  pause(): void;
  goOn(): void;
  hurry(): void;
  /** A player takes the seat of the side that decides. */
  takeOver(): void;
}

/** Lets the machine play at a table. */
export function machineAt(store: TableStore, around: Surroundings): MachineTurn {
  const state = signal<'thinks' | 'paused' | 'failed'>('thinks');
  const hurried = signal(false);
  const decides = computed(() => {
    const match = store.history.value?.present;
    return match !== undefined && machineDecides(store.sheet.value, match.state);
  });
  /** What it has to answer now, or null while it must wait. */
  const due = computed(() => {
    const waits = !decides.value || state.value !== 'thinks' || !around.atTable.value;
    return waits || store.moment.value !== null ? null : store.history.value!.present;
  });

  const fail = (reason: string): void => {
    state.value = 'failed';
    around.failed(reason);
  };
  const tempo = signal<Tempo>(1);
  /** What the machine has done for each side in the present turn, and how long that took; index = Side. */
  const tallies = [newTally(), newTally()] as const;
  /** When it was done with its last action; null while a player has decided since. */
  let last: number | null = null;
  let pace: Pace = { haste: 1, stand: 0 };
  /** The pace of the action that was just found. */
  const paced = ({ battle, state }: Match): Pace => {
    const tally = tallies[state.active];
    if (tally.turn !== state.turn) Object.assign(tally, newTally(), { turn: state.turn });
    const now = around.now();
    // A rest that the player took is no time of the machine.
    tally.spent += last === null ? 0 : Math.min(now - last, LONGEST);
    last = now;
    const usual = actionsLastTurn(store.history.peek()!, state.active) ?? countOf(battle, state);
    const left = Math.max(usual - tally.done, LEAST_LEFT);
    tally.done += 1;
    return paceOf({ spent: tally.spent, left, still: around.still(), tempo: tempo.peek() });
  };
  const answer = async (match: Match, stands: () => boolean): Promise<void> => {
    const { battle, entries } = match;
    const { seats } = store.sheet.peek();
    const seen = view(battle, match.state, match.state.active);
    const agents = seats.map(({ taken }) => (taken.kind === 'agent' ? taken : null));
    try {
      const asked = around.machine.think(
        battle,
        [agents[0] ?? null, agents[1] ?? null],
        seen,
        entries.length,
      );
      const [action] = await Promise.all([asked, hurried.peek() ? null : around.shown(pace.stand)]);
      if (!stands()) return;
      pace = hurried.peek() ? { haste: null, stand: 0 } : paced(match);
      if (action.type === 'EndStep') pace = { ...pace, stand: 0 };
      around.submit(action, pace.haste);
      if (store.history.peek()?.present === match) fail(action.type);
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
    if (decides.value) return;
    hurried.value = false;
    last = null;
  });

  return {
    decides,
    state,
    hurried,
    tempo,
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
      const now = store.history.peek()?.present.state;
      if (now === undefined) return;
      store.sheet.value = reseat(store.sheet.peek(), now.active, PLAYER);
      state.value = 'thinks';
      around.seated();
    },
  };
}

interface Tally {
  turn: number;
  done: number;
  spent: number;
}

function newTally(): Tally {
  return { turn: -1, done: 0, spent: 0 };
}

/** An action that took longer was waited for, in milliseconds. */
const LONGEST = 2000;

/** So many actions at least are thought to be left, whatever the last turn had. */
const LEAST_LEFT = 4;

/** What a side has to move with: a guess at the actions of its first turn. */
function countOf({ pieces }: Battle, { active, pieces: standing }: GameState): number {
  return pieces.filter(({ id, side }) => side === active && standing[id]!.at >= 0).length;
}
