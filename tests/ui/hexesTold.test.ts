// What a telephone keeps in sight beside the odds: both ends of the deed that they tell of; and what a decision is about.
import { expect, test } from 'vitest';
import { hexesTold } from '../../src/ui/board/hexesTold.ts';
import { legalOf } from '../../src/game/legal.ts';
import { signal } from '@preact/signals';
import { historyOf, onwards, type History } from '../../src/game/history.ts';
import type { DiceCard } from '../../src/ui/store/model.ts';
import { NO_OVERLAYS, type Overlays } from '../../src/stage/contract.ts';
import { NOTHING_CHOSEN } from '../../src/ui/orders/orders.chart.ts';
import type { Selection } from '../../src/ui/orders/intent.ts';
import { after, battle, END, hex, movement, piece, siegePhase } from './small-siege.ts';

const shot = legalOf(battle, siegePhase.state, 'Bombard').find(({ engine }) => engine === piece('K'))!;
const DICE: DiceCard = { faces: [6], purpose: 'Shot at an engine', result: '', cite: '2.11.6' };

function told(
  part: Partial<
    Readonly<{
      chosen: Selection;
      history: History;
      dice: DiceCard;
      moment: number;
      standing: Partial<Overlays>;
    }>
  >,
) {
  const history = part.history ?? historyOf(siegePhase);
  return hexesTold({
    match: signal(history.present),
    chosen: signal(part.chosen ?? NOTHING_CHOSEN),
    dice: signal(part.dice ?? null),
    history: signal(history),
    moment: signal(part.moment ?? null),
    standing: signal({ ...NO_OVERLAYS, ...part.standing }),
  });
}

test('of an order that waits, from where to where it goes', () => {
  expect(told({ chosen: { ...NOTHING_CHOSEN, piece: piece('K'), aim: shot } })).toEqual([
    hex('0803'),
    hex('0403'),
  ]);
});

test('of what was rolled, whoever did it, as long as the dice lie there', () => {
  const history = onwards(historyOf(siegePhase), after(siegePhase, shot));
  expect(told({ history, dice: DICE })).toEqual([hex('0803'), hex('0403')]);
  expect(told({ history })).toEqual([]);
});

test('where a decision is owed, all hexes that answer it, and last of all the one of whoever owes it', () => {
  const standing = { selected: hex('0503'), choices: [hex('0602'), hex('0603')] };
  const [owed] = [{ type: 'advance', unit: piece('a'), hex: hex('0602') }] as const;
  const present = { ...siegePhase, state: { ...siegePhase.state, owed: [owed] } };
  const asked = { history: historyOf(present), standing };
  expect(told(asked)).toEqual([hex('0602'), hex('0603'), hex('0503')]);
  expect(told({ standing })).toEqual([]);
});

test('nothing where nobody aims, where one looks back, and of an order that goes nowhere', () => {
  const shooting = onwards(historyOf(siegePhase), after(siegePhase, shot));
  const ending = onwards(historyOf(siegePhase), movement);
  expect(movement.entries.at(-1)?.action).toEqual(END);
  expect([
    told({}),
    told({ history: shooting, dice: DICE, moment: 0 }),
    told({ history: ending, dice: DICE }),
  ]).toEqual([[], [], []]);
});
