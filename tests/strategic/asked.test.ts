// What is asked between two blocks has words in every language, for every question and every answer that is ever open.
import { afterEach, describe, expect, test } from 'vitest';
import { speak } from '../../src/i18n/language.ts';
import { sentence } from '../../src/i18n/siegeSaid.ts';
import { greedy } from '../../src/ai/greedy.ts';
import type { FightChoice, FightMove } from '../../src/strategic/siege.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { ring } from '../../src/strategic/war-of-the-ring/said.ts';
import { combatCardName, regionName } from '../../src/strategic/war-of-the-ring/wording.ts';
import { fightOut } from '../../src/cli/tactics.ts';

afterEach(() => speak('en'));

/** The questions of a battle that agents fight out, in order. */
function questionsOf(note: string): readonly FightChoice[] {
  const brief = GAME.parse(note);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  const ground = GAME.ground(brief.value, brief.value.battle);
  if (!ground.ok) throw new Error(ground.why.say);
  const { moves } = fightOut(ground, greedy, 3);
  return moves.flatMap((_: FightMove, count) => {
    const stage = ground.stage(moves.slice(0, count));
    return stage.ok && stage.value.type === 'choice' ? [stage.value] : [];
  });
}

describe('what is asked between two blocks', () => {
  test.each(['Minas Tirith: 2R 1E 1L v 5R 2E', "Helm's Deep: 3R 2E 1L v 4R 1E, The Fighting Uruk-hai"])(
    '%s',
    async (note) => {
      const asked = questionsOf(note);
      expect(asked.length).toBeGreaterThan(0);
      const words = (): readonly string[] =>
        asked
          .flatMap(({ question, options }) => [question, ...options.map(({ label }) => label)])
          .map(sentence);
      const english = words();
      await speak('de');
      const german = words();
      for (const [at, text] of german.entries()) {
        expect(text).not.toMatch(/[{}:]$|^$/);
        expect(text).not.toBe(english[at]);
      }
    },
  );

  test('an elite is driven on by his nation, a retreat goes to its region, a card is called by its title', () => {
    expect(sentence(ring({ say: 'pressElite', nation: 'sauron' }))).toMatch(/^Drive on an elite of Sauron/);
    const region = regionName('lossarnach');
    expect(sentence(ring({ say: 'retreatTo', region }))).toBe('Retreat to Lossarnach');
    const card = combatCardName('Deadly Strife');
    expect(sentence(ring({ say: 'cardTitle', card }))).toBe('Deadly Strife');
  });
});
