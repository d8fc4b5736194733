/** Storms of a fort of Middle Earth IX on the hexes beside the strengths, which are certain there: agents against agents (rules 6 and 12). */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { fightOut } from '../../src/cli/tactics.ts';
import { mixedSeed } from '../../src/game/generator.ts';
import { adjudicate, type AssaultOutcome } from '../../src/strategic/middle-earth-ix/assault.ts';
import { parseBrief, type AssaultBrief } from '../../src/strategic/middle-earth-ix/brief.ts';
import { MIDDLE_EARTH_IX as GAME } from '../../src/strategic/middle-earth-ix/game.ts';
import { PLAYER } from './campaign.ts';

/** Storms of a box at most: twenty take a second. */
const MOST_STORMS = 400;

/** A box with what the strengths say for certain, and in how many storms on the hexes the fort fell. */
export interface IxRow {
  readonly title: string;
  /** Strength of the army that storms, the supports that stand counted. */
  readonly attack: number;
  /** What stands against it, the fort counted. */
  readonly defence: number;
  readonly verdict: AssaultOutcome['verdict'];
  readonly storms: number;
  readonly fallen: number;
}

const ARMY = { power: 'Angmar', kind: 'A', from: 'Mai' };
const WITH_NAZGUL = { ...ARMY, nazgul: true };
const HOLDER = { power: 'Arthedain', kind: 'A', order: 'hold' };
const DOUBLE_HOLDER = { ...HOLDER, kind: '2A' };
/** Who supports the storm, each from a side of its own, and who supports the garrison. */
const ONE = [{ power: 'Angmar', kind: 'A', at: 'Gun', to: 'Mai' }];
const TWO = [...ONE, { power: 'Hillmen', kind: 'A', at: 'PTe', to: 'Mai' }];
const WITHIN = { power: 'Arthedain', kind: 'A', at: 'TFo', to: 'Frn' };

/** One support more or less, the Nazgûl instead of one, and who stands within. */
const BOXES: readonly (readonly [title: string, attacker: object, defender: object, supports: object[]])[] = [
  ['An army', ARMY, HOLDER, []],
  ['An army with one support', ARMY, HOLDER, ONE],
  ['An army with the Nazgûl', WITH_NAZGUL, HOLDER, []],
  ['An army with the Nazgûl and one support, and a support within', WITH_NAZGUL, HOLDER, [...ONE, WITHIN]],
  ['An army with two supports', ARMY, HOLDER, TWO],
  ['An army with the Nazgûl and one support', WITH_NAZGUL, HOLDER, ONE],
  ['An army with the Nazgûl and two supports, and a double army within', WITH_NAZGUL, DOUBLE_HOLDER, TWO],
  ['An army with the Nazgûl and two supports', WITH_NAZGUL, HOLDER, TWO],
];

/** Every box, stormed so often; told when one is done. */
export function ixRows(games: number, seed: number, tell: (title: string) => void): readonly IxRow[] {
  const storms = Math.min(games, MOST_STORMS);
  return BOXES.map(([title, attacker, defender, supports]) => {
    const brief = read({ province: 'Frn', defender, attackers: [attacker], supports });
    const { attacks, defence, verdict } = adjudicate(brief);
    const fallen = Array.from({ length: storms }, (_, game) => falls(brief, mixedSeed(seed, game)));
    tell(title);
    return {
      title,
      attack: attacks[0]!.strength,
      defence: defence!,
      verdict,
      storms,
      fallen: fallen.filter(Boolean).length,
    };
  });
}

/** Whether the fort falls in one storm, both sides by agents; drawn from the seed alone. */
function falls(brief: AssaultBrief, seed: number): boolean {
  const ground = GAME.ground(brief, brief.province);
  if (!ground.ok) throw new Error(ground.why.say);
  const { result } = fightOut(ground, () => makeAgent(PLAYER), seed);
  const outcome = GAME.fromResult(brief, brief.province, result);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value.verdict === 'falls';
}

function read(document: object): AssaultBrief {
  const brief = parseBrief({ format: 'middle-earth-ix-assault/1', ...document });
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}
