/** The automatic checks that the sequence of play calls for (2.18: "check"), by name. */
import { bannerCalls } from '../engine/consequences/banner.ts';
import { arrivals } from '../engine/checks/arrivals.ts';
import { demoralization } from '../engine/checks/demoralization.ts';
import { levelControl } from '../engine/checks/levels.ts';
import { flamesOut, grondCounted, leadersThaw, magicBegins } from '../engine/checks/lapses.ts';
import { turnBegins } from '../engine/checks/turn.ts';
import { victory } from '../engine/checks/victory.ts';
import { BESIEGER, DEFENDER, type Battle } from '../engine/battle.ts';
import type { Dice } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';

export type CheckName =
  | 'levels'
  | 'demoralization'
  | 'victory'
  | 'turnBegins'
  | 'magicBegins'
  | 'leadersThaw'
  | 'grondCounted'
  | 'flamesOut'
  | 'bannerCalls'
  | 'besiegerArrivals'
  | 'defenderArrivals';

type Check = (battle: Battle, state: GameState, dice: Dice) => readonly GameEvent[];

/** What each check finds, as events; only arrivals may roll (2.6.1). */
export const CHECKS: Readonly<Record<CheckName, Check>> = {
  levels: levelControl,
  demoralization,
  victory,
  turnBegins,
  magicBegins,
  leadersThaw,
  grondCounted,
  flamesOut,
  bannerCalls,
  besiegerArrivals: (battle, state, dice) => arrivals(battle, state, BESIEGER, dice),
  defenderArrivals: (battle, state, dice) => arrivals(battle, state, DEFENDER, dice),
};
