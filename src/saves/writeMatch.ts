/** From a match to what is kept of it. */
import { FIRST_CHECKPOINT, checkpointText } from '../kernel/hash.ts';
import type { GameState } from '../engine/state.ts';
import { checkpointAfter } from '../game/checkpoint.ts';
import { newMatch, type Match } from '../game/match.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import { NO_MARKS, type Marks } from './marks.ts';
import { RULES } from './rules.ts';
import type { SavedMatch } from './schema.ts';
import type { TableSheet } from './tableSheet.ts';

/** How many beginnings of turns are kept as states besides the present. */
const TURNS_KEPT = 3;

/**
 * A match as plain data: JSON in, the same JSON out. `document` is the inline scenario of its battle; `past` are
 * earlier moments of the same match, of which the last beginnings of turns are kept as states to fall back on; `table` is
 * the sheet that lies beside it, if any; `marks` are those beside its record.
 */
export function writeMatch(
  match: Match,
  document: InlineScenario,
  past: readonly Match[] = [],
  table: TableSheet | null = null,
  marks: Marks = NO_MARKS,
): SavedMatch {
  return {
    format: 'pelennor/match',
    version: 1,
    rules: RULES,
    scenario: document,
    hash: match.battle.hash,
    start: isOwnStart(match) ? null : match.start,
    generator: [...match.generator],
    entries: [...match.entries],
    snapshots: [...turnStarts([...past, match]), match].map(({ entries, state }) => ({
      after: entries.length,
      state,
    })),
    ...(table === null ? {} : { table }),
    ...(marks.byHand.length + marks.takenBack.length === 0 ? {} : { marks }),
  };
}

function isOwnStart({ battle, start }: Match): boolean {
  return fingerprint(start) === fingerprint(newMatch(battle, 0).start);
}

function fingerprint(state: GameState): string {
  return checkpointText(checkpointAfter(FIRST_CHECKPOINT, state));
}

/** The last moments in which a turn had just begun, the present moment excepted. */
function turnStarts(moments: readonly Match[]): readonly Match[] {
  return moments
    .filter(({ state }, index) => index > 0 && state.turn !== moments[index - 1]!.state.turn)
    .filter((moment) => moment !== moments.at(-1))
    .slice(-TURNS_KEPT);
}
