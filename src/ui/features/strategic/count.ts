/** How the odds of a brief are counted, in a worker or in the page. */
import { WAR_OF_THE_RING } from '../../../strategic/war-of-the-ring/game.ts';
import { asUsual, toNextBlock } from '../../../strategic/fights.ts';
import type { SiegeBrief } from '../../../strategic/war-of-the-ring/brief/brief.ts';
import type { Reckoned, ToReckoner } from './messages.ts';

/** What there is to be known of a brief. A count that breaks says why. */
export function reckon({ document, actions }: Omit<ToReckoner, 'ask'>): Reckoned {
  try {
    const brief = WAR_OF_THE_RING.parse(document);
    if (!brief.ok) return { type: 'no-battle' };
    if (actions !== null) return fallenAfter(brief.value, actions);
    const odds = WAR_OF_THE_RING.odds(brief.value, document.battle, { games: 1, seed: 1 });
    return { type: 'odds', odds, minutes: minutesOf(brief.value) };
  } catch (problem) {
    return { type: 'failed', why: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** The chances over several actions, if the battle is one of several. */
function fallenAfter(brief: SiegeBrief, actions: number): Reckoned {
  const over = WAR_OF_THE_RING.overActions?.(brief, brief.battle, actions);
  return { type: 'fallen', fallen: over?.ok === true ? over.fallen.map(({ value }) => value) : [] };
}

/** How long the first block takes, if there is ground for it. */
function minutesOf(brief: SiegeBrief): number | null {
  const ground = WAR_OF_THE_RING.ground(brief, brief.battle);
  const first = ground.ok ? toNextBlock(ground, [], asUsual) : null;
  return first?.ok === true && first.value.stage.type === 'block' ? first.value.stage.minutes : null;
}
