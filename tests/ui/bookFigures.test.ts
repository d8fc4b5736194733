// The book tells the thresholds of the battle that is played, and what its levels count.
import { expect, test } from 'vitest';
import { figuresInBook } from '../../src/ui/features/help/figures.ts';
import { shippedBattle, shippedBattles } from '../kit/shipped.ts';

test('2.10.1, 2.13.5 in the whole siege the host breaks at 106, in the Great Gate at 26, and the garrison there at 22', () => {
  const siege = figuresInBook(shippedBattle('the-siege-of-minas-tirith'));
  expect(siege['2.13.5']).toBe(
    'In this battle: Garrison of Minas Tirith 36, Rohan and the South 76, Forces of Sauron 106.',
  );
  expect(figuresInBook(shippedBattle('the-great-gate'))['2.10.1']).toMatch(/22, .* 26\.$/);
});

test('2.10.1 of every battle it names the threshold of each force that can break', () => {
  for (const battle of shippedBattles()) {
    const told = figuresInBook(battle)['2.10.1'] ?? '';
    const breaking = battle.forces.map(({ threshold }) => threshold).filter((threshold) => threshold < 999);
    expect(breaking.filter((threshold) => !told.includes(String(threshold)))).toEqual([]);
  }
});

test('2.10.2 it tells what a level counts here, and nothing where there is no city', () => {
  const siege = shippedBattle('the-siege-of-minas-tirith');
  expect(figuresInBook(siege)['2.10.2']).toBe(
    'In this battle a level taken counts: Garrison of Minas Tirith +10, Forces of Sauron -5.',
  );
  const valued = { ...siege, levelValues: { lost: 7, gained: 0 } };
  expect(figuresInBook(valued)['2.10.2']).toMatch(/Tirith \+7, Forces of Sauron 0\.$/);
  expect(figuresInBook(shippedBattle('slopes-of-dagorlad'))['2.10.2']).toBeUndefined();
});
