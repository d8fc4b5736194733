/** 4.4 and 4.8: every stronghold can be fought for from every region that borders it, by either alliance, in every mode. */
import { expect, test } from 'vitest';
import { OFF_MAP } from '../../../src/engine/place.ts';
import { regionOf } from '../../../src/strategic/war-of-the-ring/facts.ts';
import { FOUGHT_FOR } from '../../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { tellsFrom } from '../../../src/strategic/war-of-the-ring/brief/sides.ts';
import { battleOf, begun, blockOf, fightOf } from '../../kit/fights.ts';

const ARMIES = {
  free: { figures: { gondor: { regular: 2, elite: 2, leader: 1 } }, characters: [] },
  shadow: { figures: { sauron: { regular: 2, elite: 2, nazgul: 1 } }, characters: [] },
} as const;
const MODES = ['assault', 'sortie', 'relief', 'field'] as const;

const SIDES = FOUGHT_FOR.flatMap((region) =>
  regionOf(region)!.adjacent.flatMap((from) =>
    (['free', 'shadow'] as const).map((attacker) => [region, from, attacker] as const),
  ),
);

test.each(SIDES)('%s from %s by %s', (region, from, attacker) => {
  const defender = attacker === 'free' ? 'shadow' : 'free';
  for (const mode of MODES) {
    const inside = mode === 'relief' ? { inside: ARMIES[attacker] } : {};
    const way = tellsFrom(mode, region) ? { from } : {};
    const fight = fightOf({
      region,
      mode,
      attacker: ARMIES[attacker],
      defender: ARMIES[defender],
      ...inside,
      ...way,
    });
    const scenario = blockOf(fight, begun(fight));
    const battle = battleOf(scenario);
    const waiting = battle.pieces.filter(({ id }) => battle.placements[id] === OFF_MAP);
    expect([mode, waiting]).toEqual([mode, []]);
    expect(new Set(scenario.pieces.map(({ force }) => force))).toEqual(new Set(['free', 'shadow']));
  }
});
