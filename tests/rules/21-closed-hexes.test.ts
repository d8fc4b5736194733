// Case 2.21.3: hexes that an event closes, and opens again.
import { describe, expect, test } from 'vitest';
import { directionTo, opposite } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type GroupId } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import { entryCost } from '../../src/engine/facts/entry.ts';
import { havensOf, isLandingGround } from '../../src/engine/facts/havens.ts';
import { inContact } from '../../src/engine/facts/hexsides.ts';
import { stepCost, stepCosts } from '../../src/engine/facts/movement.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import type { GameState } from '../../src/engine/state.ts';
import type { Effect } from '../../src/engine/triggers/effect.ts';
import { bringAbout } from '../../src/engine/triggers/bringAbout.ts';
import type { TriggerId } from '../../src/engine/triggers/terms.ts';
import { checkpointAfter } from '../../src/game/checkpoint.ts';
import { lawsBrokenBy } from '../../src/game/laws/stateLaws.ts';
import { legalOf } from '../../src/game/legal.ts';
import { guard, hero, orc, siege, type Plan } from '../kit/siege.ts';
import { reduceAll } from '../../src/engine/reduce.ts';

/** A bridge at 0302 over a stream, a guard on the near bank and an orc on the far one; a wraith in the air, a relief to come. */
const PLAN: Plan = {
  map: `
  . . x . . .
   d b . o . .
  . . x . . .
   . . x . . .`,
  legend: { x: { terrain: 'crater', name: 'Stream' } },
  pieces: {
    d: guard('D3X'),
    b: guard('e1Y', { range: 3 }),
    o: orc('E3Y'),
    n: hero(BESIEGER, { at: '0402', magic: 5, gifts: ['flies', 'wraith'] }),
    s: guard('B3W', { at: 'off' }),
  },
  groups: [{ id: 'relief', side: DEFENDER, pieces: ['s'], zone: ['0302', '0601'] }],
  triggers: [
    {
      id: 'event',
      when: { type: 'turnBegins' },
      if: [],
      then: { type: 'effects', effects: [] },
    } as never,
  ],
  step: 'defender-movement.choosing',
  active: DEFENDER,
};

const NOBODY_THROWS = scripted();
const WAY = { side: DEFENDER, gait: 'foot', engine: false } as const;

/** The siege, and the same after the bridge has fallen; built anew for each test. */
function bridged() {
  const { battle, state, hex, piece } = siege(PLAN);
  const after = (effect: Effect, from: GameState = state) => {
    const events = bringAbout(battle, from, 0 as TriggerId, effect, NOBODY_THROWS);
    return { events, state: reduceAll(battle, from, events) };
  };
  const close = (...names: readonly string[]): Effect => ({
    type: 'closeHexes',
    hexes: names.map((name) => hex(name)),
  });
  const bridge = hex('0302');
  const east = directionTo(battle.board, hex('0202'), bridge)!;
  return { battle, state, hex, piece, after, close, bridge, east, down: after(close('0302')).state };
}

describe('2.21.3 hexes that close', () => {
  test('2.21.3 nobody enters one, from neither bank', () => {
    const { battle, state, hex, piece, east, down } = bridged();
    expect(stepCost(battle, state, piece('b'), hex('0202'), east)).toBe(2);
    expect(stepCost(battle, down, piece('b'), hex('0202'), east)).toEqual({
      code: 'closed-hex',
      cite: '2.21.3',
    });
    const costs = (now: GameState) => stepCosts(battle, now, WAY)[hex('0402') * 6 + opposite(east)];
    expect([costs(state), costs(down)]).toEqual([2, 255]);
  });

  test('2.21.3 its sides are closed: no zone reaches into it, nobody fights across them', () => {
    const { battle, state, hex, bridge, down } = bridged();
    expect([state, down].map((now) => inZone(battle, now, BESIEGER, bridge))).toEqual([true, false]);
    expect([state, down].map((now) => inContact(battle, now, hex('0202'), bridge))).toEqual([true, false]);
  });

  test('2.21.3 nobody comes in by it, lands in it or gets away to it', () => {
    const { battle, state, piece, bridge, down } = bridged();
    const come = { ...down, arrived: [true] };
    expect(entryCost(battle, { ...state, arrived: [true] }, piece('s'), false, bridge)).toBe(2);
    expect(entryCost(battle, come, piece('s'), false, bridge)).toEqual({
      code: 'closed-hex',
      cite: '2.21.3',
    });
    expect([state, down].map((now) => isLandingGround(battle, now, bridge))).toEqual([true, false]);
    const alone = { ...down, pieces: down.pieces.with(piece('o'), { ...down.pieces[piece('o')]!, at: -2 }) };
    expect(havensOf(battle, alone, piece('n'))).not.toContain(bridge);
  });

  test('2.21.3 nobody is placed in it', () => {
    const { hex, piece, after, bridge, down } = bridged();
    const arrived = after({ type: 'arrive', group: 0 as GroupId, credit: 0 }, down).state;
    const placed = after(
      {
        type: 'place',
        who: { pieces: [piece('s')], hexes: null, most: null },
        hexes: [bridge, hex('0101')],
      },
      arrived,
    ).state;
    expect(placed.pieces[piece('s')]!.at).toBe(hex('0101'));
  });

  test('2.21.3 missiles pass over it', () => {
    const { battle, down } = bridged();
    const shooting = { ...down, step: 'defender-combat.missile.choosing' as never, active: DEFENDER };
    expect(legalOf(battle, shooting, 'Fire')).not.toEqual([]);
  });

  test('2.21.3 none closes where anybody stands, or twice', () => {
    const { battle, state, hex, after, close, bridge, down } = bridged();
    expect(after(close('0202', '0402')).events).toEqual([]);
    expect(after(close('0302', '0202', '0301', '0101')).state.closed).toEqual(
      [hex('0101'), hex('0301'), bridge].sort((a, b) => a - b),
    );
    expect(after(close('0302'), down).events).toEqual([]);
    expect(after(close('0302'), { ...state, trenches: [bridge] }).events).toEqual([]);
    expect(lawsBrokenBy(battle, down)).toEqual(lawsBrokenBy(battle, state));
    const trench = { ...down, trenches: down.closed };
    expect(lawsBrokenBy(battle, trench)).toContainEqual({
      law: '2.21.3 no hex is closed twice, and what is dug up is not closed as well',
      at: '/closed/0',
    });
    const twice = { ...down, closed: [bridge, bridge] };
    expect(lawsBrokenBy(battle, twice)).toContainEqual({
      law: '2.21.3 no hex is closed twice, and what is dug up is not closed as well',
      at: '/closed/1',
    });
  });

  test('2.21.3 what opens is what the map shows; what is dug up stays so', () => {
    const { battle, state, hex, piece, after, bridge, east, down } = bridged();
    const open: Effect = { type: 'openHexes', hexes: [bridge, hex('0101')] };
    const again = after(open, down);
    expect(again.events).toEqual([{ type: 'HexesOpened', hexes: [bridge], cite: '2.21.3' }]);
    expect(stepCost(battle, again.state, piece('b'), hex('0202'), east)).toBe(2);
    expect(after(open, state).events).toEqual([]);
    expect(after(open, { ...state, trenches: [bridge] }).events).toEqual([]);
  });

  test('2.21.3 a state with a closed hex has another checkpoint', () => {
    const { state, down } = bridged();
    const seed = checkpointAfter([1, 2] as never, state);
    expect(checkpointAfter([1, 2] as never, down)).not.toEqual(seed);
  });
});
