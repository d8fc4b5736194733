// Whole games told in every language: no sentence lacks a blank, and nothing of them is made of English outside the words.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chronicleOf } from '../../src/ui/log/lines.ts';
import { hexCard } from '../../src/ui/store/hexCard.ts';
import { hexSentence } from '../../src/ui/words/names.ts';
import { resultOf } from '../../src/ui/log/reckoning.ts';
import { siegeStateOf } from '../../src/ui/words/siegeState.ts';
import { statusOf } from '../../src/ui/features/status/status.ts';
import type { HexId } from '../../src/board/hex.ts';
import { DEFENDER } from '../../src/engine/battle.ts';
import type { History } from '../../src/game/history.ts';
import { speak } from '../../src/i18n/language.ts';
import { finishedGame } from '../kit/finishedGame.ts';
import { decisionPrompt } from '../../src/ui/prompts/orderWords.ts';

/** What is printed on a piece and never spoken. */
const PRINTED = 'GROND';

/** Every text that a player reads in a game: the chronicle, and at some moments the bars, the panels and each hex. */
function toldOf(game: History): ReadonlySet<string> {
  const found = new Set<string>();
  const tell = (part: unknown): void => {
    if (typeof part === 'string') found.add(part);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) if (!SIGNS.has(key)) tell(inner);
  };
  tell(chronicleOf(game, DEFENDER));
  for (const [at, { battle, state }] of [...game.past, game.present].entries()) {
    tell(state.owed.map((owed) => decisionPrompt(battle, state, owed)));
    if (at % 25 === 0) tell([statusOf(battle, state), siegeStateOf(battle, state)]);
    if (at % 200 > 0) continue;
    for (let hex = 0; hex < battle.board.columns * battle.board.rows; hex += 1)
      tell([hexCard(battle, state, hex as HexId), hexSentence(battle, state, hex as HexId)]);
  }
  tell(resultOf(game.present.battle, game.present.state));
  return found;
}

/** Fields that are no words: pictures, marks, the numbers of cases. */
const SIGNS: ReadonlySet<string> = new Set(['icon', 'id', 'look', 'cite', 'when', 'portrait', 'outcome']);

afterAll(() => speak('en'));

describe.each(['the-great-gate', 'black-sails', 'the-siege-of-minas-tirith'])('%s', (id) => {
  let game: History;
  beforeAll(() => {
    game = finishedGame(id);
  });

  test('is told in disguise without one plain word', async () => {
    await speak('pseudo');
    const told = toldOf(game);
    expect(told.size).toBeGreaterThan(500);
    expect([...told].filter((text) => /[A-Za-z]{3,}/.test(text.replaceAll(PRINTED, '')))).toEqual([]);
  });

  test('is told in German in other sentences than in English', async () => {
    await speak('en');
    const english = toldOf(game);
    await speak('de');
    const told = toldOf(game);
    const same = [...told].filter((text) => english.has(text) && / [a-z]{3,}/.test(text));
    expect(same).toEqual([]);
  });
});
