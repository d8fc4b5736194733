/** Spells: points are few, so each is held for its moment. */
import { BESIEGER, DEFENDER } from '../../../src/engine/battle.ts';
import { engine, guard, hero, orc } from '../../kit/siege.ts';
import type { NamedPosition, StepEnd } from './position.ts';
import { town } from './town.ts';

const HIS = { active: BESIEGER, step: 'initial-magic.besieger', turn: 8, last: 12 } as const;
const OURS = { active: DEFENDER, step: 'initial-magic.defender', turn: 4, last: 9, night: true } as const;
const NAZGUL = { ratings: [8, 4], magic: 8, spells: ['fear', 'freeze', 'activate-grond'] } as const;
const WIZARD = { ratings: [7, 3], magic: 10, spells: ['break-darkness', 'stalemate', 'reveal'] } as const;
const FIELD = `. . . . . . . .
                . . . . . . . .
               . . . . . . . .
                . . . . . . . .
               . . . . . . . .
                . . . . . . . .
               . . . . . . . .`;
const MELEE = `. . . . . . . .
                . . . . a b . .
               . . . . o p . .
                . . . . c d . .
               . . . . q r . .
                . . . . . . . .
               . . . . . . . .`;
const FIGHTERS = {
  a: guard('D3X'),
  b: guard('B3X'),
  c: guard('D3X'),
  d: guard('B3W'),
  o: orc('E3Y'),
  p: orc('E2Y'),
  q: orc('E3Y'),
  r: orc('B3Z'),
} as const;

const nothing = (end: StepEnd, who: string): boolean => end.actions.length === 0 && end.at(who) !== 'gone';

export const MAGIC: readonly NamedPosition[] = [
  {
    name: 'holds-Fear-for-the-charge',
    says: 'Nobody is in contact with anybody: Fear would frighten nobody, and the points would be gone.',
    cite: '2.12.2',
    at: town({
      ...HIS,
      map: FIELD,
      pieces: {
        N: hero(BESIEGER, { ...NAZGUL, spells: ['fear'], at: '0706', state: { magic: 4 } }),
        o: orc('E3Y', { at: '0706' }),
        g: guard('D3X', { at: '0304' }),
      },
    }),
    about: ['N'],
    accepts: (end) => nothing(end, 'N'),
  },
  {
    name: 'casts-Fear-in-the-charge',
    says: 'Four against four are in contact in the field: now Fear is worth three of the points.',
    cite: '17.4',
    at: town({
      ...HIS,
      map: MELEE,
      pieces: {
        ...FIGHTERS,
        N: hero(BESIEGER, { ...NAZGUL, at: '0505', state: { magic: 8 } }),
        x: engine('grond', BESIEGER, { at: '0807' }),
      },
    }),
    about: ['N'],
    accepts: (end) =>
      end.did('Cast', 'N').some(({ spell, points }) => spell === 'fear' && points >= 2 && points <= 4),
  },
  {
    name: 'breaks-the-Darkness-when-all-are-in-contact',
    says: 'A night of contacts: Break Darkness takes the fury and a letter from every orc at once.',
    cite: '2.12',
    at: town({
      ...OURS,
      map: MELEE,
      pieces: {
        ...FIGHTERS,
        W: hero(DEFENDER, { ...WIZARD, at: '0504', state: { magic: 6 } }),
        N: hero(BESIEGER, { ...NAZGUL, at: '0505', state: { magic: 4 } }),
      },
    }),
    about: ['W'],
    accepts: (end) =>
      end
        .did('Cast', 'W')
        .some(({ spell, points }) => spell === 'break-darkness' && points >= 2 && points <= 4),
  },
  {
    name: 'Stalemate-before-Grond-is-woken',
    says: 'Grond stands at the gate and only the wraith can wake it: Stalemate now, with two points or three, costs him a blow.',
    cite: '2.12',
    at: town({
      ...OURS,
      options: { grond: 'spell' },
      map: FIELD,
      pieces: {
        W: hero(DEFENDER, { ...WIZARD, at: '0303', state: { magic: 6 } }),
        g: guard('D3X', { at: '0303' }),
        h: guard('D3X', { at: '0304' }),
        x: engine('grond', BESIEGER, { at: '0404' }),
        T: orc('B3Z', { at: '0404' }),
        N: hero(BESIEGER, { ...NAZGUL, gifts: ['wraith'], at: '0604', state: { magic: 6 } }),
        o: orc('E3Y', { at: '0604' }),
      },
    }),
    about: ['W'],
    accepts: (end) =>
      end.did('Cast', 'W').some(({ spell, points }) => spell === 'stalemate' && points >= 2 && points <= 3),
  },
  {
    name: 'reveals-the-King-while-the-wraith-has-points',
    says: 'Aragorn is on the field and the wraith holds eight points: Reveal takes them all.',
    cite: '2.12.7',
    at: town({
      ...OURS,
      turn: 8,
      last: 12,
      night: false,
      map: FIELD,
      pieces: {
        W: hero(DEFENDER, { ...WIZARD, at: '0304', state: { magic: 6 } }),
        g: guard('D3X', { at: '0304' }),
        A: hero(DEFENDER, { ratings: [8, 4], gifts: ['banner'], at: '0507' }),
        h: guard('B3W', { at: '0507' }),
        N: hero(BESIEGER, { ...NAZGUL, at: '0801', state: { magic: 8 } }),
        o: orc('E3Y', { at: '0801' }),
      },
    }),
    about: ['W'],
    accepts: (end) =>
      end.did('Cast', 'W').some(({ spell, points }) => spell === 'reveal' && points >= 2 && points <= 4),
  },
  {
    name: 'freezes-the-captain-of-the-charge',
    says: 'Two leaders are in reach: the King rides before the charge, a lesser one sits in a tower. Freeze is for the King.',
    cite: '2.12',
    at: town({
      ...HIS,
      map: FIELD,
      pieces: {
        N: hero(BESIEGER, { ...NAZGUL, spells: ['freeze'], at: '0605', state: { magic: 4 } }),
        o: orc('E3Y', { at: '0605' }),
        p: orc('E3Y', { at: '0505' }),
        K: hero(DEFENDER, { ratings: [8, 4], at: '0504' }),
        c: guard('B3W', { at: '0504' }),
        d: guard('B3W', { at: '0404' }),
        L: hero(DEFENDER, { ratings: [2, 1], at: '0202' }),
        g: guard('D3X', { at: '0202' }),
      },
    }),
    about: ['N'],
    accepts: (end) =>
      end
        .did('Cast', 'N')
        .some(({ target, points }) => end.isPiece(target, 'K') && points >= 2 && points <= 3),
  },
  {
    name: 'leaves-no-points-over',
    says: 'The last turn, two contacts, three points: what is not cast now is cast never.',
    cite: '2.12.1',
    at: town({
      ...HIS,
      turn: 12,
      last: 12,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . c o . .
            . . . . . d q .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        c: guard('D3X', { state: { lost: 1 } }),
        d: guard('B3X', { state: { lost: 1 } }),
        o: orc('E3Y'),
        q: orc('E3Y'),
        N: hero(BESIEGER, { ...NAZGUL, spells: ['fear'], gifts: ['flies'], at: '0604', state: { magic: 3 } }),
      },
    }),
    about: ['N'],
    accepts: (end) => end.did('Cast', 'N').some(({ spell, points }) => spell === 'fear' && points >= 2),
  },
];
