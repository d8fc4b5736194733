/** The window of the laboratory, as soon as its words are there. */
import { speakFully } from '../../../i18n/language.ts';
import { Page } from './laboratoryView.tsx';

/** The page that stands in it. */
export async function openWithWords(): Promise<Readonly<{ Page: typeof Page }>> {
  await speakFully();
  return { Page };
}
