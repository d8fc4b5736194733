/** Case 2.13: the verdict as a reckoning that names every point. */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../engine/battle.ts';
import { NOBODY_WON } from '../../engine/checks/victory.ts';
import { marginOf, reckoning } from '../../engine/facts/reckoning.ts';
import type { GameState, Verdict } from '../../engine/state.ts';
import type { Condition } from '../../engine/trigger.ts';
import { fill } from '../../i18n/fill.ts';
import { RECKONING } from '../../i18n/words.ts';
import type { Cited, ResultCard, SideScore } from '../store/model.ts';
import type { Cite } from '../../rulebook/cases.ts';
import { capital, inWords } from '../words/words.ts';
import { conditionWords } from '../words/conditions.ts';
import { verdictText } from '../words/eventWords.ts';
import { sideName, textIn } from '../words/names.ts';
import { canBreak } from '../words/tracks.ts';

/**
 * The verdict with everything it rests on (2.13); null while the battle goes on. `ofBlock`: the battle is a block of a
 * strategic siege, in which turns that are over decide nothing.
 */
export function resultOf(battle: Battle, state: GameState, ofBlock = false): ResultCard | null {
  const { verdict } = state;
  if (verdict === null) return null;
  const { winner, trigger, points } = verdict;
  const undecided = ofBlock && winner === 'draw';
  const drawn = undecided ? RECKONING.blockOver : RECKONING.drawn;
  const title = winner === 'draw' ? drawn : fill(RECKONING.won, textIn('side', battle.sides[winner].name));
  return {
    title,
    margin: undecided ? { text: RECKONING.blockMargin, cite: null } : marginLine(battle, verdict),
    text: undecided ? null : verdictText(battle, trigger),
    reasons: reasonsOf(battle, state, verdict),
    scores: points === null ? [] : [DEFENDER, BESIEGER].map((side) => scoreOf(battle, state, side, points)),
    tracks: tracksOf(battle, state),
  };
}

/** How it was won: outright, or by so many points (2.13.1, 2.13.4). */
function marginLine(battle: Battle, verdict: Verdict): Cited {
  const { points, trigger } = verdict;
  const difference = points === null ? 0 : Math.abs(points[DEFENDER] - points[BESIEGER]);
  switch (marginOf(verdict)) {
    case 'draw':
      if (trigger === NOBODY_WON) return { text: RECKONING.nobody, cite: '2.13.4' };
      return { text: points === null ? RECKONING.held : RECKONING.draw, cite: '2.13.4' };
    case 'marginal':
      return { text: fill(RECKONING.marginal, { difference }), cite: '2.13.4' };
    case 'decisive':
      return { text: fill(RECKONING.decisive, { difference }), cite: '2.13.4' };
    case 'outright': {
      const early = isEarly(conditionsOf(battle, trigger));
      return { text: early ? RECKONING.outright : RECKONING.held, cite: winCase(verdict, early) };
    }
  }
}

/** Whether a victory could have come on any turn. */
function isEarly(conditions: readonly Condition[]): boolean {
  return !conditions.some(({ type }) => type === 'lastTurn');
}

function winCase({ winner }: Verdict, early: boolean): Cite {
  if (!early) return '2.13';
  return winner === BESIEGER ? '2.13.1' : '2.13.2';
}

function conditionsOf({ triggers }: Battle, trigger: string): readonly Condition[] {
  return triggers.find(({ id }) => id === trigger)?.if ?? [];
}

/** Everything that had to be true for the verdict; which reading of an option is played is no reason. */
function reasonsOf(battle: Battle, state: GameState, verdict: Verdict): readonly Cited[] {
  const conditions = conditionsOf(battle, verdict.trigger);
  const cite = verdict.points === null ? winCase(verdict, isEarly(conditions)) : '2.13.3';
  return conditions
    .filter(({ type }) => type !== 'option')
    .map((condition) => ({ text: capital(conditionWords(battle, state, condition)), cite }));
}

function scoreOf(battle: Battle, state: GameState, side: Side, sums: readonly [number, number]): SideScore {
  const lines = reckoning(battle, state)
    .filter((point) => point.side === side)
    .map(({ text, points, earned }) => ({ text: inWords(text), points, earned, cite: '2.13.3' as const }));
  return { side, sideName: sideName(battle, side), sum: sums[side], lines };
}

/** Where the tracks stood (2.10.1). */
function tracksOf({ forces }: Battle, { tracks, demoralized }: GameState): readonly Cited[] {
  return forces.flatMap((one, force) => {
    if (!canBreak(one)) return [];
    const { name, threshold } = one;
    const value = tracks[force]!;
    const ahead = value < 0 ? RECKONING.trackAhead : RECKONING.track;
    const words = demoralized[force]! ? RECKONING.trackBroken : ahead;
    return [
      { text: fill(words, { force: inWords(name), value, credit: -value, threshold }), cite: '2.10.1' },
    ];
  });
}
