/** The client of the machine's worker: shows it a view, and gets an action or the reason why there is none. */
import { sameAgent } from '../../../ai/agents.ts';
import type { Action } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { onDemand } from '../../../workers/onDemand.ts';
import { openWorker } from '../../../workers/openWorker.ts';
import type { Workplace } from '../../../workers/workplace.ts';
import type { FromMachine, ToMachine } from './messages.ts';
import { REASONS } from '../../log/reasons.ts';
import type { Seated } from './thinker.ts';
import script from './worker.ts?worker&url';

/** Where the machine works. */
export type MachineWorkplace = Workplace<ToMachine, FromMachine>;

export interface Machine {
  /** The action that the agent of the side that decides chooses; rejects where it fails or is silent too long. `thinks`: it says what it means by it, even where no order hangs on that yet. */
  think(battle: Battle, agents: Seated, state: GameState, count: number, thinks?: boolean): Promise<Action>;
  /** Ends the worker; whatever was asked is never answered. */
  close(): void;
}

/** How long the machine may think of one action, in milliseconds: on a phone a steward takes half of it to draw his army up. */
const PATIENCE = 60_000;

/** What the page has for itself between two thoughts of a machine that thinks in it, in milliseconds. */
const BREATH = 20;

/** What is asked of the machine, as it is asked. */
interface Asked {
  readonly battle: Battle;
  readonly agents: Seated;
  readonly state: GameState;
  readonly count: number;
  readonly thinks: boolean;
}

interface Wish {
  readonly ask: number;
  readonly asked: Asked;
  /** A worker has died over it: the next one that does so ends it. */
  readonly again: boolean;
  readonly resolve: (action: Action) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The machine; its worker is started when it is first asked, and again after a failure. One that dies is replaced, and the next is asked the same. */
export function openMachine(
  seed: number,
  start: () => MachineWorkplace = () => openWorker('machine', script, BREATH),
  patience: number = PATIENCE,
): Machine {
  let opened: Readonly<{ battle: Battle; agents: Seated }> | null = null;
  let wish: Wish | null = null;
  let asks = 0;

  const close = (): void => {
    worker.end();
    clearTimeout(wish?.timer);
    [opened, wish] = [null, null];
  };
  const fail = (reason: string): void => {
    const failed = wish;
    close();
    failed?.reject(new Error(reason));
  };
  const hear = (message: FromMachine): void => {
    if (message.ask !== wish?.ask) return;
    const { resolve, timer } = wish;
    clearTimeout(timer);
    if (message.type === 'failed') return fail(message.reason);
    wish = null;
    REASONS.set(message.action, message.why ?? null);
    resolve(message.action);
  };
  const send = ({ ask, asked: { battle, agents, state, count, thinks } }: Wish): void => {
    if (opened?.battle !== battle || opened.agents.some((one, side) => !isSame(one, agents[side]!))) {
      opened = { battle, agents };
      worker.post({ type: 'open', battle, agents, seed });
    }
    worker.post({ type: 'think', ask, state, count, thinks });
  };
  const replace = (reason: string): void => {
    if (wish?.again === true) return fail(reason);
    worker.end();
    opened = null;
    if (wish === null) return;
    wish = { ...wish, again: true };
    send(wish);
  };
  const worker = onDemand(start, hear, replace);

  return {
    close,
    think: (battle, agents, state, count, thinks = false) =>
      new Promise((resolve, reject) => {
        asks += 1;
        const timer = setTimeout(() => fail('it did not answer'), patience);
        clearTimeout(wish?.timer);
        wish = {
          ask: asks,
          asked: { battle, agents, state, count, thinks },
          again: false,
          resolve,
          reject,
          timer,
        };
        send(wish);
      }),
  };
}

function isSame(a: Seated[number], b: Seated[number]): boolean {
  return a === null || b === null ? a === b : sameAgent(a, b);
}
