/** A share of a series of campaigns, played beside others: games first, first + stride ... below until. */
import { parentPort, workerData } from 'node:worker_threads';
import { mixedSeed } from '../../src/game/generator.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { bothCampaigns, campaign, NO_CAMPAIGN, type Campaigns } from './campaign.ts';

/** What a share is of. */
export interface Share {
  readonly brief: SiegeBrief;
  readonly actions: number;
  readonly seed: number;
  readonly first: number;
  readonly until: number;
  readonly stride: number;
  readonly player: string;
}

const { brief, actions, seed, first, until, stride, player } = workerData as Share;
let sum: Campaigns = NO_CAMPAIGN;
for (let game = first; game < until; game += stride) {
  sum = bothCampaigns(sum, campaign(brief, actions, mixedSeed(seed, game), player));
}
parentPort!.postMessage(sum);
