/** Where trials are done, in a worker or in the page: tests of the author, and dry runs of recorded games. */
import type { Battle } from '../../../../engine/battle.ts';
import { failedTests } from '../../../../editor/authorTests.ts';
import { dryRun } from '../../../../editor/dryRun/dryRun.ts';
import { phaseMoments } from '../../../../editor/dryRun/position.ts';
import { whyForeign } from '../../../../editor/dryRun/recorded.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { NO_LIBRARY } from '../../../../scenario/library.ts';
import { parseScenario } from '../../../../scenario/parse.ts';
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
  const read = readRecord(message.source);
  const why = read.ok ? whyForeign(battle, read.value) : read.problems[0]!;
  if (!read.ok || why !== null) return { type: 'not-run', ask, why: why! };
  return message.type === 'dry-run'
    ? { type: 'ran', ask, run: dryRun(battle, read.value) }
    : { type: 'moments', ask, moments: phaseMoments(document, read.value) };
}

const NOT_PLAYABLE: NoRun = { code: 'not-playable', was: '', is: '' };

function battleOf(document: ScenarioDocument): Battle | null {
  const parsed = parseScenario(document, NO_LIBRARY);
  return parsed.ok ? parsed.value : null;
}
