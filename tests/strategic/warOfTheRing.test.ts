// The War of the Ring at the port: dice and hexes share one border, and what the dice decide is what the ledger enters.
import { countOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import { figureId, figureOf, printedFigures } from '../../src/strategic/war-of-the-ring/roster.ts';
import { describe, expect, test } from 'vitest';
import { dieOf } from '../../src/strategic/sample.ts';
import type { NationCounts, SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { exportSiege } from '../../src/strategic/war-of-the-ring/ledger/escrow.ts';
import { FIGURE_TYPES } from '../../src/strategic/war-of-the-ring/facts.ts';
import type { FigureType, Nation } from '../../src/strategic/war-of-the-ring/figures.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import { importResult } from '../../src/strategic/war-of-the-ring/ledger/importResult.ts';
import { brokenBalances, type Ledger } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { ledgerOf } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { rollOut } from '../../src/strategic/war-of-the-ring/quick.ts';

/** Notes of every mode, and of cards that change who is there. */
const NOTES = [
  'Minas Tirith: 3R 1E 1L v 8R 2E 1N',
  'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond',
  'Minas Tirith: 3R 1E 1L v 8R 2E 1N, published',
  "Helm's Deep: 1R v 4R 1E",
  'sortie from Minas Tirith: 3R 2E 1L v 2R 1E',
  'relief of Minas Tirith: 4R 1E 1L v 3R 1E, held by the Shadow',
  'field at Osgiliath: 3R 1L v 4R 1E 1N',
  'field at Minas Tirith: 5R 2E 1L v 9R 1E 1N, published',
  'Minas Tirith: 2R 1E 1L v 8R 2E 1N, Guards of the Citadel',
] as const;

const GAMES = 25;

function read(note: string): SiegeBrief {
  const brief = WAR_OF_THE_RING.parse(note);
  if (!brief.ok) throw new Error(`${note}: ${JSON.stringify(brief.problems)}`);
  return brief.value;
}

/** A brief's battle decided by dice: what the machine says is left, and the ledger that the result makes. */
function decided(brief: SiegeBrief, index: number) {
  const { outcome } = rollOut(brief, dieOf(11, index));
  const end = WAR_OF_THE_RING.autoResolve(brief, brief.battle, dieOf(11, index));
  const exported = exportSiege(ledgerOf(end.brief), end.brief);
  if (!exported.ok) throw new Error(JSON.stringify(exported.problems));
  const taken = importResult(exported.value.ledger, end.result);
  if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
  return { outcome, end, ledger: taken.value.ledger };
}

function onBoard({ figures }: Ledger, nation: Nation, type: FigureType): number {
  return printedFigures(nation, type).filter((id) => figures[id]!.at === 'board').length;
}

describe.each(NOTES)('%s', (note) => {
  const brief = read(note);

  test('what the dice left stands in the ledger, nation by nation and type by type', () => {
    for (let index = 0; index < GAMES; index++) {
      const { outcome, end, ledger } = decided(brief, index);
      expect(brokenBalances(ledger)).toEqual([]);
      for (const seat of ['attacker', 'defender'] as const) {
        const { army, rearguard } = outcome.sides[seat];
        const idle = brief.mode === 'sortie' ? [] : [end.brief.inside.figures];
        const heaps: readonly NationCounts[] = [
          army.figures,
          rearguard.figures,
          end.brief.elsewhere,
          ...idle,
        ];
        for (const nation of new Set(end.link[seat].figures.map((id) => figureOf(id).nation))) {
          for (const type of FIGURE_TYPES) {
            const left = heaps.reduce((sum, heap) => sum + countOf(heap, nation, type), 0);
            expect([index, nation, type, onBoard(ledger, nation, type)]).toEqual([index, nation, type, left]);
          }
        }
      }
    }
  });

  test('the same came of the place for the dice, for the ledger, and for a result from the hexes', () => {
    for (let index = 0; index < GAMES; index++) {
      const { outcome, end } = decided(brief, index);
      const { battle, steps, rounds, after, fallen } = end.result;
      const again = WAR_OF_THE_RING.fromResult(brief, battle, {
        battle,
        steps,
        rounds,
        after: { ...after, fallen },
      });
      expect([index, again.ok ? again.value.fate : again.problems]).toEqual([index, outcome.fate]);
      expect(WAR_OF_THE_RING.verdictOf(end)).toBe(outcome.fate);
    }
  });
});

describe('a result from the hexes', () => {
  const brief = read(NOTES[0]);
  const steps = WAR_OF_THE_RING.figures(brief, brief.battle);
  const take = (change: Readonly<Record<string, number>>, after: Readonly<Record<string, unknown>> = {}) =>
    WAR_OF_THE_RING.fromResult(brief, brief.battle, {
      battle: brief.battle,
      steps: { ...steps, ...change },
      rounds: 1,
      after,
    });

  test('in which nobody was hurt leaves the siege as it was', () => {
    const taken = take({});
    expect(taken.ok && [taken.value.fate, taken.value.entries.map(({ type }) => type)]).toEqual([
      'besieged',
      ['roused', 'siege-goes-on'],
    ]);
  });

  test('in which the garrison fell takes the place, and is told in ten lines', () => {
    const gone = Object.keys(steps).filter((id) => id.startsWith('gondor'));
    const taken = take(Object.fromEntries(gone.map((id) => [id, 0])));
    expect(taken.ok && taken.value.fate).toBe('captured');
    expect(taken.ok && WAR_OF_THE_RING.describe(taken.value)).toHaveLength(10);
  });

  test('with decisions that cannot be is refused with their places', () => {
    const taken = take({ [figureId('gondor', 'regular', 1)]: 5 }, { retreat: 'Lossarnach' });
    expect(taken.ok ? [] : taken.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/steps/gondor-R-01 out-of-bounds',
      '/after/retreat unknown-key',
    ]);
    const fled = take({}, { defender: 'retreats', to: 'lossarnach' });
    expect(fled.ok ? [] : fled.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/after/to no-retreat',
    ]);
  });
});

test('a battle with nobody to attack is told among the problems of the brief', () => {
  const brief = WAR_OF_THE_RING.parse({
    schema: 'war-of-the-ring/siege-brief/1',
    battle: 'empty',
    region: 'Minas Tirith',
    mode: 'assault',
    attacker: { figures: { sauron: { regular: 3 } } },
    defender: { figures: { gondor: { leader: 1 } } },
  });
  expect(brief.ok ? [] : brief.problems.length).toBeGreaterThan(0);
});
