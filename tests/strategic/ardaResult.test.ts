// The result of a battle for Arda: written, read again, refused where it cannot be, and laid beside the dice of the same battle.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { BATTLE_FOR_ARDA as GAME } from '../../src/strategic/battle-for-arda/game.ts';
import { parseBrief } from '../../src/strategic/battle-for-arda/brief.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import type { WouldHave } from '../../src/strategic/siege.ts';

const BRIEF = {
  format: 'battle-for-arda/1',
  territory: 'East Osgiliath',
  terrain: ['river', 'settlement'],
  attacker: { units: { uruk_warrior: 6, olog_hai: 1, catapult: 1 } },
  defender: { units: { wall: 2, spearman: 4, wizard: 1 } },
};

function thrown(seed: number, change: object = {}) {
  const brief = parseBrief({ ...BRIEF, ...change });
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return GAME.autoResolve(brief.value, 'battle', dieOf(seed, 0));
}

/** Nobody of either side has lost a hit, and nothing is decided. */
const WHOLE = {
  format: 'battle-for-arda-result/1',
  brief: BRIEF,
  verdict: 'undecided',
  rounds: 1,
  attacker: {
    uruk_warrior: { count: 6, damage: 0 },
    olog_hai: { count: 1, damage: 0 },
    catapult: { count: 1, damage: 0 },
  },
  defender: {
    wall: { count: 2, damage: 0 },
    spearman: { count: 4, damage: 0 },
    wizard: { count: 1, damage: 0 },
  },
};

function read(document: unknown) {
  const outcome = GAME.documents!.read(document);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const faults = (change: object): readonly string[] => {
  const outcome = GAME.documents!.read({ ...WHOLE, ...change });
  return outcome.ok ? [] : outcome.problems.map(({ path, said }) => `${path}: ${wordSaid(said)}`);
};

describe('a result as a document', () => {
  test('whatever dice made of a battle is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const outcome = thrown(seed);
        const document: unknown = JSON.parse(JSON.stringify(GAME.documents!.write(outcome)));
        expect(read(document)).toEqual(outcome);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('whoever did not come, came in smaller numbers or could not bear it is told with its place, all at once', () => {
    expect(
      faults({
        attacker: { balrog: { count: 1, damage: 0 }, uruk_warrior: { count: 7, damage: 0 } },
        defender: { spearman: { count: 4, damage: 1 } },
      }),
    ).toEqual([
      '/attacker/balrog: "balrog" is not among the units; take it out',
      '/attacker/uruk_warrior/count: more are left (7) than came (6)',
      '/defender/spearman/damage: those who are left bear 1 hit; they can bear 0 at most',
    ]);
  });

  test('an end that those who are left do not bear out is refused; R38: who broke off has left the place to the others', () => {
    expect(faults({ verdict: 'taken' })).toEqual([
      '/verdict: with those who are left it ends otherwise: both still stand after ten rounds',
    ]);
    expect(faults({ defender: {} })).toEqual([
      '/verdict: with those who are left it ends otherwise: the attacker takes the territory',
    ]);
    expect(faults({ verdict: 'held' })).toEqual([]);
  });

  test('a fault of its brief has its place within the brief, and what is no result says so', () => {
    expect(faults({ brief: { ...BRIEF, attacker: { units: { raft: 1 } } } })).toEqual([
      '/brief/attacker/units/raft: battles at sea are not fought here; take the ships out',
    ]);
    for (const document of [null, 3, 'battle-for-arda-result/1', [], {}, BRIEF])
      expect(GAME.documents!.read(document).ok).toBe(false);
  });
});

describe('what would have happened', () => {
  const sum = (shares: readonly number[]): number => shares.reduce((all, one) => all + one, 0);
  const beside = (change: object): WouldHave => GAME.wouldHave!(read({ ...WHOLE, ...change }));

  test('all losses of both sides and all ends are shares of the same thrown battles', () => {
    const { losses, chances, thrown: battles } = beside({});
    expect(battles).toBe(2000);
    for (const { shares, mean } of Object.values(losses)) {
      expect(sum(shares)).toBeCloseTo(1, 9);
      expect(sum(shares.map((share, hits) => share * hits))).toBeCloseTo(mean, 9);
    }
    expect(sum(Object.values(chances))).toBeCloseTo(1, 9);
    const brief = parseBrief(BRIEF);
    if (!brief.ok) throw new Error('the brief is not read');
    const odds = GAME.odds(brief.value, 'battle', { games: 2000, seed: 1 });
    expect(chances['taken']).toBeCloseTo(odds.chances['taken']!.value, 9);
  });

  test('a battle without a loss is the mildest of all, one without survivors the bloodiest', () => {
    expect(beside({}).losses.defender).toMatchObject({ fought: 0, fewer: 0 });
    const { losses, verdict } = beside({ defender: {}, verdict: 'taken' });
    // Two walls, four spearmen, a wizard: their hit points are all that dice can take as well.
    expect([verdict, losses.defender.fought]).toEqual(['taken', losses.defender.shares.length - 1]);
    expect(losses.defender.fewer + losses.defender.asMany).toBeCloseTo(1, 9);
  });

  test('from there as many as four battles are fought by those who are left; with nobody left to fight there is none', () => {
    const { onward } = beside({});
    expect(onward).toHaveLength(4);
    for (const [at, chance] of onward!.entries()) expect(chance).toBeGreaterThanOrEqual(onward![at - 1] ?? 0);
    const few = beside({ attacker: { catapult: { count: 1, damage: 0 } } }).onward!;
    expect(few[3]).toBeLessThan(onward![3]!);
    expect(beside({ defender: {}, verdict: 'taken' }).onward).toBeNull();
  });
});
