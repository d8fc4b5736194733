/** What the table and the machine's worker say to each other. */
import type { Reason } from '../../../ai/agent.ts';
import type { Action } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import type { Seated } from './thinker.ts';

/** `agents` = who plays, index = Side; `seed` = of their own chance, never of the dice. */
export type ToMachine =
  | Readonly<{ type: 'open'; battle: Battle; agents: Seated; seed: number }>
  /** `state` = the view of the side that decides in it (2.5.1); `count` = how many actions were done before; `thinks` = it is to say what it means, even where no order hangs on that yet. */
  | Readonly<{ type: 'think'; ask: number; state: GameState; count: number; thinks: boolean }>;

/** `why` = what the agent means to do in this turn; nothing where it plans nothing. */
export type FromMachine =
  | Readonly<{ type: 'chosen'; ask: number; action: Action; why?: Reason | null }>
  | Readonly<{ type: 'failed'; ask: number; reason: string }>;
