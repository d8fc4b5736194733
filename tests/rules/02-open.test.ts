/** Cases 2.0.4 and 2.0.5: which hexsides are open, whatever makes or unmakes them so. */
import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../../src/board/board.ts';
import { BESIEGER } from '../../src/engine/battle.ts';
import { barredTo, strollsOf } from '../../src/engine/facts/alone.ts';
import { inContact } from '../../src/engine/facts/hexsides.ts';
import { mayCross } from '../../src/engine/facts/movement.ts';
import { hero, guard, orc, siege, type Plan, type Position } from '../kit/siege.ts';

/** Whether the second and the third hex of a row are in contact. */
function touch({ battle, state, hex }: Position): boolean {
  return inContact(battle, state, hex('0201'), hex('0301'));
}

function row(plan: Partial<Plan> = {}): Position {
  return siege({ map: '. o . . .', pieces: { o: orc('E3Y') }, ...plan });
}

describe('2.0.4 a hexside is closed', () => {
  test('on the edge of the map, and between hexes that do not meet', () => {
    const { battle, state, hex } = row();
    expect(inContact(battle, state, hex('0101'), hex('0301'))).toBe(false);
  });

  test('where rock is, for every unit', () => {
    const rock = row({ map: '. o c . .', levels: '. . 1 . .', sides: ['0201/0301 rock up 0301 level 1'] });
    expect([touch(row()), touch(rock)]).toEqual([true, false]);
    expect(mayCross(rock.battle, rock.state, rock.piece('o'), rock.hex('0201'), 0)?.code).toBe(
      'hexside-closed',
    );
  });

  test('on all sides of a mountain, and of a crater', () => {
    expect(touch(row({ map: '. o M . .' }))).toBe(false);
    const open = row();
    const terrain = open.battle.board.terrain.slice();
    terrain[open.hex('0301')] = TERRAINS.indexOf('crater');
    const crater = { ...open.battle, board: { ...open.battle.board, terrain } };
    expect(inContact(crater, open.state, open.hex('0201'), open.hex('0301'))).toBe(false);
  });

  test('2.2.10 on all sides of a trench', () => {
    expect(touch(row().with({ trenches: [row().hex('0301')] }))).toBe(false);
  });

  test('2.11.10 where a breach is in flames, and no longer once they are out', () => {
    const wall = row({ map: '. o c . .', levels: '. . 1 . .', sides: ['0201/0301 wall up 0301 level 1'] });
    const works = wall.state.works.map((work) => ({ ...work, breached: true }));
    const lit = (burning: boolean): Position =>
      wall.with({ works, flames: [{ hexside: wall.side('0201', '0301'), turn: 2, burning }] });
    expect([touch(wall), touch(wall.with({ works })), touch(lit(true)), touch(lit(false))]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('2.12 a wraith held by Stalemate', () => {
  const field = (sides: readonly string[] = []): Position =>
    siege({
      levels: sides.length === 0 ? '. . . . .\n. . . . .\n. . . . .' : '. . . . .\n. . . 1 .\n. . . . .',
      map: `. . . . .
             n . . d .
            . . . . .`,
      sides,
      pieces: {
        n: hero(BESIEGER, { magic: 8, gifts: ['wraith'], ma: 5 }),
        d: guard('D3X'),
        g: hero(0, { spells: ['stalemate'], magic: 8, at: '0402' }),
      },
      step: 'second-magic.besieger',
    });
  const held = (at: Position): Position => at.with({ magic: { ...at.state.magic, stalemate: true } });
  const barred = (at: Position, name: string): boolean =>
    barredTo(at.battle, at.state, at.piece('n'))[at.hex(name)] === 1;

  test('walks into no contact with an enemy unit', () => {
    expect([barred(field(), '0302'), barred(held(field()), '0302')]).toEqual([false, true]);
  });

  test('but beside a unit behind rock he may stand', () => {
    const rock = held(field(['0302/0402 rock up 0402 level 1']));
    expect([barred(rock, '0302'), barred(rock, '0502')]).toEqual([false, true]);
    const ends = strollsOf(rock.battle, rock.state, rock.piece('n')).map((path) => path.at(-1));
    expect(ends).toContain(rock.hex('0302'));
  });
});
