/** A hint to the machine in a sentence. */
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { EDITOR_HINTS } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { HintLine, ObjectiveLine, ReserveLine } from '../../../../scenario/hintSchema.ts';
import { levelName, pieceName, placeName, sideName, workName } from '../eventTerms.ts';
import { forceName } from '../pieceNames.ts';

/** What a hint says, and to whom. */
export function hintSentence(document: ScenarioDocument, hint: HintLine): string {
  const whose = hint.force === undefined ? sideName(document, hint.side) : forceName(document, hint.force);
  switch (hint.type) {
    case 'hold':
      return fill(EDITOR_HINTS.saidHold, { whose, what: objectiveName(document, hint.objective) });
    case 'take': {
      const what = objectiveName(document, hint.objective);
      return fill(EDITOR_HINTS.saidTake, { whose, what, turn: hint.by });
    }
    case 'reserve':
      return reserveSentence(document, hint, whose);
  }
}

function reserveSentence(document: ScenarioDocument, hint: ReserveLine, whose: string): string {
  const { pieces, hexes, until: turn, reach } = hint;
  const named = pieces?.map((id) => pieceName(document, id)).join(', ');
  const said = { whose, who: named ?? EDITOR_HINTS.everybody, where: placeName(document, hexes) };
  if (turn === undefined) {
    return reach === undefined
      ? fill(EDITOR_HINTS.saidReserve, said)
      : fill(EDITOR_HINTS.saidReserveReach, { ...said, reach });
  }
  return reach === undefined
    ? fill(EDITOR_HINTS.saidReserveUntil, { ...said, turn })
    : fill(EDITOR_HINTS.saidReserveBoth, { ...said, turn, reach });
}

function objectiveName(document: ScenarioDocument, objective: ObjectiveLine): string {
  if ('level' in objective) return levelName(objective.level);
  return 'gate' in objective ? workName(objective.gate) : placeName(document, objective.hexes);
}
