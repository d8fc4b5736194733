// What a telephone keeps in sight beside the odds: both ends of the deed that they tell of.
import { expect, test } from 'vitest';
import { hexesTold } from '../../src/ui/board/hexesTold.ts';
import { legalOf } from '../../src/game/legal.ts';
import { signal } from '@preact/signals';
import { historyOf, onwards, type History } from '../../src/game/history.ts';
import type { DiceCard } from '../../src/ui/store/model.ts';
import { NOTHING_CHOSEN } from '../../src/ui/orders/orders.chart.ts';
import type { Selection } from '../../src/ui/orders/intent.ts';
import { after, battle, END, hex, movement, piece, siegePhase } from './small-siege.ts';

const shot = legalOf(battle, siegePhase.state, 'Bombard').find(({ engine }) => engine === piece('K'))!;
const DICE: DiceCard = { faces: [6], purpose: 'Shot at an engine', result: '', cite: '2.11.6' };

function told(
  part: Partial<Readonly<{ chosen: Selection; history: History; dice: DiceCard; moment: number }>>,
) {
  const history = part.history ?? historyOf(siegePhase);
  return hexesTold({
    match: signal(history.present),
    chosen: signal(part.chosen ?? NOTHING_CHOSEN),
    dice: signal(part.dice ?? null),
    history: signal(history),
    moment: signal(part.moment ?? null),
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
