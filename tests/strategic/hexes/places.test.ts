/** 2.5.1 and 4.4: whoever is set up for a block finds a hex that bears him, on every front of every ground; nobody waits for ever. */
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../../../src/board/hex.ts';
import type { HexName } from '../../../src/board/mapFile.ts';
import type { Kind } from '../../../src/engine/battle.ts';
import { besideWork, mayBegin } from '../../../src/engine/facts/ground.ts';
import { OFF_MAP } from '../../../src/engine/place.ts';
import { SHIPPED_GROUND } from '../../../src/scenario/houseRows.ts';
import { LINE_LIMIT, UNITS_PER_CAULDRON } from '../../../src/strategic/war-of-the-ring/dials.ts';
import { frontTo } from '../../../src/strategic/war-of-the-ring/hexes/ground.ts';
import { FOUGHT_FOR, groundOf } from '../../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { boardOf } from '../../../src/strategic/war-of-the-ring/hexes/places.ts';
import type { Fight } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import { begun, blockOf, fightOf, playedOut } from '../../kit/fights.ts';
import { firstBlock, FOUGHT_PLACES } from '../../kit/foughtPlaces.ts';
import { engine, guard } from '../../kit/siege.ts';

/** The longest line: five units of two counters (4.3), one to a hex (2.7.1). */
const LINE = 2 * LINE_LIMIT;
/** The most engines that a garrison has behind its wall (4.5). */
const POTS = Math.floor(LINE_LIMIT / UNITS_PER_CAULDRON);

const FOOT = guard('D3X').kind;
const HORSE = guard('B3W', { gait: 'horse' }).kind;
const CATAPULT = engine('catapult').kind;
const CAULDRON: Kind = { class: 'cauldron', id: 'cauldron', name: { en: 'Cauldron' } };

const FRONTS = FOUGHT_FOR.flatMap((region) => {
  const here = groundOf(region)!;
  const others = (here.fronts ?? []).map(({ from }) => from[0]!);
  return [null, ...others].map(
    (from) => [from === null ? region : `${region}, ${from}`, frontTo(here, from)] as const,
  );
});

describe.each(FRONTS)('2.5.1 the zones of %s', (_, here) => {
  const board = boardOf(here);
  const borne = (kind: Kind, hexes: readonly HexName[]) =>
    hexes.filter((name) => mayBegin(board, kind, hexNamed(board, name)!));

  test('a line of ten counters finds its hexes behind the wall, before it, in the field and at each border', () => {
    for (const zone of [here.garrison, here.lines, here.field, ...Object.values(here.edges)]) {
      expect(borne(FOOT, zone).length).toBeGreaterThanOrEqual(LINE);
      expect(borne(HORSE, zone).length).toBeGreaterThanOrEqual(LINE);
    }
  });

  test('4.5 so do cauldrons beside a wall, if there is one, and catapults where they are emplaced', () => {
    const hasWalls = here.garrison.some((name) => besideWork(board, hexNamed(board, name)!));
    expect(borne(CAULDRON, here.garrison).length).toBeGreaterThanOrEqual(hasWalls ? POTS : 0);
    expect(borne(CATAPULT, here.engines)).toEqual(here.engines);
  });
});

/** A fight on its ground, where every clear hex bars engines by a row of the map's own (2.22.1). */
function withoutEngines(fight: Fight): Fight {
  const { map } = fight.ground;
  const row = { ...SHIPPED_GROUND['hall']!, cost: { foot: 2, horse: 2, beast: 2, engine: null } };
  const { terrain: _, ...lanes } = row;
  const legend = Object.fromEntries(
    Object.entries(map.legend).map(([letter, meaning]) => [
      letter,
      meaning.terrain === 'clear' && meaning.house === undefined ? { ...meaning, house: 'lanes' } : meaning,
    ]),
  );
  const house = { ...map.house, ground: { ...map.house?.ground, lanes } };
  return { ...fight, ground: { ...fight.ground, map: { ...map, legend, house } } };
}

describe('2.5.1 nobody waits for a set-up that has no place for him', () => {
  test.each(FOUGHT_PLACES)('the first block at $id has a hex for everybody', ({ id: place }) => {
    const { battle } = firstBlock(place).scenario;
    const off = battle.pieces.filter(({ id }) => battle.placements[id] === OFF_MAP);
    expect(off.map(({ name }) => name)).toEqual([]);
  });

  test('where lanes bar every engine they stay out of the block, and it is fought without them', () => {
    const fight = withoutEngines(fightOf());
    const scenario = blockOf(fight, begun(fight));
    const out = scenario.pieces.filter(({ at }) => at === 'off').map(({ id }) => id);
    expect(out).toEqual(['cauldron-1', 'catapult-1']);
    expect(scenario.setup.flatMap(({ pieces }) => pieces).filter((id) => out.includes(id))).toEqual([]);
    expect(playedOut(scenario, 3).turns).toBeGreaterThan(0);
  });
});
