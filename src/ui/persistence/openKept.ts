/** A game as the store handed it back, held against its shapes; fetched with what reads the files of strangers. */
import type { Battle } from '../../engine/battle.ts';
import type { Generator } from '../../game/generator.ts';
import { matchFrom } from '../../game/match.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { NO_MARKS } from '../../saves/marks.ts';
import { marksSchema } from '../../saves/marksSchema.ts';
import { openingSchema, recordSchema, snapshotSchema } from '../../saves/keptSchema.ts';
import { readState } from '../../saves/readState.ts';
import { tableSchema } from '../../saves/tableSchema.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';
import { openScenario } from '../../scenario/parse.ts';
import { noteProblems, type Problem } from '../../scenario/problems.ts';
import { readShape, tryShape } from '../../scenario/shape.ts';
import { openBattleOf, type OpenBattle } from '../store/openBattle.ts';
import type { RawGame } from './kept.ts';
import type { WrittenGame } from '../../session/resume.ts';
import type { LogRecord, Snapshot } from '../../session/log.ts';
import { isObject } from './local.ts';

/** A kept game that can be played again. */
export interface KeptGame extends WrittenGame {
  readonly battle: OpenBattle;
  /** The rules it was begun under; null where that was not kept. */
  readonly rules: string | null;
}

/** Reads a kept game; refuses one whose beginning or record is damaged, or whose beginning breaks a law of the game, with every place. */
export function openKept({ head, opening, records, places, snapshots }: RawGame): Result<KeptGame, Problem> {
  const { problems, report } = noteProblems();
  const begun = readShape(openingSchema, opening, ['opening'], report);
  const read = records.map((record, at) => readShape(recordSchema, record, ['records', at], report));
  if (begun === null || problems.length > 0) return failed(problems);
  const battle = openBattleOf(openScenario(begun.document, NO_LIBRARY));
  if (!battle.ok) {
    return failed(battle.problems.map((one) => ({ ...one, path: `/opening/document${one.path}` })));
  }
  const start = readState(battle.value.battle, begun.start, ['opening', 'start']);
  if (!start.ok) return start;
  const generator = begun.generator as unknown as Generator;
  const lost = places.findIndex((place, at) => place !== at);
  const whole = lost < 0 ? read : read.slice(0, lost);
  const marks = tryShape(marksSchema, { byHand: [], takenBack: begun.takenBack ?? [] });
  return ok({
    battle: battle.value,
    first: matchFrom(battle.value.battle, start.value, generator),
    records: whole.flatMap((record) => (record === null ? [] : [record as unknown as LogRecord])),
    holed: lost >= 0,
    rules: begun.rules ?? null,
    snapshot:
      snapshots.map((one) => snapshotFor(battle.value.battle, one)).findLast((one) => one !== null) ?? null,
    takenBack: (marks ?? NO_MARKS).takenBack,
    sheet: isObject(head) && head['table'] !== undefined ? tryShape(tableSchema, head['table']) : null,
  });
}

function snapshotFor(battle: Battle, kept: unknown): Snapshot | null {
  const found = tryShape(snapshotSchema, kept);
  if (found === null) return null;
  const state = readState(battle, found.state, ['snapshot']);
  return state.ok ? { state: state.value, generator: found.generator as unknown as Generator } : null;
}
