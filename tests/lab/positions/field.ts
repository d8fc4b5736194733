/** The field: cavalry and foot that meet with no wall between them. */
import { BESIEGER, DEFENDER } from '../../../src/engine/battle.ts';
import { guard, hero, orc } from '../../kit/siege.ts';
import type { NamedPosition } from './position.ts';
import { town } from './town.ts';

const NO_WALLS = {
  levels: Array.from({ length: 7 }, () => '. . . . . . . .').join('\n'),
  works: {},
} as const;
const RIDE = {
  ...NO_WALLS,
  active: DEFENDER,
  step: 'defender-movement.moving.choosing',
  turn: 8,
  last: 11,
} as const;
const RIDER = { gait: 'horse', traits: ['fears-beasts'] } as const;

export const FIELD: readonly NamedPosition[] = [
  {
    name: 'rides-round-the-mumak',
    says: 'A mumak stands before the archers: the riders go round it and fall on the archers.',
    cite: '2.7.6',
    at: town({
      ...RIDE,
      map: `. . . . . . . .
             . c . . m . . .
            . . . . . . . .
             . . . . . a . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        c: guard('B3W', { ...RIDER, value: 8 }),
        m: orc('A4Z', { gait: 'beast' }),
        a: orc('e1Y', { value: 4 }),
      },
    }),
    about: ['c'],
    accepts: (end) => end.far('c', '0604') === 1 && end.far('c', '0502') > 1,
  },
  {
    name: 'strikes-where-fewest-strike-back',
    says: 'The same weak unit can be reached from two sides: one lies before three spears, the other before none.',
    cite: '2.8.7',
    at: town({
      ...RIDE,
      map: `. . . . . . . .
             . . . . . . . .
            . c . . a p . .
             . . . . . q . .
            . . . . r . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        c: guard('B3X', { ...RIDER, value: 8 }),
        a: orc('e1Z', { value: 5 }),
        p: orc('B3Z'),
        q: orc('B3Z'),
        r: orc('B3Z'),
      },
    }),
    about: ['c'],
    accepts: (end) => ['0402', '0403'].includes(end.at('c')),
  },
  {
    name: 'does-not-ride-alone-into-the-line',
    says: 'One worn company, five in the line, friends come next turn: it waits out of their reach.',
    cite: '2.8.6',
    at: town({
      ...RIDE,
      map: `. . . . . . o .
             . . . . . . p .
            . . . c . . q .
             . . . . . . r .
            . . . . . . s .
             . . . . . . . .
            d e . . . . . .`,
      pieces: {
        c: guard('e2Z', { gait: 'horse', value: 9, ma: 4, state: { lost: 1 } }),
        d: guard('B3X', { ma: 2 }),
        e: guard('B3X', { ma: 2 }),
        o: orc('B3Z'),
        p: orc('B3Z'),
        q: orc('B3Z'),
        r: orc('B3Z'),
        s: orc('B3Z'),
      },
    }),
    about: ['c'],
    accepts: (end) => Number(end.at('c').slice(0, 2)) <= 2,
  },
  {
    name: 'a-beaten-unit-goes-to-its-captain',
    says: 'A disrupted company is two hexes from the enemy; its captain stands behind it. It goes to be rallied, not forward.',
    cite: '2.9.1',
    at: town({
      ...RIDE,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . L . . d . o .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        d: guard('D3X', { state: { disrupted: true } }),
        L: hero(DEFENDER, { ratings: [6, 3] }),
        h: guard('D3X', { at: '0204' }),
        o: orc('B3Z'),
      },
    }),
    about: ['d'],
    accepts: (end) => end.far('d', '0204') <= 2,
  },
  {
    name: 'strikes-the-one-with-no-way-back',
    says: 'Two alike are in reach; one has friends of ours all round it and dies where it stands if it must go back.',
    cite: '2.8.11',
    at: town({
      ...NO_WALLS,
      active: DEFENDER,
      step: 'defender-combat.melee.choosing',
      turn: 8,
      last: 11,
      map: `o e f . . . . .
             . . . . . . . .
            . c . . . . . .
             . p . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        c: guard('B3X', { at: '0102' }),
        o: orc('E3X'),
        p: orc('E3X', { at: '0103' }),
        e: guard('D3X', { state: { fought: true } }),
        f: guard('D3X', { state: { fought: true } }),
      },
    }),
    about: ['c'],
    accepts: (end) => end.did('Melee', 'c').some((blow) => end.isPiece(blow.defender, 'o')),
  },
  {
    name: 'shoots-the-one-without-armour',
    says: 'Three targets for the bow, worth the same: the one without armour and without courage.',
    cite: '7.41',
    at: town({
      ...NO_WALLS,
      active: DEFENDER,
      step: 'defender-combat.missile.choosing',
      turn: 8,
      last: 11,
      map: `. . . . . . . .
             . . . . o . . .
            . . . . . . . .
             . . a . . p . .
            . . . . . . . .
             . . . . q . . .
            . . . . . . . .`,
      pieces: { a: guard('e2Y'), o: orc('B3X'), p: orc('E1Z'), q: orc('E3Y') },
    }),
    about: ['a'],
    accepts: (end) => end.did('Fire', 'a').some((shot) => end.isPiece(shot.target, 'p')),
  },
  {
    name: 'rallies-the-dearest-first',
    says: 'One leader, three beaten units near him: the best of them before the others.',
    cite: '2.9.1',
    at: town({
      ...NO_WALLS,
      active: BESIEGER,
      step: 'rally.besieger',
      turn: 8,
      last: 11,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . p q r . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        p: orc('E1Z', { value: 3, state: { disrupted: true } }),
        q: orc('E2Y', { value: 4, state: { disrupted: true } }),
        r: orc('B3Z', { value: 8, state: { disrupted: true } }),
        L: hero(BESIEGER, { ratings: [5, 2], at: '0404' }),
        g: guard('D3X', { at: '0801' }),
      },
    }),
    about: ['L', 'p', 'q', 'r'],
    accepts: (end) => {
      const [first] = end.actions;
      return first?.type === 'Rally' && end.isPiece(first.unit, 'r');
    },
  },
];
