/** How the odds of a brief are counted, in a worker or in the page. */
import { asUsual, toNextBlock } from '../../../strategic/fights.ts';
import type { OpenSiege } from '../../../strategic/open.ts';
import { STRATEGIC_GAMES } from '../../../strategic/games.ts';
import type { WouldHave } from '../../../strategic/siege.ts';
import { openBriefOf } from './briefs.ts';
import type { Reckoned, ToReckoner } from './messages.ts';

/** Games of a sample, where odds cannot be counted. */
const SAMPLE = { games: 2000, seed: 1 };

/** What there is to be known of a brief. A count that breaks says why. */
export function reckon({ document, actions }: Omit<ToReckoner, 'ask'>): Reckoned {
  try {
    if (actions === 'beside') return besideDice(document);
    const brief = openBriefOf(STRATEGIC_GAMES, document);
    if (!brief.ok) return { type: 'no-battle' };
    const { siege } = brief.value;
    if (actions !== null) return fallenAfter(siege, actions);
    return { type: 'odds', odds: siege.odds(SAMPLE), minutes: minutesOf(siege) };
  } catch (problem) {
    return { type: 'failed', why: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** A result beside all that dice could have made of its battle. */
function besideDice(document: ToReckoner['document']): Reckoned {
  const would = wouldHave(document);
  return would === null ? { type: 'no-battle' } : { type: 'beside', would };
}

/** What dice would have made of a battle by its result; null where no game can tell. */
function wouldHave(result: ToReckoner['document']): WouldHave | null {
  for (const game of STRATEGIC_GAMES) {
    const found = game.wouldHave?.(result);
    if (found?.ok === true) return found.value;
  }
  return null;
}

/** The chances over several actions, if the battle is one of several. */
function fallenAfter(siege: OpenSiege, actions: number): Reckoned {
  const over = siege.overActions?.(actions);
  return { type: 'fallen', fallen: over?.ok === true ? over.fallen.map(({ value }) => value) : [] };
}

/** How long the first block takes, if there is ground for it. */
function minutesOf(siege: OpenSiege): number | null {
  const ground = siege.ground();
  const first = ground.ok ? toNextBlock(ground, [], asUsual) : null;
  return first?.ok === true && first.value.stage.type === 'block' ? first.value.stage.minutes : null;
}
