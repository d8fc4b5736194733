// Recruits bring every battle to its end. Soldiers do so in a file of their own: both take long, and are played side by side.
import { expect, test } from 'vitest';
import { shippedBattles } from '../kit/shipped.ts';
import { endings, LEVELS } from './endingsProof.ts';
import { endAFew } from './fewEndings.ts';

endAFew('recruit');

test('the whole proof plays every battle at both levels as often as is asked', () => {
  expect((endings.count / endings.part) % (LEVELS.length * shippedBattles().length)).toBe(0);
});
