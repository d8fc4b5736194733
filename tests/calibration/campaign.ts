/** One campaign against a hold: assaults by agents until it falls, the siege is over, or four actions are spent (4.7). */
import { greedy } from '../../src/ai/greedy.ts';
import { foughtOut } from '../../src/cli/tactics.ts';
import { mixedSeed } from '../../src/game/generator.ts';
import { assaultAgain } from '../../src/strategic/war-of-the-ring/again.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { figureOf, STEPS_OF_HIT } from '../../src/strategic/war-of-the-ring/roster.ts';

/** The actions that a row of the table follows. */
export const ACTIONS = 4;

/** What campaigns come to: in how many the hold had fallen after each action, and what was lost in the blocks of the first. */
export interface Campaigns {
  readonly games: number;
  readonly captured: readonly number[];
  readonly blocks: number;
  /** Steps that garrison and besieger lost in the fighting; what pressing cost is not among them. */
  readonly steps: Readonly<{ garrison: number; besieger: number }>;
}

/** No campaign at all. */
export const NO_CAMPAIGN: Campaigns = {
  games: 0,
  captured: Array.from({ length: ACTIONS }, () => 0),
  blocks: 0,
  steps: { garrison: 0, besieger: 0 },
};

/** Two series together. */
export function bothCampaigns(a: Campaigns, b: Campaigns): Campaigns {
  return {
    games: a.games + b.games,
    captured: a.captured.map((count, action) => count + b.captured[action]!),
    blocks: a.blocks + b.blocks,
    steps: {
      garrison: a.steps.garrison + b.steps.garrison,
      besieger: a.steps.besieger + b.steps.besieger,
    },
  };
}

/** Plays one campaign of so many actions, drawn from the seed alone. */
export function campaign(brief: SiegeBrief, actions: number, seed: number): Campaigns {
  let now: SiegeBrief | null = brief;
  let first: Pick<Campaigns, 'blocks' | 'steps'> = NO_CAMPAIGN;
  for (let action = 0; action < actions && now !== null; action++) {
    const ground = GAME.ground(now, now.battle);
    if (!ground.ok) throw new Error(ground.why);
    const { result, moves } = foughtOut(ground, greedy, mixedSeed(seed, action));
    if (action === 0) first = lossesOf(now, result.steps, result.rounds, pressesIn(moves));
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

function pressesIn(moves: ReturnType<typeof foughtOut>['moves']): number {
  return moves.filter((move) => move.type === 'chose' && move.option.startsWith('press:')).length;
}

function lossesOf(
  brief: SiegeBrief,
  left: Readonly<Record<string, number>>,
  blocks: number,
  presses: number,
): Pick<Campaigns, 'blocks' | 'steps'> {
  const besieging = Object.keys(brief.attacker.figures);
  const lost = (besieger: boolean): number =>
    Object.entries(GAME.figures(brief, brief.battle)).reduce(
      (sum, [id, steps]) =>
        sum + (besieging.includes(figureOf(id).nation) === besieger ? steps - left[id]! : 0),
      0,
    );
  return {
    blocks,
    steps: { garrison: lost(false), besieger: lost(true) - presses * STEPS_OF_HIT },
  };
}
