/** Games as files, and what such a file gives away. */
import type { Battle } from '../../engine/battle.ts';
import type { History } from '../../game/history.ts';
import type { Result } from '../../kernel/result.ts';
import { openMatch, type OpenedMatch } from '../../saves/openMatch.ts';
import type { Marks } from '../../saves/marks.ts';
import { parseMatch } from '../../saves/parseMatch.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { writeMatch } from '../../saves/writeMatch.ts';
import { parseJson } from '../../scenario/parseJson.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { InlineScenario } from '../../scenario/schema.ts';

/** A game as it is written to a file. */
export interface GameFile {
  readonly name: string;
  readonly text: string;
  /** Whether it tells what one of the players may not know. */
  readonly tells: boolean;
}

/** Writes a game with the sheet and the marks that lie beside it. `document` = its scenario with map and kinds. */
export function writeGame(
  { present, past }: History,
  document: InlineScenario,
  table: TableSheet,
  marks: Marks,
): GameFile {
  const saved = writeMatch(present, document, past, table, marks);
  const { battle, state } = present;
  return {
    name: `${battle.id}-turn-${state.turn}.json`,
    text: JSON.stringify(saved),
    tells: hidesSomething(battle),
  };
}

/** Whether one player may not know everything about a battle (2.11.11): then a saved game gives secrets away. */
function hidesSomething({ options, pieces }: Battle): boolean {
  return options.hiddenCauldrons && pieces.some(({ kind }) => kind.class === 'cauldron');
}

/** A file as a game that goes on, or everything that is wrong with it. */
export async function readGame(file: File): Promise<Result<OpenedMatch, Problem>> {
  const json = parseJson(await file.text());
  if (!json.ok) return json;
  const saved = parseMatch(json.value);
  return saved.ok ? openMatch(saved.value) : saved;
}
