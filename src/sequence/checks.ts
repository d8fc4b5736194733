/** The automatic checks that the sequence of play calls for (2.18: "check"), by name. */
import { demoralization } from '../engine/checks/demoralization.ts';
import { levelControl } from '../engine/checks/levels.ts';
import { turnBegins } from '../engine/checks/turn.ts';
import { victory } from '../engine/checks/victory.ts';
import type { Battle } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';

export type CheckName = 'levels' | 'demoralization' | 'victory' | 'turnBegins';

/** What each check finds, as events; none rolls dice. */
export const CHECKS: Readonly<Record<CheckName, (battle: Battle, state: GameState) => readonly GameEvent[]>> =
  {
    levels: levelControl,
    demoralization,
    victory,
    turnBegins,
  };
