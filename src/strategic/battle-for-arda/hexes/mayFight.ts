/** H1, H2: whether a battle can be told out on hexes: there is a map, the attacker comes from beside it, nobody flies, and on both sides somebody stands. */
import type { ArdaBrief } from '../brief.ts';
import { ROLES } from '../figures.ts';
import type { ArdaSaid } from '../said.ts';
import type { Sides } from '../targeted.ts';
import { armOf } from './arms.ts';
import { dutyOf } from './counters.ts';
import { fieldOf, neighboursOf } from './ground.ts';
import { territoryNamed, troops } from './names.ts';

/** Why there is no field for a battle, or null. */
export function whyNoField({ territory, from }: ArdaBrief, sides: Sides): ArdaSaid | null {
  const neighbours = neighboursOf(territory);
  const place = territoryNamed(territory);
  if (neighbours === null) return { say: 'ardaNoMap', territory: place };
  if (from !== undefined && fieldOf(territory, from) === null)
    return {
      say: 'ardaNotBeside',
      territory: place,
      from: territoryNamed(from),
      known: neighbours.map(territoryNamed),
    };
  const stacks = ROLES.flatMap((role) => sides[role]);
  const flyers = stacks.filter(({ unit }) => armOf(unit) === 'flyer').map(({ unit }) => unit.id);
  if (flyers.length > 0) return { say: 'ardaFlyers', units: [...new Set(flyers)].map(troops) };
  const idle = ROLES.find((role) => sides[role].every(({ unit }) => dutyOf(unit) !== 'troops'));
  if (idle === undefined) return null;
  return { say: 'ardaNobodyFights', side: idle === 'attack' ? 'attacker' : 'defender' };
}
