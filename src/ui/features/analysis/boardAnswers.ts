/** What the board answers to a question: threats counted in slices, lines of sight, the hexes that decide. Fetched with the first question. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Side } from '../../../engine/battle.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import type { PieceId } from '../../../engine/battle.ts';
import type { BoardQuestion, QuestionOverlay } from '../../store/asked.ts';
import { goalWords, hexGoals } from '../../store/goals.ts';
import type { Cited } from '../../store/model.ts';
import { inSlices } from '../../threats/slices.ts';
import { capital } from '../../words/words.ts';
import { onslaughtOf, reachedBy, strikers } from '../../threats/strikers.ts';
import { heatOf, mapCard, threatCard, threatLaid } from '../../threats/threatCard.ts';
import { threatsOf, threatTo, type Threat, type ThreatQuestion } from '../../threats/threats.ts';
import type { EnquiryCard } from './analysisModel.ts';
import { sightCard, sightFrom } from './sightCard.ts';

/** What is known of a threat so far. */
export interface Found {
  readonly question: ThreatQuestion;
  readonly threats: readonly Threat[];
  readonly done: boolean;
}

/** Counts who could strike at a hex, in slices; the answer ends the counting. */
export function seekThreats(
  { battle, state }: Match,
  hex: HexId,
  viewer: Side,
  by: PieceId | null,
  tell: (found: Found) => void,
): () => void {
  const question = threatTo(battle, state, hex, viewer, by);
  let threats: readonly Threat[] = [];
  tell({ question, threats, done: question.onslaught === null });
  return inSlices(threatsOf(battle, question), (more, done) => {
    threats = [...threats, ...more.flat()];
    tell({ question, threats, done });
  });
}

/** Counts how many could strike each hex, in slices. */
export function countThreats(
  { battle, state }: Match,
  by: Side,
  tell: (counts: Uint8Array) => void,
): () => void {
  const onslaught = onslaughtOf(battle, state, by);
  const counts = new Uint8Array(battle.board.size);
  if (onslaught === null) {
    tell(counts);
    return () => {};
  }
  const steps = function* (): Generator<void> {
    for (const striker of strikers(battle, onslaught)) {
      if (striker !== null) for (const hex of reachedBy(battle, onslaught.state, striker)) counts[hex]! += 1;
      yield;
    }
  };
  return inSlices(steps(), (_, done) => {
    if (done) tell(counts);
  });
}

/** What lies over the board, what the card says. */
export interface BoardAnswer {
  readonly laid: QuestionOverlay;
  readonly card: EnquiryCard | null;
  /** What a screen reader is told, once the answer is whole. */
  readonly told: string | null;
}

/** The answer as far as it is known. */
export function answerTo(
  now: Match | null,
  asked: BoardQuestion | null,
  found: Found | null,
  counts: Readonly<{ by: Side; counts: Uint8Array }> | null,
  lineEnd: HexId | null,
): BoardAnswer | null {
  if (now === null || asked === null) return null;
  const { battle, state } = now;
  const only = (prompt: string): BoardAnswer => ({
    laid: { overlays: {}, prompt },
    card: null,
    told: prompt,
  });
  switch (asked.type) {
    case 'threat': {
      if (found === null) return only(ANALYSIS.threatAsk);
      const { question, threats, done } = found;
      const card = threatCard(battle, state, question, threats, done);
      const laid = threatLaid(battle, state, question, threats, done);
      return { laid, card, told: done ? laid.prompt : null };
    }
    case 'threat-map': {
      if (counts === null) return only(ANALYSIS.threatMapWorking);
      const card = mapCard(battle, counts.by);
      const prompt = card.type === 'map' ? card.text : '';
      return { laid: { overlays: { heat: heatOf(counts.counts) }, prompt }, card, told: prompt };
    }
    case 'goals': {
      const goals = hexGoals(battle);
      const prompt = goals.length === 0 ? ANSWERS.goalsNone : ANSWERS.goalsPrompt;
      const lines = goalWords(battle, state, goals).map((text): Cited => ({
        text: `${capital(text)}.`,
        cite: '2.13',
      }));
      return {
        laid: { overlays: { choices: [...new Set(goals.flatMap(({ hexes }) => hexes))] }, prompt },
        card: goals.length === 0 ? null : { type: 'goals', title: ANSWERS.goals, lines },
        told: [prompt, ...lines.map(({ text }) => text)].join(' '),
      };
    }
    case 'sight': {
      if (asked.from === null) return only(ANALYSIS.sightFrom);
      const from = hexName(battle.board, asked.from);
      const prompt = fill(ANSWERS.sightTo, { from });
      if (lineEnd === null || lineEnd === asked.from) {
        return { laid: { overlays: { selected: asked.from }, prompt }, card: null, told: prompt };
      }
      const card = sightCard(battle, state, asked.from, lineEnd);
      const seen = sightFrom(battle, state, asked.from, lineEnd);
      const line = { from: asked.from, to: lineEnd, blockedBy: seen.clear ? null : seen.blockedBy };
      const words = card.type === 'sight' ? `${card.title}: ${card.verdict}.` : '';
      const told = card.type === 'sight' ? [words, ...card.lines.map(({ text }) => text)].join(' ') : words;
      return {
        laid: {
          overlays: { selected: asked.from, line },
          prompt: asked.to === null ? `${words} ${prompt}` : words,
        },
        card,
        told: asked.to === null ? null : told,
      };
    }
  }
}
