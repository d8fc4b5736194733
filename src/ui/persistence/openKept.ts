/** A game as the store handed it back, held against its shapes; fetched with what reads the files of strangers. */
import type { Battle } from '../../engine/battle.ts';
import type { Generator } from '../../game/generator.ts';
import { matchFrom, type Match } from '../../game/match.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { NO_MARKS, type Marks } from '../../saves/marks.ts';
import { marksSchema } from '../../saves/marksSchema.ts';
import { openingSchema, recordSchema, snapshotSchema } from '../../saves/keptSchema.ts';
import { belongsTo } from '../../saves/stateSchema.ts';
import { tableSchema } from '../../saves/tableSchema.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';
import { openScenario } from '../../scenario/parse.ts';
import { noteProblems, type Problem } from '../../scenario/problems.ts';
import { readShape, tryShape } from '../../scenario/shape.ts';
import { openBattleOf, type OpenBattle } from '../store/openBattle.ts';
import type { RawGame } from './kept.ts';
import type { LogRecord, Snapshot } from '../../session/log.ts';
import { isObject } from './local.ts';

/** A kept game that can be played again. */
export interface KeptGame {
  readonly battle: OpenBattle;
  readonly first: Match;
  readonly records: readonly LogRecord[];
  /** The latest that can be read. */
  readonly snapshot: Snapshot | null;
  readonly takenBack: Marks['takenBack'];
  /** Who sits there; null where that was not kept, or cannot be read. */
  readonly table: TableSheet | null;
}

/** Reads a kept game; refuses one whose beginning or record is damaged, with every place. */
export function openKept({ head, opening, records, snapshots }: RawGame): Result<KeptGame, Problem> {
  const { problems, report } = noteProblems();
  const begun = readShape(openingSchema, opening, ['opening'], report);
  const read = records.map((record, at) => readShape(recordSchema, record, ['records', at], report));
  if (begun === null || problems.length > 0) return failed(problems);
  const battle = openBattleOf(openScenario(begun.document, NO_LIBRARY));
  if (!battle.ok) {
    return failed(battle.problems.map((one) => ({ ...one, path: `/opening/document${one.path}` })));
  }
  if (!belongsTo(battle.value.battle, begun.start)) {
    const message = 'the first state of this game does not belong to its battle';
    return failed([{ path: '/opening/start', code: 'wrong-state', message }]);
  }
  const generator = begun.generator as unknown as Generator;
  const marks = tryShape(marksSchema, { byHand: [], takenBack: begun.takenBack ?? [] });
  return ok({
    battle: battle.value,
    first: matchFrom(battle.value.battle, begun.start, generator),
    records: read.flatMap((record) => (record === null ? [] : [record as unknown as LogRecord])),
    snapshot:
      snapshots.map((one) => snapshotFor(battle.value.battle, one)).findLast((one) => one !== null) ?? null,
    takenBack: (marks ?? NO_MARKS).takenBack,
    table: isObject(head) && head['table'] !== undefined ? tryShape(tableSchema, head['table']) : null,
  });
}

function snapshotFor(battle: Battle, kept: unknown): Snapshot | null {
  const found = tryShape(snapshotSchema, kept);
  if (found === null || !belongsTo(battle, found.state)) return null;
  return { state: found.state, generator: found.generator as unknown as Generator };
}
