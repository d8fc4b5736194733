/** Grond: brought to the gate with a crew and a guard that survive, and made to strike. */
import { BESIEGER } from '../../../src/engine/battle.ts';
import { engine, guard, hero, orc } from '../../kit/siege.ts';
import type { NamedPosition } from './position.ts';
import { town } from './town.ts';

const ATTACK = {
  active: BESIEGER,
  step: 'besieger-movement.choosing',
  turn: 4,
  last: 9,
  night: true,
} as const;
const GARRISON = { g: guard('D3X', { at: '0304' }), h: guard('D3X', { at: '0302' }) } as const;
const NAZGUL = {
  ratings: [8, 4],
  magic: 8,
  spells: ['fear', 'freeze', 'activate-grond'],
  gifts: ['flies'],
} as const;

export const GROND: readonly NamedPosition[] = [
  {
    name: 'pushes-Grond-to-the-gate',
    says: 'Two hexes of road are left: Grond goes to the gate this turn.',
    cite: '2.7.9',
    at: town({
      ...ATTACK,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . T . .
            . . . . . . o .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { ...GARRISON, x: engine('grond', BESIEGER, { at: '0604' }), T: orc('B3Z'), o: orc('E3Y') },
    }),
    about: ['T'],
    accepts: (end) => end.at('x') === '0404',
  },
  {
    name: 'guards-Grond',
    says: 'Grond stands at the gate with one troll: an orc comes beside it, for one shot may kill the troll.',
    cite: '2.11.12',
    at: town({
      ...ATTACK,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . T . . . .
            . . . . . . . .
             . . . . . . o .
            . . . . . . . .`,
      pieces: { ...GARRISON, x: engine('grond', BESIEGER, { at: '0404' }), T: orc('B3Z'), o: orc('E3Y') },
    }),
    about: ['o'],
    accepts: (end) => end.far('o', '0404') === 1,
  },
  {
    name: 'a-new-crew-for-Grond',
    says: 'The crew is dead: the next troll goes to Grond, wherever the walls are.',
    cite: '2.7.9',
    at: town({
      ...ATTACK,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . T .
            . . . . . . . .`,
      pieces: {
        ...GARRISON,
        x: engine('grond', BESIEGER, { at: '0504' }),
        T: orc('B3Z'),
        o: orc('E1Z', { at: '0807' }),
      },
    }),
    about: ['T'],
    accepts: (end) => end.at('T') === '0504',
  },
  {
    name: 'the-crew-stays-with-Grond',
    says: 'A beaten man of the sally stands near; the crew of Grond does not run after him.',
    cite: '2.11.12',
    at: town({
      ...ATTACK,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . T . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        ...GARRISON,
        x: engine('grond', BESIEGER, { at: '0404' }),
        T: orc('B3Z'),
        a: guard('e2Y', { at: '0607', value: 6, state: { disrupted: true, lost: 1 } }),
      },
    }),
    about: ['T'],
    accepts: (end) => end.at('T') === '0404' && end.at('x') === '0404',
  },
  {
    name: 'Grond-strikes-the-inner-gate',
    says: 'Within the first ring Grond stands before a gate and two walls: the gate falls to 32 throws of 36, the wall to 3.',
    cite: '16.3',
    at: town({
      active: BESIEGER,
      step: 'siege.choosing',
      turn: 8,
      last: 12,
      map: `. . . . . . . .
             . . . . . . . .
            . T . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        x: engine('grond', BESIEGER, { at: '0203' }),
        T: orc('B3Z'),
        g: guard('D3W', { at: '0102' }),
      },
      breached: ['0304/0404'],
    }),
    about: ['x'],
    accepts: (end) => end.did('Breach', 'x').some((blow) => end.isSide(blow, '0103', '0203')),
  },
  {
    name: 'activates-Grond-at-the-gate',
    says: 'Grond stands at the gate with its crew: now the spell is paid, with enough for two blows.',
    cite: '2.12.9',
    at: town({
      active: BESIEGER,
      step: 'initial-magic.besieger',
      turn: 4,
      last: 9,
      night: true,
      options: { grond: 'spell' },
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . T . . . .
            . . . . . . . .
             . . . . . . o .
            . . . . . . . .`,
      pieces: {
        ...GARRISON,
        x: engine('grond', BESIEGER, { at: '0404' }),
        T: orc('B3Z'),
        o: orc('E3Y'),
        N: hero(BESIEGER, { ...NAZGUL, at: '0706', state: { magic: 8 } }),
      },
    }),
    about: ['N'],
    accepts: (end) =>
      end.did('Cast', 'N').some(({ spell, points }) => spell === 'activate-grond' && points >= 2),
  },
  {
    name: 'does-not-wake-Grond-on-the-road',
    says: 'Grond is four hexes off the gate: whoever pays for it now pays for siege phases in which it cannot strike.',
    cite: '2.12.9',
    at: town({
      active: BESIEGER,
      step: 'initial-magic.besieger',
      turn: 4,
      last: 9,
      night: true,
      options: { grond: 'spell' },
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . T
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        ...GARRISON,
        x: engine('grond', BESIEGER, { at: '0804' }),
        T: orc('B3Z'),
        N: hero(BESIEGER, { ...NAZGUL, gifts: [], at: '0804', state: { magic: 8 } }),
      },
    }),
    about: ['N'],
    accepts: (end) => end.did('Cast', 'N').length === 0 && end.at('N') === '0804',
  },
];
