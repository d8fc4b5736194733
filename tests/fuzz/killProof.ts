/** The proof that nothing which was shown as done is lost with the process of the browser. */
import { servedSite } from '../../scripts/site.mjs';
import { addedKills, killSome, NO_KILLS, type Kills } from './kills.ts';
import type { Proof } from './proofs.ts';

/** 120 browsers killed as soon as the last action is shown, or 150 ms later. */
export const kills: Proof<Kills, Promise<Kills>> = {
  name: 'kills',
  seed: 0,
  count: 120,
  part: 10,
  nothing: NO_KILLS,
  run: async (_battles, _seed, part, size) => {
    const { url, close } = await servedSite();
    try {
      return await killSome(url, part * 10, size);
    } finally {
      await close();
    }
  },
  add: addedKills,
  wrong: ({ lost }) => lost,
};
