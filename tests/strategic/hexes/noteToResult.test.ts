/** From a written note to the ledger at every ground: read, fought out by two machines, carried as a document, taken whole and once. */
import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/ai/greedy.ts';
import { fightOut } from '../../../src/cli/tactics.ts';
import { WAR_OF_THE_RING as GAME } from '../../../src/strategic/war-of-the-ring/game.ts';
import { regionOf } from '../../../src/strategic/war-of-the-ring/facts.ts';
import { FOUGHT_FOR } from '../../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { openKindOf, wallOf } from '../../../src/strategic/war-of-the-ring/hexes/open/kinds.ts';
import { exportSiege } from '../../../src/strategic/war-of-the-ring/ledger/escrow.ts';
import { importResult } from '../../../src/strategic/war-of-the-ring/ledger/importResult.ts';
import { brokenBalances } from '../../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { ledgerOf } from '../../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { resultOf } from '../../../src/strategic/war-of-the-ring/ledger/result.ts';
import { briefOf, groundOf, must } from '../../kit/briefs.ts';
import { FIELDS } from '../../kit/fields.ts';
import { ALL_SIEGES } from '../../kit/strongholds.ts';

/** What comes of a note: what goes out, how it was fought, and the outcome. */
function foughtOut(note: string) {
  const brief = briefOf(note);
  const { result, moves } = fightOut(groundOf(brief), greedy, 1);
  const outcome = must(GAME.fromResult(brief, brief.battle, result));
  const before = ledgerOf(outcome.brief);
  return { moves, outcome, before, out: must(exportSiege(before, outcome.brief)) };
}

test('every kind of open ground is among the fields, and every wall that is no stronghold’s', () => {
  const kinds = FIELDS.map(({ region }) => openKindOf(region));
  expect(new Set(kinds)).toEqual(new Set(['plain', 'hills', 'forest', 'river']));
  const settled = FIELDS.map(({ region }) => regionOf(region)!.settlement);
  expect(settled.filter((settlement) => settlement === 'city')).toHaveLength(6);
  expect(settled.filter((settlement) => settlement === 'fortification')).toHaveLength(2);
  expect(FIELDS.filter(({ region }) => wallOf(region) !== null)).toHaveLength(8);
  expect(FIELDS.filter(({ region }) => FOUGHT_FOR.includes(region))).toEqual([]);
});

describe.each([...ALL_SIEGES, ...FIELDS])('from note to result at $region', ({ region, note }) => {
  const { moves, outcome, before, out } = foughtOut(note);
  const { result } = outcome;

  test('the note is of a battle there, and it is fought on hexes', () => {
    expect(outcome.brief.region).toBe(region);
    expect(moves.some(({ type }) => type === 'fought')).toBe(true);
    expect(moves.some(({ type }) => type === 'rolled')).toBe(false);
    expect(result).toMatchObject({ by: 'tactics', link: resultOf(out.link, result).link });
  });

  test('the result is carried as a document and read as it was', () => {
    const document = JSON.parse(JSON.stringify(GAME.documents!.write(outcome))) as unknown;
    const read = must(GAME.documents!.read(document));
    expect([read.result, read.ledger]).toEqual([result, outcome.ledger]);
  });

  test('the ledger takes it with every figure accounted for', () => {
    const taken = must(importResult(out.ledger, result));
    expect(taken.ledger).toEqual(outcome.ledger);
    for (const ledger of [before, out.ledger, taken.ledger]) expect(brokenBalances(ledger)).toEqual([]);
    expect(taken.ledger.open).toEqual({});
  });

  test('the ledger takes it once, and no other in its place', () => {
    const { ledger } = must(importResult(out.ledger, result));
    const again = must(importResult(ledger, result));
    expect([again.again, again.entries, again.ledger]).toEqual([true, [], ledger]);
    expect(importResult(ledger, resultOf(out.link, { ...result, rounds: result.rounds + 1 })).ok).toBe(false);
  });
});
