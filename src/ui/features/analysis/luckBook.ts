/** The dice of all games of this browser, kept from game to game; a game that goes on is written anew, never twice. */
import { chain, checkpointText, FIRST_CHECKPOINT } from '../../../kernel/hash.ts';
import type { History } from '../../../game/history.ts';
import { readObject, writeLocal } from '../../persistence/local.ts';
import { sumTallies, type SideTally, type DiceTally } from './tally.ts';

const KEY = 'pelennor.luck';

/** So many games are kept, the oldest forgotten first. */
const MOST_GAMES = 300;

type Book = Readonly<Record<string, DiceTally>>;

/** The name of a game: the battle and where its dice began. */
export function gameKey({ past, present }: History): string {
  const { battle, generator } = past[0] ?? present;
  const letters = Array.from(battle.hash, (letter) => letter.charCodeAt(0));
  return checkpointText(chain(FIRST_CHECKPOINT, [...letters, ...generator]));
}

/** Writes the dice of a game into the book. */
export function writeLuck(game: string, tally: DiceTally): void {
  const { [game]: _, ...others } = readBook();
  const kept = Object.entries(others).slice(1 - MOST_GAMES);
  store(Object.fromEntries([...kept, [game, tally]]));
}

/** The dice of all games together, and how many games there were. */
export function readLuck(): Readonly<{ tally: DiceTally; games: number }> {
  const tallies = Object.values(readBook());
  return { tally: sumTallies(tallies), games: tallies.length };
}

/** Forgets all games. */
export function forgetLuck(): void {
  store({});
}

function store(book: Book): void {
  writeLocal(KEY, book);
}

/** What is kept; whatever is not a tally is left out. */
function readBook(): Book {
  const kept = Object.entries(readObject(KEY));
  return Object.fromEntries(kept.filter((pair): pair is [string, DiceTally] => isTally(pair[1])));
}

function isTally(kept: unknown): kept is DiceTally {
  return Array.isArray(kept) && kept.length === 2 && kept.every(isSide);
}

function isSide(kept: unknown): kept is SideTally {
  if (typeof kept !== 'object' || kept === null) return false;
  const { faces, purposes } = kept as Partial<SideTally>;
  const counted = Array.isArray(faces) && faces.length === 6 && faces.every(isCount);
  if (!counted || typeof purposes !== 'object' || purposes === null) return false;
  return Object.values(purposes).every((counts) =>
    Object.entries(counts ?? {}).every(
      ([ways, pair]) =>
        /^\d+$/.test(ways) &&
        Number(ways) <= 36 &&
        Array.isArray(pair) &&
        pair.length === 2 &&
        pair.every(isCount),
    ),
  );
}

function isCount(kept: unknown): boolean {
  return Number.isInteger(kept) && (kept as number) >= 0;
}
