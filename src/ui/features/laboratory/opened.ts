/** The window of the laboratory, as soon as its words are there. */
import { speakFully } from '../../../i18n/language.ts';

export { Page } from './laboratoryView.tsx';

await speakFully();
