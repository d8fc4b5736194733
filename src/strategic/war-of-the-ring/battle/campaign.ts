/** Several assaults one after the other, as the table of the rules counts them (4.7). */
import type { Both } from '../brief/brief.ts';
import { joinArmies, NO_ARMY, unitsOf } from '../armies.ts';
import { beginBattle, type Muster } from './machine.ts';
import { oddsOf, startExploring, type EndChance, type Explored } from './odds.ts';
import type { Policy } from '../brief/policy.ts';
import type { Setting, BattleSide } from './terms.ts';

/** The chance that a hold has fallen after each of so many actions, each an assault with whoever is left; settings that differ only in rounds paid may share what was explored. `later`: the setting after the first. */
export function captureOdds(
  setting: Setting,
  musters: Both<Muster>,
  policies: Both<Policy>,
  actions: number,
  known: Explored = startExploring(),
  later: Setting = setting,
): readonly number[] {
  const chances: number[] = [];
  let captured = 0;
  let standing = new Map([[nameOf(musters), { musters, chance: 1 }]]);
  const apart = later === setting ? known : startExploring();
  for (let action = 0; action < actions; action++) {
    const after: typeof standing = new Map();
    const [here, explored] = action === 0 ? [setting, known] : [later, apart];
    for (const { musters: now, chance } of standing.values()) {
      const start = beginBattle(here, now);
      if (!start.ok) continue;
      for (const end of oddsOf(here, start.value, policies, explored).ends) {
        if (end.outcome.fate === 'captured') captured += chance * end.chance;
        const next = mustersAfter(end);
        if (end.outcome.fate !== 'besieged' || unitsOf(next.attacker.army) === 0) continue;
        const name = nameOf(next);
        const before = after.get(name)?.chance ?? 0;
        after.set(name, { musters: next, chance: before + chance * end.chance });
      }
    }
    standing = after;
    chances.push(captured);
  }
  return chances;
}

function nameOf(musters: Both<Muster>): string {
  return JSON.stringify(musters);
}

/** What both sides bring to the next assault: whoever is left, and the cards that were not played. */
function mustersAfter({ outcome: { sides } }: EndChance): Both<Muster> {
  const muster = ({ army, rearguard, pool, dead, hand }: BattleSide): Muster => ({
    army: joinArmies(army, rearguard),
    rearguard: NO_ARMY,
    pool,
    dead,
    hand,
  });
  return { attacker: muster(sides.attacker), defender: muster(sides.defender) };
}
