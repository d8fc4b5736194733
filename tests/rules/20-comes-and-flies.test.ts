/** Cases 2.20.2-2.20.8: personages who come in, walk off the edge, fly, and go back. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { fly } from '../../src/engine/verbs/fly.ts';
import { moveAlone } from '../../src/engine/verbs/moveAlone.ts';
import { carryOutWithdrawal, settleWithdraw } from '../../src/engine/consequences/carryOutWithdrawal.ts';
import { besideWork } from '../../src/engine/facts/ground.ts';
import { closedByNature, inContact, workAt } from '../../src/engine/facts/hexsides.ts';
import { DIRECTIONS, type Direction, type HexId } from '../../src/board/hex.ts';
import { engine, guard, hero, orc, siege, types, type Position } from '../kit/siege.ts';

const along = (position: Position, who: string, ...path: readonly string[]) =>
  ({ type: 'MoveAlone', personage: position.piece(who), path: path.map(position.hex) }) as const;

describe('2.6.3 a personage who comes in', () => {
  const waiting = siege({
    map: 'g . . .\n. . . .',
    active: DEFENDER,
    pieces: { m: hero(DEFENDER, { at: 'off' }), x: guard('D3X', { at: '0402' }) },
    groups: [{ id: 'relief', side: DEFENDER, pieces: ['m'], zone: ['0101'] }],
  }).with({ arrived: [true] });

  test('enters by a grove, as foot does', () => {
    expect(waiting.whyNot(moveAlone, along(waiting, 'm', '0101'))).toBeNull();
    const paths = moveAlone.options(waiting.battle, waiting.state).map(({ path }) => path[0]);
    expect(new Set(paths)).toEqual(new Set([waiting.hex('0101')]));
  });

  test('and his way begins with the hex he enters', () => {
    const came = waiting.act(moveAlone, along(waiting, 'm', '0101', '0201'));
    expect(came.events).toMatchObject([{ path: [waiting.hex('0101'), waiting.hex('0201')], flying: false }]);
    const walked = came.with({
      pieces: came.state.pieces.with(came.piece('m'), { ...came.standing('m'), moved: false }),
    });
    expect(walked.act(moveAlone, along(walked, 'm', '0301')).events).toMatchObject([
      { path: [waiting.hex('0201'), waiting.hex('0301')], flying: false },
    ]);
  });

  test('2.20.2 nobody walks off the map', () => {
    const edge = siege({ map: '. n .', pieces: { n: hero(BESIEGER, { at: '0101' }) } });
    const off = { type: 'MoveAlone', personage: edge.piece('n'), path: [-1 as HexId] } as const;
    expect(edge.whyNot(moveAlone, off)).toBe('not-adjacent');
  });
});

describe('2.20.4 who flies', () => {
  const wings = { gifts: ['flies'] } as const;

  test('flies from the field, and it is told', () => {
    const field = siege({ map: 'n . . . .', pieces: { n: hero(BESIEGER, wings) } });
    const flown = field.act(fly, { type: 'Fly', personage: field.piece('n'), hex: field.hex('0401') });
    expect(flown.events).toMatchObject([{ flying: true, path: [field.hex('0101'), field.hex('0401')] }]);
    expect(flown.where('n')).toBe('0401');
  });

  test('does not fly in from off the map', () => {
    const off = siege({
      map: '. . . . .',
      pieces: { n: hero(BESIEGER, { ...wings, at: 'off' }) },
      groups: [{ id: 'shadow', side: BESIEGER, pieces: ['n'], zone: ['0501'] }],
    }).with({ arrived: [true] });
    const flight = { type: 'Fly', personage: off.piece('n'), hex: off.hex('0401') } as const;
    expect(off.whyNot(fly, flight)).toBe('not-on-the-map');
    expect(fly.options(off.battle, off.state)).toEqual([]);
  });
});

describe('2.20.8 who goes back after a duel', () => {
  const beaten = (map: string): readonly string[] => {
    const position = siege({ map, pieces: { n: hero(BESIEGER), m: hero(DEFENDER) } });
    const owed = {
      type: 'withdraw',
      unit: position.piece('m'),
      source: position.hex(position.where('n')),
    } as const;
    return types(settleWithdraw(position.battle, position.with({ owed: [owed] }).state, owed));
  };

  test('goes at once where he has one way', () => {
    expect(beaten('n m . . .')).toEqual(['DecisionTaken', 'PersonageWithdrew']);
  });

  test('chooses where he has several', () => {
    expect(beaten('. . . . . .\n. n m . . .\n. . . . . .')).toEqual([]);
  });

  test('also where they begin alike and end apart', () => {
    expect(beaten('M M M M . .\nM n m . . .\nM M M M M M')).toEqual([]);
  });

  test('and the unit that goes with him is disrupted once at most', () => {
    const gone = (disrupted: boolean): readonly string[] => {
      const position = siege({
        map: 'M M M M M M\nn m . . o M\nM M M M M M',
        pieces: {
          n: hero(BESIEGER),
          m: hero(DEFENDER),
          g: guard('D3X', { at: '0202', state: { disrupted } }),
          o: orc('E3Y'),
        },
      });
      const owed = { type: 'withdraw', unit: position.piece('m'), source: position.hex('0102') } as const;
      const path = [position.hex('0302'), position.hex('0402')];
      const way = { path, unit: position.piece('g'), displaces: null };
      return types(carryOutWithdrawal(position.battle, position.with({ owed: [owed] }).state, owed, way, []));
    };
    const went = ['DecisionTaken', 'UnitRetreated', 'PersonagesWent'];
    expect(gone(true)).toEqual(went);
    expect(gone(false)).toEqual([...went, 'UnitDisrupted']);
  });
});

describe('2.0.4 nature closes', () => {
  const open = (plan: Parameters<typeof siege>[0]): boolean => {
    const { battle, state, hex } = siege(plan);
    expect(closedByNature(battle, hex('0201'), 1 as Direction)).toBe(
      !inContact(battle, state, hex('0201'), hex('0301')),
    );
    return inContact(battle, state, hex('0201'), hex('0301'));
  };

  test('rock, and every side of a mountain, seen from either side', () => {
    expect(open({ map: '. . . .' })).toBe(true);
    expect(open({ map: '. . M .' })).toBe(false);
    expect(open({ map: '. M . .' })).toBe(false);
    expect(open({ map: '. . . .', levels: '. . 1 .', sides: ['0201/0301 rock up 0301 level 1'] })).toBe(
      false,
    );
  });

  test('but what does not meet is not in contact', () => {
    const { battle, state, hex } = siege({ map: '. . . .' });
    expect(inContact(battle, state, hex('0101'), hex('0301'))).toBe(false);
  });
});

test('2.5.1 a cauldron begins in a city hex with a work on one of its own sides, not on those of the next', () => {
  const { battle } = siege({
    map: `. c c c c c c .
           . c c c c c c .
          . c c c c c c .`,
    levels: `. 1 1 1 1 1 1 .
              . 1 1 1 1 1 1 .
             . 1 1 1 1 1 1 .`,
    sides: [
      '0202/0301 gate up 0202 level 1',
      '0602/0701 wall up 0602 level 1',
      '0703/0803 wall up 0703 level 1',
    ],
    pieces: { x: engine('catapult', BESIEGER, { at: '0101' }) },
  });
  const { board } = battle;
  const beside = (hex: HexId): boolean =>
    board.level[hex]! > 0 && DIRECTIONS.some((direction) => workAt(battle, hex, direction) !== null);
  const hexes = Array.from({ length: board.size }, (_, hex) => hex as HexId);
  expect(hexes.filter((hex) => besideWork(board, hex))).toEqual(hexes.filter(beside));
  expect(hexes.filter(beside)).toHaveLength(5);
});
