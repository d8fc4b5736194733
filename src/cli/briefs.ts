import { existsSync, readFileSync, statSync } from 'node:fs';
import { wordSaid } from '../i18n/siegeSaid.ts';
import { parseJson } from '../scenario/parseJson.ts';
import { STRATEGIC_GAMES } from '../strategic/games.ts';
import type { OpenGame } from '../strategic/open.ts';
import { sayUnknown } from '../strategic/nearest.ts';
import { textOf } from './files.ts';
import { UsageError } from './output.ts';

/** The game a brief is played by unless another is named. */
export const USUAL_GAME = 'war-of-the-ring';

/** The strategic game of an id. */
export function gameNamed(id: string): OpenGame {
  const game = STRATEGIC_GAMES.find((one) => one.id === id);
  if (game === undefined) throw new UsageError(`--system ${id}: no such game`);
  return game;
}

/**
 * What a word on the command line holds: the JSON of a file, or of standard input for `-`; a one-line note, from there or
 * as the word itself; a famous set-up of the game by its name. Refuses what cannot be read.
 */
export function briefDocument(game: OpenGame, word: string, input = standardInput): unknown {
  const text = textIn(word, input);
  if (text !== null) return isJson(text) ? jsonIn(word, text) : text.trim();
  if (word.includes(':')) return word;
  const famous = game.examples.find(({ id }) => id === word);
  if (famous !== undefined) return famous.document;
  const famousNames = game.examples.map(({ id }) => id);
  const unnamed = famousNames.length === 0 ? '' : `: ${wordSaid(sayUnknown('setup', word, famousNames))}`;
  throw new UsageError(
    `${word} cannot be read; give a file, a note such as "Minas Tirith: 3R 1E 1L v 8R 2E", or - for standard input${unnamed}`,
  );
}

/** The result that a word on the command line holds: the JSON of a file, or of standard input for `-`. Refuses what is none. */
export function resultDocument(word: string, input = standardInput): unknown {
  const text = textIn(word, input);
  if (text !== null) return jsonIn(word, text);
  throw new UsageError(`${word} cannot be read; give the file of a result, or - for standard input`);
}

/** What stands on standard input, to its end. */
export function standardInput(): string {
  return readFileSync(0, 'utf8');
}

/** The text of a file, or of standard input; null where there is no such file. Refuses an empty one. */
function textIn(word: string, input: () => string): string | null {
  // A long note is no name of a file, and whoever asked for one of that length would be refused.
  const file = word === '-' || (existsSync(word) && statSync(word).isFile());
  if (!file) return null;
  const text = word === '-' ? input() : textOf(word);
  if (text.trim() === '')
    throw new UsageError(`${sourceOf(word)} is empty; a brief, a note or a result is wanted`);
  return text;
}

function sourceOf(word: string): string {
  return word === '-' ? 'standard input' : word;
}

function isJson(text: string): boolean {
  return /^\uFEFF?[{["]/.test(text.trim());
}

function jsonIn(word: string, text: string): unknown {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new UsageError(`${sourceOf(word)}: ${parsed.problems[0]!.message}`);
  return parsed.value;
}
