/** Cases 2.8-2.11: what an attack leaves behind: the dead, the way back that leaves no choice, ladders, towers, gates, tracks. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { settle } from '../../src/engine/consequences/decisions.ts';
import { rollResult } from '../../src/engine/consequences/casualties.ts';
import { aftermath } from '../../src/engine/consequences/strike.ts';
import { headLanded, wallBreached } from '../../src/engine/consequences/tallies.ts';
import { scripted } from '../../src/engine/dice.ts';
import { entrySides } from '../../src/engine/facts/cover.ts';
import { retreatsOverTower } from '../../src/engine/facts/crossings.ts';
import { entryCosts } from '../../src/engine/facts/entry.ts';
import { havensOf } from '../../src/engine/facts/havens.ts';
import { isMagicLeader } from '../../src/engine/facts/personages.ts';
import { rallyRating } from '../../src/engine/facts/whoRallies.ts';
import { workOn } from '../../src/engine/facts/works.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { deploy } from '../../src/engine/verbs/deploy.ts';
import { slipAway } from '../../src/engine/verbs/slipAway.ts';
import { throwHead } from '../../src/engine/verbs/throwHead.ts';
import { withdraw } from '../../src/engine/verbs/withdraw.ts';
import { hexName, type Direction } from '../../src/board/hex.ts';
import type { Owed } from '../../src/engine/state.ts';
import { engine, guard, hero, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';

const nobody = scripted();

describe('7.42 a casualty', () => {
  const suffered = (code: string, die: number, lost = 0): readonly string[] => {
    const { battle, state, piece } = siege({
      map: '. d . .',
      pieces: { d: guard(code, { state: { lost } }) },
    });
    return types(rollResult(battle, state, piece('d'), scripted(die)).events);
  };

  test('E kills a fresh unit outright, ½E turns it, and kills one that is on its last side', () => {
    expect(suffered('D3Y', 1)).toEqual(['DiceRolled', 'UnitEliminated', 'TrackMoved']);
    expect(suffered('D3Z', 4)).toEqual(['DiceRolled', 'UnitEliminated', 'TrackMoved']);
    expect(suffered('D3X', 1)).toEqual(['DiceRolled', 'UnitReduced']);
    expect(suffered('D3X', 1, 1)).toEqual(['DiceRolled', 'UnitEliminated', 'TrackMoved']);
    expect(suffered('D3X', 6)).toEqual(['DiceRolled']);
  });
});

describe('2.18.4 a way back is gone at once where it leaves no choice', () => {
  const owes = (position: Position, hexes: 1 | 2, source: string): readonly string[] => {
    const owed: Owed = {
      type: 'retreat',
      unit: position.piece('d'),
      hexes,
      source: position.hex(source),
      displaced: [],
    };
    return types(settle(position.battle, { ...position.state, owed: [owed] }, nobody));
  };
  /** A ladder stands somewhere, so that ways are weighed by the feet they pass too. */
  const withLadder = (position: Position, a: string, b: string): Position =>
    position.with({ ladders: [{ hexside: position.side(a, b), foot: position.hex(b), turn: 1 }] });
  const RHOMB: Plan = {
    map: `M . M M
           M . . M
          M M d M
           M M o M`,
    levels: '. . . .\n . . 1 .\n . . . .\n . . . .',
    sides: ['0202/0302 rock up 0302 level 1'],
    pieces: { d: guard('D3X'), o: orc('E3Y') },
  };

  test('with one end it leaves none, though two ways lead there', () => {
    const position = siege({
      ...RHOMB,
      map: `M M . M
           M . . M
          M M d M
           M M o M`,
    });
    expect(owes(position, 2, '0304')).toEqual(['DecisionTaken', 'UnitRetreated', 'UnitDisrupted']);
    expect(owes(withLadder(position, '0101', '0102'), 2, '0304')).toEqual([
      'DecisionTaken',
      'UnitRetreated',
      'UnitDisrupted',
    ]);
  });

  test('with two ends it does, though the first step is the same', () => {
    const fork = siege({ map: 'M . M M\n . . d o\nM M M M', pieces: { d: guard('D3X'), o: orc('E3Y') } });
    expect(owes(fork, 2, '0402')).toEqual([]);
    expect(owes(withLadder(fork, '0301', '0401'), 2, '0402')).toEqual([]);
  });
});

describe('2.11.3 an attack over a docked tower', () => {
  const tower = siege({
    map: '. o d . .',
    levels: '. . 1 1 .',
    sides: ['0201/0301 wall up 0301 level 1'],
    pieces: {
      o: orc('E3Y'),
      d: guard('D3X'),
      t: engine('siege-tower', BESIEGER, { at: '0201' }),
      h: orc('E3Y', { gait: 'horse', at: '0101' }),
    },
  });
  const docked = tower.with({
    docks: [{ tower: tower.piece('t'), hexside: tower.side('0201', '0301'), foot: tower.hex('0201') }],
  });
  const after = (position: Position): readonly string[] =>
    types(aftermath(position.battle, position.state, position.piece('o'), position.hex('0301'), false));

  test('takes no ladder away; one over a ladder does', () => {
    expect(after(docked)).toEqual([]);
    const ladder = { hexside: tower.side('0201', '0301'), foot: tower.hex('0201'), turn: 1 };
    expect(after(tower.with({ ladders: [ladder] }))).toEqual(['LadderRemoved']);
  });

  test('and foot goes back over it, horse does not', () => {
    const back = (key: string): boolean =>
      retreatsOverTower(docked.battle, docked.state, docked.piece(key), docked.hex('0201'), 1 as Direction);
    expect([back('o'), back('h'), back('d')]).toEqual([true, false, false]);
  });
});

describe('2.10.2 where no force holds the fortress', () => {
  test('its blows move no track', () => {
    const { battle } = siege({ map: '. d .', pieces: { d: guard('D3X') } });
    const none = { ...battle, forces: battle.forces.map((force) => ({ ...force, holds: false })) };
    expect(types(headLanded(battle))).toEqual(['TrackMoved']);
    expect([...headLanded(none), ...wallBreached(none)]).toEqual([]);
  });
});

describe('2.11.7 a breach', () => {
  const shot = (ladders: boolean): readonly string[] => {
    const position = siege({
      map: '. k . c c',
      levels: '. . . 1 2',
      sides: ['0401/0501 wall up 0501 level 2'],
      step: 'siege.choosing',
      pieces: { k: engine('catapult') },
    });
    const hexside = position.side('0401', '0501');
    const stands = position.with({
      ladders: ladders ? [{ hexside, foot: position.hex('0401'), turn: 1 }] : [],
    });
    const action = { type: 'Breach', engine: position.piece('k'), hexside } as const;
    return types(stands.act(breach, action, 1, 2).events);
  };

  test('takes the ladder that leans there, and no other thing', () => {
    expect(shot(true)).toContain('LadderRemoved');
    expect(shot(false)).toContain('HexsideBreached');
    expect(shot(false)).not.toContain('LadderRemoved');
  });

  test('2.0.4 a work has one number, seen from whichever side', () => {
    const { battle } = siege({
      map: '. . c c',
      levels: '. . 1 1',
      sides: ['0201/0301 wall up 0301 level 1'],
    });
    const at = [...battle.board.work.keys()].filter((side) => battle.board.work[side]! >= 0);
    expect(at).toHaveLength(2);
    expect(at.filter((side) => workOn(battle, side as never) !== null)).toEqual([
      battle.board.works[0]!.hexside,
    ]);
  });
});

describe('the first hex of the map', () => {
  const corner = siege({ map: 'o d . .', pieces: { o: orc('E3Y'), d: guard('D3X') } });

  test('2.8.5 a shot may come in from it', () => {
    const { battle, hex } = corner;
    expect(entrySides(battle.board, hex('0101'), hex('0201'))).toEqual([4]);
    expect(entrySides(battle.board, hex('0301'), hex('0201'))).toEqual([1]);
  });

  test('2.6.3 who stands there comes from nowhere else', () => {
    const { battle, state, piece } = corner;
    expect(entryCosts(battle, state, piece('o'), false)).toBeNull();
    expect(entryCosts(battle, state, piece('d'), false)).toBeNull();
  });
});

describe('2.20 personages', () => {
  test('2.20.7 the havens are told from left to right, whoever holds them', () => {
    const { battle, state, piece } = siege({
      map: '. g n f .',
      pieces: { f: guard('D3X'), g: guard('D3X'), n: hero(DEFENDER) },
    });
    expect(havensOf(battle, state, piece('n')).map((hex) => hexName(battle.board, hex))).toEqual([
      '0201',
      '0401',
    ]);
  });

  test('2.0.2 one magic point makes a magic leader, none does not', () => {
    const { battle, piece } = siege({
      map: 'm n . .',
      pieces: { m: hero(DEFENDER, { magic: 1 }), n: hero(DEFENDER) },
    });
    expect([isMagicLeader(battle, piece('m')), isMagicLeader(battle, piece('n'))]).toEqual([true, false]);
  });

  test('2.9.2 a rating of 1 is raised by nothing, a lower one to 1', () => {
    const told = (ratings: readonly [number, number]): readonly [number, readonly string[]] => {
      const { battle, state, piece } = siege({ map: 'm . .', pieces: { m: hero(DEFENDER, { ratings }) } });
      const { rating, modifiers } = rallyRating(battle, state, piece('m'));
      return [rating, modifiers.map(({ what }) => what)];
    };
    expect(told([1, 1])).toEqual([1, []]);
    expect(told([0, 0])).toEqual([1, ['least-rating']]);
  });

  test('2.20.8 a way back is as long as it is named', () => {
    const position = siege({
      map: 'n m . . . .',
      active: DEFENDER,
      pieces: { n: hero(BESIEGER), m: hero(DEFENDER) },
    });
    const owed: Owed = { type: 'withdraw', unit: position.piece('m'), source: position.hex('0101') };
    const asked = position.with({ owed: [owed] });
    const back = (...path: readonly string[]): string | null =>
      asked.whyNot(withdraw, {
        type: 'Withdraw',
        personage: asked.piece('m'),
        path: path.map(asked.hex),
        unit: null,
        carries: [],
      });
    expect(back('0301', '0401')).toBeNull();
    expect(back('0301', '0401', '0501')).not.toBeNull();
    expect(back('0301')).not.toBeNull();
  });
});

describe('2.5 setting up', () => {
  const zones = siege({
    map: '. k . . .',
    active: DEFENDER,
    step: 'setup.defender',
    pieces: {
      m: hero(DEFENDER, { at: '0101' }),
      k: engine('catapult', DEFENDER),
      g: guard('D3X', { at: '0301' }),
    },
    zones: { defender: ['0101', '0201', '0301'] },
  });
  const place = (position: Position, who: string, where: string) =>
    ({ type: 'Deploy', piece: position.piece(who), hex: position.hex(where) }) as const;

  test('2.7.1 a personage joins who stands there, and nobody changes places with him', () => {
    expect(types(zones.act(deploy, place(zones, 'm', '0201')).events)).toEqual(['PieceDeployed']);
    expect(types(zones.act(deploy, place(zones, 'm', '0301')).events)).toEqual(['PieceDeployed']);
  });

  test('one of several areas is enough', () => {
    const [first, ...others] = zones.battle.setup;
    const second = { ...first!, hexes: new Set([zones.hex('0501')]) };
    const battle = { ...zones.battle, setup: [first!, second, ...others] };
    for (const where of ['0301', '0501']) {
      expect(deploy.whyNot(battle, zones.state, place(zones, 'm', where))).toBeNull();
    }
    expect(deploy.whyNot(battle, zones.state, place(zones, 'm', '0401'))?.code).toBe('outside-setup-zone');
  });
});

test('2.8.6 a rider who slips away into the hex inside a gate takes it', () => {
  const position = siege({
    map: '. o d c .',
    levels: '. . 1 1 .',
    sides: ['0401/0501 gate up 0401 level 1'],
    active: DEFENDER,
    pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }) },
  });
  const owed: Owed = { type: 'slip', unit: position.piece('d'), attacker: position.piece('o') };
  const asked = position.with({ owed: [owed], works: [{ breached: false, holder: BESIEGER }] });
  const slip = { type: 'SlipAway', unit: asked.piece('d'), to: asked.hex('0401'), carries: [] } as const;
  expect(types(asked.act(slipAway, slip, 6).events)).toContain('GateTaken');
});

test('2.11.8 heads are offered to every catapult that may throw', () => {
  const position = siege({
    map: 'k . c c',
    levels: '. . 1 1',
    sides: ['0201/0301 wall up 0301 level 1'],
    step: 'siege.choosing',
    pieces: { k: engine('catapult') },
  });
  const offered = throwHead.options(position.battle, position.state);
  expect(offered.map(({ hex }) => hexName(position.battle.board, hex))).toEqual(['0301', '0401']);
});
