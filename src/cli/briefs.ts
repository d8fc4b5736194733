import { existsSync, readFileSync } from 'node:fs';
import { parseJson } from '../scenario/parseJson.ts';
import { STRATEGIC_GAMES } from '../strategic/games.ts';
import type { OpenGame } from '../strategic/open.ts';
import { FAMOUS } from '../strategic/war-of-the-ring/famous.ts';
import type { Arguments } from './arguments.ts';
import { textOf } from './files.ts';
import { UsageError } from './output.ts';

/** The game a brief is played by unless another is named. */
const USUAL = 'war-of-the-ring';

/** The strategic game that `--system` names; refuses one there is not. */
export function gameOf({ flags }: Arguments): OpenGame {
  const name = flags.get('system') ?? USUAL;
  const game = STRATEGIC_GAMES.find(({ id }) => id === name);
  if (game !== undefined) return game;
  const ids = STRATEGIC_GAMES.map(({ id }) => id).join(', ');
  throw new UsageError(`--system ${name}: no such game; there is ${ids}`);
}

/**
 * What a word on the command line holds: the JSON of a file, or of standard input for `-`; a one-line note, from there or
 * as the word itself; a famous set-up by its name. Refuses what cannot be read.
 */
export function briefDocument(word: string): unknown {
  if (word === '-') return documentIn('standard input', readFileSync(0, 'utf8'));
  if (existsSync(word)) return documentIn(word, textOf(word));
  if (word.includes(':')) return word;
  const famous = FAMOUS.find(({ battle }) => battle === word);
  if (famous !== undefined) return famous;
  throw new UsageError(
    `${word} cannot be read; give a file, a note such as "Minas Tirith: 3R 1E 1L v 8R 2E", - for standard input, or a famous set-up: ${FAMOUS.map(({ battle }) => battle).join(', ')}`,
  );
}

function documentIn(source: string, text: string): unknown {
  const bare = text.trim();
  if (bare === '') throw new UsageError(`${source} is empty; a brief or a note is wanted`);
  if (!/^\uFEFF?[{["]/.test(bare)) return bare;
  const parsed = parseJson(text);
  if (!parsed.ok) throw new UsageError(`${source}: ${parsed.problems[0]!.message}`);
  return parsed.value;
}
