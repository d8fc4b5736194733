/** The last turn: the act that wins is found, and the hex that wins is not left. */
import { BESIEGER, DEFENDER, type Side, type Trigger } from '../../../src/engine/battle.ts';
import { guard, hero, orc } from '../../kit/siege.ts';
import type { NamedPosition } from './position.ts';
import { town } from './town.ts';

const NO_WALLS = {
  levels: Array.from({ length: 7 }, () => '. . . . . . . .').join('\n'),
  works: {},
} as const;
const HIS = { active: BESIEGER, step: 'besieger-movement.choosing', turn: 8, last: 8 } as const;
const OURS = { active: DEFENDER, step: 'defender-movement.moving.choosing', turn: 8, last: 8 } as const;
/** 0404 and 0704 by their places in a map eight hexes wide. */
const HEX_0404 = 3 * 8 + 3;
const HEX_0704 = 3 * 8 + 6;

/** The side wins if the conditions hold when the last turn ends, the other if they do not. */
function decidedBy(side: Side, ...conditions: Trigger['if']): readonly Trigger[] {
  const win = (id: string, winner: Side, asked: Trigger['if']): Trigger => ({
    id,
    when: 'turnEnds',
    if: asked,
    roll: null,
    then: { type: 'win', side: winner, text: { en: id } },
  });
  return [
    win('won', side, [{ type: 'lastTurn' }, ...conditions]),
    win('lost', side === DEFENDER ? BESIEGER : DEFENDER, [{ type: 'lastTurn' }]),
  ];
}

const holds = (side: Side, hex: number) =>
  ({ type: 'holds', side, hexes: [hex as never], atLeast: 1 }) as const;

export const ENDS: readonly NamedPosition[] = [
  {
    name: 'takes-the-hex-that-wins',
    says: 'The host must stand on the ford at the end: whoever reaches it goes to it, though a beaten enemy stands nearer.',
    cite: '2.13',
    at: town({
      ...NO_WALLS,
      ...HIS,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . o .
            . . . . . . . .
             . . . . . . . a
            . . . . . . . .`,
      pieces: {
        o: orc('B3Z'),
        a: guard('e2Y', { value: 8, state: { lost: 1, disrupted: true } }),
        g: guard('D3X', { at: '0101' }),
      },
      triggers: decidedBy(BESIEGER, holds(BESIEGER, HEX_0404)),
    }),
    about: ['o'],
    accepts: (end) => end.at('o') === '0404',
  },
  {
    name: 'stays-on-the-hex-that-wins',
    says: 'He stands where the host must stand at the end; nothing beside it is worth leaving it.',
    cite: '2.13',
    at: town({
      ...NO_WALLS,
      ...HIS,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . o . . . .
            . . . . . . . .
             . . . . . a . .
            . . . . . . . .`,
      pieces: {
        o: orc('B3Z'),
        a: guard('e2Y', { value: 8, state: { lost: 1, disrupted: true } }),
        g: guard('D3X', { at: '0101' }),
      },
      triggers: decidedBy(BESIEGER, holds(BESIEGER, HEX_0404)),
    }),
    about: ['o'],
    accepts: (end) => end.at('o') === '0404',
  },
  {
    name: 'takes-the-hex-back',
    says: 'Ours to hold at the end, and nobody stands there: the one man in reach goes, whoever stands beside it.',
    cite: '2.13',
    at: town({
      ...NO_WALLS,
      ...OURS,
      map: `. . . . . . . .
             . . . . . . . .
            . . . g . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . o .
            . . . . . p . .`,
      pieces: { g: guard('D3X'), o: orc('B3Z'), p: orc('B3Z') },
      triggers: decidedBy(DEFENDER, holds(DEFENDER, HEX_0704)),
    }),
    about: ['g'],
    accepts: (end) => end.at('g') === '0704',
  },
  {
    name: 'denies-the-hex-to-the-enemy',
    says: 'The host wins if it stands on one hex at the end; it does not stand there yet, and one man can be there first.',
    cite: '2.13',
    at: town({
      ...NO_WALLS,
      ...OURS,
      map: `. . . . . . . .
             . . . . . . . .
            . g . . . . . .
             . . . . . . . .
            . . . . o . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { g: guard('D3W'), o: orc('E3Y', { at: '0404', state: { disrupted: true, lost: 1 } }) },
      triggers: decidedBy(BESIEGER, holds(BESIEGER, HEX_0404)),
    }),
    about: ['g'],
    accepts: (end) => end.far('g', '0404') === 1,
  },
  {
    name: 'the-gate-that-wins',
    says: 'Whoever controls the gate at the end has won; it is broken and empty, two hexes off.',
    cite: '2.3.1',
    at: (() => {
      const plan = {
        ...HIS,
        map: `. . . . . . . .
               . . . . . . . .
              . . . . . . . .
               . . . . . . . .
              . . . . . o . .
               . . . . . . . .
              . . . . . . . a`,
        pieces: {
          o: orc('E3Y'),
          a: guard('e2Y', { value: 8, state: { lost: 1, disrupted: true } }),
          g: guard('D3X', { at: '0101' }),
        },
        breached: ['0304/0404'],
      } as const;
      const { battle, side } = town(plan);
      const work = battle.board.works.findIndex(({ hexside }) => hexside === side('0304', '0404'));
      return town({
        ...plan,
        triggers: decidedBy(BESIEGER, { type: 'gate', work: work as never, side: BESIEGER }),
      });
    })(),
    about: ['o'],
    accepts: (end) => end.at('o') === '0304',
  },
  {
    name: 'catches-the-captain-who-decides',
    says: 'The battle is about one captain, and he stands alone in reach: the rider goes to catch him.',
    cite: '2.20.6',
    at: town({
      ...NO_WALLS,
      ...HIS,
      map: `. . . . . . . .
             . . . . . . . .
            . K . . . . . .
             . . . . . . o .
            . . . . . . . .
             . . . . . . . g
            . . . . . . . .`,
      pieces: {
        K: hero(DEFENDER, { ratings: [6, 3] }),
        o: orc('B3X', { gait: 'horse' }),
        g: guard('e2Y', { value: 8, state: { lost: 1, disrupted: true } }),
      },
      triggers: decidedBy(BESIEGER, { type: 'slain', piece: 0 as never }),
    }),
    about: ['o'],
    accepts: (end) => end.at('o') === '0203',
  },
  {
    name: 'strikes-the-one-whose-fall-breaks-the-host',
    says: 'Three points are missing until the host is broken: the blow goes where eight can fall, not where two fall more surely.',
    cite: '2.10.2',
    at: (() => {
      const position = town({
        ...NO_WALLS,
        ...OURS,
        step: 'defender-combat.melee.choosing',
        map: `. . . . . . . .
               . . . . . . . .
              . . . . o . . .
               . . . g p . . .
              . . . . . . . .
               . . . . . . . .
              . . . . . . . .`,
        pieces: { g: guard('B3X'), o: orc('E1Z', { value: 2, at: '0403' }), p: orc('B3Z', { value: 8 }) },
        thresholds: [36, 36],
        triggers: decidedBy(DEFENDER, { type: 'demoralized', force: 1 as never }),
      });
      return position.with({ tracks: [0, 31] });
    })(),
    about: ['g'],
    accepts: (end) => end.did('Melee', 'g').some((blow) => end.isPiece(blow.defender, 'p')),
  },
];
