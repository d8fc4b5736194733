// Rule 12 of Middle Earth IX: a fort assault on the hexes, from its brief to what comes back.
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { InlineScenario } from '../../src/scenario/schema.ts';
import { playout } from '../../src/session/playout.ts';
import { blockEnd } from '../../src/strategic/blockEnd.ts';
import { MIDDLE_EARTH_IX as GAME } from '../../src/strategic/middle-earth-ix/game.ts';
import type { BattleGround, FightMove, FightOver } from '../../src/strategic/siege.ts';
import { lookAtSort } from '../fuzz/beyond.ts';
import { sumOf } from '../fuzz/hexCount.ts';
import { hexProof } from '../fuzz/hexProof.ts';

type Loose = Readonly<Record<string, unknown>>;

const ARTHEDAIN = { power: 'Arthedain', kind: 'A', order: 'hold' };
const ANGMAR = { power: 'Angmar', kind: 'A', from: 'Mai' };
const NAZGUL = { ...ANGMAR, nazgul: true };
const FROM_GUN = { power: 'Angmar', kind: 'A', at: 'Gun', to: 'Mai' };
const FROM_THE_PASS = { power: 'Hillmen', kind: 'A', at: 'PTe', to: 'Mai' };

const must = <T>(read: { ok: true; value: T } | { ok: false; problems: readonly unknown[] }): T => {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const briefOf = (parts: Loose) =>
  must(
    GAME.parse({
      format: 'middle-earth-ix-assault/1',
      province: 'Frn',
      defender: ARTHEDAIN,
      attackers: [ANGMAR],
      ...parts,
    }),
  );
type Brief = ReturnType<typeof briefOf>;

function groundOf(brief: Brief): BattleGround {
  const ground = GAME.ground(brief, brief.province);
  if (!ground.ok) throw new Error(ground.why.say);
  return ground;
}

function blockOf(brief: Brief): InlineScenario {
  const stage = must(groundOf(brief).stage([]));
  if (stage.type !== 'block') throw new Error(stage.type);
  return stage.scenario;
}

function overAfter(brief: Brief, ...moves: readonly FightMove[]): FightOver {
  const stage = must(groundOf(brief).stage(moves));
  if (stage.type !== 'over') throw new Error(stage.type);
  return stage;
}

/** A storm fought out by two soldiers: whom its result sheet names, and what comes back. */
function stormed(brief: Brief, seed: number) {
  const block = blockOf(brief);
  const battle = must(parseScenario(JSON.parse(JSON.stringify(block)), NO_LIBRARY));
  const { state, refusals } = playout(battle, [makeAgent('soldier'), makeAgent('soldier')], seed, 0);
  const end = blockEnd(battle, state);
  const over = overAfter(brief, { type: 'fought', end });
  const outcome = must(GAME.fromResult(brief, brief.province, over.result));
  return { block, end, refusals, winner: state.verdict!.winner, over, outcome };
}

const shareFallen = (brief: Brief, games = 40): number =>
  Array.from({ length: games }, (_, seed) => stormed(brief, seed)).filter(
    ({ outcome }) => outcome.verdict === 'falls',
  ).length / games;

describe('where a storm is fought on hexes', () => {
  const why = (parts: Loose): string => {
    const brief = briefOf(parts);
    const ground = GAME.ground(brief, brief.province);
    return ground.ok ? 'fought' : ground.why.say;
  };

  test('in a fort that an army holds, and whoever supports out of it holds it too', () => {
    expect(why({})).toBe('fought');
    expect(why({ defender: { ...ARTHEDAIN, order: 'support' } })).toBe('fought');
  });

  test.each([
    ['no fort', { province: 'Anu' }, 'ixNoFort'],
    ['nobody within', { defender: null }, 'ixNobodyWithin'],
    ['the Nazgûl alone within', { defender: { power: 'Angmar', kind: 'N' } }, 'ixNobodyWithin'],
    ['an army that tried to go out', { defender: { ...ARTHEDAIN, order: 'move' } }, 'ixGoesOut'],
    ['nobody who comes', { attackers: [] }, 'ixNobodyComes'],
    ['an army of the same power', { attackers: [{ ...ANGMAR, power: 'Arthedain' }] }, 'ixOwnComes'],
    [
      'two that stand each other off',
      { attackers: [ANGMAR, { power: 'Hillmen', kind: 'A', from: 'PTe' }] },
      'ixStandOff',
    ],
  ])('%s: there is no ground, and it says why', (_, parts, say) => {
    expect(why(parts)).toBe(say);
  });
});

describe('the block', () => {
  test('has two counters for each point of strength, one ladder for two of those who storm, and the Nazgûl as a captain', () => {
    const { pieces, supplies, kinds } = blockOf(briefOf({ attackers: [NAZGUL], supports: [FROM_GUN] }));
    const count = (start: string): number => pieces.filter(({ id }) => id.startsWith(start)).length;
    expect([count('frn-'), count('mai-'), count('gun-'), count('nazgul')]).toEqual([2, 4, 2, 1]);
    expect(supplies?.ladders).toBe(3);
    expect(kinds.find(({ id }) => id === 'nazgul')).toMatchObject({ class: 'personage', rank: 'leader' });
  });

  test('leaves out whoever was cut, and who would lend his hand against his own', () => {
    const cut = { ...FROM_GUN, attackedBy: [{ power: 'Cardolan', kind: 'A', from: 'EMo' }] };
    const own = { power: 'Arthedain', kind: 'A', at: 'Oio', to: 'Mai' };
    const hills = { ...FROM_THE_PASS, attackedBy: [{ power: 'Cardolan', kind: 'A', from: 'NNi' }] };
    const { pieces } = blockOf(briefOf({ supports: [cut, own, hills] }));
    // Gundabad is a fort: whoever supports out of it goes on until he is dislodged.
    expect([...new Set(pieces.map(({ id }) => id.split('-')[0]))]).toEqual(['frn', 'mai', 'gun']);
  });

  test('twelve counters find room within the walls and two armies on each of four sides, a unit a hex', () => {
    const places = ['Gun', 'TFo', 'NNi', 'GHi', 'PTe', 'EMo', 'Oio', 'SAn', 'Eld', 'Eke'];
    const supports = (to: string) => places.map((at) => ({ power: 'Dunlendings', kind: 'A', at, to }));
    const pieces = (to: string) =>
      blockOf(briefOf({ attackers: [NAZGUL], supports: supports(to) })).pieces.filter(
        ({ id }) => id !== 'nazgul',
      );
    for (const [to, own, theirs] of [
      ['Frn', 12, 4],
      ['Mai', 2, 4 + 7 * 2],
    ] as const) {
      const found = pieces(to);
      expect(new Set(found.map(({ at }) => at)).size).toBe(own + theirs);
      expect(found.filter(({ force }) => force === 'garrison').length).toBe(own);
      expect(found.every(({ at }) => typeof at === 'string')).toBe(true);
      expect(found.length).toBe(own + theirs);
    }
  });

  test('a nominated army of the Hillmen has the better heart', () => {
    const codes = (kind: 'A' | '2A'): readonly unknown[] =>
      blockOf(briefOf({ attackers: [{ power: 'Hillmen', kind, from: 'PTe' }] }))
        .kinds.filter(({ id }) => id.startsWith('hillmen'))
        .map((sheet) => (sheet.class === 'unit' ? sheet.code : null));
    expect([codes('A'), codes('2A')]).toEqual([
      ['B2Y', 'De2Y'],
      ['B2X', 'De2X'],
    ]);
  });
});

test('any storm is a battle that can be read and fought; its sheet and its outcome say the same, and no step grows', () => {
  const storms = Array.from({ length: 48 }, (_, at) => lookAtSort('a fort', hexProof.seed, at)).reduce(sumOf);
  expect(storms.offences).toEqual([]);
  // The others are left to the strengths.
  expect(storms.blocks).toBeGreaterThanOrEqual(38);
});

describe('what comes back', () => {
  test('the strongest alone comes to the wall and goes in; whoever else came has lost nothing', () => {
    const brief = briefOf({ attackers: [NAZGUL, { power: 'Hillmen', kind: 'A', from: 'PTe' }] });
    expect(blockOf(brief).pieces.some(({ id }) => id.startsWith('pte-'))).toBe(false);
    const result = { battle: 'Frn', rounds: 1, steps: { Frn: 0, Mai: 3, PTe: 4 }, after: {} };
    expect(must(GAME.fromResult(brief, 'Frn', result))).toMatchObject({ verdict: 'falls', entered: 'Mai' });
    const spent = { ...result, steps: { Frn: 0, Mai: 0, PTe: 4 } };
    expect(must(GAME.fromResult(brief, 'Frn', spent))).toMatchObject({ verdict: 'holds', entered: null });
  });

  test.each([
    ['holds', {}],
    ['falls', { attackers: [NAZGUL], supports: [FROM_GUN] }],
  ])('left to the rules it %s as the strengths say', (verdict, parts) => {
    const brief = briefOf(parts);
    const { result } = overAfter(brief, { type: 'rolled', seed: 1 });
    const back = must(GAME.fromResult(brief, 'Frn', result));
    expect([back.verdict, GAME.autoResolve(brief, 'Frn', () => 1).verdict]).toEqual([verdict, verdict]);
  });

  test('nothing is chosen in it, and nothing comes after its end', () => {
    const ground = groundOf(briefOf({}));
    expect(ground.stage([{ type: 'chose', option: 'stand' }])).toMatchObject({
      ok: false,
      problems: [{ path: '/0', said: { say: 'ixNothingToChoose' } }],
    });
    const rolled = { type: 'rolled', seed: 1 } as const;
    expect(ground.stage([rolled, rolled])).toMatchObject({ ok: false, problems: [{ path: '/1' }] });
  });

  test('hexes and strengths mean the same: one support more or less is what decides', () => {
    const short = shareFallen(briefOf({}));
    const level = shareFallen(briefOf({ supports: [FROM_GUN] }));
    const enough = shareFallen(briefOf({ supports: [FROM_GUN, FROM_THE_PASS] }));
    expect(short).toBeLessThan(0.15);
    expect(level).toBeLessThan(0.5);
    expect(level).toBeGreaterThan(short);
    expect(enough).toBeGreaterThan(0.7);
  });
});
