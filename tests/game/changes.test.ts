/** Who has changed from one state to another is known from the events between them, and is what a comparison of all pieces finds. */
import { describe, expect, test } from 'vitest';
import { random } from '../../src/ai/random.ts';
import type { Battle, PieceId } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { changedPieces } from '../../src/engine/facts/changes.ts';
import { foldings, namedBetween } from '../../src/engine/foldings.ts';
import { reduce } from '../../src/engine/reduce.ts';
import { piecesIn } from '../../src/engine/reducePieces.ts';
import type { GameState } from '../../src/engine/state.ts';
import { apply } from '../../src/game/apply.ts';
import { drawing, generatorFrom, seeded } from '../../src/game/generator.ts';
import { newMatch } from '../../src/game/match.ts';
import { shippedBattles } from '../kit/shipped.ts';

const ACTIONS = 400;

function differing(from: GameState, to: GameState): readonly PieceId[] {
  return to.pieces.flatMap((piece, id) => (piece === from.pieces[id] ? [] : [id as PieceId]));
}

/** A battle played at random, and told of after every action. */
function walk(
  battle: Battle,
  told: (before: GameState, events: readonly GameEvent[], after: GameState) => void,
): void {
  const [draw, dice] = [drawing(7), seeded(generatorFrom(7))];
  let { state } = newMatch(battle, 7);
  for (let done = 0; done < ACTIONS && state.verdict === null; done += 1) {
    const before = state;
    const applied = apply(battle, before, random(battle, before, draw), dice);
    if (!applied.ok) throw new Error(applied.refusal.code);
    ({ state } = applied);
    told(before, applied.events, state);
  }
}

describe.each(shippedBattles().map((battle) => [battle.id, battle] as const))('%s', (_, battle) => {
  test('an event that names pieces changes no other', () => {
    const named = new Set<string>();
    walk(battle, (before, events) => {
      let now = before;
      for (const event of events) {
        const after = reduce(now, event);
        const names = piecesIn(event);
        if (names !== null) named.add(event.type);
        for (const id of names === null ? [] : differing(now, after)) expect(names, event.type).toContain(id);
        now = after;
      }
    });
    expect([...named]).toContain('UnitMoved');
  });

  test('from each state to the next ones and back again the same pieces are found as by comparing all', () => {
    const states: GameState[] = [];
    let known = 0;
    walk(battle, (before, _events, after) => {
      if (namedBetween(foldings(battle), before.pieces, after.pieces) !== null) known += 1;
      states.unshift(after);
      for (const earlier of [before, ...states.slice(1, 12)]) {
        expect(changedPieces(battle, earlier.pieces, after.pieces)).toEqual(differing(earlier, after));
        expect(changedPieces(battle, after.pieces, earlier.pieces)).toEqual(differing(after, earlier));
      }
    });
    expect(known).toBeGreaterThan(states.length * 0.5);
  });
});
