// Who could strike where: the field agrees with what the rules allow when the moves are really made.
import { describe, expect, test } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type PieceId, type Side } from '../../src/engine/battle.ts';
import type { GameState, Step } from '../../src/engine/state.ts';
import { unitAt } from '../../src/engine/facts/occupancy.ts';
import { apply, whyNot } from '../../src/game/apply.ts';
import { legalOf } from '../../src/game/legal.ts';
import { oddsOf } from '../../src/game/odds.ts';
import { inSlices } from '../../src/ui/threats/slices.ts';
import { onslaughtOf, reachedBy, strikers, strikingStep } from '../../src/ui/threats/strikers.ts';
import { gravityOf, threatsOf, threatTo, type Threat } from '../../src/ui/threats/threats.ts';
import { scripted } from '../../src/engine/dice.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { CITY } from './smallTable.ts';

const field = siege({
  map: `
    . . . . . . . . .
     . c c . g . . . .
    . c d . a . . b .
     . c c . . . . . k
    . . . h . . . . .`,
  ...CITY,
  pieces: {
    g: guard('D3X'),
    d: guard('Ce2X'),
    a: orc('E3Y'),
    b: orc('e1Y'),
    h: orc('B2Z', { ma: 2 }),
    k: engine('catapult', BESIEGER),
  },
  step: 'defender-movement.moving.choosing',
  active: DEFENDER,
});

/** All threats to a hex at once. */
function threats(
  { battle, state }: Position,
  hex: HexId,
  viewer: Side,
  chosen: PieceId | null = null,
): readonly Threat[] {
  return [...threatsOf(battle, threatTo(battle, state, hex, viewer, chosen))].flat();
}

/** Whoever could strike at the unit in a hex after one legal move, by making all of them. */
function byMoving({ battle, state }: Position, hex: HexId, by: Side): readonly string[] {
  const target = unitAt(battle, state, hex)!;
  const { state: then } = onslaughtOf(battle, state, by)!;
  const found = new Set<string>();
  const look = (now: GameState, piece: PieceId): void => {
    for (const manner of ['melee', 'fire'] as const) {
      const there = { ...now, step: strikingStep(by, manner), active: by, owed: [] };
      const refused =
        manner === 'melee'
          ? whyNot(battle, there, { type: 'Melee', attacker: piece, defender: target })
          : whyNot(battle, there, { type: 'Fire', shooter: piece, target });
      if (refused === null) found.add(`${battle.pieces[piece]!.name} ${manner}`);
    }
  };
  for (const { id, side } of battle.pieces) if (side === by) look(then, id);
  for (const move of legalOf(battle, then, 'Move')) {
    if (move.pushes !== null) continue;
    const applied = apply(battle, then, move, scripted(...Array.from({ length: 9 }, () => 6)));
    if (applied.ok) look(applied.state, move.unit);
  }
  return [...found].sort();
}

const named = ({ battle }: Position, found: readonly Threat[]): readonly string[] =>
  found.map(({ piece, manner }) => `${battle.pieces[piece]!.name} ${manner}`).sort();

describe('threats to a unit', () => {
  test.each(['0502', '0303'])('at %s are what the enemy could do after each of his moves', (name) => {
    const hex = field.hex(name);
    const found = threats(field, hex, DEFENDER);
    expect(named(field, found)).toEqual(byMoving(field, hex, BESIEGER));
    expect(found.length).toBeGreaterThan(0);
  });

  test('the same is asked about the enemy: what we could do to him', () => {
    const hex = field.hex('0503');
    expect(named(field, threats(field, hex, DEFENDER))).toEqual(byMoving(field, hex, DEFENDER));
  });

  test('each has the exact odds from its place', () => {
    const hex = field.hex('0502');
    const [strike] = threats(field, hex, DEFENDER).filter(({ manner, stays }) => manner === 'melee' && stays);
    const { battle, state } = field;
    const then = { ...state, step: 'besieger-combat.melee.choosing' as Step, active: BESIEGER };
    const blow = { type: 'Melee', attacker: strike!.piece, defender: field.piece('g') } as const;
    expect(strike!.odds).toEqual(oddsOf(battle, then, blow));
    expect(gravityOf(strike!)).toBeGreaterThan(0);
  });

  test('an empty hex is asked about as if the chosen unit stood there, or without odds', () => {
    const hex = field.hex('0602');
    const asked = threatTo(field.battle, field.state, hex, DEFENDER, field.piece('g'));
    expect(asked).toMatchObject({ target: field.piece('g'), asIf: true, by: BESIEGER });
    expect(threats(field, hex, DEFENDER, field.piece('g')).every(({ odds }) => odds !== null)).toBe(true);
    expect(threats(field, hex, DEFENDER).every(({ odds }) => odds === null)).toBe(true);
  });
});

describe('when a side strikes next', () => {
  const at = (step: string, turn = 2): GameState => ({ ...field.state, step: step as Step, turn });

  test('this turn, before and in its phases; after them in the next turn, with fresh marks', () => {
    const marked = field.with({
      pieces: field.state.pieces.map((piece) => ({ ...piece, moved: true })),
    }).state;
    const during = onslaughtOf(
      field.battle,
      { ...marked, step: 'besieger-combat.melee.choosing' as Step },
      BESIEGER,
    );
    expect(during).toMatchObject({ moves: false, shoots: false, state: { turn: 2 } });
    const after = onslaughtOf(field.battle, { ...marked, step: 'rally.defender' as Step }, BESIEGER);
    expect(after).toMatchObject({ moves: true, shoots: true, state: { turn: 3 } });
    expect(after!.state.pieces.some(({ moved }) => moved)).toBe(false);
    expect(onslaughtOf(field.battle, at('siege.choosing'), BESIEGER)).toMatchObject({
      moves: true,
      state: { turn: 2 },
    });
  });

  test('never again after its combat of the last turn', () => {
    expect(onslaughtOf(field.battle, at('rally.defender', field.battle.turns.last), BESIEGER)).toBeNull();
    expect(
      threats(field.with({ turn: 6, step: 'rally.defender' as Step }), field.hex('0502'), DEFENDER),
    ).toEqual([]);
  });
});

describe('the map of threats', () => {
  test('shades a hex for whoever is listed as a threat to it', () => {
    const { battle, state } = field;
    const onslaught = onslaughtOf(battle, state, BESIEGER)!;
    for (const striker of strikers(battle, onslaught)) {
      if (striker === null) continue;
      const reached = reachedBy(battle, onslaught.state, striker);
      for (const name of ['0502', '0303', '0602', '0101']) {
        const hex = field.hex(name);
        const listed = threats(field, hex, DEFENDER).some(({ piece }) => piece === striker.piece);
        expect(reached.has(hex), `${battle.pieces[striker.piece]!.name} at ${name}`).toBe(listed);
      }
    }
  });
});

describe('long work in slices', () => {
  test('is told of as it comes, ends with everything, and can be stopped', async () => {
    const steps = Array.from({ length: 40 }, (_, at) => at);
    const slowly = function* (): Generator<number> {
      for (const step of steps) {
        const until = performance.now() + 1;
        while (performance.now() < until);
        yield step;
      }
    };
    const told: number[] = [];
    let slices = 0;
    await new Promise<void>((finished) => {
      inSlices(slowly(), (found, done) => {
        told.push(...found);
        slices += 1;
        if (done) finished();
      });
    });
    expect(told).toEqual(steps);
    expect(slices).toBeGreaterThan(1);
    const stopped: number[] = [];
    inSlices(slowly(), (found) => stopped.push(...found))();
    await new Promise((later) => setTimeout(later, 20));
    expect(stopped).toEqual([]);
  });
});
