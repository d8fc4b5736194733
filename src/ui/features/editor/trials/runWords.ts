/** What a dry run tells, in sentences. */
import type { Action } from '../../../../engine/action.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import type { DryRun, Firing, TriggerAccount } from '../../../../editor/dryRun/dryRun.ts';
import type { Phase } from '../../../../engine/triggers/moment.ts';
import { actorOf } from '../../../../game/legal.ts';
import { EDITOR_DEEDS, EDITOR_RUNS as SAID } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { whyUnread } from '../../../persistence/notKept.ts';
import { refusalSentence } from '../../../words/words.ts';
import { phaseName, pieceName } from '../eventTerms.ts';
import { conditionWords } from '../triggerWords.ts';
import type { NotTold } from './recordTrials.ts';

/** How many times are told one by one. */
const MOST_TIMES = 4;

/** How far the game went on the draft, and why no further. */
export function endWords(document: ScenarioDocument, { end, done, of }: DryRun): string {
  switch (end.type) {
    case 'whole':
      return fill(SAID.ranWhole, { done });
    case 'over':
      return fill(SAID.ranOver, { done, of, trigger: end.trigger });
    case 'refused': {
      const { text, cite } = refusalSentence(end.refusal);
      const deed = deedOf(document, end.action);
      return fill(SAID.ranRefused, { at: end.at, of, deed, why: `${text} (${cite})` });
    }
    case 'unknown':
      return fill(SAID.ranUnknown, { at: end.at, of, deed: EDITOR_DEEDS[end.action.type], what: end.what });
    case 'parted':
      return fill(SAID.ranParted, { at: end.at, of });
  }
}

/** "Orcs: moves": who does what, by the names of the draft. */
function deedOf(document: ScenarioDocument, action: Action): string {
  const deed = EDITOR_DEEDS[action.type];
  const actor = actorOf(action);
  const piece = actor === null ? undefined : document.pieces[actor];
  return piece === undefined ? deed : fill(EDITOR_DEEDS.said, { who: pieceName(document, piece.id), deed });
}

/** When a trigger would have come about, or what kept it from it. */
export function accountWords(
  document: ScenarioDocument,
  id: string,
  { firings, failed, failures, lastFailed, lowDice }: TriggerAccount,
): string {
  const dice = lowDice === 0 ? '' : ` ${fill(SAID.lowDice, { times: lowDice })}`;
  if (firings.length > 0) {
    const told = firings.slice(0, MOST_TIMES).map((one) => momentOf(document, one));
    const more = firings.length - told.length;
    const when = told.join('; ');
    return fill(SAID.came, {
      times: firings.length,
      when: more === 0 ? when : fill(SAID.more, { when, more }),
    }).concat(dice);
  }
  const conditions = document.triggers.find((trigger) => trigger.id === id)?.if ?? [];
  if (failed === 0 || conditions.length === 0) return `${lowDice > 0 ? SAID.never : SAID.neverAsked}${dice}`;
  const wordsOf = (number: number): string => {
    const condition = conditions[number];
    return condition === undefined ? '?' : conditionWords(document, condition);
  };
  const most = failures.indexOf(Math.max(...failures));
  const why = fill(SAID.neverMet, { times: failed, condition: wordsOf(most), failures: failures[most]! });
  const last = lastFailed.filter((number) => number !== most).map(wordsOf);
  return `${why}${last.length === 0 ? '' : ` ${fill(SAID.lastFailed, { condition: last.join('; ') })}`}${dice}`;
}

function momentOf(document: ScenarioDocument, { turn, step, action }: Firing): string {
  if (action === 0) return fill(SAID.atFirst, { turn });
  const phase = step.split('.')[0]!;
  const named =
    phase === 'setup' || phase === 'reckoning' ? SAID[phase] : phaseName(document, phase as Phase);
  return fill(SAID.at, { turn, phase: named, action });
}

/** Why a recorded game tells nothing. */
export function notToldWords(shown: NotTold): string {
  switch (shown.type) {
    case 'gone':
      return SAID.gone;
    case 'not-read':
      return whyUnread(shown.why);
    case 'stopped':
      return SAID.stopped;
    case 'failed':
      return fill(SAID.failed, { why: shown.reason });
    case 'not-run': {
      const { code, was, is } = shown.why;
      return fill(SAID[`not-${code}`] as '{was} {is}', { was, is });
    }
  }
}
