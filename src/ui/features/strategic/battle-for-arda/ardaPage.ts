/** The Battle for Arda in the room. */
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import type { GamePage } from '../gamePage.ts';
import { ARDA, openArdaSheets, type ArdaForm } from './ardaSheets.ts';
import { BriefForm } from './briefForm.tsx';

/** Its port, its sheets and its form. */
export const ARDA_PAGE: GamePage<ArdaForm> = {
  port: ARDA,
  intro: () => SIEGE_ROOM.ardaIntro,
  openSheets: openArdaSheets,
  Form: BriefForm,
};
