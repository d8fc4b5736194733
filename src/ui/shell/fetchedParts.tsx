/** The parts of the table that nobody sees before his first move: each is fetched when it is first shown. */
import { fetchedPart } from '../parts/fetchedPart.tsx';

/** The cover between two players. Until it has come nothing of the table is seen either. */
export const Cover = fetchedPart(
  () => import('../features/handOver/coverView.tsx').then((part) => part.Cover),
  ({ model }) => model.cover.value !== null,
  <div class="cover-coming" />,
);

/** The dice that fell last. */
export const DiceTray = fetchedPart(
  () => import('../features/dice/diceTray.tsx').then((part) => part.DiceTray),
  ({ dice }) => dice.value !== null,
);

/** The answer to a question put to the board. */
export const Enquiry = fetchedPart(
  () => import('../features/analysis/enquiryCard.tsx').then((part) => part.Enquiry),
  ({ enquiry }) => enquiry.value !== null,
);

/** What stands over the head of the board: questions in front of both, the look at the oil, what happened meanwhile. */
export const OverHead = fetchedPart(
  () => import('../features/handOver/overHead.tsx').then((part) => part.OverHead),
  ({ model: { strip, peek, steps, recap } }) =>
    [strip.value, peek.value, steps.value, recap.value].some((card) => card !== null),
);

/** The plan of several attacks. */
export const Plan = fetchedPart(
  () => import('../features/analysis/planPanel.tsx').then((part) => part.Plan),
  ({ plan }) => plan.value !== null,
);

/** The card of a lesson. */
export const LessonCard = fetchedPart(
  () => import('../features/tutorial/lessonCard.tsx').then((part) => part.LessonCard),
  ({ lessons }) => lessons.card.value !== null,
);

/** The line of the machine while it decides. */
export const MachineStrip = fetchedPart(
  () => import('../features/seats/machineStrip.tsx').then((part) => part.MachineStrip),
  ({ seating }) => seating.machine.value !== null,
);

/** The odds of what is about to be done. */
export const Odds = fetchedPart(
  () => import('../features/odds/oddsView.tsx').then((part) => part.Odds),
  ({ odds }) => odds.value !== null,
);

/** The bar below the board of a small screen, and with it the style of small screens. */
export const PhoneBar = fetchedPart(
  () => fetchSmallScreen().then((part) => part.PhoneBar),
  ({ model }) => model.narrow.value,
);

/** The edge of the column beside the board, where it lies folded away. */
export const Grip = fetchedPart(
  () => import('../features/phone/grip.tsx').then((part) => part.Grip),
  ({ model }) => model.narrow.value,
);

/** The asking for dice that real hands throw. */
export const Roll = fetchedPart(
  () => import('../features/dice/ownDiceView.tsx').then((part) => part.Roll),
  ({ roll }) => roll.card.value !== null,
);

/** The small map, unless it is switched off: the board is up before it, and is played on without it. */
export const SmallMap = fetchedPart(
  () => import('../features/minimap/minimap.tsx').then((part) => part.SmallMap),
  ({ board, store }) => board.sight.value !== null && store.settings.value.smallMap,
);

/** The strip of the replay. */
export const Strip = fetchedPart(
  () => import('./replayPage.tsx').then((part) => part.Strip),
  ({ model }) => model.replaying.strip.value !== null,
);

/** The verdict. */
export const Verdict = fetchedPart(
  () => import('./verdict.tsx').then((part) => part.Verdict),
  ({ result }) => result.value !== null,
);

/** Fetches what only small screens need. */
export function fetchSmallScreen() {
  return import('../features/phone/phoneBar.tsx');
}
