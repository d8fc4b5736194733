/** The room of the strategic sieges with its doors to the browser: clipboard, files, the address, the worker that counts. */
import { signal } from '@preact/signals';
import { speakFully } from '../../i18n/language.ts';
// Its words are learnt before they are spoken.
import '../../i18n/siegeWords.ts';
import type { SiegeModel } from '../../panels/siege/siegeModel.ts';
import { WAR_OF_THE_RING } from '../../strategic/war-of-the-ring/game.ts';
import { download } from '../files.ts';
import { openRoom } from './model.ts';
import { openReckoner } from './reckoner.ts';

/** The room, as soon as its words are there; it has taken what the address carries, and takes what will come there. */
export async function openedRoom(): Promise<SiegeModel> {
  await speakFully();
  const { model, arrive } = openRoom({
    reckoner: openReckoner(),
    fights: {
      view: signal(null),
      whyNot: (brief) => {
        const ground = WAR_OF_THE_RING.ground(brief, brief.battle);
        return ground.ok ? null : ground.why;
      },
      begin: () => {},
      ask: { begin: () => {}, choose: () => {}, seat: () => {}, rollRest: () => {}, giveUpFight: () => {} },
    },
    download,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
    address: () => location.href.replace(/#.*$/, ''),
  });
  arrive(location.hash);
  window.addEventListener('hashchange', () => arrive(location.hash));
  return model;
}
