/** Personages, units and heads by chance, sometimes with a duel or a withdrawal owed, so that duels and rallies can be held against their rules. */
import fc from 'fast-check';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, enemyOf, type Gift, type Side } from '../../src/engine/battle.ts';
import type { Spell } from '../../src/engine/spell.ts';
import type { Owed } from '../../src/engine/state.ts';
import {
  guard,
  hero,
  orc,
  siege,
  type HeroSpec,
  type Plan,
  type Position,
  type Soldier,
} from '../kit/siege.ts';

const GROUNDS: readonly Plan[] = [
  { map: '.....\n.....\n.....\n.....' },
  {
    map: 'cc...\ncc.g.\ncc.M.\ncc...',
    levels: '11...\n11...\n11...\n11...',
    sides: [
      '0201/0301 wall up 0201 level 1',
      '0202/0301 tower up 0202 level 1',
      '0202/0302 main-gate up 0202 level 1',
      '0202/0303 wall up 0202 level 1',
      '0203/0303 wall up 0203 level 1',
      '0204/0303 wall up 0204 level 1',
      '0204/0304 wall up 0204 level 1',
    ],
  },
];

const SIZE = 20;
const NAMES = Array.from({ length: SIZE }, (_, hex) => hexName({ columns: 5, rows: 4 }, hex as HexId));
const GIFTS: readonly (readonly Gift[])[] = [[], [], ['wraith'], ['slays-wraith'], ['banner'], ['avenger']];
const SPELLS: readonly (readonly Spell[])[] = [
  [],
  [],
  [],
  ['fear'],
  ['stalemate', 'reveal', 'break-darkness'],
];

const rarely = fc.nat(4).map((number) => number === 0);
const side = fc.constantFrom<Side[]>(DEFENDER, BESIEGER);

const soldier = fc.record({
  side,
  hex: fc.nat(SIZE - 1),
  mounted: rarely,
  state: fc.record({ disrupted: fc.boolean(), rallied: rarely }),
});

const personage = fc.record({
  side,
  hex: fc.nat(SIZE - 1),
  rank: fc.constantFrom<('leader' | 'individual')[]>('leader', 'leader', 'individual'),
  gifts: fc.constantFrom(...GIFTS),
  spells: fc.constantFrom(...SPELLS),
  state: fc.record({
    lost: fc.nat({ max: 1 }),
    challenged: rarely,
    duelled: rarely,
    declined: fc.boolean(),
    rallied: rarely,
    worked: rarely,
    frozen: rarely.map(Number),
    tries: fc.nat(2),
  }),
});

const luck = fc.record({
  ground: fc.constantFrom(...GROUNDS),
  soldiers: fc.uniqueArray(soldier, { selector: ({ hex }) => hex, minLength: 2, maxLength: 9 }),
  personages: fc.array(personage, { minLength: 4, maxLength: 8 }),
  /** Nobody has been tried for rally yet. */
  quiet: fc.boolean(),
  active: side,
  heads: fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 8 }),
  breached: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  magic: fc.record({
    stalemate: rarely,
    fear: rarely,
    darknessBroken: rarely,
    banner: fc.boolean(),
    bannerPhases: fc.nat(3),
    bannerRallies: fc.nat(2),
  }),
  owed: fc.constantFrom('nothing', 'duel', 'duel', 'withdraw'),
  who: fc.nat(),
});

type Luck = typeof luck extends fc.Arbitrary<infer T> ? T : never;

/** The first two personages bear the banner and know how to unfurl it, for the defender wherever their hex allows it. */
const COURT: readonly Partial<HeroSpec>[] = [
  { gifts: ['banner'] },
  { spells: ['stalemate', 'reveal', 'break-darkness'] },
];

function piecesOf({ soldiers, personages, quiet }: Luck): Record<string, Soldier> {
  const pieces: Record<string, Soldier> = {};
  const held = new Map<number, Side>();
  const marked = <M extends object>(state: M): M => (quiet ? { ...state, rallied: false } : state);
  for (const [index, { side: whose, hex, mounted, state }] of soldiers.entries()) {
    held.set(hex, whose);
    const spec = { at: NAMES[hex]!, gait: mounted ? 'horse' : 'foot', state: marked(state) } as const;
    pieces[`unit-${index}`] = whose === DEFENDER ? guard('D3X', spec) : orc('E3Y', spec);
  }
  for (const [index, { side: drawn, hex, state, ...drawnSpec }] of personages.entries()) {
    const spec = { ...drawnSpec, ...COURT[index] };
    const whose = held.get(hex) ?? (index < COURT.length ? DEFENDER : drawn);
    held.set(hex, whose);
    const magic = spec.spells.length === 0 ? 0 : 8;
    pieces[`hero-${index}`] = hero(whose, { ...spec, magic, at: NAMES[hex]!, state: marked(state) });
  }
  return pieces;
}

/** A decision that a personage could owe there: a challenge to answer, or a way back from his foe. */
function owedBy({ battle, state }: Position, { owed, who }: Luck): Owed | null {
  const heroes = battle.pieces.filter(({ kind }) => kind.class === 'personage');
  const { id: unit, side: whose } = heroes[who % heroes.length]!;
  const foe = heroes.find(({ side: other }) => other === enemyOf(whose))?.id;
  if (foe === undefined || owed === 'nothing') return null;
  if (owed === 'duel') return { type: 'duel', unit, challenger: foe };
  return { type: 'withdraw', unit, source: state.pieces[foe]!.at as HexId };
}

/** Any such court; where a decision is owed, mostly its owner decides. */
export const randomCourt: fc.Arbitrary<Position> = luck.map((drawn) => {
  const { ground, active, heads, breached, magic, who } = drawn;
  const set = siege({ ...ground, pieces: piecesOf(drawn), active });
  const works = set.battle.board.works.map((_, id) => ({ breached: breached[id]!, holder: DEFENDER }));
  const at = set.with({ works, heads: heads as HexId[], magic: { ...set.state.magic, ...magic } });
  const owed = owedBy(at, drawn);
  if (owed === null) return at;
  const owner = at.battle.pieces[owed.unit]!.side;
  return at.with({ owed: [owed], active: who % 7 === 0 ? enemyOf(owner) : owner });
});
