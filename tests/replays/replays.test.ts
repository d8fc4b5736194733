// A hundred finished games, played again from their records: equal faces used, equal checkpoints, equal ends.
import { describe, expect, test } from 'vitest';
import { newMatch } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { endingOf, GAMES, IDS, readFixtures, savedMatch } from './fixtures.ts';

const kept = IDS.map((id) => ({ id, games: readFixtures(id) }));

describe('the kept games', () => {
  test('are a hundred over every scenario, each with another seed, played by greed and by chance', () => {
    const all = kept.flatMap(({ games }) => games);
    expect(all).toHaveLength(GAMES);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(GAMES);
    for (const { games } of kept) {
      expect(games.length).toBeGreaterThanOrEqual(14);
      expect(new Set(games.flatMap(({ players }) => players))).toEqual(new Set(['greedy', 'random']));
    }
  });

  test.each(kept)('$id: every game ends as it ended, by the same checkpoints', ({ id, games }) => {
    const { battle } = shippedScenario(id);
    for (const { seed, match, end } of games) {
      expect(match.hash, `${id} has changed: npm run fixtures`).toBe(battle.hash);
      const again = replay(newMatch(battle, seed), match.entries);
      const parting = again.ok ? null : { at: again.at, why: again.why };
      expect(parting, `seed ${seed}; if the rules were meant to change: npm run fixtures`).toBeNull();
      expect(endingOf(again.moments.at(-1)!)).toEqual(end);
      expect(end.verdict).not.toBeNull();
      expect(match.entries.filter(({ checkpoint }) => checkpoint !== null).length).toBeGreaterThan(10);
    }
  });

  test.each(kept)('$id: the first of them opens as a file', ({ id, games: [first] }) => {
    const file = JSON.stringify(savedMatch(first!, shippedScenario(id).document));
    const read = parseMatch(JSON.parse(file));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const opened = openMatch(read.value);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    expect(opened.value.notice).toBeNull();
    expect(endingOf(opened.value.history.present)).toEqual(first!.end);
  });

  test('a record with one face changed parts from its checkpoints', () => {
    const { battle } = shippedScenario('the-great-gate');
    const [{ match, seed } = { match: null, seed: 0 }] = readFixtures('the-great-gate');
    const rolled = match!.entries.findIndex(({ faces }) => faces.length > 0);
    const entries = match!.entries.map((entry, at) =>
      at === rolled ? { ...entry, faces: entry.faces.map((face) => (face % 6) + 1) } : entry,
    );
    expect(replay(newMatch(battle, seed), entries)).toMatchObject({ ok: false });
  });
});
