// What stands on the buttons beside the board.
import { expect, test } from 'vitest';
import type { Offered } from '../../src/ui/orders/offers.ts';
import { labelOffers } from '../../src/ui/prompts/offerWords.ts';
import { battle, piece, siegePhase } from './small-siege.ts';

const along = (id: string, name: string): Offered => ({
  id,
  about: { type: 'along', piece: piece(name) },
  pressed: false,
  does: { type: 'push' },
});

test('no two buttons are called the same: where two would be, as with two Nazgûl in one hex, they are numbered', () => {
  const offers = [along('one', 'a'), along('other', 'a'), along('third', 'k')];
  const labels = labelOffers(battle, siegePhase.state, offers).map(({ label }) => label);
  expect(labels).toEqual(['With E3Y E3Y (1)', 'With E3Y E3Y (2)', 'With E1Z E1Z']);
});
