/** The arrays of movement are shared by units that move alike in one state: who does not move alike must not share them. */
import { describe, expect, test } from 'vitest';
import { DEFENDER } from '../../src/engine/battle.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { DISRUPTED, goals, march, whyNotMarch } from './orders.ts';

describe('2.7.5 and 2.10.4 in one state', () => {
  /** Two alike of a demoralized force, one of them disrupted, each beside a loose engine of the enemy and away from a guard. */
  const broken = (first: 'whole' | 'shaken'): Position => {
    const whole = orc('E3Y', { ma: 2, at: '0101' });
    const shaken = orc('E3Y', { ma: 4, at: '0103', ...DISRUPTED });
    const pieces = first === 'whole' ? { whole, shaken } : { shaken, whole };
    return siege({
      map: `. x . .
             . . . g
            . y . .`,
      pieces: {
        ...pieces,
        x: engine('catapult', DEFENDER),
        y: engine('catapult', DEFENDER),
        g: guard('D3X'),
      },
    }).with({ demoralized: [false, true] });
  };

  test.each(['whole', 'shaken'] as const)(
    '2.7.8 an ordered unit overruns engines and a disrupted one of the same class does not, the %s one asked first',
    (first) => {
      const position = broken(first);
      const order = first === 'whole' ? ['whole', 'shaken'] : ['shaken', 'whole'];
      const found = Object.fromEntries(order.map((unit) => [unit, goals(position, unit)]));
      expect(found['whole']).toContain('0201');
      expect(found['shaken']).not.toContain('0203');
      expect(whyNotMarch(position, 'whole', '0201')).toBeNull();
      expect(whyNotMarch(position, 'shaken', '0203')).toBe('disrupted');
    },
  );

  test('2.10.4 neither enters the enemy zone', () => {
    const position = broken('whole');
    expect(goals(position, 'whole')).not.toContain('0302');
    expect(goals(position, 'shaken')).not.toContain('0302');
  });

  test('2.10.4 a unit of a demoralized force may leave an enemy zone', () => {
    const position = siege({ map: '. . o g', pieces: { o: orc('E3Y'), g: guard('D3X') } });
    const shaken = position.with({ demoralized: [false, true] });
    expect(goals(shaken, 'o')).toEqual(['0101', '0201']);
    expect(shaken.act(move, march(shaken, 'o', '0201')).where('o')).toBe('0201');
  });
});
