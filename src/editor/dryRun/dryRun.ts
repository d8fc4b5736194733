/**
 * A dry run: a game that was played is played again on a draft, action by action with its own dice, to find out when each trigger of
 * the draft would have come about, and what kept it from it.
 */
import type { Action } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Dice } from '../../engine/dice.ts';
import { initialState } from '../../engine/initial.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { GameState, Step } from '../../engine/state.ts';
import { generatorFrom, seeded } from '../../game/generator.ts';
import { retrace } from '../../game/imagine.ts';
import { matchFrom, type Match } from '../../game/match.ts';
import { play } from '../../game/play.ts';
import { begin } from '../../sequence/advance.ts';
import { askingsOf, type TriggerAsking } from './askings.ts';
import { diceOf, throwsOf } from './recordedDice.ts';
import type { RecordedGame } from './recorded.ts';
import { translate } from './translate.ts';

/** When a trigger came about: the turn, the step, and the number of the action by which, from 1; 0 = before anybody had acted. */
export interface Firing {
  readonly turn: number;
  readonly step: Step;
  readonly action: number;
}

/** What became of one trigger. */
export interface TriggerAccount {
  readonly firings: readonly Firing[];
  /** How often everything held but its die was too low. */
  readonly lowDice: number;
  /** How often it was asked, and not all of its conditions held. */
  readonly failed: number;
  /** By number of condition: how often that one did not hold when the trigger was asked. */
  readonly failures: readonly number[];
  /** The conditions that did not hold when it was asked last and came to nothing. */
  readonly lastFailed: readonly number[];
}

/** How far the game went on the draft. `at` = the number of the action that was not done, from 1. */
export type DryRunEnd =
  | Readonly<{ type: 'whole' }>
  /** The draft's battle is over before the record is. */
  | Readonly<{ type: 'over'; at: number; trigger: string }>
  | Readonly<{ type: 'refused'; at: number; action: Action; refusal: Refusal }>
  /** The draft has nothing of that name. */
  | Readonly<{ type: 'unknown'; at: number; action: Action; what: string }>
  /** The rules of today do not take the record itself any further. */
  | Readonly<{ type: 'parted'; at: number }>;

export interface DryRun {
  /** By the number of the trigger in the file. */
  readonly accounts: readonly TriggerAccount[];
  readonly end: DryRunEnd;
  /** How many actions the record has, and how many were done. */
  readonly of: number;
  readonly done: number;
  /** How often dice were thrown that the record has not: for them the run is one of several that could be. */
  readonly fresh: number;
}

/** Dice for what only the draft asks for: the same every time. */
const SEED = 1;

/** Plays a game again on a draft. It is one of the battle: `whyForeign` has nothing against it. */
export function dryRun(draft: Battle, game: RecordedGame): DryRun {
  const tally = tallyOf(draft);
  const dice = seeded(generatorFrom(SEED));
  let fresh = 0;
  const countThrow = (): void => void (fresh += 1);
  let played = matchFrom(game.battle, game.start, generatorFrom(SEED));
  let now = beginGame(draft, diceOf([], dice, countThrow), tally);
  let done = 0;
  const end = ((): DryRunEnd => {
    for (const entry of game.entries) {
      const at = done + 1;
      if (now.state.verdict !== null) return { type: 'over', at, trigger: now.state.verdict.trigger };
      const recorded = throwsOf(played, entry);
      if (recorded === null) return { type: 'parted', at };
      const found = translate(game.battle, draft, entry.action);
      if (!found.ok) return { type: 'unknown', at, action: entry.action, what: found.what };
      const next = play(now, found.action, diceOf(recorded.throws, dice, countThrow));
      if (!next.ok) return { type: 'refused', at, action: found.action, refusal: next.refusal };
      tally.note(now.state, next.events, at);
      [played, now, done] = [recorded.match, next.match, at];
    }
    return { type: 'whole' };
  })();
  return { accounts: tally.accounts(), end, of: game.entries.length, done, fresh };
}

/** The first moment of the draft, with what comes about before anybody acts. */
function beginGame(draft: Battle, dice: Dice, tally: Tally): Match {
  const placed = initialState(draft, draft.placements);
  const { state, events } = begin(draft, placed, dice);
  tally.note(placed, events, 0);
  return matchFrom(draft, state, generatorFrom(SEED));
}

interface Tally {
  note(before: GameState, events: readonly GameEvent[], action: number): void;
  accounts(): readonly TriggerAccount[];
}

function tallyOf(battle: Battle): Tally {
  const accounts = battle.triggers.map(({ if: conditions }) => ({
    firings: [] as Firing[],
    lowDice: 0,
    failed: 0,
    failures: conditions.map(() => 0),
    lastFailed: [] as readonly number[],
  }));
  const count = (asking: TriggerAsking, firing: Firing): void => {
    const account = accounts[asking.trigger]!;
    if (asking.came === 'fired') account.firings.push(firing);
    else if (asking.came === 'low-die') account.lowDice += 1;
    else {
      account.failed += 1;
      account.lastFailed = asking.conditions;
      for (const condition of asking.conditions) account.failures[condition]! += 1;
    }
  };
  return {
    accounts: () => accounts,
    note: (before, events, action) => {
      const ask = askingsOf(battle);
      for (const moment of retrace(battle, before, events)) {
        const { turn, step } = moment.before;
        for (const asking of ask(moment)) count(asking, { turn, step, action });
      }
    },
  };
}
