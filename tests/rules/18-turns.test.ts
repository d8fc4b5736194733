/** Rules that reach over steps and turns, played through the door: 2.10.3, 2.10.5, 2.11.1, 2.11.2, 2.11.5, 2.18. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { apply, whyNot } from '../../src/game/apply.ts';
import { engine, guard, orc, siege, types, type Position } from '../kit/siege.ts';
import { march } from './orders.ts';
import { rampart, STANDING } from './rampart.ts';

/** An action through the door, sequence of play included; the faces are used in order. */
function order(
  at: Position,
  action: Action,
  ...faces: number[]
): Position & { events: readonly GameEvent[] } {
  const applied = apply(at.battle, at.state, action, scripted(...faces));
  if (!applied.ok) throw new Error(`${action.type} is refused: ${applied.refusal.code}`);
  return { ...at.with(applied.state), events: applied.events };
}

function reason({ battle, state }: Position, action: Action): string | null {
  return whyNot(battle, state, action)?.code ?? null;
}

/** Everybody passes until a step that starts so stands, at least once. */
function passTo(position: Position, step: string): Position {
  let at: Position = order(position, { type: 'EndStep' });
  while (!at.state.step.startsWith(step)) at = order(at, { type: 'EndStep' });
  return at;
}

describe('2.11.2 from turn to turn', () => {
  const before = (): Position =>
    rampart({ step: 'siege.choosing', pieces: { g: guard('D3X', { at: '0601' }) } });

  test('2.11.2 raised in the siege phase of one turn, climbed in the movement phase of the next', () => {
    const raised = order(before(), {
      type: 'RaiseLadder',
      unit: before().piece('o'),
      hexside: before().side('0201', '0301'),
    });
    const moving = passTo(raised, 'besieger-movement.choosing');
    expect(moving.state.turn).toBe(raised.state.turn + 1);
    expect(order(moving, march(moving, 'o', '0201')).where('o')).toBe('0201');
  });

  test('2.11.2 raised at the end of a move, it is not climbed that turn by another', () => {
    const position = rampart({
      pieces: { u: orc('E3Y', { at: '0501' }), g: guard('D3X', { at: '0101' }) },
      map: '. . . . . .\n. . . . . .',
      levels: '1 1 . . . .\n1 1 . . . .',
    });
    const raised = order(position, {
      type: 'RaiseLadder',
      unit: position.piece('o'),
      hexside: position.side('0201', '0301'),
    });
    const away = raised.with({
      pieces: raised.state.pieces.with(raised.piece('o'), {
        ...raised.standing('o'),
        at: raised.hex('0601'),
      }),
    });
    expect(reason(away, march(away, 'u', '0401', '0301', '0201'))).toBe('ladder-too-fresh');
  });
});

describe('2.11.5 one thing a turn, over the steps', () => {
  test('2.11.5 a catapult of the city that shot at an engine does not shoot at troops, nor roll, that turn', () => {
    const position = siege({
      map: 'x . t . o',
      active: DEFENDER,
      step: 'defender-movement.counter-battery.choosing',
      pieces: {
        x: engine('catapult', DEFENDER),
        t: engine('siege-tower', BESIEGER),
        g: guard('D3X', { at: '0101' }),
        o: orc('E3Y'),
      },
    });
    const [x, t, o] = ['x', 't', 'o'].map(position.piece) as [never, never, never];
    const shot = order(position, { type: 'Bombard', engine: x, target: t }, 6);
    const moving = order(shot, { type: 'EndStep' });
    expect(moving.state.step).toBe('defender-movement.moving.choosing');
    expect(reason(moving, { ...march(moving, 'g', '0201'), pushes: x })).toBe('worked-already');
    const combat = moving.with({ step: 'defender-combat.missile.choosing' as never });
    expect(reason(combat, { type: 'Fire', shooter: x, target: o })).toBe('worked-already');
  });
});

describe('2.10.5 at the end of the combat phase', () => {
  test('2.10.3 the level passes first, and the check that follows finds the garrison broken', () => {
    const position = siege({
      map: '. o . . g',
      levels: '1 1 . . .',
      sides: ['0201/0301 wall up 0201 level 1'],
      step: 'besieger-combat.melee.choosing',
      thresholds: [10, 36],
      pieces: { o: orc('E3Y'), g: guard('D3X') },
    });
    const after = order(position, { type: 'EndStep' });
    const found = types(after.events).filter((type) => type !== 'StepEntered');
    expect(found.slice(0, 5)).toEqual([
      'LevelTaken',
      'TrackMoved',
      'TrackMoved',
      'ForceDemoralized',
      'TrackMoved',
    ]);
    expect(after.state.tracks).toEqual([10, -25]);
  });

  test('2.10.5 no level passes at the end of a movement phase', () => {
    const position = siege({
      map: '. o . . g',
      levels: '1 1 . . .',
      sides: ['0201/0301 wall up 0201 level 1'],
      pieces: { o: orc('e3Y', { range: 3 }), g: guard('D3X', { at: '0401' }) },
    });
    const shooting = order(position, { type: 'EndStep' });
    expect(shooting.state.step).toBe('besieger-combat.missile.choosing');
    expect(shooting.state.levels[1]).toBe(DEFENDER);
  });
});

describe('2.11.4 in its segment', () => {
  test('2.11.4 a ladder is thrown down in the melee segment of the defender only', () => {
    const position = rampart({
      raised: STANDING,
      active: DEFENDER,
      step: 'defender-combat.melee.choosing',
      pieces: { g: guard('e2Y', { at: '0201' }) },
    });
    const heave = {
      type: 'ThrowDown',
      unit: position.piece('g'),
      hexside: position.side('0201', '0301'),
    } as const;
    expect(order(position, heave, 4).state.ladders).toEqual([]);
    const early = position.with({ step: 'defender-combat.missile.choosing' as never });
    expect(reason(early, heave)).toBe('not-in-this-step');
    const theirs = position.with({ step: 'besieger-combat.melee.choosing' as never });
    expect(reason(theirs, heave)).toBe('not-in-this-step');
  });
});
