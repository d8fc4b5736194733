// What is asked between two blocks has words in the language of the page, for every question and every answer that is ever open.
import { describe, expect, test } from 'vitest';
import { answerWords, questionWords } from '../../src/ui/features/strategic/asked.ts';
import '../../src/i18n/siegeWords.ts';
import { greedy } from '../../src/ai/greedy.ts';
import type { FightChoice, FightMove } from '../../src/strategic/siege.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { fightOut } from '../../src/cli/tactics.ts';

/** The questions of a battle that agents fight out, in order. */
function questionsOf(note: string): readonly FightChoice[] {
  const brief = GAME.parse(note);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  const ground = GAME.ground(brief.value, brief.value.battle);
  if (!ground.ok) throw new Error(ground.why);
  const { moves } = fightOut(ground, greedy, 3);
  return moves.flatMap((_: FightMove, count) => {
    const stage = ground.stage(moves.slice(0, count));
    return stage.ok && stage.value.type === 'choice' ? [stage.value] : [];
  });
}

describe('what is asked between two blocks', () => {
  test.each(['Minas Tirith: 2R 1E 1L v 5R 2E', "Helm's Deep: 3R 2E 1L v 4R 1E, The Fighting Uruk-hai"])(
    '%s',
    (note) => {
      const asked = questionsOf(note);
      expect(asked.length).toBeGreaterThan(0);
      for (const choice of asked) {
        expect(questionWords(choice)).not.toBe('');
        expect(questionWords(choice)).not.toBe(choice.question);
        for (const option of choice.options) expect(answerWords(option)).not.toMatch(/[{}:]$|^$/);
      }
    },
  );

  test('an elite is driven on by his nation, a retreat goes to its region, a card is called by its title', () => {
    expect(answerWords({ id: 'press:sauron', label: '' })).toMatch(/^Drive on an elite of Sauron/);
    expect(answerWords({ id: 'retreat:lossarnach', label: '' })).toBe('Retreat to Lossarnach');
    expect(answerWords({ id: 'Deadly Strife', label: 'Deadly Strife' })).toBe('Deadly Strife');
  });
});
