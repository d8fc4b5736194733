/** Games as files, and what such a file gives away. */
import type { Battle } from '../../engine/battle.ts';
import type { History } from '../../game/history.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { openMatch, type OpenedMatch } from '../../saves/openMatch.ts';
import type { Marks } from '../../saves/marks.ts';
import { parseMatch } from '../../saves/parseMatch.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { writeMatch } from '../../saves/writeMatch.ts';
import { parseJson } from '../../scenario/parseJson.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { InlineScenario } from '../../scenario/schema.ts';
import { isObject } from '../persistence/local.ts';

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

/** What a file holds: a game that goes on, or a battle as its author has written it, whose link is null where it fits into none. */
export type FileContent =
  Readonly<{ type: 'game'; game: OpenedMatch }> | Readonly<{ type: 'battle'; link: string | null }>;

/** Reads a file that somebody wants to play; or everything that is wrong with it as a game. */
export async function readGame(file: File): Promise<Result<FileContent, Problem>> {
  const json = parseJson(await file.text());
  if (!json.ok) return json;
  if (isObject(json.value) && json.value['format'] === 'pelennor/scenario') {
    const { linkTo } = await import('./battleFile.ts');
    return ok({ type: 'battle', link: linkTo(json.value) });
  }
  const saved = parseMatch(json.value);
  if (!saved.ok) return saved;
  const opened = openMatch(saved.value);
  return opened.ok ? ok({ type: 'game', game: opened.value }) : opened;
}
