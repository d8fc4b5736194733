/** The machine at the table: the controller of the seats that agents have taken, how fast what it does is shown, and how a player stops, hurries or replaces it. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Action } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import type { Match } from '../../../game/match.ts';
import { PLAYER } from '../../../saves/tableSheet.ts';
import type { Controller } from '../../../session/ports.ts';
import type { Session } from '../../../session/session.ts';
import { actionsLastTurn } from '../../log/progress.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Machine } from './client.ts';
import type { MachineTurn } from './opponentModel.ts';
import { AT_ONCE, paceOf, type Pace, type Tempo } from './pace.ts';

/** What the machine's turn needs of the table. */
export interface Surroundings {
  readonly machine: Pick<Machine, 'think' | 'close'>;
  readonly session: ReadonlySignal<Session | null>;
  /** Resolves when everything that happened has been shown, and has stood for so many milliseconds. */
  shown(stand: number): Promise<void>;
  /** Whether nothing is to move. */
  still(): boolean;
  /** The time, in milliseconds. */
  now(): number;
  /** Ends at once whatever is being shown. */
  cutShort(): void;
}

/** What a session asks of the machine. */
export interface MachineSeat extends MachineTurn {
  /** Decides for every seat that an agent has taken. */
  readonly controller: Controller;
  /** It has found an action: how much faster than usual it is shown, null = set down. */
  acts(before: Match, action: Action): number | null;
  /** What it did is on its way to the board. */
  acted(): void;
  /** Resolves when what it did has been shown, and has stood; at once while it is hurried, or when the time of its turn is spent. */
  shown(): Promise<void>;
}

/** How the play of agents is called on the page. */
const STATES = { play: 'thinks', paused: 'paused', failed: 'failed' } as const;

/** Lets the machine play at a table. */
export function machineAt(store: TableStore, around: Surroundings): MachineSeat {
  const { session } = around;
  const hurried = signal(false);
  const tempo = signal<Tempo>(1);
  const pace = pacing(store, around, tempo);
  effect(() => {
    if (store.held.value) return;
    hurried.value = false;
    pace.rest();
  });
  let shown: Pace = { ...AT_ONCE, waits: true };
  const isWaitedFor = (): boolean => shown.waits && !hurried.peek();
  return {
    decides: store.held,
    state: computed(() => STATES[store.game.value?.agents ?? 'play']),
    hurried,
    tempo,
    setTempo: (wanted) => {
      tempo.value = wanted;
    },
    controller: controllerOver(store, around.machine),
    acts: (before, action) => {
      const found = hurried.peek() ? AT_ONCE : pace.of(before);
      shown = action.type === 'EndStep' ? { ...found, stand: 0 } : found;
      return shown.haste;
    },
    acted: () => {
      if (!isWaitedFor()) around.cutShort();
    },
    shown: () => (isWaitedFor() ? around.shown(shown.stand) : Promise.resolve()),
    pause: () => session.peek()?.pause(),
    goOn: () => session.peek()?.goOn(),
    hurry: () => {
      hurried.value = true;
      session.peek()?.goOn();
      around.cutShort();
    },
    takeOver: () => {
      const now = store.history.peek()?.present.state;
      if (now !== undefined) session.peek()?.replaceSeat(now.active, PLAYER);
    },
  };
}

/** Agents in the machine's worker: each is shown the view of its side. */
function controllerOver({ sheet }: TableStore, machine: Pick<Machine, 'think'>): Controller {
  return {
    kind: 'agent',
    decide: async ({ battle, view, count }) => {
      const [defender, besieger] = sheet
        .peek()
        .seats.map(({ taken }) => (taken.kind === 'agent' ? taken : null));
      return { action: await machine.think(battle, [defender ?? null, besieger ?? null], view, count) };
    },
  };
}

/** The pace of the machine's turns. */
function pacing(store: TableStore, around: Surroundings, tempo: ReadonlySignal<Tempo>) {
  /** What the machine has done for each side in the present turn, and how long that took; index = Side. */
  const tallies = [newTally(), newTally()] as const;
  /** When it was done with its last action; null while a player has decided since. */
  let last: number | null = null;
  return {
    /** A player decides: the time that he takes is no time of the machine. */
    rest: (): void => {
      last = null;
    },
    /** The pace of the action that was just found. */
    of: ({ battle, state }: Match): Pace => {
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
