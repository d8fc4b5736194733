// A block at each stronghold between two captains, played again from its record on the hexes that its note comes to, up to the ledger.
import { describe, expect, test } from 'vitest';
import { newMatch } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import { nationsIn } from '../../src/strategic/war-of-the-ring/armies.ts';
import { nationOf } from '../../src/strategic/war-of-the-ring/facts.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { brokenBalances } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { briefOf } from '../kit/briefs.ts';
import { ALL_SIEGES } from '../kit/strongholds.ts';
import { endingOf, readFixtures } from './fixtures.ts';
import { firstBlock, outcomeOf, type SiegeFixture } from './sieges.ts';

const kept = ALL_SIEGES.map(({ region, note }) => ({
  region,
  note,
  fixture: readFixtures<SiegeFixture>(region)[0]!,
}));

describe('the kept blocks', () => {
  test.each(kept)('$region: it ends as it ended, and comes to the same result', ({ region, fixture }) => {
    const { seed, match, end, result } = fixture;
    const block = firstBlock(region);
    const { battle } = block.scenario;
    expect(match.hash, `${region} has changed: npm run fixtures -- ${region}`).toBe(battle.hash);
    const again = replay(newMatch(battle, seed), match.entries);
    const parting = again.ok ? null : { at: again.at, why: again.why };
    expect(parting, `if the rules were meant to change: npm run fixtures -- ${region}`).toBeNull();
    const last = again.moments.at(-1)!;
    expect(endingOf(last)).toEqual(end);
    expect(end.verdict).not.toBeNull();
    const outcome = outcomeOf(block, last.state);
    expect(outcome.result).toEqual(result);
    expect(brokenBalances(outcome.ledger)).toEqual([]);
  });

  test.each(kept)('$region: two captains play it, and somebody is hurt', ({ note, fixture }) => {
    expect(fixture.players).toEqual(['captain', 'captain']);
    const brief = briefOf(note);
    const full = Object.values(GAME.figures(brief, brief.battle)).reduce((sum, steps) => sum + steps, 0);
    const left = Object.values(fixture.result.steps).reduce((sum, steps) => sum + steps, 0);
    expect(left).toBeLessThan(full);
  });

  test('are besieged by the Shadow here and by the Free Peoples there', () => {
    const besiegers = kept.flatMap(({ note }) => nationsIn(briefOf(note).attacker.figures));
    expect(new Set(besiegers.map((nation) => nationOf(nation).side))).toEqual(new Set(['free', 'shadow']));
  });
});
