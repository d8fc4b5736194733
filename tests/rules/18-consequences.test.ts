/** What follows from an action by itself: each consequence once, for whom it is meant, and for nobody else. */
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { arrivals } from '../../src/engine/checks/arrivals.ts';
import { demoralization } from '../../src/engine/checks/demoralization.ts';
import { grondCounted, leadersThaw } from '../../src/engine/checks/lapses.ts';
import { victory } from '../../src/engine/checks/victory.ts';
import { bannerCalls } from '../../src/engine/consequences/banner.ts';
import { carryOutRetreat } from '../../src/engine/consequences/decisions.ts';
import { settleEscape } from '../../src/engine/consequences/escapes.ts';
import { gateTaken } from '../../src/engine/consequences/gates.ts';
import { overrun } from '../../src/engine/consequences/overrun.ts';
import { scripted } from '../../src/engine/dice.ts';
import { faceOfCode, reverseOf } from '../../src/engine/face.ts';
import { strollAlong, strollsOf, whyNotSetOut } from '../../src/engine/facts/alone.ts';
import { entrySides } from '../../src/engine/facts/cover.ts';
import { engine, guard, hero, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';
import { mustGoBack } from './blows.ts';
import { arrives, inTurns, wins } from './triggers.ts';

const NO_DICE = scripted();

function row(plan: Partial<Plan> = {}): Position {
  return siege({ map: '. o . d . .', pieces: { o: orc('E3Y'), d: guard('D3X') }, ...plan });
}

describe('2.6.1 as a side begins to move', () => {
  const groups = [{ id: 'late', side: BESIEGER, pieces: ['w'], zone: ['0101'] }] as const;
  const pieces = { o: orc('E3Y'), w: orc('E3Y', { at: 'off' }) };

  test('a group that failed by its die may still come by a trigger that asks for none', () => {
    const triggers = [arrives('besiegerMoves', { atLeast: 5 }), arrives('besiegerMoves', {})];
    const { battle, state } = row({ map: '. o . . . .', pieces, groups, triggers });
    expect(types(arrivals(battle, state, BESIEGER, scripted(2)))).toEqual([
      'DiceRolled',
      'GroupDelayed',
      'GroupArrived',
    ]);
  });

  test('nothing but groups arrives, whatever else a scenario writes at that moment', () => {
    const odd = { ...wins('odd', BESIEGER, inTurns(1)), when: 'besiegerMoves' } as const;
    const { battle, state } = row({ map: '. o . . . .', pieces, groups, triggers: [odd] });
    expect(arrivals(battle, state, BESIEGER, NO_DICE)).toEqual([]);
    expect(types(victory(battle, state))).toEqual(['TurnReckoned']);
  });
});

test('2.10.3 the defender is weighed before the besieger, in whatever order the forces are written', () => {
  const at = row({ thresholds: [10, 10] });
  const [garrison, host] = at.battle.forces;
  const forces: Battle['forces'] = [host!, garrison!];
  const state = { ...at.state, tracks: [10, 10] };
  // The garrison breaks for the first time, so the host takes heart before it is weighed (2.10.2).
  expect(types(demoralization({ ...at.battle, forces }, state))).toEqual(['ForceDemoralized', 'TrackMoved']);
});

test('2.12.9 what is not at work is not counted', () => {
  const { battle, state } = row();
  const grond = (left: number) => grondCounted(battle, { ...state, magic: { ...state.magic, grond: left } });
  expect([grond(0), grond(1)].map(types)).toEqual([[], ['GrondCounted']]);
});

test('2.12 who was frozen in turn 1 thaws in turn 2, and who is not frozen never', () => {
  const thawed = (frozen: number): readonly string[] => {
    const { battle, state } = siege({
      map: 'a . .',
      turn: 2,
      pieces: { a: hero(DEFENDER, { state: { frozen } }) },
    });
    return types(leadersThaw(battle, state));
  };
  expect([0, 1, 2].map(thawed)).toEqual([[], ['LeaderThawed'], []]);
});

describe('2.3.1 a gate changes hands', () => {
  const gate = (kind: string, holder: 0 | 1, inside: 'd' | 'o'): readonly string[] => {
    const at = siege({
      map: '. . c .',
      levels: '. . 1 .',
      sides: [`0201/0301 ${kind} up 0301 level 1`],
      pieces: {
        d: guard('D3X', { at: inside === 'd' ? '0301' : '0101' }),
        o: orc('E3Y', { at: inside === 'o' ? '0301' : '0101' }),
      },
    });
    const works = at.state.works.map((work) => ({ ...work, holder }));
    return types(gateTaken(at.battle, { ...at.state, works }));
  };

  test('when the other side stands inside it, and not again while it stays', () => {
    expect(gate('gate', DEFENDER, 'o')).toEqual(['GateTaken']);
    expect(gate('gate', BESIEGER, 'o')).toEqual([]);
    expect(gate('gate', DEFENDER, 'd')).toEqual([]);
  });

  test('2.10.2 the main gate counts when the besieger takes it, not when it is taken back', () => {
    expect(gate('main-gate', DEFENDER, 'o')).toEqual(['GateTaken', 'MainGateCounted', 'TrackMoved']);
    expect(gate('main-gate', BESIEGER, 'd')).toEqual(['GateTaken']);
  });
});

describe('2.7.8 entering a hex destroys', () => {
  const entered = (side: 0 | 1): readonly string[] => {
    const at = row({
      pieces: { o: orc('E3Y'), d: guard('D3X'), t: engine('catapult', side, { at: '0301' }) },
    });
    return types(overrun(at.battle, at.state, at.piece('o'), at.hex('0301'), NO_DICE));
  };

  test('an engine of the enemy, and never one’s own', () => {
    expect(entered(DEFENDER)[0]).toBe('EngineDestroyed');
    expect(entered(BESIEGER)).toEqual([]);
  });
});

describe('2.8.13 a retreat', () => {
  const goes = (disrupted: boolean, source: string | null) => {
    const at = row({ pieces: { o: orc('E3Y'), d: guard('D3X', { state: { disrupted } }) } });
    const owed = mustGoBack(at, 'd', 1, source).state.owed[0];
    if (owed?.type !== 'retreat') throw new Error('no retreat is owed');
    const path = [at.hex('0501')];
    return carryOutRetreat(at.battle, at.state, owed, { path, displaces: null }, []);
  };

  test('disrupts, once', () => {
    expect(types(goes(false, '0301'))).toContain('UnitDisrupted');
    expect(types(goes(true, '0301'))).not.toContain('UnitDisrupted');
  });

  test('is one by 2.8.10, of who makes room by 2.8.12', () => {
    const cite = (source: string | null): unknown =>
      goes(false, source).find(({ type }) => type === 'UnitRetreated');
    expect(cite('0301')).toMatchObject({ cite: '2.8.10' });
    expect(cite(null)).toMatchObject({ cite: '2.8.12' });
  });
});

test('2.12.7 the banner calls by itself only as many as it may still call', () => {
  const at = siege({
    map: 'a d . e',
    pieces: {
      a: hero(DEFENDER, { gifts: ['banner'], spells: ['reveal'] }),
      d: guard('D3X', { state: { disrupted: true } }),
      e: guard('D3X', { state: { disrupted: true } }),
    },
    step: 'rally.defender',
    active: DEFENDER,
  });
  const called = (bannerRallies: number): number => {
    const magic = { ...at.state.magic, banner: true, bannerPhases: 1, bannerRallies };
    return types(bannerCalls(at.battle, { ...at.state, magic })).filter((type) => type === 'BannerRallied')
      .length;
  };
  expect([called(0), called(1), called(2)]).toEqual([2, 0, 0]);
});

test('2.20.7 an escape with one haven left is made, with none it is the end, with several he is asked', () => {
  const flight = (map: string): readonly string[] => {
    const at = siege({ map, pieces: { n: hero(BESIEGER), u: orc('E3Y'), v: orc('E3Y') } });
    const owed = { type: 'escape', unit: at.piece('n') } as const;
    return types(settleEscape(at.battle, at.state, owed));
  };
  expect(flight('. u . n . . v')).not.toContain('PersonageSlain');
  expect(flight('u . . n . . v')).toEqual([]);
  expect(flight('n u . . . . v')).toEqual(['DecisionTaken', 'PersonageEscaped']);
});

describe('2.20.2 a personage who walks alone', () => {
  const at = siege({
    map: `. . . .
           . n . .
          . . . .`,
    pieces: { n: hero(BESIEGER, { ma: 2 }) },
  });
  const names = (...hexes: readonly string[]) => hexes.map((name) => at.hex(name));

  test('is offered ways that begin with the next hex', () => {
    const ways = strollsOf(at.battle, at.state, at.piece('n'));
    const beside = names('0102', '0302', '0201', '0301', '0203', '0303');
    expect(new Set(ways.map(([first]) => first))).toEqual(new Set(beside));
    expect(ways.filter((way) => way.length === 1)).toHaveLength(6);
  });

  test('may not end where he began, nor go where no hex is', () => {
    const walk = (...path: readonly number[]): unknown =>
      strollAlong(at.battle, at.state, at.piece('n'), path as never);
    expect(walk(...names('0302', '0202'))).toMatchObject({ code: 'ends-where-it-began', cite: '2.20.2' });
    expect(walk(-1)).toMatchObject({ code: 'not-adjacent' });
    expect(walk(...names('0302'))).toBe(2);
  });

  test('is a piece of the battle', () => {
    expect(whyNotSetOut(at.battle, at.state, 99 as never)).toMatchObject({
      code: 'not-on-the-map',
      cite: '2.6.4',
    });
  });
});

test('2.8.5 missiles come in by the side that faces the shooter, by two where the line runs through a corner', () => {
  const { board } = siege({ map: Array.from({ length: 9 }, () => '. . . . . . . . .').join('\n') }).battle;
  const centre = 40;
  const place = (hex: number): readonly [number, number] => {
    const [q, r] = [board.q[hex]!, board.r[hex]!];
    return [Math.sqrt(3) * (q + r / 2), 1.5 * r];
  };
  const [x, y] = place(centre);
  const angle = (hex: number): number => {
    const [a, b] = place(hex);
    return Math.atan2(b - y, a - x);
  };
  const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
  for (let from = 0; from < board.size; from += 1) {
    if (from === centre) continue;
    const off = DIRECTIONS.map((direction) =>
      apart(angle(from), angle(board.beyond[centre * 6 + direction]!)),
    );
    const least = Math.min(...off);
    const facing = DIRECTIONS.filter((direction) => off[direction]! < least + 1e-9);
    expect(entrySides(board, from as never, centre as never), `from ${from}`).toEqual(facing);
  }
});

test('2.4.1 what is no code is no face', () => {
  expect([faceOfCode('D3X'), faceOfCode('Q9')].map((face) => face === null)).toEqual([false, true]);
  expect([reverseOf('D3X'), reverseOf('Q9')]).toEqual(['E3Y', null]);
});

test('dice that run out say for what', () => {
  expect(() => scripted(3).roll({ purpose: 'rally', dice: 2, cite: '8.37' })).toThrow(
    'no face left for rally',
  );
});
