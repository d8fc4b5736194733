/** The answers to the questions of those who listen; fetched with the first that is put. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { PieceId, Side } from '../../../engine/battle.ts';
import { fill } from '../../../i18n/fill.ts';
import { ASKING } from '../../../i18n/words.ts';
import type { Match } from '../../../game/match.ts';
import type { ChronicleLine, OddsCard } from '../../store/model.ts';
import type { QuestionId } from '../../commands/commandTable.ts';
import { inSlices } from '../../threats/slices.ts';
import { threatCard } from '../../threats/threatCard.ts';
import { threatsOf, threatTo, type Threat } from '../../threats/threats.ts';
import { findNearest, type NearestAnswer } from './nearest.ts';
import { oddsSpoken, threatsSpoken, unitsSpoken, type ReadingDetail } from './spoken.ts';

/** What is asked about: from which hex, by whose eyes, and what the screen shows. */
export interface AskedQuestion {
  readonly now: Match;
  readonly at: HexId;
  readonly viewer: Side;
  readonly chosen: PieceId | null;
  readonly detail: ReadingDetail;
  readonly odds: OddsCard | null;
  readonly chronicle: readonly ChronicleLine[];
}

/** Tells the answer, now or when it is found; answers what ends the search. */
export function answerTo(
  question: QuestionId,
  asked: AskedQuestion,
  tell: (answer: NearestAnswer) => void,
): () => void {
  const { now, at, viewer, detail } = asked;
  switch (question) {
    case 'threats-here':
      return seekThreats(asked, (text) => tell({ text, hex: null }));
    case 'nearest-enemy':
    case 'nearest-gate':
    case 'nearest-breach':
    case 'nearest-leader':
      tell(findNearest(now.battle, now.state, question, at, viewer));
      break;
    case 'units-here':
      tell({ text: unitsSpoken(now.battle, now.state, at, detail), hex: null });
      break;
    case 'odds-now':
      tell({ text: oddsSpoken(asked.odds, detail), hex: null });
      break;
    case 'last-event':
      tell(lastEvent(asked.chronicle));
  }
  return () => {};
}

function seekThreats(
  { now, at, viewer, chosen, detail }: AskedQuestion,
  tell: (text: string) => void,
): () => void {
  const { battle, state } = now;
  const question = threatTo(battle, state, at, viewer, chosen);
  const name = hexName(battle.board, at);
  let found: readonly Threat[] = [];
  tell(fill(ASKING.threatsWorking, { hex: name }));
  return inSlices(threatsOf(battle, question), (more, done) => {
    found = [...found, ...more.flat()];
    if (done) tell(threatsSpoken(threatCard(battle, state, question, found, true), name, detail));
  });
}

function lastEvent(chronicle: readonly ChronicleLine[]): NearestAnswer {
  const line = chronicle.findLast(({ heading }) => !heading);
  if (line === undefined) return { text: ASKING.lastNone, hex: null };
  const dice = line.dice.length === 0 ? '' : `${line.dice.join('+')}: `;
  return { text: `${dice}${line.text}`, hex: line.hex ?? null };
}
