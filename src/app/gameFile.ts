/** Games as files, and what such a file gives away. */
import type { Battle } from '../engine/battle.ts';
import type { Result } from '../kernel/result.ts';
import { openMatch, type OpenedMatch } from '../saves/openMatch.ts';
import { parseMatch } from '../saves/parseMatch.ts';
import { parseJson } from '../scenario/parseJson.ts';
import type { Problem } from '../scenario/problems.ts';

/** Whether one player may not know everything about a battle (2.11.11): then a saved game gives secrets away. */
export function hidesSomething({ options, pieces }: Battle): boolean {
  return options.hiddenCauldrons && pieces.some(({ kind }) => kind.class === 'cauldron');
}

/** A file as a game that goes on, or everything that is wrong with it. */
export async function readGame(file: File): Promise<Result<OpenedMatch, Problem>> {
  const json = parseJson(await file.text());
  if (!json.ok) return json;
  const saved = parseMatch(json.value);
  return saved.ok ? openMatch(saved.value) : saved;
}
