/** Matches of The Great Gate played by chance, with all their moments. */
import { expect } from 'vitest';
import { random } from '../../src/ai/random.ts';
import type { Action } from '../../src/engine/action.ts';
import { drawing } from '../../src/game/generator.ts';
import { newMatch, type Match } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { openScenario, type OpenScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import { openMatch, type OpenedMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import type { SavedMatch } from '../../src/saves/schema.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { greatGate } from '../scenarios/kit.ts';

const opened = openScenario(greatGate(), SHIPPED_LIBRARY);
if (!opened.ok) throw new Error(JSON.stringify(opened.problems));

export const GREAT_GATE: OpenScenario = opened.value;

/** One action with the game's own dice; it must be legal. */
export function mustPlay(match: Match, action: Action): Match {
  const played = playOn(match, action);
  if (!played.ok) throw new Error(`${action.type}: ${played.refusal.code}`);
  return played.match;
}

/** The moments of a game of so many actions by chance, or to its verdict. */
export function momentsOf(actions: number, seed = 1): readonly Match[] {
  const draw = drawing(seed);
  const moments: Match[] = [newMatch(GREAT_GATE.battle, seed)];
  for (let count = 0; count < actions; count += 1) {
    const match = moments.at(-1)!;
    if (match.state.verdict !== null) break;
    moments.push(mustPlay(match, random(match.battle, match.state, draw)));
  }
  return moments;
}

/** What a file keeps of a game: written as text and read again. */
export function kept(moments: readonly Match[]): SavedMatch {
  const written = JSON.stringify(writeMatch(moments.at(-1)!, GREAT_GATE.document, moments.slice(0, -1)));
  const read = parseMatch(JSON.parse(written));
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) throw new Error('unreadable');
  return read.value;
}

/** The game a save opens to; it must open. */
export function reopened(saved: SavedMatch): OpenedMatch {
  const found = openMatch(saved);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}
