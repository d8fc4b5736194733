import type { History } from '../../src/game/history.ts';
import { newMatch } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import { readFixtures } from '../replays/fixtures.ts';
import { shippedScenario } from './shipped.ts';

/** The first of the kept games of a shipped scenario, with every moment of it. */
export function finishedGame(id: string): History {
  return finishedGames(id, 1)[0]!;
}

/** The first kept games of a shipped scenario, with every moment of them. */
export function finishedGames(id: string, most: number): readonly History[] {
  const { battle } = shippedScenario(id);
  return readFixtures(id)
    .slice(0, most)
    .map(({ seed, match }) => {
      const again = replay(newMatch(battle, seed), match.entries);
      if (!again.ok) throw new Error(`the game parts from its record at ${again.at}`);
      return { past: again.moments.slice(0, -1), present: again.moments.at(-1)!, future: [] };
    });
}
