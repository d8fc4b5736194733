/** The words of the room of the sieges. They come with the room, and no battle waits for them. */
import { EN, type Translated } from './en/catalogue.ts';
import * as siege from './en/siege.ts';
import { learn, wordsOf } from './language.ts';
// The words of the table are learnt first: what is learnt last is all that is known.
import './words.ts';

/** The words of the room in any language. */
export type SiegeWords = Translated<typeof siege>;

learn(
  { ...EN, ...siege },
  {
    de: async () => {
      const [{ DE }, words] = await Promise.all([import('./de/catalogue.ts'), import('./de/siege.ts')]);
      return { ...DE, ...words };
    },
    pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
  },
);

export const SIEGE_ROOM = wordsOf('SIEGE_ROOM');
