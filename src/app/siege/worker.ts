/** Where odds are counted: a worker, for a great battle takes longer than a page may be silent. */
import { WAR_OF_THE_RING } from '../../strategic/war-of-the-ring/game.ts';
import { asUsual, toNextBlock } from '../../strategic/fights.ts';
import type { SiegeBrief } from '../../strategic/war-of-the-ring/brief.ts';
import type { BriefDocument } from '../../strategic/war-of-the-ring/briefSchema.ts';
import type { FromReckoner, Reckoned, ToReckoner } from './messages.ts';

interface Counter {
  addEventListener(type: 'message', heard: (message: MessageEvent<ToReckoner>) => void): void;
  postMessage(message: FromReckoner): void;
}

const counter = self as unknown as Counter;

counter.addEventListener('message', ({ data: { ask, document } }) => {
  counter.postMessage({ ask, found: counted(document) });
});

function counted(document: BriefDocument): Reckoned {
  try {
    const brief = WAR_OF_THE_RING.parse(document);
    if (!brief.ok) return { type: 'no-battle' };
    const odds = WAR_OF_THE_RING.odds(brief.value, document.battle, { games: 1, seed: 1 });
    return { type: 'odds', odds, minutes: minutesOf(brief.value) };
  } catch {
    return { type: 'failed' };
  }
}

/** How long the first block takes, if there is ground for it. */
function minutesOf(brief: SiegeBrief): number | null {
  const ground = WAR_OF_THE_RING.ground(brief, brief.battle);
  const first = ground.ok ? toNextBlock(ground, [], asUsual) : null;
  return first?.ok === true && first.value.stage.type === 'block' ? first.value.stage.minutes : null;
}
