/** What happened, in blocks: one action with its dice and everything that followed from it. */
import { describe, expect, test } from 'vitest';
import { chronicleOf } from '../../src/ui/log/lines.ts';
import { chanceOf } from '../../src/ui/log/deedBlocks.ts';
import { oddsCard } from '../../src/ui/features/odds/odds.ts';
import type { ChronicleLine } from '../../src/ui/store/model.ts';
import { thrownCard } from '../../src/ui/features/odds/thrown.ts';
import { historyOf } from '../../src/game/history.ts';
import { view } from '../../src/game/view.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { finishedGame } from '../kit/finishedGame.ts';

const game = finishedGame('the-great-gate');
const moments = [...game.past, game.present];
const lines = chronicleOf(game, BESIEGER);
const blocks = new Map<number, ChronicleLine[]>();
for (const line of lines) {
  if (line.deed !== undefined) blocks.set(line.deed.id, [...(blocks.get(line.deed.id) ?? []), line]);
}

/** The first moment at which an action of this kind was taken. */
function firstOf(...types: readonly string[]): number {
  return moments.findIndex((match, at) => at > 0 && types.includes(match.entries.at(-1)!.action.type));
}

describe('a block of the chronicle', () => {
  test('2.8 is one attack: who at whom, the chance before the throw, the dice, the outcome in a word', () => {
    const at = firstOf('Fire');
    const { battle, state } = moments[at - 1]!;
    const entry = moments[at]!.entries.at(-1)!;
    const { deed } = blocks.get(at)![0]!;
    const card = oddsCard(battle, state, entry.action)!;
    const nothing = card.shares.find(({ outcome }) => outcome === 'nothing')!;
    expect(deed!.text).toMatch(/^.+ at .+$/);
    expect(deed!.chance).toBe(Math.round(100 - (100 * nothing.ways) / nothing.of));
    expect(deed!.dice.flatMap(({ faces }) => faces)).toEqual(entry.faces);
    expect(card.shares.map(({ label }) => label)).toContain(deed!.outcome!.word);
  });

  test('2.8.7 a retreat that an attack leaves to be decided stands in the block of the attack, after it', () => {
    const back = firstOf('Retreat');
    expect(blocks.has(back)).toBe(false);
    const block = [...blocks.values()].findLast(([line]) => line!.deed!.id < back)!;
    expect(block[0]!.deed!.outcome!.word).toMatch(/^(halved|thrown back)$/);
    expect(block.findIndex(({ text }) => text.includes('thrown back from'))).toBeGreaterThan(0);
    expect(new Set(block.map(({ deed }) => deed))).toEqual(new Set([block[0]!.deed]));
  });

  test('whoever falls to half strength has the name by which he was attacked', () => {
    const told = [...blocks.values()].map((block) => block.map(({ text }) => text));
    const halved = told.flatMap(([attack, ...rest]) => {
      const fall = rest.find((text) => / falls? to half strength/.test(text));
      return fall === undefined || !/ (shoot|attack)s? /.test(attack!) ? [] : [[attack!, fall] as const];
    });
    expect(halved.length).toBeGreaterThan(0);
    const strangers = halved.filter(([attack, fall]) => !attack.includes(fall.replace(/ falls? to .*/, '')));
    expect(strangers).toEqual([]);
  });

  test('dice that ask what becomes of whom are told from those that ask whether', () => {
    const thrown = [...blocks.values()].flatMap(([line]) => line!.deed!.dice);
    expect(thrown.filter(({ ofFate }) => ofFate).every(({ faces }) => faces.length === 1)).toBe(true);
    expect(thrown.some(({ ofFate }) => ofFate) && thrown.some(({ ofFate }) => !ofFate)).toBe(true);
  });

  test('a march costs points and has no outcome', () => {
    const { deed } = blocks.get(firstOf('Move'))![0]!;
    expect(deed).toMatchObject({ chance: null, outcome: null, text: null });
    expect(deed!.aside).toMatch(/^[\d.]+ points?$/);
  });

  test('2.5.1 the chance of oil is told to its owner, not to whoever may not know the cauldron', () => {
    const siege = finishedGame('the-siege-of-minas-tirith');
    const all = [...siege.past, siege.present];
    const at = all.findIndex((match, index) => index > 0 && match.entries.at(-1)!.action.type === 'Pour');
    const { battle, state } = all[at - 1]!;
    const { action } = all[at]!.entries.at(-1)!;
    expect(chanceOf(battle, state, action, DEFENDER)).toBeGreaterThan(0);
    expect(chanceOf(battle, state, action, BESIEGER)).toBeNull();
  });

  test('lines keep their order and their number', () => {
    expect(lines.map(({ id }) => id)).toEqual(lines.map((_, at) => at));
    const ids = lines.flatMap(({ deed }) => (deed === undefined ? [] : [deed.id]));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe('the odds after the throw', () => {
  test('stand as they stood before it, with every die and the outcome', () => {
    const at = firstOf('Fire');
    const after = moments[at]!;
    const { battle, state } = moments[at - 1]!;
    const { action, faces } = after.entries.at(-1)!;
    const { thrown, ...card } = thrownCard(historyOf(after, moments.slice(0, at)), BESIEGER)!;
    expect(card).toEqual(oddsCard(battle, view(battle, state, BESIEGER), action));
    expect(thrown!.dice.flatMap((one) => one.faces)).toEqual(faces);
    expect(card.shares.map(({ label }) => label)).toContain(thrown!.outcome);
  });

  test('are gone with the next action, but not while a retreat is being decided', () => {
    const retreat = firstOf('Retreat');
    expect(thrownCard(historyOf(moments[retreat]!, moments.slice(0, retreat)), BESIEGER)).not.toBeNull();
    const march = firstOf('Move');
    expect(thrownCard(historyOf(moments[march]!, moments.slice(0, march)), BESIEGER)).toBeNull();
  });
});
