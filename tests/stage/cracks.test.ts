// Cracks stay where they are, and grow by the blow.
import './brush.ts';
import { expect, test } from 'vitest';
import { crackLines } from '../../src/stage/layers/cracks.ts';

test('a second and a third blow add to the crack, a fourth does not, and the same wall cracks the same way', () => {
  const after = (blows: number) => crackLines([4, 9], 0.5, blows);
  expect(after(0)).toEqual([]);
  expect(after(2).slice(0, after(1).length)).toEqual(after(1));
  expect(after(2).length).toBeGreaterThan(after(1).length);
  expect(after(3).length).toBeGreaterThan(after(2).length);
  expect(after(4)).toEqual(after(3));
  expect(crackLines([4, 10], 0.5, 1)).not.toEqual(after(1));
  for (const line of after(3)) expect(line[0]).toEqual([4, 9]);
});
