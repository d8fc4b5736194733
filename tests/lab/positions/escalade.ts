/** Ladders, siege towers and trolls: over the wall where it is weak. */
import { BESIEGER, DEFENDER } from '../../../src/engine/battle.ts';
import { engine, guard, orc } from '../../kit/siege.ts';
import type { NamedPosition } from './position.ts';
import { town } from './town.ts';

const ATTACK = { active: BESIEGER, step: 'besieger-movement.choosing', turn: 4, last: 8 } as const;
const SCALE = { options: { outerWallTowers: 'scale' } } as const;

export const ESCALADE: readonly NamedPosition[] = [
  {
    name: 'docks-where-the-wall-is-bare',
    says: 'The tower can dock at three stretches of wall; behind two of them stand guards, behind one nobody.',
    cite: '2.11.3',
    at: town({
      ...ATTACK,
      ...SCALE,
      map: `. . . . . . . .
             . . . . . . . .
            . . g . . . . .
             . . h . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        g: guard('D3W', { value: 9 }),
        h: guard('D3X'),
        t: engine('siege-tower', BESIEGER, { at: '0403' }),
        o: orc('E3Y', { at: '0403' }),
      },
      works: { '0103/0203': 'gate' },
    }),
    about: ['t', 'o'],
    accepts: (end) => end.did('Dock', 't').some((dock) => end.isSide(dock, '0302', '0403')),
  },
  {
    name: 'brings-the-tower-up',
    says: 'A tower is two hexes off with its pusher: it goes to the wall, it does not stand in the field.',
    cite: '2.7.9',
    at: town({
      ...ATTACK,
      ...SCALE,
      map: `. . . . . . . .
             . . g . . . . .
            . . . . . . . .
             . . h . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        g: guard('D3X'),
        h: guard('D3X'),
        t: engine('siege-tower', BESIEGER, { at: '0606' }),
        o: orc('E3Y', { at: '0606' }),
      },
    }),
    about: ['o'],
    accepts: (end) => ['0406', '0405', '0407'].includes(end.at('t')),
  },
  {
    name: 'a-crew-for-the-tower',
    says: 'The tower stands alone in the field: somebody who can push it goes to it.',
    cite: '2.7.9',
    at: town({
      ...ATTACK,
      ...SCALE,
      map: `. . . . . . . .
             . . g . . . . .
            . . . . . . . .
             . . h . . . . .
            . . . . . . . .
             . . . . . . . o
            . . . . . . . .`,
      pieces: {
        g: guard('D3X'),
        h: guard('D3X'),
        t: engine('siege-tower', BESIEGER, { at: '0606' }),
        o: orc('E3Y'),
      },
    }),
    about: ['o'],
    accepts: (end) => end.at('o') === '0606',
  },
  {
    name: 'climbers-come-to-the-docked-tower',
    says: 'A docked tower is a ladder for good: the next unit goes into it, or over it at once.',
    cite: '2.11.3',
    at: (() => {
      const position = town({
        ...ATTACK,
        ...SCALE,
        map: `. . . . . . . .
               . . . . . . . .
              . . . . . . . .
               . . h . . . . .
              . . . . . . . .
               . . . . . o . .
              . . . . . . . .`,
        pieces: {
          h: guard('D3X'),
          g: guard('D3X', { at: '0302' }),
          t: engine('siege-tower', BESIEGER, { at: '0405' }),
          o: orc('E3Y'),
        },
      });
      const dock = {
        tower: position.piece('t'),
        hexside: position.side('0305', '0405'),
        foot: position.hex('0405'),
      };
      return position.with({ docks: [dock] });
    })(),
    about: ['o'],
    accepts: (end) => ['0405', '0305'].includes(end.at('o')),
  },
  {
    name: 'raises-the-ladder-where-nobody-stands',
    says: 'Three stretches of wall can be laddered; a ladder before a guard is thrown down, before nobody it is climbed.',
    cite: '2.11.2',
    at: town({
      ...ATTACK,
      map: `. . . . . . . .
             . . g . . . . .
            . . h . o . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        g: guard('D3X'),
        h: guard('D3X'),
        o: orc('E3Y', { at: '0403', state: { moved: true, spent: 2 } }),
      },
      works: { '0103/0203': 'gate' },
    }),
    about: ['o'],
    accepts: (end) => end.did('RaiseLadder', 'o').some((one) => end.isSide(one, '0304', '0403')),
  },
  {
    name: 'climbs-the-bare-wall',
    says: 'The ladder was raised last turn and nobody stands behind the wall: over it.',
    cite: '2.11.2',
    at: town({
      ...ATTACK,
      night: true,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . o . . . .
            . . . . . . . .`,
      pieces: { o: orc('E3Y'), g: guard('D3X', { at: '0301' }), h: guard('D3X', { at: '0102' }) },
      raised: [{ inner: '0306', outer: '0406' }],
    }),
    about: ['o'],
    accepts: (end) => end.level('o') === 1,
  },
  {
    name: 'throws-down-the-ladder-that-will-be-climbed',
    says: 'Of two ladders against his wall the man throws down the one at whose foot an orc stands.',
    cite: '2.11.4',
    at: town({
      active: DEFENDER,
      step: 'defender-combat.melee.choosing',
      turn: 4,
      last: 8,
      map: `. . . . . . . .
             . . . . . . . .
            . . . o . . . .
             . . g . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3X'), o: orc('E3Y') },
      raised: [
        { inner: '0304', outer: '0405' },
        { inner: '0304', outer: '0403' },
      ],
      works: { '0103/0203': 'gate' },
    }),
    about: ['g'],
    accepts: (end) => end.did('ThrowDown', 'g').some((one) => end.isSide(one, '0304', '0403')),
  },
  {
    name: 'the-troll-strikes-where-it-kills',
    says: 'A troll in the breach has the Guard before it and a beaten archer beside it: it takes the archer.',
    cite: '2.8.16',
    at: town({
      active: BESIEGER,
      step: 'besieger-combat.melee.choosing',
      turn: 8,
      last: 10,
      map: `. . . . . . . .
             . . . . . . . .
            . . g . . . . .
             . . T . . . . .
            . . a . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        g: guard('D3W', { value: 9 }),
        a: guard('e2Y', { value: 6, state: { lost: 1 } }),
        T: orc('B3Z', { value: 8 }),
      },
      breached: ['0304/0404'],
    }),
    about: ['T'],
    accepts: (end) => end.did('Melee', 'T').some((blow) => end.isPiece(blow.defender, 'a')),
  },
  {
    name: 'the-troll-goes-to-the-broken-gate',
    says: 'The gate is broken and held: the troll is the first at it, not the tenth at a bare wall.',
    cite: '2.8.C',
    at: town({
      ...ATTACK,
      night: true,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . g . . . . .
            . . . . . . . .
             . . . . . T . .
            . . . . . . o .`,
      pieces: {
        g: guard('D3X'),
        T: orc('B3Z', { value: 8, traits: ['fanatic', 'ladders', 'pushes', 'pushes-grond'] }),
        o: orc('E2Y', { traits: ['fanatic', 'ladders'] }),
      },
      breached: ['0304/0404'],
    }),
    about: ['T'],
    accepts: (end) => end.at('T') === '0404',
  },
];
