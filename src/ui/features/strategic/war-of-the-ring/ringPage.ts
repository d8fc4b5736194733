/** The War of the Ring in the room. */
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import type { GamePage } from '../gamePage.ts';
import { BriefForm } from './briefForm.tsx';
import type { FormModel } from './formModel.ts';
import { RING } from './ring.ts';
import { openRingSheets } from './ringSheets.ts';

/** Its port, its sheets and its form. */
export const RING_PAGE: GamePage<FormModel> = {
  port: RING,
  intro: () => SIEGE_ROOM.intro,
  openSheets: openRingSheets,
  Form: BriefForm,
};
