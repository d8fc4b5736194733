/** One campaign against a hold: assaults by agents until it falls, the siege is over, or four actions are spent (4.7). */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { fightOut } from '../../src/cli/tactics.ts';
import { mixedSeed } from '../../src/game/generator.ts';
import { assaultAgain } from '../../src/strategic/war-of-the-ring/ledger/again.ts';
import type { FightOver } from '../../src/strategic/siege.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';

/** Who plays both sides where nobody else is asked for: the strongest level of which a thousand campaigns take minutes. */
export const PLAYER = 'soldier';

/** The actions that a row of the table follows. */
export const ACTIONS = 4;

/** What both sides score. */
type Hits = FightOver['scored'][number];

/** What campaigns come to: in how many the hold had fallen after each action, and what was lost in the blocks of the first. */
export interface Campaigns {
  readonly games: number;
  readonly captured: readonly number[];
  readonly blocks: number;
  /** Hits that each side scored in the blocks of the first action, parts of a hit included; what pressing cost is not among them. */
  readonly hits: Hits;
  /** The hits of the very first block of every campaign: their sum, and the sum of their squares. */
  readonly opening: Readonly<{ sum: Hits; squares: Hits }>;
}

const NO_HITS: Hits = { attacker: 0, defender: 0 };

function added(a: Hits, b: Hits): Hits {
  return { attacker: a.attacker + b.attacker, defender: a.defender + b.defender };
}

function squared({ attacker, defender }: Hits): Hits {
  return { attacker: attacker ** 2, defender: defender ** 2 };
}

/** No campaign at all. */
export const NO_CAMPAIGN: Campaigns = {
  games: 0,
  captured: Array.from({ length: ACTIONS }, () => 0),
  blocks: 0,
  hits: NO_HITS,
  opening: { sum: NO_HITS, squares: NO_HITS },
};

/** Two series together. */
export function bothCampaigns(a: Campaigns, b: Campaigns): Campaigns {
  return {
    games: a.games + b.games,
    captured: a.captured.map((count, action) => count + b.captured[action]!),
    blocks: a.blocks + b.blocks,
    hits: added(a.hits, b.hits),
    opening: {
      sum: added(a.opening.sum, b.opening.sum),
      squares: added(a.opening.squares, b.opening.squares),
    },
  };
}

function firstAction(scored: readonly Hits[]): Pick<Campaigns, 'blocks' | 'hits' | 'opening'> {
  const [opening = NO_HITS] = scored;
  return {
    blocks: scored.length,
    hits: scored.reduce(added, NO_HITS),
    opening: { sum: opening, squares: squared(opening) },
  };
}

/** Plays one campaign of so many actions, both sides by this level, drawn from the seed alone. */
export function campaign(brief: SiegeBrief, actions: number, seed: number, player = PLAYER): Campaigns {
  let now: SiegeBrief | null = brief;
  let first: Pick<Campaigns, 'blocks' | 'hits' | 'opening'> = NO_CAMPAIGN;
  for (let action = 0; action < actions && now !== null; action++) {
    // The dice between the blocks are drawn from the seed of the brief.
    now = { ...now, seed: mixedSeed(seed, action) & 0x7fffffff };
    const ground = GAME.ground(now, now.battle);
    if (!ground.ok) throw new Error(ground.why.say);
    const { result, scored } = fightOut(ground, () => makeAgent(player), mixedSeed(seed, action));
    if (action === 0) first = firstAction(scored);
    const outcome = GAME.fromResult(now, now.battle, result);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const { link, ledger, fate } = outcome.value;
    if (fate === 'captured') {
      const captured = NO_CAMPAIGN.captured.map((_, after) => Number(after >= action));
      return { games: 1, captured, ...first };
    }
    now = assaultAgain(`${brief.battle}-${action + 2}`, now, link, ledger);
  }
  return { games: 1, captured: NO_CAMPAIGN.captured, ...first };
}
