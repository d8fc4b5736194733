// Section 13 of the Battle for Arda: a battle on the hexes, from its brief to what comes back.
import { describe, expect, test } from 'vitest';
import { compileBoard } from '../../src/board/compile.ts';
import { beyond, DIRECTIONS, hexNamed, type HexId } from '../../src/board/hex.ts';
import { houseGroundAt } from '../../src/board/houseGround.ts';
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { fight, musterSides } from '../../src/strategic/battle-for-arda/battle.ts';
import { sidesAfter } from '../../src/strategic/battle-for-arda/figures.ts';
import { BATTLE_FOR_ARDA as GAME } from '../../src/strategic/battle-for-arda/game.ts';
import { armOf, codeOf } from '../../src/strategic/battle-for-arda/hexes/arms.ts';
import { captainOf, countersOf, dutyOf } from '../../src/strategic/battle-for-arda/hexes/counters.ts';
import { fieldOf, FOUGHT_FOR, neighboursOf } from '../../src/strategic/battle-for-arda/hexes/ground.ts';
import { pointsAfterDice } from '../../src/strategic/battle-for-arda/hexes/rest.ts';
import { UNITS } from '../../src/strategic/battle-for-arda/units.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import type { BattleGround, FightMove, FightOver, FightStage, PieceEnd } from '../../src/strategic/siege.ts';
import { lookAtSort } from '../fuzz/beyond.ts';
import { sumOf } from '../fuzz/hexCount.ts';
import { hexProof } from '../fuzz/hexProof.ts';
import { battleOf, endOf } from '../kit/fights.ts';

type Loose = Readonly<Record<string, unknown>>;
type Units = Readonly<Record<string, number>>;

const must = <T>(read: { ok: true; value: T } | { ok: false; problems: readonly unknown[] }): T => {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const briefOf = (attacker: Units, defender: Units, more: Loose = {}) =>
  must(
    GAME.parse({
      format: 'battle-for-arda/1',
      territory: 'Minas Tirith',
      terrain: ['settlement'],
      attacker: { units: attacker },
      defender: { units: defender },
      ...more,
    }),
  );
type Brief = ReturnType<typeof briefOf>;

function groundOf(brief: Brief): BattleGround {
  const ground = GAME.ground(brief, 'battle');
  if (!ground.ok) throw new Error(ground.why.say);
  return ground;
}

const stageOf = (brief: Brief, ...moves: readonly FightMove[]): FightStage =>
  must(groundOf(brief).stage(moves));

function blockOf(brief: Brief, ...moves: readonly FightMove[]) {
  const stage = stageOf(brief, ...moves);
  if (stage.type !== 'block') throw new Error(stage.type);
  return stage.scenario;
}

function overAfter(brief: Brief, ...moves: readonly FightMove[]): FightOver {
  const stage = stageOf(brief, ...moves);
  if (stage.type !== 'over') throw new Error(stage.type);
  return stage;
}

/** The first block, ended as it began but for these pieces. */
const foughtOnce = (brief: Brief, changes: Readonly<Record<string, Partial<PieceEnd>>> = {}): FightMove => ({
  type: 'fought',
  end: endOf(blockOf(brief), changes),
});
const GONE = { gone: true, at: 'off' } as const;
const GO_ON = { type: 'chose', option: 'storm' } as const;
const GO_BACK = { type: 'chose', option: 'retreat' } as const;

/** How many units of each kind are left, of those of a side. */
function unitsLeft(brief: Brief, { result }: FightOver, side: 'attack' | 'defence'): Units {
  const { left } = must(GAME.fromResult(brief, 'battle', result));
  return Object.fromEntries(left[side].map(({ unit, count }) => [unit.id, count]));
}

describe('where a battle for Arda is fought on the hexes (H1, H2)', () => {
  const why = (brief: Brief): string => {
    const ground = GAME.ground(brief, 'battle');
    return ground.ok ? 'fought' : ground.why.say;
  };
  const orcs = { orc_marauder: 3 };
  const guards = { tower_guard: 2 };

  test('at Minas Tirith, from whichever neighbour the attacker comes, however its name is written', () => {
    expect(neighboursOf('Minas Tirith')).toEqual([
      'Pelennor Fields',
      'Drúadan Forest',
      'Mindoullin',
      'Lossarnach',
      'Sirith',
    ]);
    for (const from of [undefined, ...neighboursOf('MINAS TIRITH')!, 'dru\u0301adan forest'])
      expect(why(briefOf(orcs, guards, { territory: 'minas tirith', from }))).toBe('fought');
  });

  test.each([
    ['a territory without a map', briefOf(orcs, guards, { territory: 'Edoras' }), 'ardaNoMap'],
    ['a territory of no name', briefOf(orcs, guards, { territory: 'constructor' }), 'ardaNoMap'],
    ['somebody from nowhere near', briefOf(orcs, guards, { from: 'Edoras' }), 'ardaNotBeside'],
    ['an eagle', briefOf(orcs, { ...guards, eagle: 1 }), 'ardaFlyers'],
    ['a dragon', briefOf({ ...orcs, dragon: 1 }, guards), 'ardaFlyers'],
    ['walls and nobody behind them', briefOf(orcs, { wall: 4, ancient_wall: 1 }), 'ardaNobodyFights'],
    ['catapults alone', briefOf({ catapult: 2 }, guards), 'ardaNobodyFights'],
  ])('%s: there is no ground, and it says why', (_, brief, say) => {
    expect(why(brief)).toBe(say);
    const ground = GAME.ground(brief, 'battle');
    expect(ground.ok ? '' : wordSaid(ground.why)).toMatch(/^no ground/);
  });

  test('a winged Nazgûl comes along: he is a captain, and captains may fly', () => {
    expect(why(briefOf({ winged_nazgul: 1 }, guards))).toBe('fought');
  });
});

describe('what the units are on the hexes (H3, H4)', () => {
  const land = [...UNITS.values()].filter(({ traits }) => !traits.includes('ship'));
  const figure = (id: string) => ({ id: `attack:${id}:1`, role: 'attack' as const, unit: UNITS.get(id)! });

  test('fourteen types by their classes', () => {
    const types = new Map<string, string[]>();
    for (const unit of land) types.set(armOf(unit), [...(types.get(armOf(unit)) ?? []), unit.id]);
    expect(Object.fromEntries([...types].map(([type, ids]) => [type, ids.sort().join(' ')]))).toEqual({
      'heavy-foot':
        'barding_infantry black_numenorean dunadan_guard dwarven_halberdier noldorin_warrior tower_guard uruk_warrior',
      foot: 'balchoth_tribesman barrow_wight beorning_warrior dunlending_wildman dwarven_axeman elven_warden helming_warrior oathbreaker orc_marauder trollman',
      levy: 'corsair goblin_stabber halforc man_at_arms riddermark_militia spearman',
      pike: 'dwarven_pikeman uruk_pikeman',
      archer: 'bowman dwarven_axethrower elven_archer galadhrim_longbowman hobbit_archer',
      skirmisher: 'elven_hunter goblin_shooter ranger snaga_skirmisher woodman',
      'heavy-horse':
        'chariot dunadan_lancer eorling_rider eotheod_cavalry kings_company pony_rider swan_knight wainrider_chieftain',
      'light-horse': 'easterling_cavalry elven_cavalry raider rohirric_scout scout variag_raider',
      'beast-rider': 'warg_rider warg_scout',
      'great-beast': 'bear ent huorn oliphaunt olog_hai spider troll',
      flyer: 'bat crebain dragon eagle raven',
      engine: 'catapult fire_of_orthanc trebuchet',
      captain: 'balrog nazgul winged_nazgul wizard',
      work: 'ancient_tower ancient_wall fortress wall war_wagon',
    });
  });

  test.each([
    ['oathbreaker', 'E2X'],
    ['man_at_arms', 'E2Z'],
    ['orc_marauder', 'D2Y'],
    ['tower_guard', 'C3X'],
    ['bowman', 'Dd2Y'],
    ['galadhrim_longbowman', 'Cc3Y'],
    ['swan_knight', 'B3X'],
    ['olog_hai', 'A3X'],
    ['oliphaunt', 'A3X'],
    ['balrog', 'A3X'],
  ])('%s: half of attack and defence is its melee: %s', (id, code) => {
    expect(codeOf(UNITS.get(id)!)).toBe(code);
  });

  test('every hit point of whoever fights is two steps of his counters, four steps on a counter at most', () => {
    for (const unit of land.filter((one) => dutyOf(one) === 'troops' && armOf(one) !== 'flyer')) {
      const steps = countersOf(figure(unit.id)).map((one) => one.steps);
      expect([unit.id, steps.reduce((a, b) => a + b)]).toEqual([unit.id, 2 * unit.hitPoints]);
      expect(Math.max(...steps)).toBeLessThanOrEqual(4);
    }
    expect(countersOf(figure('oliphaunt')).map(({ steps }) => steps)).toEqual([4, 2]);
  });

  test('a captain goes with a following that bears his hit points, and nobody else has one', () => {
    const led = land.filter(({ id }) => captainOf(figure(id)) !== null).map(({ id }) => id);
    expect(led.sort()).toEqual(['balrog', 'nazgul', 'winged_nazgul', 'wizard']);
    expect(captainOf(figure('wizard'))).toMatchObject({
      id: 'attack-wizard-1-captain',
      sheet: { rank: 'leader' },
    });
  });
});

describe('the block', () => {
  test('can be read, its defenders within the city and its attackers before the wall, a unit a hex', () => {
    const block = blockOf(briefOf({ orc_marauder: 12, nazgul: 1 }, { tower_guard: 6, wizard: 1 }));
    const { board, pieces } = battleOf(block);
    expect(pieces).toHaveLength(22);
    const places = block.pieces.filter(({ id }) => !id.endsWith('-captain')).map(({ at }) => at);
    expect(new Set(places).size).toBe(20);
    const city = fieldOf('Minas Tirith', undefined)!.inside;
    for (const { force, at } of block.pieces)
      expect([force, city.includes(at)]).toEqual([force, force === 'defenders']);
    expect(board.works.length).toBeGreaterThan(50);
  });

  test('twenty-four of a side are in the line, the strongest first; the others wait, and come up', () => {
    const brief = briefOf({ orc_marauder: 30, uruk_warrior: 2 }, { tower_guard: 26 });
    const first = blockOf(brief);
    const of = (start: string, block = first) => block.pieces.filter(({ id }) => id.startsWith(start)).length;
    expect([of('attack-uruk-warrior'), of('attack-orc-marauder'), of('defence')]).toEqual([2, 22, 24]);
    const fallen = Object.fromEntries(
      first.pieces.filter(({ id }) => /^defence-tower-guard-[1-5]$/.test(id)).map(({ id }) => [id, GONE]),
    );
    const next = blockOf(brief, foughtOnce(brief, fallen), GO_ON);
    expect([of('defence', next), of('attack', next)]).toEqual([21, 24]);
    expect(next.setup.find(({ force }) => force === 'defenders')?.pieces).toEqual([
      'defence-tower-guard-25',
      'defence-tower-guard-26',
    ]);
  });

  test('whoever stood somewhere stands there in the next block, with the steps he lost', () => {
    const brief = briefOf({ orc_marauder: 4 }, { troll: 1, tower_guard: 1 });
    const moved = { 'attack-orc-marauder-1': { at: '1318', lost: 1 }, 'defence-troll-1': { lost: 3 } };
    const { pieces } = blockOf(brief, foughtOnce(brief, moved), GO_ON);
    expect(pieces.find(({ id }) => id === 'attack-orc-marauder-1')).toMatchObject({ at: '1318', lost: 1 });
    expect(pieces.find(({ id }) => id === 'defence-troll-1')).toMatchObject({ lost: 3 });
  });

  test.each([
    [undefined, '1211/1112'],
    ['Lossarnach', '1018/0918'],
    ['Mindoullin', '1007/0907'],
  ])('from %s the first ladder leans at %s', (from, ladder) => {
    const { opening } = blockOf(briefOf({ orc_marauder: 8 }, { tower_guard: 2, ancient_wall: 1 }, { from }));
    expect(opening?.ladders).toContain(ladder);
    expect(opening?.ladders).toHaveLength(4);
  });
});

describe('Osgiliath', () => {
  const sides = [
    ['West Osgiliath', 'East Osgiliath'],
    ['East Osgiliath', 'West Osgiliath'],
  ] as const;

  test.each(sides)(
    '%s is assailed over the river from the ruins of %s, and by land from the others',
    (here, there) => {
      const { board, inside, lines } = fieldOf(here, there)!;
      const hexes = fieldOf(there, here)!.inside;
      expect(hexes.every((hex) => board.level[hexNamed(board, hex)!] === 0)).toBe(true);
      expect(inside.every((hex) => board.level[hexNamed(board, hex)!] === 1)).toBe(true);
      const across = (hex: string): boolean => lines.includes(hex) && hexes.includes(hex);
      expect(hexes.filter(across).length).toBeGreaterThan(12);
      for (const from of neighboursOf(here)!.filter((one) => one !== there))
        expect(fieldOf(here, from)!.lines.filter((hex) => hexes.includes(hex))).toEqual([]);
    },
  );

  test('over the water there are fords and two lanes of a broken bridge, and whoever wades stops', () => {
    const { board } = fieldOf('West Osgiliath', 'East Osgiliath')!;
    const rowAt = (hex: string) => houseGroundAt(board, hexNamed(board, hex)!);
    expect(rowAt('1108')).toMatchObject({ name: { en: 'Bridge' }, stops: false });
    for (const hex of ['1207', '1208', '1202', '1203', '1104', '1112', '1212', '1113', '1114'])
      expect([hex, rowAt(hex)]).toMatchObject([hex, { stops: true, strength: -1 }]);
    expect(rowAt('1206')).toMatchObject({ cost: { foot: null } });
  });

  test('nobody comes from one bank to the other but through a ford or over the bridge', () => {
    const { board } = fieldOf('West Osgiliath', 'East Osgiliath')!;
    const isDry = (hex: HexId) => {
      const row = houseGroundAt(board, hex);
      return row === null || (row.cost.foot !== null && row.look !== 'ford' && row.look !== 'bridge');
    };
    const reached = [hexNamed(board, '0708')!];
    for (const hex of reached) {
      for (const direction of DIRECTIONS) {
        const next = beyond(board, hex, direction);
        if (next >= 0 && isDry(next as HexId) && !reached.includes(next as HexId))
          reached.push(next as HexId);
      }
    }
    expect(reached).not.toContain(hexNamed(board, '1508'));
    expect(reached.length).toBeGreaterThan(100);
  });

  test('W20: four walls before four spearmen are eight hexsides about the gate that is assailed', () => {
    const brief = briefOf(
      { uruk_warrior: 10, catapult: 2 },
      { wall: 4, spearman: 4 },
      { territory: 'East Osgiliath', from: 'Crossroads', terrain: ['river', 'settlement'] },
    );
    const down = blockOf(brief).opening?.breached ?? [];
    const { board } = fieldOf('East Osgiliath', 'Crossroads')!;
    expect(board.works.length - down.length).toBe(8);
    for (const pair of ['1807/1708', '1809/1708']) expect(down).not.toContain(pair);
    const over = overAfter(brief, foughtOnce(brief), GO_BACK);
    expect(unitsLeft(brief, over, 'defence')).toEqual({ spearman: 4, wall: 2 });
  });
});

describe('works (H3)', () => {
  const orcs = { orc_marauder: 10 };
  const downWith = (works: Units): readonly string[] =>
    blockOf(briefOf(orcs, { tower_guard: 3, ...works })).opening?.breached ?? [];
  const outer = downWith({});

  test('without any the first circle lies in ruins, the gate and all', () => {
    const { board } = fieldOf('Minas Tirith', undefined)!;
    expect(outer).toHaveLength(board.works.filter(({ level }) => level === 1).length);
    expect(outer).toContain('1313/1213');
  });

  test('each wall stands for two hexsides, those nearest to the assault', () => {
    expect(downWith({ wall: 1 })).toHaveLength(outer.length - 2);
    const three = downWith({ wall: 3 });
    expect(three).toHaveLength(outer.length - 6);
    for (const pair of ['1211/1112', '1215/1114']) expect(three).not.toContain(pair);
    expect(three).toContain('1313/1213');
  });

  test('a fortress is the gate and the towers', () => {
    const down = downWith({ fortress: 1 });
    expect(down).not.toContain('1313/1213');
    expect(down).not.toContain('1212/1213');
    expect(down).toContain('1211/1112');
  });

  test('ancient works are the whole circle, and stand again whatever was broken', () => {
    const brief = briefOf(orcs, { tower_guard: 3, ancient_tower: 1 });
    expect(blockOf(brief).opening?.breached).toEqual([]);
    const end = { ...endOf(blockOf(brief)), breached: ['1313/1213', '0911/0811'] };
    const { opening } = blockOf(brief, { type: 'fought', end }, GO_ON);
    expect(opening?.breached).toEqual(['0911/0811']);
  });

  test('each has its crew: towers and a fortress with a catapult, walls with a cauldron and a measure for each of their dice', () => {
    const crews = (works: Units): readonly string[] =>
      blockOf(briefOf(orcs, { tower_guard: 1, ...works }))
        .pieces.filter(({ id }) => /crew|cauldron|catapult/.test(id))
        .map(({ id, oil }) => (oil === undefined ? id : `${id} ${oil}`));
    expect(crews({})).toEqual([]);
    expect(crews({ ancient_tower: 1, ancient_wall: 1 })).toEqual([
      'ancient-tower-1-crew',
      'ancient-tower-1-catapult',
      'ancient-wall-1-crew',
      'ancient-wall-1-cauldron 2',
    ]);
    expect(crews({ fortress: 1, wall: 2 })).toEqual([
      'fortress-1-crew',
      'fortress-1-catapult',
      'wall-1-crew',
      'wall-1-cauldron 1',
      'wall-2-crew',
      'wall-2-cauldron 1',
    ]);
  });

  test('a crew is there anew in every block while its work stands, and counts for nobody', () => {
    const brief = briefOf(orcs, { tower_guard: 2, wall: 2 });
    const ids = (...moves: readonly FightMove[]): readonly string[] =>
      blockOf(brief, ...moves)
        .pieces.map(({ id }) => id)
        .filter((id) => id.startsWith('wall'));
    const gone = foughtOnce(brief, Object.fromEntries(ids().map((id) => [id, GONE])));
    expect(ids(gone, GO_ON)).toEqual(ids());
    expect(unitsLeft(brief, overAfter(brief, gone, GO_BACK), 'defence')).toEqual({ tower_guard: 2, wall: 2 });
    const emptied = { 'defence-tower-guard-1': GONE, 'defence-tower-guard-2': GONE };
    expect(unitsLeft(brief, overAfter(brief, foughtOnce(brief, emptied)), 'defence')).toEqual({});
  });

  test('in the first block the siege does in the mean what its dice do: two hexsides for a catapult, three for a trebuchet, five for the fire of Orthanc', () => {
    const walls = { tower_guard: 3, wall: 5 };
    const points = (engines: Units): number => {
      const brief = briefOf({ ...orcs, ...engines }, walls);
      const { result } = overAfter(brief, foughtOnce(brief), GO_BACK);
      return Object.entries(result.steps)
        .filter(([id]) => id.startsWith('defence:wall'))
        .reduce((sum, [, steps]) => sum + steps, 0);
    };
    expect([
      points({}),
      points({ catapult: 1 }),
      points({ trebuchet: 1 }),
      points({ fire_of_orthanc: 1 }),
    ]).toEqual([10, 8, 7, 5]);
    expect(points({ catapult: 9 })).toBe(0);
  });

  test('an engine that was lost in it brings down nothing, and the walls fall in no later block', () => {
    const brief = briefOf({ ...orcs, catapult: 2 }, { tower_guard: 3, wall: 4 });
    const lost = foughtOnce(brief, { 'attack-catapult-1': GONE });
    const second: FightMove = { type: 'fought', end: endOf(blockOf(brief, lost, GO_ON)) };
    const over = overAfter(brief, lost, GO_ON, second, GO_BACK);
    expect(unitsLeft(brief, over, 'defence')).toEqual({ tower_guard: 3, wall: 3 });
    expect(unitsLeft(brief, over, 'attack')).toEqual({ orc_marauder: 10, catapult: 1 });
  });

  test('a fortress falls at once or is whole again', () => {
    const left = (engines: Units): Units => {
      const brief = briefOf({ ...orcs, ...engines }, { tower_guard: 3, wall: 1, fortress: 1 });
      return unitsLeft(brief, overAfter(brief, foughtOnce(brief), GO_BACK), 'defence');
    };
    expect(left({ trebuchet: 1 })).toEqual({ tower_guard: 3, fortress: 1 });
    expect(left({ trebuchet: 1, catapult: 1 })).toEqual({ tower_guard: 3 });
  });

  test('the fire burns once, hit or not', () => {
    const brief = briefOf({ ...orcs, fire_of_orthanc: 2 }, { tower_guard: 3, ancient_wall: 1 });
    const over = overAfter(brief, foughtOnce(brief), GO_BACK);
    expect(unitsLeft(brief, over, 'attack')).toEqual({ orc_marauder: 10 });
    expect(unitsLeft(brief, over, 'defence')).toEqual({ tower_guard: 3, ancient_wall: 1 });
  });
});

describe('what comes back (H5, H6)', () => {
  const brief = briefOf({ orc_marauder: 3, troll: 1 }, { tower_guard: 2, catapult: 1, wall: 1 });

  test('two steps lost are a hit point, and whoever has one step left stands', () => {
    const moves = [
      foughtOnce(brief, { 'attack-troll-1': { lost: 3 }, 'attack-orc-marauder-1': { lost: 1 } }),
      GO_BACK,
    ];
    const { result, scored } = overAfter(brief, ...moves);
    expect(result.steps).toMatchObject({ 'attack:troll:1': 1, 'attack:orc_marauder:1': 1 });
    expect(scored).toEqual([{ attacker: 0, defender: 1 }]);
    const { left } = must(GAME.fromResult(brief, 'battle', result));
    expect(left.attack.find(({ unit }) => unit.id === 'troll')).toMatchObject({ count: 1, damage: 1 });
  });

  test('with the last who fights fall the engines and the walls, and the territory is taken', () => {
    const gone = { 'defence-tower-guard-1': GONE, 'defence-tower-guard-2': GONE };
    const over = overAfter(brief, foughtOnce(brief, gone));
    expect(unitsLeft(brief, over, 'defence')).toEqual({});
    expect(must(GAME.fromResult(brief, 'battle', over.result))).toMatchObject({
      verdict: 'taken',
      rounds: 1,
    });
    expect(over.scored).toEqual([{ attacker: 5, defender: 0 }]);
  });

  test('an attacker who goes back has lost, and says so in the result', () => {
    const { result } = overAfter(brief, foughtOnce(brief), GO_BACK);
    expect(result).toMatchObject({ rounds: 1, after: { retreat: true } });
    expect(must(GAME.fromResult(brief, 'battle', result)).verdict).toBe('held');
    for (const after of [{ retreat: false }, { fled: true }])
      expect(GAME.fromResult(brief, 'battle', { ...result, after })).toMatchObject({
        ok: false,
        problems: [{ path: `/after/${Object.keys(after)[0]}`, code: 'not-asked' }],
      });
  });

  test('after ten blocks both stand', () => {
    let moves: readonly FightMove[] = [];
    for (let round = 1; round <= 10; round++) {
      moves = [...moves, { type: 'fought', end: endOf(blockOf(brief, ...moves)) }];
      if (round < 10) moves = [...moves, GO_ON];
    }
    const { result } = overAfter(brief, ...moves);
    expect(result.rounds).toBe(10);
    expect(must(GAME.fromResult(brief, 'battle', result)).verdict).toBe('undecided');
  });

  test('a fight left to the dice before its first block ends as the dice alone have it', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { result } = overAfter(brief, { type: 'rolled', seed });
      expect(must(GAME.fromResult(brief, 'battle', result))).toEqual(
        GAME.autoResolve(brief, 'battle', dieOf(seed, 0)),
      );
    }
  });

  test('left to them later it goes on in the round that it has come to, with what is left', () => {
    const first = foughtOnce(brief, { 'attack-troll-1': { lost: 2 }, 'defence-tower-guard-1': GONE });
    for (let seed = 0; seed < 20; seed++) {
      const { result, scored } = overAfter(brief, first, GO_ON, { type: 'rolled', seed });
      expect(result.rounds).toBeGreaterThan(1);
      expect(result.rounds).toBeLessThanOrEqual(10);
      expect(result.steps['attack:troll:1']).toBeLessThanOrEqual(1);
      expect(result.steps['defence:tower_guard:1']).toBe(0);
      expect(scored).toHaveLength(1);
    }
  });

  test('what the dice leave of each kind is left on the figures, the soundest of them, and nobody mends', () => {
    const trolls = briefOf({ troll: 3, oliphaunt: 2 }, { tower_guard: 4, balrog: 2, wall: 2 });
    const start = musterSides(trolls);
    const before: Readonly<Record<string, number>> = {
      ...GAME.figures(trolls, 'battle'),
      'attack:troll:1': 1,
      'attack:oliphaunt:1': 2,
      'attack:oliphaunt:2': 1,
      'defence:balrog:2': 1,
      'defence:tower_guard:3': 0,
    };
    for (let seed = 0; seed < 60; seed++) {
      const { left } = fight(trolls, sidesAfter(start, before), dieOf(seed, 0), undefined, 1);
      const points = pointsAfterDice(start, before, left);
      for (const [id, now] of Object.entries(points)) expect(now).toBeLessThanOrEqual(before[id]!);
      const kept = sidesAfter(start, points);
      for (const role of ['attack', 'defence'] as const)
        expect(kept[role].map(({ unit, count }) => [unit.id, count])).toEqual(
          left[role].map(({ unit, count }) => [unit.id, count]),
        );
    }
  });

  test.each<[string, readonly FightMove[], string, string]>([
    ['a decision before the first block', [GO_ON], '/0', 'ardaNothingToChoose'],
    ['a block before it is decided', [foughtOnce(brief), foughtOnce(brief)], '/1', 'ardaToDecide'],
    ['dice before it is decided', [foughtOnce(brief), { type: 'rolled', seed: 1 }], '/1', 'ardaToDecide'],
    ['another answer', [foughtOnce(brief), { type: 'chose', option: 'wait' }], '/1', 'ardaNotAsked'],
    [
      'more after the end',
      [
        { type: 'rolled', seed: 1 },
        { type: 'rolled', seed: 1 },
      ],
      '/1',
      'ardaFightIsOver',
    ],
  ])('%s is refused with its place', (_, moves, path, say) => {
    expect(groundOf(brief).stage(moves)).toMatchObject({ ok: false, problems: [{ path, said: { say } }] });
  });
});

test.each(FOUGHT_FOR)(
  'I10: any battle at %s is fought out by greedy agents, and whoever was brought is left or lost, no more and no less',
  (territory) => {
    const fights = Array.from({ length: 12 }, (_, at) =>
      lookAtSort(`${territory} in Arda`, hexProof.seed, at),
    );
    expect(fights.reduce(sumOf).offences).toEqual([]);
    expect(fights.reduce(sumOf).blocks).toBeGreaterThan(12);
  },
  120_000,
);

test('the map of every place compiles, and its lines and its defenders stand on ground of their own', () => {
  for (const territory of FOUGHT_FOR) {
    for (const from of neighboursOf(territory)!) {
      const { map, inside, lines } = fieldOf(territory, from)!;
      expect(compileBoard(map).ok).toBe(true);
      expect(inside.filter((hex) => lines.includes(hex))).toEqual([]);
      expect([inside.length >= 24, lines.length >= 24]).toEqual([true, true]);
    }
  }
});
