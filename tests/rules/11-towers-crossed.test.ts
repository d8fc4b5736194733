/** Cases 2.11.3 and 2.0.5: what goes over a docked tower. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { crossingFor, crossingsFrom, isDock } from '../../src/engine/facts/crossings.ts';
import { directionTo } from '../../src/board/hex.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { dock } from '../../src/engine/verbs/dock.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { OFF_MAP } from '../../src/engine/state.ts';
import { engine, guard, hero, orc, siege, type Position } from '../kit/siege.ts';
import { attack, blow, causes, ends, mustGoBack, shot, whyNotBackTo } from './blows.ts';
import { costOf, goals, march, push, whyNotMarch } from './orders.ts';
import { allBreached, AT, burning, docked, docking, quarter } from './towers.ts';

const WITHIN = { g: guard('D3X', { at: '0201' }) };

/** The foot of a tower and the hex behind its wall or gate both lie in zones of guards. */
function betweenZones(kind: 'wall' | 'main-gate'): Position {
  return siege({
    map: '. g .\n. . .\n. o e',
    levels: '1 1 1\n1 1 1\n. . .',
    sides: [
      `0202/0203 ${kind} up 0202 level 1`,
      '0102/0203 wall up 0102 level 1',
      '0202/0303 wall up 0202 level 1',
    ],
    pieces: {
      g: guard('D3X'),
      o: orc('E3Y'),
      e: guard('D3X'),
      T: engine('siege-tower', BESIEGER, { at: '0203' }),
    },
  });
}

describe('2.11.3 walking over a docked tower', () => {
  test('2.11.3 crossing costs 2 MP in all', () => {
    expect(costOf(docked(quarter('wall')), 'o', '0201')).toBe(4);
  });

  test('2.11.3 from the moment of docking, and for any number of units one after another', () => {
    const fresh = quarter('tower', { pieces: { p: orc('E1Z', { at: '0401' }) } });
    const after = fresh.act(dock, docking(fresh));
    const first = after.act(move, march(after, 'o', '0201', '0101'));
    const second = first.act(move, march(first, 'p', '0301', '0201'));
    expect([first.where('o'), second.where('p'), second.state.docks.length]).toEqual(['0101', '0201', 1]);
  });

  test('2.11.3 whoever is offered the crossing may make it', () => {
    expect(goals(docked(quarter('wall')), 'o')).toContain('0201');
    expect(goals(quarter('wall'), 'o')).not.toContain('0201');
  });

  test('2.11.3 any foot of the besieger goes over, climber or not', () => {
    const position = docked(quarter('wall', {}, orc('E3Y', { at: '0301', traits: ['pushes'] })));
    expect(whyNotMarch(position, 'o', '0201')).toBeNull();
    expect(goals(position, 'o')).toContain('0201');
  });

  test('2.7.7 no horse or beast goes over', () => {
    for (const gait of ['horse', 'beast'] as const) {
      const position = docked(quarter('wall', {}, orc('C3Y', { at: '0301', gait })));
      expect(whyNotMarch(position, 'o', '0201')).toBe('hexside-closed');
      expect(goals(position, 'o')).not.toContain('0201');
    }
  });

  test('2.7.5 no disrupted unit goes over', () => {
    const position = docked(quarter('wall', {}, orc('E3Y', { at: '0301', state: { disrupted: true } })));
    expect(whyNotMarch(position, 'o', '0201')).toBe('hexside-closed');
    expect(goals(position, 'o')).not.toContain('0201');
  });

  test('2.7.9 no engine goes over', () => {
    const position = docked(quarter('wall'));
    expect(goals(position, 'o', true)).not.toContain('0201');
  });

  test('2.11.3 like a ladder it is crossed only onto a hex without a unit', () => {
    expect(whyNotMarch(docked(quarter('wall', { pieces: WITHIN })), 'o', '0201')).toBe('enemy-in-the-way');
    const friend = docked(quarter('wall', { pieces: { p: orc('E3Y', { at: '0201' }) } }));
    expect(whyNotMarch(friend, 'o', '0201', '0101')).toBe('ends-on-friend');
    expect(goals(friend, 'o')).not.toContain('0101');
  });

  test('2.0.5 it leads inward only', () => {
    const position = docked(quarter('wall', {}, orc('E3Y', { at: '0201' })));
    expect(whyNotMarch(position, 'o', '0301')).toBe('hexside-closed');
  });

  test('2.11.3 no defender crosses it', () => {
    const position = docked(
      quarter(
        'wall',
        { active: DEFENDER, pieces: { g: guard('D3X', { at: '0301', traits: ['ladders'] }) } },
        orc('E3Y', { at: '0601' }),
      ),
    );
    expect(whyNotMarch(position, 'g', '0201')).toBe('hexside-closed');
    const { battle, state } = position;
    expect(crossingsFrom(battle, state, position.piece('g'), position.hex('0301'))).toEqual([]);
  });

  test('2.7.4 the first step from zone to zone may be over a docked tower', () => {
    const position = docked(betweenZones('wall'), ['0202', '0203']);
    expect(whyNotMarch(position, 'o', '0202')).toBeNull();
    expect(goals(position, 'o')).toContain('0202');
  });

  test('2.7.4 so it may where the gate behind the tower is its own: from zone to zone by the tower, for 2 MP', () => {
    const before = docked(betweenZones('main-gate'), ['0202', '0203']);
    const works = before.state.works.map((work, id) =>
      before.battle.board.works[id]!.kind === 'main-gate' ? { ...work, holder: BESIEGER } : work,
    );
    const position = before.with({ works });
    expect(costOf(position, 'o', '0202')).toBe(4);
    expect(goals(position, 'o')).toContain('0202');
    expect(whyNotMarch(position.with({ docks: [] }), 'o', '0202')).toBe('zone-to-zone');
    const away = position.with({
      pieces: position.state.pieces.with(position.piece('e'), { ...position.standing('e'), at: OFF_MAP }),
    });
    expect(costOf(away, 'o', '0202')).toBe(2);
  });

  test('2.11.7 at a breach the tower no longer matters: the wall is walked over', () => {
    const position = allBreached(docked(quarter('wall')));
    expect(costOf(position, 'o', '0201')).toBe(4);
    const { battle, state } = position;
    expect(crossingsFrom(battle, state, position.piece('o'), position.hex('0301'))).toEqual([]);
  });

  test('2.20.2 a personage of the besieger may use a docked tower, not a ladder', () => {
    const position = docked(quarter('wall', { pieces: { h: hero(BESIEGER, { at: '0301' }) } }));
    const over = (at: Position): boolean | null => {
      const direction = directionTo(at.battle.board, at.hex('0301'), at.hex('0201'))!;
      const crossing = crossingFor(at.battle, at.state, at.piece('h'), at.hex('0301'), direction);
      return crossing === null ? null : isDock(crossing);
    };
    expect(over(position)).toBe(true);
    const ladder = { hexside: position.side(...AT), foot: position.hex('0301'), turn: 1 };
    expect(over(position.with({ docks: [], ladders: [ladder] }))).toBeNull();
  });

  test('2.11.3 with a ladder beside it, the tower is used and the ladder stays', () => {
    const plain = docked(quarter('wall'));
    const ladder = { hexside: plain.side(...AT), foot: plain.hex('0301'), turn: 1 };
    const position = plain.with({ ladders: [ladder] });
    expect(position.act(move, march(position, 'o', '0201')).state.ladders).toEqual([ladder]);
  });
});

describe('2.11.3 fighting over a docked tower', () => {
  test('2.11.3 the attack ignores wall, tower and ladder', () => {
    for (const kind of ['wall', 'tower', 'main-gate']) {
      const position = docked(quarter(kind, { pieces: WITHIN }));
      expect(position.whyNot(melee, blow(position, 'o', 'g'))).toBeNull();
      const struck = attack(position, 'melee', 'o', 'g');
      expect([struck.armour, causes(struck)]).toEqual([3, []]);
    }
  });

  test('2.8 with a ladder against another wall of its hex the ladder’s armour counts', () => {
    const plan = {
      map: 'g . .\n. . .\ng o .',
      levels: '1 1 1\n1 . .\n1 . .',
      sides: ['0102/0203 wall up 0102 level 1', '0103/0203 wall up 0103 level 1'],
      pieces: {
        g: guard('D2X', { at: '0103' }),
        o: orc('E3Y'),
        T: engine('siege-tower', BESIEGER, { at: '0203' }),
      },
    };
    const tower = docked(siege(plan), ['0102', '0203']);
    const ladder = { hexside: tower.side('0103', '0203'), foot: tower.hex('0203'), turn: 1 };
    const position = tower.with({ ladders: [ladder] });
    const struck = attack(position, 'melee', 'o', 'g');
    expect([struck.armour, causes(struck)]).toEqual([3, ['ladder']]);
  });

  test('2.8.9 the attacker may advance over it, and it stays', () => {
    const position = docked(quarter('wall', { pieces: { g: guard('D1Z', { at: '0201' }) } }));
    const won = position.act(melee, blow(position, 'o', 'g'), 2, 3, 1);
    const after = won.act(advance, { type: 'Advance', unit: won.piece('o'), carries: [] });
    expect([after.where('g'), after.where('o'), after.state.docks.length]).toEqual(['gone', '0201', 1]);
  });

  test('2.11.3 a defender does not attack over it', () => {
    const position = docked(quarter('wall', { active: DEFENDER, pieces: WITHIN }));
    expect(position.whyNot(melee, blow(position, 'g', 'o'))).toBe('not-in-contact');
  });

  test('2.11.10 nobody attacks or crosses over it through flames', () => {
    const position = burning(docked(quarter('wall', { pieces: WITHIN })));
    expect(position.whyNot(melee, blow(position, 'o', 'g'))).toBe('not-in-contact');
    const empty = burning(docked(quarter('wall')));
    expect(whyNotMarch(empty, 'o', '0201')).toBe('in-flames');
    expect(goals(empty, 'o')).not.toContain('0201');
  });

  test('2.8.10 a unit may go back over its own docked tower, disrupted or not', () => {
    for (const disrupted of [false, true]) {
      const position = docked(
        quarter(
          'wall',
          { map: 'g o . .', levels: '2 2 1 1', pieces: { g: guard('D3X') } },
          orc('E3Y', { at: '0201', state: { disrupted } }),
        ),
      );
      expect(ends(mustGoBack(position, 'o', 1, '0101'))).toEqual(['0301']);
    }
  });

  test('2.8.10 not over the enemy’s, nor through flames', () => {
    const plan = { map: 'o . . .', levels: '2 2 1 1', pieces: { g: guard('D3X', { at: '0201' }) } };
    const position = docked(quarter('wall', plan, orc('E3Y', { at: '0101' })));
    expect(ends(mustGoBack(position, 'g', 1, '0101'))).toEqual([]);
    const own = docked(
      quarter(
        'wall',
        { map: 'g o . .', levels: '2 2 1 1', pieces: { g: guard('D3X') } },
        orc('E3Y', { at: '0201' }),
      ),
    );
    expect(whyNotBackTo(mustGoBack(burning(own), 'o', 1, '0101'), '0301')).toBe('in-flames');
  });
});

describe('2.11.3 shooting from a docked tower', () => {
  const bowmen = (kind: string, target = '0201') =>
    quarter(kind, { pieces: { g: guard('D2X', { at: target }) } }, orc('e1Y', { at: '0301' }));

  test.each([
    ['wall', 'wall-cover'],
    ['tower', 'tower-cover'],
    ['main-gate', 'gate-cover'],
  ])('2.11.3 a shot ignores the cover of the %s hexside at which it is docked', (kind, cover) => {
    expect(causes(attack(bowmen(kind), 'fire', 'o', 'g'))).toEqual([cover]);
    expect(causes(attack(docked(bowmen(kind)), 'fire', 'o', 'g'))).toEqual([]);
  });

  test('2.11.3 it does not ignore the cover of another hexside', () => {
    const sides = ['0201/0301 wall up 0201 level 2', '0101/0201 wall up 0101 level 3'];
    const plan = { levels: '3 2 1 1 . .', sides, pieces: { g: guard('D2X', { at: '0101' }) } };
    const position = docked(quarter('wall', plan, orc('e1Y', { at: '0301' })));
    expect(causes(attack(position, 'fire', 'o', 'g'))).toEqual(['wall-cover']);
  });

  test('2.8.4 the bowmen in its hex count 2 higher', () => {
    const sides = ['0201/0301 wall up 0201 level 2', '0101/0201 wall up 0101 level 4'];
    const plan = { levels: '4 2 1 1 . .', sides, pieces: { g: guard('D2X', { at: '0101' }) } };
    const plain = quarter('wall', plan, orc('e1Y', { at: '0301' }));
    expect(plain.whyNot(fire, shot(plain, 'o', 'g'))).toBe('target-too-high');
    expect(docked(plain).whyNot(fire, shot(plain, 'o', 'g'))).toBeNull();
    expect(allBreached(docked(plain)).whyNot(fire, shot(plain, 'o', 'g'))).toBe('target-too-high');
  });

  test('2.8.5 shots at a unit in the tower’s hex gain or lose nothing by it', () => {
    const position = docked(
      quarter('wall', { active: DEFENDER, pieces: { g: guard('e2Y', { at: '0201' }) } }),
    );
    expect(causes(attack(position, 'fire', 'g', 'o'))).toEqual([]);
  });
});

test('2.7.9 a tower that has not docked is no way over the wall', () => {
  const position = quarter('wall');
  expect(whyNotMarch(position, 'o', '0201')).toBe('hexside-closed');
  expect(position.whyNot(move, push(position, 'o', 'T', '0201'))).toBe('hexside-closed');
});
