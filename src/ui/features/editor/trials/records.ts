/** Recorded games as they come to a trial: kept in this browser, written to a file, or played by machines a moment ago. */
import type { RecordedGame } from '../../../../editor/dryRun/recorded.ts';
import { playOn } from '../../../../game/play.ts';
import { failed, ok, type Result } from '../../../../kernel/result.ts';
import { openMatch } from '../../../../saves/openMatch.ts';
import { parseMatch } from '../../../../saves/parseMatch.ts';
import { NO_LIBRARY } from '../../../../scenario/library.ts';
import { parseScenario } from '../../../../scenario/parse.ts';
import { parseJson } from '../../../../scenario/parseJson.ts';
import type { Problem } from '../../../../scenario/problems.ts';
import { resumeGame } from '../../../../session/resume.ts';
import { firstOf } from '../../../../session/playout.ts';
import { openKept } from '../../../persistence/openKept.ts';
import type { MachineGame, NoRun, RecordSource } from './messages.ts';

/** Reads a recorded game, or tells why it cannot be played again. */
export function readRecord(source: RecordSource): Result<RecordedGame, NoRun> {
  switch (source.type) {
    case 'kept':
      return keptRecord(source.raw);
    case 'file':
      return fileRecord(source.text);
    case 'machine':
      return ok(machineRecord(source));
  }
}

function keptRecord(raw: Extract<RecordSource, { type: 'kept' }>['raw']): Result<RecordedGame, NoRun> {
  const kept = openKept(raw);
  if (!kept.ok) return unreadable(kept.problems);
  const { game, partsAt } = resumeGame(kept.value);
  if (game === null || partsAt !== null) return partedAt(partsAt ?? 0);
  const { battle, start, entries } = game.history.present;
  return ok({ battle, start, entries });
}

function fileRecord(text: string): Result<RecordedGame, NoRun> {
  const json = parseJson(text);
  if (!json.ok) return unreadable(json.problems);
  const saved = parseMatch(json.value);
  if (!saved.ok) return unreadable(saved.problems);
  const opened = openMatch(saved.value);
  if (!opened.ok) return unreadable(opened.problems);
  const { notice, history } = opened.value;
  if (notice !== null) return partedAt(notice.at);
  const { battle, start, entries } = history.present;
  return ok({ battle, start, entries });
}

/** A trial played again by its actions: the dice are those of its seed. */
function machineRecord({ document, seed, index, actions }: MachineGame): RecordedGame {
  const parsed = parseScenario(document, NO_LIBRARY);
  if (!parsed.ok) throw new Error('a battle that was played can be read');
  let match = firstOf(parsed.value, seed, index);
  const { battle, start } = match;
  for (const action of actions) {
    const played = playOn(match, action);
    if (!played.ok) throw new Error(`an action of a trial is refused: ${played.refusal.code}`);
    ({ match } = played);
  }
  return { battle, start, entries: match.entries };
}

function unreadable(problems: readonly Problem[]): Result<never, NoRun> {
  const { path, message } = problems[0]!;
  return failed([{ code: 'unreadable', was: path === '' ? '/' : path, is: message }]);
}

function partedAt(at: number): Result<never, NoRun> {
  return failed([{ code: 'parted', was: String(at + 1), is: '' }]);
}
