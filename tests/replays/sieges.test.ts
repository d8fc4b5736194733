// A block at each place of a strategic game between two captains, played again from its record on the hexes that its brief comes to, up to the ledger where there is one.
import { describe, expect, test } from 'vitest';
import { newMatch } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import { FOUGHT_FOR as IN_ARDA } from '../../src/strategic/battle-for-arda/hexes/ground.ts';
import { STRATEGIC_GAMES } from '../../src/strategic/games.ts';
import { nationsIn } from '../../src/strategic/war-of-the-ring/armies.ts';
import { nationOf, regionOf } from '../../src/strategic/war-of-the-ring/facts.ts';
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { openKindOf, wallOf } from '../../src/strategic/war-of-the-ring/hexes/open/kinds.ts';
import { brokenBalances } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { briefOf } from '../kit/briefs.ts';
import { firstBlock, FOUGHT_PLACES } from '../kit/foughtPlaces.ts';
import { ALL_SIEGES } from '../kit/strongholds.ts';
import { endingOf, readFixtures } from './fixtures.ts';
import { takenAfter, type SiegeFixture } from './sieges.ts';

const kept = FOUGHT_PLACES.map((place) => ({
  ...place,
  fixture: readFixtures<SiegeFixture>(place.id)[0]!,
}));

function sumOf(steps: Readonly<Record<string, number>>): number {
  return Object.values(steps).reduce((sum, one) => sum + one, 0);
}

describe('the kept blocks', () => {
  test.each(kept)('$id: it ends as it ended, and comes to the same result', ({ id, fixture }) => {
    const { seed, match, end, result } = fixture;
    const block = firstBlock(id);
    const { battle } = block.scenario;
    expect(match.hash, `${id} has changed: npm run fixtures -- ${id}`).toBe(battle.hash);
    const again = replay(newMatch(battle, seed), match.entries);
    const parting = again.ok ? null : { at: again.at, why: again.why };
    expect(parting, `if the rules were meant to change: npm run fixtures -- ${id}`).toBeNull();
    const last = again.moments.at(-1)!;
    expect(endingOf(last)).toEqual(end);
    expect(end.verdict).not.toBeNull();
    const taken = takenAfter(block, last.state);
    expect(taken.result).toEqual(result);
    expect(taken.ledger === null ? [] : brokenBalances(taken.ledger)).toEqual([]);
  });

  test.each(kept)('$id: two captains play it, and somebody is hurt', ({ id, fixture }) => {
    expect(fixture.players).toEqual(['captain', 'captain']);
    expect(sumOf(fixture.result.steps)).toBeLessThan(sumOf(firstBlock(id).siege.figures));
  });

  test('are besieged by the Shadow here and by the Free Peoples there', () => {
    const besiegers = ALL_SIEGES.flatMap(({ note }) => nationsIn(briefOf(note).attacker.figures));
    expect(new Set(besiegers.map((nation) => nationOf(nation).side))).toEqual(new Set(['free', 'shadow']));
  });

  test('are of every game: at each stronghold, on each kind of open ground, at walls of both sorts, at each territory of Arda, at a fort', () => {
    const placesIn = (game: string): readonly string[] =>
      FOUGHT_PLACES.filter((one) => one.game.id === game).map(({ id }) => id);
    const [ring, arda, ix] = STRATEGIC_GAMES.map(({ id }) => placesIn(id)) as [
      readonly string[],
      readonly string[],
      readonly string[],
    ];
    expect(ring).toEqual(expect.arrayContaining([...FOUGHT_FOR]));
    const fields = ring.filter((region) => !FOUGHT_FOR.includes(region));
    const open = fields.filter((region) => wallOf(region) === null);
    expect(open.map(openKindOf).sort()).toEqual(['forest', 'hills', 'plain', 'river']);
    const walled = fields.filter((region) => wallOf(region) !== null);
    expect(walled.map((region) => regionOf(region)!.settlement).sort()).toEqual(['city', 'fortification']);
    expect(arda.map((id) => firstBlock(id).siege.battle.title)).toEqual(IN_ARDA);
    expect(ix).toHaveLength(1);
  });
});
