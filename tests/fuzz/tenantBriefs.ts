/** Random briefs of the other strategic games that can be fought on hexes: a battle at a territory of Arda, a storm on a fort. */
import fc from 'fast-check';
import { mixedSeed } from '../../src/game/generator.ts';
import { armOf } from '../../src/strategic/battle-for-arda/hexes/arms.ts';
import { dutyOf } from '../../src/strategic/battle-for-arda/hexes/counters.ts';
import { neighboursOf } from '../../src/strategic/battle-for-arda/hexes/ground.ts';
import { UNITS } from '../../src/strategic/battle-for-arda/units.ts';

const MOBILE = [...UNITS.values()].filter(
  (unit) => !unit.traits.some((one) => one === 'ship' || one === 'immobile') && armOf(unit) !== 'flyer',
);
const FIGHTERS = MOBILE.filter((unit) => dutyOf(unit) === 'troops').map(({ id }) => id);
const WORKS = ['wall', 'fortress', 'ancient_wall', 'ancient_tower'];

function anyUnits(ids: readonly string[], most: number) {
  const count = fc.integer({ min: 1, max: most });
  return fc.dictionary(fc.constantFrom(...ids), count, { minKeys: 1, maxKeys: 4 });
}

/** Somebody who fights on both sides, whatever moves with the attacker, and works about the defender; from any neighbour, or it is not told. */
function anyBattle(territory: string) {
  return fc
    .record({
      from: fc.constantFrom(undefined, ...neighboursOf(territory)!),
      attacker: fc.tuple(
        anyUnits(FIGHTERS, 9),
        anyUnits(
          MOBILE.map(({ id }) => id),
          3,
        ),
      ),
      defender: fc.tuple(anyUnits(FIGHTERS, 7), anyUnits(WORKS, 3)),
    })
    .map(({ from, attacker: [some, others], defender: [guards, works] }) => ({
      format: 'battle-for-arda/1',
      territory,
      terrain: ['settlement'],
      ...(from === undefined ? {} : { from }),
      attacker: { units: { ...others, ...some } },
      defender: { units: { ...works, ...guards } },
    }));
}

/** One to five armies come, the first with a support of its own, so that nobody stands it off; others support it or the garrison. */
const ANY_STORM = fc
  .record({
    defender: fc.record({
      order: fc.constantFrom('hold', 'support'),
      army: fc.constantFrom({ kind: 'A' }, { kind: '2A' }),
    }),
    comers: fc.uniqueArray(fc.constantFrom('Mai', 'PTe', 'EMo', 'Oio', 'SAn'), {
      minLength: 1,
      maxLength: 5,
    }),
    nazgul: fc.boolean(),
    helpers: fc.uniqueArray(
      fc.record({ at: fc.constantFrom('Gun', 'TFo', 'NNi', 'GHi'), inside: fc.boolean() }),
      { maxLength: 4, selector: ({ at }) => at },
    ),
  })
  .map(({ defender, comers, nazgul, helpers }) => ({
    format: 'middle-earth-ix-assault/1',
    province: 'Frn',
    defender: { power: 'Cardolan', order: defender.order, ...defender.army },
    attackers: comers.map((from, at) => ({
      power: 'Angmar',
      kind: 'A',
      from,
      ...(nazgul && at === 0 ? { nazgul: true } : {}),
    })),
    supports: [
      { power: 'Angmar', kind: 'A', at: 'Gnd', to: comers[0] },
      ...helpers.map(({ at, inside }) => ({
        power: 'Dunlendings',
        kind: 'A',
        at,
        to: inside ? 'Frn' : comers[0],
      })),
    ],
  }));

/** The document of a battle at a territory of Arda. */
export function ardaDocument(territory: string, seed: number, index: number): object {
  return oneOf(anyBattle(territory), seed, index);
}

/** The document of a storm on a fort. */
export function stormDocument(seed: number, index: number): object {
  return oneOf(ANY_STORM, seed, index);
}

function oneOf(documents: fc.Arbitrary<object>, seed: number, index: number): object {
  return fc.sample(documents, { seed: mixedSeed(seed, index), numRuns: 1 })[0]!;
}
