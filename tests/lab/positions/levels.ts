/** The levels: none given up in vain, none held too long, none taken by standing about. */
import { BESIEGER, DEFENDER } from '../../../src/engine/battle.ts';
import { guard, orc } from '../../kit/siege.ts';
import type { NamedPosition } from './position.ts';
import { town } from './town.ts';

const MOVING = { active: DEFENDER, step: 'defender-movement.moving.choosing', turn: 8, last: 10 } as const;
const ATTACK = { active: BESIEGER, step: 'besieger-movement.choosing', turn: 8, last: 10 } as const;
const OPEN = ['0304/0404'];

export const LEVELS: readonly NamedPosition[] = [
  {
    name: 'withdraws-in-time',
    says: 'The first ring is lost and full of orcs, the gate of the second is still ours and nobody holds it: back, while one can.',
    cite: '2.10.5',
    at: town({
      ...MOVING,
      night: false,
      map: `. . . . . . . .
             . . . . . . . .
            . g . . . . . .
             . . . . . . . .
            . . . o . . . .
             . . p . q . . .
            . . r s . . . .`,
      pieces: {
        g: guard('D3X', { state: { lost: 1 } }),
        o: orc('B3Z'),
        p: orc('B3Z'),
        q: orc('E3Y'),
        r: orc('E3Y'),
        s: orc('E3Y'),
      },
      breached: OPEN,
    }),
    about: ['g'],
    accepts: (end) => end.level('g') === 2,
  },
  {
    name: 'does-not-withdraw-before-time',
    says: 'The outer wall is whole and one orc stands before it: the man goes to the wall, not back to the second ring.',
    cite: '2.10.2',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . . . . . . . .
            h g . . . . . .
             . . . . . . . .
            . . . . . . o .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3X'), h: guard('D3W'), o: orc('E2Y') },
    }),
    about: ['g'],
    accepts: (end) => ['0302', '0303', '0304', '0305'].includes(end.at('g')),
  },
  {
    name: 'retakes-a-level',
    says: 'One beaten orc is all that holds the first level: whoever reaches him by day goes at him.',
    cite: '2.10.5',
    at: (() => {
      const position = town({
        ...MOVING,
        map: `. . . . . . . .
               . . . . . . . .
              . . . . . . . .
               g . . . . . . .
              . . . . . . . .
               . . . . . . . .
              . . . . . . . .`,
        pieces: {
          g: guard('B3X'),
          h: guard('D3W', { at: '0101' }),
          o: orc('E3Y', { at: '0302', state: { lost: 1, disrupted: true } }),
        },
      });
      return position.with({
        levels: position.state.levels.map((holder, at) => (at === 1 ? BESIEGER : holder)),
      });
    })(),
    about: ['g'],
    accepts: (end) => end.level('g') === 1 && end.far('g', '0302') === 1,
  },
  {
    name: 'mans-the-Citadel',
    says: 'The wall of the Citadel is breached, nobody is in it and orcs are on the level below: one man goes up.',
    cite: '2.13.1',
    at: town({
      ...MOVING,
      map: `. . . . . . . .
             . g . . . . . .
            . . . . . . . .
             . . h . . . . .
            . . . . . . . .
             . . . . . . . .
            . . o p . . . .`,
      pieces: { g: guard('D3X'), h: guard('D3W'), o: orc('B3Z'), p: orc('E3Y') },
      breached: ['0304/0404', '0106/0206'],
    }),
    about: ['g'],
    accepts: (end) => end.level('g') === 2,
  },
  {
    name: 'hunts-the-last-man',
    says: 'One archer denies the first level: the orcs that are in go to him, not on to the wall behind.',
    cite: '2.10.6',
    at: town({
      ...ATTACK,
      map: `h . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . o . . . . .
            . . . . . . . .
             . . . . . . . .
            . a . . . . . .`,
      pieces: { o: orc('E3Y'), a: guard('e2Y', { value: 6 }), h: guard('D3W') },
      breached: OPEN,
    }),
    about: ['o'],
    accepts: (end) => end.far('o', '0207') === 1,
  },
  {
    name: 'comes-in-on-the-last-turn',
    says: 'The gate is down, nobody is within: on the last turn an ordered unit must stand on the level to take it.',
    cite: '2.10.5',
    at: town({
      ...ATTACK,
      turn: 10,
      last: 10,
      map: `h . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . o . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { o: orc('E3Y'), h: guard('D3W') },
      breached: OPEN,
    }),
    about: ['o'],
    accepts: (end) => end.level('o') === 1,
  },
  {
    name: 'the-lower-level-first',
    says: 'The wall of the second level is open, but a beaten man still denies the first: it falls before the second can.',
    cite: '2.10.5',
    at: town({
      ...ATTACK,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . o . . . . .
             . . . . . . . .
            . . a . . . . .`,
      pieces: {
        o: orc('B3Z'),
        a: guard('D3X', { state: { lost: 1, disrupted: true } }),
        h: guard('D3W', { at: '0101' }),
      },
      breached: ['0304/0404', '0104/0204'],
    }),
    about: ['o'],
    accepts: (end) => end.far('o', '0307') === 1 && end.level('o') === 1,
  },
];
