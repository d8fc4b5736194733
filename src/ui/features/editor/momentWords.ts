/** When a trigger is asked, as a clause (2.21.1). */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { EDITOR_MOMENTS as SAID, EDITOR_TRIGGERS } from '../../../i18n/editorWords.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TriggerLine } from '../../../scenario/triggerSchema.ts';
import {
  eitherSideName,
  groupName,
  levelName,
  phaseName,
  placeName,
  sideName,
  spellName,
  variableName,
  whoName,
  workName,
} from './eventTerms.ts';
import { forceName } from './pieceNames.ts';

/** "When a leader is slain (Gandalf)". */
export function momentWords(document: ScenarioDocument, when: TriggerLine['when']): string {
  if (typeof when === 'string') return EDITOR_TRIGGERS[when];
  switch (when.type) {
    case 'turnBegins':
    case 'ladderRaised':
    case 'towerDocked':
    case 'oilPoured':
    case 'headThrown':
      return SAID[when.type];
    case 'phaseBegins':
    case 'phaseEnds':
      return fill(SAID[when.type], { phase: phaseName(document, when.phase) });
    case 'hexEntered':
    case 'hexLeft':
      return fill(SAID[when.type], {
        who: whoName(document, when.who),
        where: placeName(document, when.hexes),
      });
    case 'workBreached':
      return fill(SAID.workBreached, { work: workName(when.work) });
    case 'gateTaken':
      return fill(SAID.gateTaken, { side: eitherSideName(document, when.side), work: workName(when.work) });
    case 'levelTaken':
      return fill(SAID.levelTaken, {
        side: eitherSideName(document, when.side),
        level: levelName(when.level),
      });
    case 'hexesHeld':
      return fill(SAID.hexesHeld, {
        side: sideName(document, when.side),
        count: when.atLeast,
        where: placeName(document, when.hexes),
      });
    case 'unitLost':
    case 'unitReduced':
    case 'unitDisrupted':
    case 'unitRallied':
    case 'engineLost':
    case 'leaderSlain':
    case 'leaderWounded':
    case 'duelFought':
    case 'duelDeclined':
      return fill(SAID[when.type], { who: whoName(document, when.who) });
    case 'spellCast':
    case 'spellWorked':
    case 'spellFailed':
      return fill(SAID[when.type], { spell: spellName(when.spell) });
    case 'forceBroken':
    case 'forceRecovered':
      return fill(SAID[when.type], { force: forceName(document, when.force) });
    case 'groupArrived':
    case 'groupDelayed':
      return fill(SAID[when.type], { group: groupName(document, when.group) });
    case 'variableSet':
      return fill(SAID.variableSet, { variable: variableName(document, when.variable) });
    case 'triggerFired':
      return fill(SAID.triggerFired, { trigger: when.trigger });
    default:
      return assertNever(when);
  }
}
