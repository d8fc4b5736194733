// A battle for Arda leaves for the hexes by the command line, and comes back.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerTo } from '../kit/answers.ts';
import { scratchFolder } from '../kit/scratch.ts';

const BRIEF = {
  format: 'battle-for-arda/1',
  title: 'The first circle',
  territory: 'Minas Tirith',
  from: 'Pelennor Fields',
  terrain: ['settlement'],
  attacker: { units: { orc_marauder: 8, uruk_warrior: 4, catapult: 1 } },
  defender: { units: { tower_guard: 4, bowman: 2, wall: 2 } },
};

function answer(verb: string, brief: object, ...words: readonly string[]) {
  const file = join(scratchFolder(), 'arda.json');
  writeFileSync(file, JSON.stringify(brief));
  return answerTo('siege', verb, file, '--system', 'arda', ...words);
}

describe('a battle for Arda on the hexes', () => {
  test('its first block is a scenario that validate takes', () => {
    const file = join(scratchFolder(), 'block.json');
    const { exit, json } = answer('export', BRIEF, '-o', file);
    expect(exit).toBe(0);
    expect(json).toMatchObject({ ok: true, id: 'arda-block-1', paid: 10, chosen: [] });
    expect(answerTo('validate', file)).toMatchObject({ exit: 0, json: [] });
  });

  test('agents fight it out, the same from the same seed, beside the dice of the game', () => {
    const words = ['--by', 'tactics', '--games', '3', '--seed', '4'];
    const { exit, json, lines } = answer('resolve', BRIEF, ...words);
    expect([exit, answer('resolve', BRIEF, ...words).json]).toEqual([0, json]);
    expect(json).toMatchObject({ system: 'arda', by: 'tactics', games: 3, seed: 4 });
    expect(lines.join('\n')).toMatch(/Minas Tirith: the (attacker takes|defender holds)/);
  });

  test('its result is carried in a file, taken back, and held against the dice', () => {
    const file = join(scratchFolder(), 'result.json');
    answer('resolve', BRIEF, '--by', 'tactics', '--seed', '4', '-o', file);
    const taken = answerTo('siege', 'import', file, '--system', 'arda');
    expect([taken.exit, taken.lines[0]]).toEqual([0, expect.stringMatching(/^Minas Tirith: the /)]);
    const { exit, lines } = answerTo('siege', 'beside', file, '--system', 'arda');
    expect([exit, lines[0]]).toEqual([0, 'What would have happened by dice (thrown 2000 times)']);
    expect(lines.filter((line) => /the (attacker|defender) lost \d+ hits/.test(line))).toHaveLength(2);
  });

  test('where there is no ground it says why', () => {
    expect(() => answer('export', { ...BRIEF, from: 'Edoras' })).toThrow(
      /^siege export: no ground: nobody comes to Minas Tirith from Edoras; there is Pelennor Fields, /,
    );
  });
});
