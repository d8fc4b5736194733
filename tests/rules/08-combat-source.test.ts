/** Case 2.8.10: a retreat never comes nearer to what caused it, whichever way it was caused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/board/distance.ts';
import { hexName, type HexId } from '../../src/board/hex.ts';
import type { Dice } from '../../src/engine/dice.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER } from '../../src/engine/battle.ts';
import { retreatOptions } from '../../src/engine/facts/retreats.ts';
import type { Verb } from '../../src/engine/verb.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { blow, ends, owed, shot, whyNotBackTo } from './blows.ts';
import { randomSkirmish } from './randomSkirmish.ts';

/** A ladder against the middle of three wall hexes; behind the wall no zone of the attacker reaches. */
const WALL = {
  map: `
    c c c .
     c d o .
    c c c .`,
  levels: '1 1 1 .\n1 1 . .\n1 1 1 .',
  sides: [
    '0202/0302 wall up 0202 level 1',
    '0301/0302 wall up 0301 level 1',
    '0302/0303 wall up 0303 level 1',
    '0301/0401 wall up 0301 level 1',
    '0303/0403 wall up 0303 level 1',
  ],
  raised: [{ inner: '0202', outer: '0302' }],
  step: 'besieger-combat.melee.choosing',
  active: BESIEGER,
} as const;

describe('2.8.10 the source is the hex of whoever attacked', () => {
  test('2.8.10 in melee: over the wall two hexes back, and not round to the next wall hex', () => {
    const at = siege({ ...WALL, pieces: { o: orc('E3Y'), d: guard('D3X') } });
    const after = at.act(melee, blow(at, 'o', 'd'), 2, 3, 4);
    expect(owed(after)).toEqual(['retreat d 2', 'advance o']);
    expect(after.state.owed[0]).toMatchObject({ source: at.hex('0302') });
    expect(ends(after)).not.toContain('0301');
    expect(ends(after)).not.toContain('0303');
    expect(ends(after)).toEqual(['0101', '0102', '0103', '0201', '0203']);
  });

  test('2.8.10 in melee: where only the way past the attacker is open, it is the shorter way that is taken', () => {
    const at = siege({
      ...WALL,
      map: `
        M M c .
         M d o .
        M M M .`,
      sides: [...WALL.sides, '0201/0301 wall up 0301 level 1'],
      pieces: { o: orc('E3Y'), d: guard('D3X') },
    });
    const after = at.act(melee, blow(at, 'o', 'd'), 2, 3, 4);
    expect(after.where('d')).toBe('0301');
  });

  test('2.8.10 from a bow: not into a hex nearer to the bowman', () => {
    const at = siege({
      map: `
        o . d .
         . . . .`,
      pieces: { o: orc('e1Y', { range: 3 }), d: guard('D3X') },
      step: 'besieger-combat.missile.choosing',
      active: BESIEGER,
    });
    const after = at.act(fire, shot(at, 'o', 'd'), 3, 3, 6);
    expect(after.state.owed[0]).toMatchObject({ source: at.hex('0101') });
    expect(whyNotBackTo(after, '0201')).toBe('retreat-closer');
    expect(ends(after)).toEqual(['0202', '0302', '0401']);
  });

  test('2.8.10 from a catapult the same', () => {
    const at = siege({
      map: `
        e . d .
         . . . .`,
      pieces: { e: engine('catapult'), d: guard('D3X') },
      step: 'besieger-combat.missile.choosing',
      active: BESIEGER,
    });
    const after = at.act(fire, shot(at, 'e', 'd'), 3, 3, 6);
    expect(after.state.owed[0]).toMatchObject({ source: at.hex('0101') });
    expect(whyNotBackTo(after, '0201')).toBe('retreat-closer');
  });
});

/** Dice that are drawn, the same for the same seed. */
function drawn(seed: number): Dice {
  let next = seed;
  return {
    roll: ({ dice }) =>
      Array.from({ length: dice }, () => {
        next = (next * 1103515245 + 12345) % 2147483648;
        return 1 + (Math.floor(next / 65536) % 6);
      }),
  };
}

/** Whether a way, the hex it leaves in front, never comes nearer to a hex. */
function keepsAway({ battle }: Position, source: HexId, way: readonly HexId[]): boolean {
  const far = way.map((hex) => distance(battle.board, source, hex));
  return far.every((one, step) => step === 0 || one >= far[step - 1]!);
}

describe('2.8.10 in fights by chance no way back comes nearer', () => {
  test.each([
    ['melee', melee, 'attacker', 'defender'],
    ['fire', fire, 'shooter', 'target'],
  ] as const)('2.8.10 %s', (_, verb, by, on) => {
    let ways = 0;
    fc.assert(
      fc.property(randomSkirmish, fc.nat(), (position, seed) => {
        const at = position.with({ owed: [] });
        const { battle, state } = at;
        const any = verb as Verb<ActionOf<'Melee' | 'Fire'>>;
        for (const action of any.options(battle, state)) {
          const named = action as unknown as Readonly<Record<string, number>>;
          const [source, target] = [named[by]!, named[on]!].map((id) => state.pieces[id]!.at as HexId);
          const events = any.resolve(battle, state, action, drawn(seed));
          for (const event of events) {
            if (event.type !== 'UnitRetreated' || event.unit !== named[on]) continue;
            expect(keepsAway(at, source!, event.path), `carried out: ${names(at, event.path)}`).toBe(true);
            ways += 1;
          }
          const after = afterEvents(at, any, action, seed);
          const [first] = after.state.owed;
          if (first?.type !== 'retreat' || first.unit !== named[on]) continue;
          expect(first.source).toBe(source);
          for (const { path } of retreatOptions(after.battle, after.state, first).paths) {
            expect(keepsAway(after, source!, [target!, ...path]), names(after, path)).toBe(true);
            ways += 1;
          }
        }
      }),
      { numRuns: 150, seed: 2810 },
    );
    expect(ways).toBeGreaterThan(50);
  });
});

function afterEvents(
  at: Position,
  verb: Verb<ActionOf<'Melee' | 'Fire'>>,
  action: ActionOf<'Melee' | 'Fire'>,
  seed: number,
): Position {
  const faces: number[] = [];
  const dice = drawn(seed);
  verb.resolve(at.battle, at.state, action, {
    roll: (request) => {
      const rolled = dice.roll(request);
      faces.push(...rolled);
      return rolled;
    },
  });
  return at.act(verb, action, ...faces);
}

function names({ battle }: Position, path: readonly HexId[]): string {
  return path.map((hex) => hexName(battle.board, hex)).join(' ');
}
