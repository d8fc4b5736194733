/** What the page around the board tells it: its lettering has come, or nobody looks. */
import { noneIfRefused } from '../paint/refusals.ts';
import { FACTOR_FONT } from './counters/plate.ts';

const FONTS = [`700 20px ${FACTOR_FONT}`, `italic 700 20px ${FACTOR_FONT}`] as const;

/** Fetches the lettering of the counters and listens until the answer is called. */
export function listenToPage(lettersCame: () => void, hidden: () => void): () => void {
  const tellHidden = (): void => {
    if (document.hidden) hidden();
  };
  document.fonts.addEventListener('loadingdone', lettersCame);
  document.addEventListener('visibilitychange', tellHidden);
  // A face that cannot be fetched breaks nothing: the browser's own stands in for it.
  for (const font of FONTS) void document.fonts.load(font, 'ABCDE½').catch(noneIfRefused);
  return () => {
    document.fonts.removeEventListener('loadingdone', lettersCame);
    document.removeEventListener('visibilitychange', tellHidden);
  };
}
