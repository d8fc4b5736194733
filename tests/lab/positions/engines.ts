/** Catapults, oil, tunnels and duels. */
import { BESIEGER, DEFENDER } from '../../../src/engine/battle.ts';
import { cauldron, engine, guard, hero, orc } from '../../kit/siege.ts';
import type { NamedPosition } from './position.ts';
import { town } from './town.ts';

const NO_WALLS = {
  levels: Array.from({ length: 7 }, () => '. . . . . . . .').join('\n'),
  works: {},
} as const;
const HIS = { active: BESIEGER, turn: 8, last: 12 } as const;
const OURS = { active: DEFENDER, turn: 8, last: 12 } as const;
const OIL = { ...OURS, step: 'besieger-combat.oil.choosing', works: { '0103/0203': 'gate' } } as const;

export const ENGINES: readonly NamedPosition[] = [
  {
    name: 'guards-the-catapult',
    says: 'Riders can reach a catapult that nobody guards: the orc goes to it, or into their way.',
    cite: '2.7.8',
    at: town({
      ...NO_WALLS,
      ...HIS,
      step: 'besieger-movement.choosing',
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             c . . . k . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . o`,
      pieces: { c: guard('B3W', { gait: 'horse' }), k: engine('catapult', BESIEGER), o: orc('E3Y') },
    }),
    about: ['o'],
    accepts: (end) => ['0504', '0404', '0405', '0403'].includes(end.at('o')),
  },
  {
    name: 'overruns-the-catapult',
    says: 'A catapult stands unguarded a ride away: into it.',
    cite: '2.7.8',
    at: town({
      ...NO_WALLS,
      ...OURS,
      step: 'defender-movement.moving.choosing',
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . c . . . k . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . o`,
      pieces: {
        c: guard('B3W', { gait: 'horse' }),
        k: engine('catapult', BESIEGER),
        o: orc('E3Y', { ma: 1 }),
      },
    }),
    about: ['c'],
    accepts: (end) => end.at('k') === 'gone' || end.at('c') === '0604',
  },
  {
    name: 'shoots-the-tower-before-the-catapult',
    says: 'The catapult can hit a tower two hexes off or a catapult four off: the tower, which is nearer and worse.',
    cite: '2.11.6',
    at: town({
      ...OURS,
      step: 'defender-movement.counter-battery.choosing',
      map: `. . . . . . . .
             . . . . . . . .
            . . k . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        k: engine('catapult', DEFENDER),
        t: engine('siege-tower', BESIEGER, { at: '0503' }),
        x: engine('catapult', BESIEGER, { at: '0703' }),
        o: orc('E3Y', { at: '0503' }),
        g: guard('D3X', { at: '0302' }),
      },
    }),
    about: ['k'],
    accepts: (end) => end.did('Bombard', 'k').some((shot) => end.isPiece(shot.target, 't')),
  },
  {
    name: 'throws-at-the-gate-that-can-fall',
    says: 'From two hexes off walls of the second level fall to four throws, its gate to five: at the gate.',
    cite: '16.3',
    at: town({
      ...HIS,
      step: 'siege.choosing',
      heads: 0,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        x: engine('catapult', BESIEGER, { at: '0303' }),
        o: orc('E3Y', { at: '0303' }),
        g: guard('D3X', { at: '0101' }),
      },
      breached: ['0304/0404'],
    }),
    about: ['x'],
    accepts: (end) => end.did('Breach', 'x').some((shot) => end.isSide(shot, '0103', '0203')),
  },
  {
    name: 'throws-heads-where-nothing-breaks',
    says: 'The outer wall never falls to a catapult: heads, and at the nearest men of the garrison.',
    cite: '2.11.8',
    at: town({
      ...HIS,
      step: 'siege.choosing',
      heads: 6,
      levels: Array.from({ length: 7 }, () => '1 1 1 . . . . .').join('\n'),
      works: { '0304/0404': 'main-gate' },
      map: `. . . . . . . .
             . . . . . . . .
            . . g . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        x: engine('catapult', BESIEGER, { at: '0503' }),
        o: orc('E3Y', { at: '0503' }),
        g: guard('D3X'),
      },
    }),
    about: ['x'],
    accepts: (end) =>
      end.did('ThrowHead', 'x').length > 0 && end.state.headSupply < 6 && headNear(end, '0303'),
  },
  {
    name: 'oil-on-the-tower',
    says: 'Under the cauldron stand a docked tower with its crew and two light spears: the oil is for the tower.',
    cite: '2.11.9',
    at: (() => {
      const position = town({
        ...OIL,
        map: `. . . . . . . .
               . . . . . . . .
              . . . o . . . .
               . . g p . . . .
              . . . q . . . .
               . . . . . . . .
              . . . . . . . .`,
        pieces: {
          g: guard('D3X'),
          K: cauldron(3, { at: '0304' }),
          o: orc('E3Y'),
          t: engine('siege-tower', BESIEGER, { at: '0403' }),
          p: orc('E1Z', { value: 3 }),
          q: orc('E1Z', { value: 3 }),
        },
      });
      const dock = {
        tower: position.piece('t'),
        hexside: position.side('0304', '0403'),
        foot: position.hex('0403'),
      };
      return position.with({ docks: [dock] });
    })(),
    about: ['K'],
    accepts: (end) => end.did('Pour', 'K').some((pour) => end.isSide(pour, '0304', '0403')),
  },
  {
    name: 'holds-the-tunnel',
    says: 'By day one man in the tunnel stands with the courage of the Guard: he goes into it, not before it.',
    cite: '2.3',
    at: town({
      ...OURS,
      step: 'defender-movement.moving.choosing',
      levels: Array.from({ length: 7 }, () => '1 1 1 . . . . .').join('\n'),
      works: { '0304/0404': 'main-gate' },
      mouths: ['0201/0202', '0202/0203'],
      map: `. h . . . . . .
             . t . . . . . .
            g . . . . . . .
             . . . . . . . .
            . . o p . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3Y'), h: guard('e2Y'), o: orc('E3Y'), p: orc('E3Y', { at: '0306' }) },
      breached: ['0304/0404'],
    }),
    about: ['g'],
    accepts: (end) => end.at('g') === '0202',
  },
  {
    name: 'challenges-whom-he-can-beat',
    says: 'Two captains stand before the King: one is his better, the other much weaker. He challenges the weaker.',
    cite: '7.26',
    at: town({
      ...NO_WALLS,
      ...OURS,
      step: 'defender-combat.duel.choosing',
      map: `. . . . . . . .
             . . . . . . . .
            . . . . o . . .
             . . . c p . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        c: guard('B3W', { gait: 'horse' }),
        K: hero(DEFENDER, { ratings: [6, 3], at: '0404' }),
        o: orc('E3Y', { at: '0503' }),
        p: orc('E3Y'),
        S: hero(BESIEGER, { ratings: [8, 4], at: '0503' }),
        L: hero(BESIEGER, { ratings: [2, 1], at: '0504' }),
      },
    }),
    about: ['K'],
    accepts: (end) => end.did('Challenge', 'K').some(({ target }) => end.isPiece(target, 'L')),
  },
  {
    name: 'a-lone-captain-goes-to-his-men',
    says: 'A captain whose unit fell stands alone in reach of riders: he goes to the next unit of his own.',
    cite: '2.20.6',
    at: town({
      ...NO_WALLS,
      ...OURS,
      step: 'defender-movement.moving.choosing',
      map: `. . . . . . . .
             . g . . . . . .
            . . . . . . . .
             . . . . K . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . o .`,
      pieces: { K: hero(DEFENDER, { ratings: [6, 3] }), g: guard('D3X'), o: orc('B3X', { gait: 'horse' }) },
    }),
    about: ['K'],
    accepts: (end) => end.at('K') === end.at('g'),
  },
];

/** Whether the head was thrown at a hex or one beside it. */
function headNear(end: Parameters<NamedPosition['accepts']>[0], hex: string): boolean {
  return end.did('ThrowHead', 'x').some((thrown) => end.isHex(thrown.hex, hex));
}
