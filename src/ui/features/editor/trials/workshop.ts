/** Where trials are done, in a worker or in the page: games between machines, and dry runs of recorded games. */
import { makeAgent } from '../../../../ai/makeAgent.ts';
import type { Action } from '../../../../engine/action.ts';
import type { Battle } from '../../../../engine/battle.ts';
import { failedTests } from '../../../../editor/authorTests.ts';
import { dryRun } from '../../../../editor/dryRun/dryRun.ts';
import { phaseMoments } from '../../../../editor/dryRun/position.ts';
import { whyForeign } from '../../../../editor/dryRun/recorded.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { measuring } from '../../../../lab/measured.ts';
import { NO_LIBRARY } from '../../../../scenario/library.ts';
import { parseScenario } from '../../../../scenario/parse.ts';
import { playout } from '../../../../session/playout.ts';
import type { FromTrials, NoRun, ToTrials } from './messages.ts';
import { readRecord } from './records.ts';

/** A workshop; what it answers goes to `say`. */
export function openTrialsWorkshop(say: (message: FromTrials) => void): (message: ToTrials) => void {
  return (message) => {
    try {
      say(answerTo(message));
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem);
      say({ type: 'failed', ask: message.ask, reason });
    }
  };
}

function answerTo(message: ToTrials): FromTrials {
  const { ask, document } = message;
  if (message.type === 'tests') return { type: 'tested', ask, failed: failedTests(document) };
  const battle = battleOf(document);
  if (battle === null) return { type: 'not-run', ask, why: NOT_PLAYABLE };
  if (message.type === 'play') return played(message, battle);
  const read = readRecord(message.source);
  const why = read.ok ? whyForeign(battle, read.value) : read.problems[0]!;
  if (!read.ok || why !== null) return { type: 'not-run', ask, why: why! };
  return message.type === 'dry-run'
    ? { type: 'ran', ask, run: dryRun(battle, read.value) }
    : { type: 'moments', ask, moments: phaseMoments(document, read.value) };
}

const NOT_PLAYABLE: NoRun = { code: 'not-playable', was: '', is: '' };

/** The battle of the document that was asked about last stays at hand: a series asks for the same one again and again. */
let last: Readonly<{ text: string; battle: Battle }> | null = null;

function battleOf(document: ScenarioDocument): Battle | null {
  const text = JSON.stringify(document);
  if (last?.text === text) return last.battle;
  const parsed = parseScenario(document, NO_LIBRARY);
  if (!parsed.ok) return null;
  last = { text, battle: parsed.value };
  return parsed.value;
}

function played(
  { ask, agents, seed, index }: Extract<ToTrials, { type: 'play' }>,
  battle: Battle,
): FromTrials {
  const { note, game } = measuring(battle);
  const actions: Action[] = [];
  const seats = [makeAgent(agents[0]), makeAgent(agents[1])] as const;
  const { state } = playout(battle, seats, seed, index, (before, events, _after, action) => {
    note(before, events);
    actions.push(action);
  });
  return { type: 'played', ask, game: game(state), actions };
}
