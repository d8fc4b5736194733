// What gives way for good (2.21, H5): bridges that their holder throws down, and the sluice of Isengard.
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, hexNamed } from '../../../src/board/hex.ts';
import { TERRAINS } from '../../../src/board/board.ts';
import { BESIEGER, DEFENDER, type Battle, type PieceId, type Side } from '../../../src/engine/battle.ts';
import { scripted, type Dice } from '../../../src/engine/dice.ts';
import { OFF_MAP, type GameState, type Place } from '../../../src/engine/state.ts';
import { apply } from '../../../src/game/apply.ts';
import { generatorFrom, seeded } from '../../../src/game/generator.ts';
import { newMatch } from '../../../src/game/match.ts';
import type { InlineScenario } from '../../../src/scenario/schema.ts';
import { blockEnd } from '../../../src/strategic/blockEnd.ts';
import { endProblems } from '../../../src/strategic/endProblems.ts';
import { keepDeeds } from '../../../src/strategic/keepDeeds.ts';
import { FOUGHT_FOR, groundOf } from '../../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { boardOf } from '../../../src/strategic/war-of-the-ring/hexes/places.ts';
import { battleOf, begun, blockOf, fightOf } from '../../kit/fights.ts';

const WEST = { figures: { gondor: { regular: 4, elite: 1, leader: 1 } }, characters: [] };
const SHADOW = { figures: { sauron: { regular: 4, elite: 1, nazgul: 1 } }, characters: [] };

/** The places with a bridge, who holds it, where he throws it down from, and the die. */
const BRIDGES = [
  ['moria', SHADOW, '1509', '1609', 5],
  ['woodland-realm', { figures: { elves: { regular: 2, leader: 1 } }, characters: [] }, '1410', '1413', 5],
  ['grey-havens', { figures: { elves: { regular: 2, leader: 1 } }, characters: [] }, '1308', '1409', 5],
  ['minas-morgul', SHADOW, '1211', '1308', 5],
  ['barad-dur', SHADOW, '1209', '0909', 6],
  ['rivendell', { figures: { elves: { regular: 2, leader: 1 } }, characters: [] }, '1609', '1509', 5],
] as const;

function siegeOf(region: string, holder: object, change: object = {}) {
  const attacker = holder === SHADOW ? WEST : SHADOW;
  const fight = fightOf({ region, attacker, defender: holder, ...change });
  const scenario = blockOf(fight, begun(fight));
  return { fight, scenario, battle: battleOf(scenario) };
}

/** Ends step after step until one of these begins, and says all that was told. */
function ended(battle: Battle, from: GameState, step: RegExp, dice: Dice) {
  let state = from;
  const kept = keepDeeds(battle);
  do {
    const after = apply(battle, state, { type: 'EndStep' }, dice);
    if (!after.ok) throw new Error(JSON.stringify(after.refusal));
    kept.note(state, after.events);
    state = after.state;
  } while (!step.test(state.step));
  return { state, deeds: kept.deeds() };
}

function unitsOf({ pieces }: Battle, whose: Side): readonly PieceId[] {
  return pieces.filter(({ side, kind }) => side === whose && kind.class === 'unit').map(({ id }) => id);
}

/** The end of a side's first movement with its first unit on one hex, and perhaps a unit of the other on another; nobody else there. */
function moved(
  battle: Battle,
  side: Side,
  at: string,
  dice: Dice,
  other: string | null = null,
  clear: readonly string[] = [],
) {
  const phase = side === DEFENDER ? /^defender-movement/ : /^besieger-movement/;
  const next = side === DEFENDER ? /^defender-combat/ : /^besieger-combat/;
  const any = seeded(generatorFrom(1));
  const { state } = ended(battle, newMatch(battle, 1).state, phase, any);
  const wanted = [at, ...(other === null ? [] : [other]), ...clear].map((name) =>
    hexNamed(battle.board, name)!,
  );
  const pieces = state.pieces.map((piece) =>
    wanted.includes(piece.at as never) ? { ...piece, at: OFF_MAP as Place } : piece,
  );
  const put = (id: PieceId, name: string): void => {
    pieces[id] = { ...pieces[id]!, at: hexNamed(battle.board, name)! };
  };
  put(unitsOf(battle, side)[0]!, at);
  if (other !== null) put(unitsOf(battle, side === DEFENDER ? BESIEGER : DEFENDER)[0]!, other);
  return ended(battle, { ...state, pieces }, next, dice);
}

const closedIn = ({ closed }: GameState): number => closed.length;

describe.each(BRIDGES)('the bridge of %s', (region, holder, lever, bridge, die) => {
  const { battle, fight } = siegeOf(region, holder);
  const hex = hexNamed(battle.board, bridge)!;

  test('falls where its holder stands at the right place when his movement is over, and the die is high enough', () => {
    expect(moved(battle, DEFENDER, lever, scripted(die), null, [bridge]).state.closed).toEqual([hex]);
    expect(closedIn(moved(battle, DEFENDER, lever, scripted(die - 1), null, [bridge]).state)).toBe(0);
  });

  test('does not fall while anybody stands on it, nor for the other side', () => {
    expect(closedIn(moved(battle, DEFENDER, lever, scripted(), bridge).state)).toBe(0);
    expect(closedIn(moved(battle, BESIEGER, lever, scripted(), null, [bridge]).state)).toBe(0);
  });

  test('spans what nobody enters, and leads from dry ground to dry ground', () => {
    const beside = DIRECTIONS.map((direction) => battle.board.beyond[hex * 6 + direction]!);
    const gaps = beside.filter((one) => one >= 0 && TERRAINS[battle.board.terrain[one]!] === 'crater');
    expect(gaps).toHaveLength(2);
  });

  test('is told in the account of the block, and lies broken in the next', () => {
    const { state, deeds } = moved(battle, DEFENDER, lever, scripted(die), null, [bridge]);
    expect(deeds.changed).toEqual([{ type: 'closed', hexes: [bridge], turn: 1 }]);
    const works = { breached: [], taken: [], lostLevels: [], ladders: [], closed: [bridge] };
    const standing = { ...begun(fight), number: 2, works };
    const second = blockOf(fight, standing);
    const ids = second.triggers.map(({ id }) => id);
    expect([ids.includes('closed-before'), ids.includes('bridge')]).toEqual([true, false]);
    expect(second.setup.flatMap(({ zone }) => zone)).not.toContain(bridge);
    const next = battleOf(second);
    const later = ended(next, newMatch(next, 1).state, /^besieger-movement/, seeded(generatorFrom(1)));
    expect([later.state.closed, later.deeds.changed]).toEqual([[hex], []]);
    expect(blockEnd(next, later.state).closed).toEqual([bridge]);
    expect(closedIn(state)).toBe(1);
  });
});

describe('the sluice of Isengard', () => {
  const { battle } = siegeOf(
    'orthanc',
    { figures: { isengard: { regular: 4, elite: 1 } }, characters: [] },
    {
      attacker: WEST,
    },
  );
  const plain = groundOf('orthanc')!.lasting![0]!.closes;

  test('drowns the plain for whichever side stands at it, on four or more', () => {
    expect(closedIn(moved(battle, DEFENDER, '0502', scripted(4), null, plain).state)).toBe(plain.length);
    expect(closedIn(moved(battle, BESIEGER, '0502', scripted(4), null, plain).state)).toBe(plain.length);
    expect(closedIn(moved(battle, BESIEGER, '0502', scripted(3)).state)).toBe(0);
  });

  test('leaves the hex dry in which somebody stands', () => {
    expect(closedIn(moved(battle, BESIEGER, '0502', scripted(4), '1009', plain).state)).toBe(
      plain.length - 1,
    );
  });

  test('leaves the street from the gate to the tower', () => {
    const { state } = moved(battle, DEFENDER, '0502', scripted(4));
    const street = ['1312', '1311', '1210', '1309', '1308', '1307'].map((name) =>
      hexNamed(battle.board, name)!,
    );
    expect(street.filter((hex) => state.closed.includes(hex))).toEqual([]);
  });
});

describe('what gives way', () => {
  test.each(FOUGHT_FOR)('%s: it can be walked to and over, and nobody sets up in the way', (region) => {
    const ground = groundOf(region)!;
    const board = boardOf(ground);
    for (const { at, closes } of ground.lasting ?? []) {
      const named = [...at, ...closes];
      expect(named.filter((name) => hexNamed(board, name) === null)).toEqual([]);
      expect(at.filter((name) => closes.includes(name))).toEqual([]);
      const shut = named.filter((name) => {
        const terrain = TERRAINS[board.terrain[hexNamed(board, name)!]!];
        return terrain === 'crater' || terrain === 'mountain';
      });
      expect(shut).toEqual([]);
    }
  });

  test.each([
    [
      'moria',
      SHADOW,
      ['Durin’s Bridge (1609): a unit of the garrison that stands in order at 1509 when its'],
    ],
    [
      'barad-dur',
      SHADOW,
      ['The fire obeys the Tower: once', 'The iron bridge (0909): a unit of the garrison'],
    ],
  ])(
    '%s: both read when a block begins what it may do, and no more of what has happened',
    (region, holder, texts) => {
      const { battle, scenario, fight } = siegeOf(region, holder);
      const told = (from: InlineScenario): readonly string[] =>
        from.triggers
          .filter(({ id }) => id === 'told-at-first')
          .flatMap(({ then }) => (then.type === 'effects' ? then.effects : []))
          .flatMap((effect) => (effect.type === 'message' ? effect.text.en : []));
      expect(told(scenario)).toHaveLength(texts.length);
      for (const [at, text] of texts.entries()) expect(told(scenario)[at]).toContain(text);
      const closed = groundOf(region)!.lasting!.flatMap(({ closes }) => closes);
      const works = { breached: [], taken: [], lostLevels: [], ladders: [], closed };
      expect(told(blockOf(fight, { ...begun(fight), number: 2, works }))).toHaveLength(texts.length - 1);
      let state = newMatch(battle, 1).state;
      const read: string[] = [];
      while (!state.step.startsWith('besieger-movement')) {
        const after = apply(battle, state, { type: 'EndStep' }, seeded(generatorFrom(1)));
        if (!after.ok) throw new Error(JSON.stringify(after.refusal));
        read.push(...after.events.flatMap((one) => (one.type === 'MessageTold' ? one.text.en : [])));
        state = after.state;
      }
      expect(read).toEqual(told(scenario));
    },
  );

  test('in the open field nothing gives way, and in a sortie it is the garrison that breaks its bridge', () => {
    const triggers = (change: object) =>
      siegeOf('moria', SHADOW, change).scenario.triggers.map(({ id }) => id);
    expect(triggers({})).toContain('bridge');
    expect(triggers({ mode: 'sortie', attacker: SHADOW, defender: WEST })).toContain('bridge');
    expect(triggers({ mode: 'field' })).not.toContain('bridge');
  });

  test('2.21.3 an end of a block names what is closed: nothing else, once, with nobody there, and all of before', () => {
    const { battle, scenario, fight } = siegeOf('grey-havens', BRIDGES[2][1]);
    const end = blockEnd(battle, newMatch(battle, 1).state);
    const says = (closed: readonly string[], block = scenario) =>
      endProblems(block, { ...end, closed }).map(({ path, code }) => `${path} ${code}`);
    expect(says(['1409'])).toEqual([]);
    expect(says(['1410'])).toEqual(['/closed/0 no-such-hex']);
    expect(says(['1409', '1409'])).toEqual(['/closed/1 twice']);
    const [unit] = Object.keys(end.pieces);
    const there = {
      ...end,
      closed: ['1409'],
      pieces: { ...end.pieces, [unit!]: { ...end.pieces[unit!]!, at: '1409' } },
    };
    expect(endProblems(scenario, there).map(({ code }) => code)).toEqual(['wrong-value']);
    const works = { breached: [], taken: [], lostLevels: [], ladders: [], closed: ['1409'] };
    const second = blockOf(fight, { ...begun(fight), number: 2, works });
    const after = blockEnd(battleOf(second), newMatch(battleOf(second), 1).state);
    expect(endProblems(second, after).map(({ path, code }) => `${path} ${code}`)).toContain(
      '/closed missing',
    );
  });
});
