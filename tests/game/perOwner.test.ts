// What is remembered stands with its owner: made once, and never that of another who was asked about in between.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perOwner } from '../../src/kernel/perOwner.ts';

test('whoever is asked about in whatever order, each has his own, and it is made once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { maxLength: 40 }), (asked) => {
      const owners = Array.from({ length: 5 }, (_, name) => ({ name }));
      const made: number[] = [];
      const of = perOwner(({ name }: { name: number }) => {
        made.push(name);
        return { of: name };
      });
      expect(asked.map((name) => of(owners[name]!).of)).toEqual(asked);
      expect(made).toEqual([...new Set(asked)]);
    }),
  );
});

test('while one is made another may be asked about, and what is null is not made again', () => {
  const [city, host] = [{ name: 'city' }, { name: 'host' }];
  let made = 0;
  const nameOf = perOwner((owner: { name: string }): string | null => {
    made += 1;
    return owner === city ? `${nameOf(host) ?? 'nobody'} at the gate` : null;
  });
  expect([nameOf(city), nameOf(host), nameOf(city), nameOf(host)]).toEqual([
    'nobody at the gate',
    null,
    'nobody at the gate',
    null,
  ]);
  expect(made).toBe(2);
});
