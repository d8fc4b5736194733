/**
 * What an author waits for on a sheet of 100 x 100: the way of the whole scenario from its text to the battle, against what
 * its map alone takes, everything that the editor finds wrong with it, and the way from the button to a game on the draft.
 */
import assert from 'node:assert/strict';
import { compileBoard } from '../../src/board/compile.ts';
import { writeDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { playable } from '../../src/ui/features/editor/draftBattle.ts';
import { whyNotPlayed } from '../../src/ui/features/editor/testPlay.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { alone, raced, type Bench, type Goal } from './bench.ts';
import { usual } from './clock.ts';
import { crowded, SIZE, UNITS } from './crowded.ts';

const FOUR_TIMES: Goal = { id: '4 x', sense: 'atMost', must: 4, stretch: 3 };
/** What an author waits for, on the page as here. */
export const IN_A_SECOND: Goal = { id: '1 s', sense: 'atMost', must: 1000, stretch: 500 };
export const AT_ONCE: Goal = { id: '100 ms', sense: 'atMost', must: 100, stretch: 50 };

/** `npm run bench -- author`. */
export const authorBench: Bench = {
  name: 'author',
  run: (race) => {
    const document = crowded();
    const worst = random(document);
    const text = writeDocument(document);
    const { inline: map } = document.map;
    assert.ok(playable(document) !== null, 'the battle can be played');
    assert.equal(whyNotPlayed(problemsOf(document)), null);
    assert.ok(problemsOf(worst).length > 100, 'much is wrong where ground and levels are random');
    const opened = race({
      ours: () => Number(openScenario(JSON.parse(text), NO_LIBRARY).ok),
      theirs: () => Number(compileBoard(map).ok),
    });
    const { sound, spoilt } = race({
      sound: () => problemsOf(document).length,
      spoilt: () => problemsOf(worst).length,
    });
    // What Test play does before the table opens.
    const { tried } = race({
      tried: () => Number(whyNotPlayed(problemsOf(document)) === null && playable(document) !== null),
    });
    return [
      raced({
        goal: FOUR_TIMES,
        what: `a scenario of ${SIZE} x ${SIZE} with ${UNITS} units: text parsed, checked, compiled`,
        against: 'its map compiled',
        ...opened,
        times: 1,
      }),
      alone(AT_ONCE, `everything wrong with a battle of ${SIZE} x ${SIZE}`, usual(sound) / 1000, 'ms'),
      alone(AT_ONCE, 'the same, ground and levels at random', usual(spoilt) / 1000, 'ms'),
      alone(IN_A_SECOND, 'its test play: looked through and opened as a game', usual(tried) / 1000, 'ms'),
    ];
  },
};

/** The same with a level of its own for every hex of the city, one hex in five. */
function random(document: ScenarioDocument): ScenarioDocument {
  const map = document.map.inline;
  const levels = map.hexes.map((line, row) =>
    [...line]
      .map((_, column) => ((row * 7 + column * 3) % 5 === 0 ? 1 + ((row + column) % 7) : '.'))
      .join(''),
  );
  return { ...document, map: { inline: { ...map, levels } } };
}
