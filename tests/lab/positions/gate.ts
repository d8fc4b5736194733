/** The gate: held while it can be held, and no longer hidden from. */
import { DEFENDER } from '../../../src/engine/battle.ts';
import { engine, guard, orc } from '../../kit/siege.ts';
import type { NamedPosition } from './position.ts';
import { town } from './town.ts';

const MOVING = { active: DEFENDER, step: 'defender-movement.moving.choosing', turn: 8, last: 10 } as const;
const OPEN = ['0304/0404'];

export const GATE: readonly NamedPosition[] = [
  {
    name: 'stands-in-the-broken-gate',
    says: 'The gate is broken and nobody stands in it; by day the next man steps into the gap.',
    cite: '2.10.5',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . . . . . . . .
            . g . . . . . .
             . . . . . o p .
            . . . . . . q .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3W', { value: 9 }), o: orc('E3Y'), p: orc('E2Y'), q: orc('E1Z') },
      breached: OPEN,
    }),
    about: ['g'],
    accepts: (end) => end.at('g') === '0304',
  },
  {
    name: 'stays-in-the-gate',
    says: 'Whoever holds the gate by day against a few does not hide in a corner of the ring.',
    cite: '2.10.6',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . g . . o p .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3W', { value: 9 }), o: orc('E1Z'), p: orc('E1Z') },
      breached: OPEN,
    }),
    about: ['g'],
    accepts: (end) => end.at('g') === '0304',
  },
  {
    name: 'plugs-the-breach',
    says: 'A wall of the second level is down and an orc stands before the gap: the free man fills it.',
    cite: '2.11.7',
    at: town({
      ...MOVING,
      map: `g . . . . . . .
             . . . . . . . .
            . . . . . . . .
             h . . . . . . .
            . . o . . . . .
             . . . p . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3X'), h: guard('D3X', { at: '0107' }), o: orc('E3Y'), p: orc('E2Y') },
      breached: ['0304/0404', '0105/0205'],
    }),
    about: ['h'],
    accepts: (end) => end.at('h') === '0105',
  },
  {
    name: 'a-second-man-behind-the-gate',
    says: 'Grond is at the gate: the second man comes to where he can close the gap when the first falls.',
    cite: '2.11.12',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . g . . o p .
            . . . . . . . .
             . . . . . . . .
            . h . . . . . .`,
      pieces: {
        g: guard('D3X', { state: { lost: 1 } }),
        h: guard('B3X'),
        o: orc('B3Z'),
        p: orc('E3Y'),
        x: engine('grond', 1, { at: '0404' }),
        t: orc('B3Z', { at: '0404' }),
      },
    }),
    about: ['h'],
    accepts: (end) => end.far('h', '0304') <= 1,
  },
  {
    name: 'sallies-at-Grond-left-alone',
    says: 'Grond stands before the gate without crew or guard: one man goes out by his own gate and burns it.',
    cite: '2.7.8',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . g . . . . .
            . . h . . . . .
             . . . . . . . o
            . . . . . . . .`,
      pieces: {
        g: guard('D3X'),
        h: guard('D3X'),
        o: orc('E1Z'),
        x: engine('grond', 1, { at: '0404' }),
      },
    }),
    about: ['g', 'h'],
    accepts: (end) => end.at('x') === 'gone' || end.at('g') === '0404' || end.at('h') === '0404',
  },
  {
    name: 'does-not-sally-into-the-host',
    says: 'The gate is shut and the host stands before it: nobody goes out to it.',
    cite: '2.7.4',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . . . . . p . .
            . . . . . q . .
             . . g . . o . .
            . . . . . r . .
             . . . . . s . .
            . . . . . . . .`,
      pieces: {
        g: guard('D3X'),
        o: orc('B3Z'),
        p: orc('E3Y'),
        q: orc('E3Y'),
        r: orc('E3Y'),
        s: orc('E3Y'),
      },
    }),
    about: ['g'],
    accepts: (end) => ['0303', '0304', '0305'].includes(end.at('g')),
  },
  {
    name: 'the-archers-stand-behind-the-swords',
    says: 'A bowman without a sword does not stand in the gap; he stands behind it, where he can shoot.',
    cite: '2.8.2',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . g . o . . .
            . . . . p . . .
             . a . . . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3W', { value: 9 }), a: guard('e2Y', { value: 6 }), o: orc('E3Y'), p: orc('E3Y') },
      breached: OPEN,
    }),
    about: ['a'],
    accepts: (end) => ['0204', '0205', '0203'].includes(end.at('a')),
  },
];
