/** Crowded fights by chance, personages among them, some with a decision owed, so that combat and retreats can be held against their rules. */
import fc from 'fast-check';
import { DIRECTIONS, hexName, type HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type PieceId, type Side } from '../../src/engine/battle.ts';
import type { Owed } from '../../src/engine/state.ts';
import { engine, guard, hero, orc, siege, type Plan, type Position, type Soldier } from '../kit/siege.ts';

const GROUNDS: readonly Plan[] = [
  { map: '......\n......\n......\n......\n......' },
  {
    map: '..g...\n.h.p..\n.hh.M.\n..g.M.\n......',
    sides: ['0102/0202 slope up 0202', '0202/0303 slope up 0303', '0203/0303 slope up 0203'],
  },
  {
    map: 'ccc...\ncct...\nctc...\nccc...\nccc...',
    levels: '211...\n211...\n221...\n211...\n211...',
    sides: [
      '0301/0401 wall up 0301 level 1',
      '0302/0401 wall up 0302 level 1',
      '0302/0402 main-gate up 0302 level 1',
      '0302/0403 tower up 0302 level 1',
      '0303/0403 wall up 0303 level 1',
      '0304/0404 wall up 0304 level 1',
      '0102/0202 gate up 0102 level 2',
      '0101/0201 wall up 0101 level 2',
      '0202/0302 tunnel',
      '0302/0303 tunnel',
      '0202/0203 tunnel',
      '0104/0204 wall up 0104 level 2',
    ],
  },
];

const CODES = ['B3W', 'D3X', 'e2Y', 'E1Z', 'Be3X', 'A4Z', 'Ee3X', 'e1Y'] as const;
const COLUMNS = 6;
const SIZE = 30;
const NAMES = Array.from({ length: SIZE }, (_, hex) => hexName({ columns: COLUMNS, rows: 5 }, hex as HexId));

const soldier = fc.record({
  side: fc.constantFrom<Side[]>(DEFENDER, BESIEGER),
  code: fc.constantFrom(...CODES),
  gait: fc.constantFrom('foot', 'foot', 'foot', 'horse', 'beast'),
  trait: fc.constantFrom('ladders', 'fanatic', 'fears-beasts'),
  hex: fc.nat(SIZE - 1),
  state: fc.record({
    lost: fc.nat({ max: 1 }),
    disrupted: rarely(),
    fired: rarely(),
    fought: rarely(),
    slipped: rarely(),
    rallied: rarely(),
  }),
});

const machine = fc.record({
  side: fc.constantFrom<Side[]>(DEFENDER, BESIEGER),
  weapon: fc.constantFrom('catapult', 'catapult', 'grond'),
  hex: fc.nat(SIZE - 1),
  state: fc.record({ worked: rarely(), moved: rarely() }),
});

const personage = fc.record({
  side: fc.constantFrom<Side[]>(DEFENDER, BESIEGER),
  hex: fc.nat(SIZE - 1),
  // In the hex of one of the first units, or anywhere.
  beside: fc.option(fc.nat(5)),
  magic: fc.constantFrom(0, 0, 8),
  gift: fc.constantFrom('wraith', 'mourned', 'mourned'),
  frozen: rarely(),
  moved: rarely(),
});

function rarely(): fc.Arbitrary<boolean> {
  return fc.nat(4).map((number) => number === 0);
}

const luck = fc.record({
  ground: fc.constantFrom(...GROUNDS),
  soldiers: fc.uniqueArray(soldier, { selector: ({ hex }) => hex, minLength: 4, maxLength: 20 }),
  personages: fc.array(personage, { maxLength: 6 }),
  machines: fc.uniqueArray(machine, { selector: ({ hex }) => hex, maxLength: 3 }),
  night: fc.boolean(),
  active: fc.constantFrom<Side[]>(DEFENDER, BESIEGER),
  marks: fc.array(fc.nat(5), { minLength: 12, maxLength: 12 }),
  owed: fc.constantFrom('nothing', 'retreat', 'retreat', 'displacement', 'advance', 'slip', 'escape'),
  who: fc.nat(),
  where: fc.nat(),
});

type Luck = typeof luck extends fc.Arbitrary<infer T> ? T : never;

function position({ ground, soldiers, personages, machines, night, active, marks }: Luck): Position {
  const pieces: Record<string, Soldier> = {};
  const held = new Map<string, Side>();
  for (const [index, { side, code, gait, trait, hex, state }] of soldiers.entries()) {
    const at = NAMES[hex]!;
    held.set(at, side);
    const spec = { at, gait, traits: [trait], state } as const;
    pieces[`unit-${index}`] = side === DEFENDER ? guard(code, spec) : orc(code, spec);
  }
  for (const [index, { side, weapon, hex, state }] of machines.entries()) {
    const at = NAMES[hex]!;
    const whose = held.get(at) ?? side;
    held.set(at, whose);
    pieces[`engine-${index}`] = engine(weapon, whose, { at, state });
  }
  for (const [index, { side, hex, beside, magic, gift, frozen, moved }] of personages.entries()) {
    const at = NAMES[soldiers[beside ?? -1]?.hex ?? hex]!;
    const whose = held.get(at) ?? side;
    held.set(at, whose);
    const state = { frozen: Number(frozen), moved };
    pieces[`hero-${index}`] = hero(whose, { at, magic, gifts: [gift], state });
  }
  const { battle, ...set } = siege({ ...ground, pieces, night, active });
  const mark = (index: number): number => marks[index % marks.length]!;
  return set.with({
    works: battle.board.works.map((_, id) => ({
      breached: mark(id) === 0,
      holder: mark(id) === 1 ? BESIEGER : DEFENDER,
    })),
    ladders: battle.board.works.flatMap(({ kind, hexside, outer }, id) =>
      kind === 'wall' && mark(id) > 2 ? [{ hexside, foot: outer, turn: mark(id) - 3 }] : [],
    ),
    demoralized: [mark(10) === 0, mark(11) === 0],
  });
}

/** A decision that somebody could owe there; null where the draw names none. */
function owedBy({ battle, state }: Position, { owed, who, where }: Luck): Owed | null {
  const units = battle.pieces.filter(({ kind }) => kind.class === 'unit').map(({ id }) => id);
  const unit = units[who % units.length]!;
  const { at } = state.pieces[unit]!;
  const direction = DIRECTIONS[where % 6]!;
  switch (owed) {
    case 'retreat':
      return {
        type: 'retreat',
        unit,
        hexes: who % 2 === 0 ? 1 : 2,
        source: (where % SIZE) as HexId,
        displaced: [],
      };
    case 'displacement':
      return { type: 'retreat', unit, hexes: 1, source: null, displaced: [] };
    case 'advance': {
      const hex = battle.board.beyond[at * 6 + direction] as HexId;
      return hex < 0 ? null : { type: 'advance', unit, hex };
    }
    case 'slip': {
      const attacker: PieceId | undefined = units.find(
        (id) => battle.pieces[id]!.side !== battle.pieces[unit]!.side,
      );
      return attacker === undefined ? null : { type: 'slip', unit, attacker };
    }
    case 'escape': {
      const heroes = battle.pieces.filter(({ kind }) => kind.class === 'personage');
      return heroes.length === 0 ? null : { type: 'escape', unit: heroes[who % heroes.length]!.id };
    }
    default:
      return null;
  }
}

/** Any crowded fight; where a decision is owed, sometimes its owner decides and sometimes not. */
export const randomSkirmish: fc.Arbitrary<Position> = luck.map((drawn) => {
  const fight = position(drawn);
  const owed = owedBy(fight, drawn);
  return owed === null ? fight : fight.with({ owed: [owed] });
});

/** A fight in which a unit must go back, and its owner decides. */
export const randomRetreat: fc.Arbitrary<Position> = randomSkirmish
  .filter(({ state }) => state.owed[0]?.type === 'retreat')
  .map((fight) => fight.with({ active: fight.battle.pieces[fight.state.owed[0]!.unit]!.side }));
