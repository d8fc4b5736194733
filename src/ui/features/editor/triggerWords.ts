/** The triggers of a battle as sentences. */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_TRIGGERS as SAID } from '../../../i18n/editorWords.ts';
import type { ConditionLine, TriggerLine } from '../../../scenario/triggerSchema.ts';
import { inWords } from '../../words/texts.ts';
import { forceName } from './rightColumn.tsx';

/** "At the end of a turn, if the Garrison is demoralized: the East wins." */
export function triggerWords(document: ScenarioDocument, trigger: TriggerLine): string {
  const conditions = trigger.if.map((one) => conditionWords(document, one)).join(SAID.and);
  const roll = trigger.roll === undefined ? '' : fill(SAID.roll, { atLeast: trigger.roll.atLeast });
  return fill(SAID.sentence, {
    when: SAID[trigger.when],
    conditions: conditions === '' ? SAID.always : conditions,
    roll,
    then: consequenceWords(document, trigger),
  });
}

function sideName({ sides }: ScenarioDocument, id: string): string {
  const side = sides.find((one) => one.id === id);
  return side === undefined ? id : inWords(side.name);
}

function conditionWords(document: ScenarioDocument, condition: ConditionLine): string {
  switch (condition.type) {
    case 'holds':
      return fill(SAID.holds, { side: sideName(document, condition.side), count: condition.atLeast });
    case 'demoralized':
      return fill(SAID.demoralized, { force: forceName(document, condition.force) });
    case 'demoralizedFor':
      return fill(SAID.demoralizedFor, {
        force: forceName(document, condition.force),
        turns: condition.turns,
      });
    case 'level':
      return fill(SAID.level, { side: sideName(document, condition.side), level: condition.level });
    case 'neverLost':
      return fill(SAID.neverLost, { level: condition.level });
    case 'gate':
      return fill(SAID.gate, { side: sideName(document, condition.side), gate: condition.gate });
    case 'slain':
      return fill(SAID.slain, { piece: condition.piece });
    case 'wiped':
      return fill(SAID.wiped, { side: sideName(document, condition.side) });
    case 'arrived':
      return fill(SAID.arrived, { group: groupName(document, condition.group) });
    case 'turn':
      return fill(SAID.turn, { from: condition.from, to: condition.to });
    case 'lastTurn':
      return SAID.lastTurn;
    case 'option':
      return fill(SAID.option, { option: condition.option, is: String(condition.is) });
    case 'not':
      return fill(SAID.not, { condition: conditionWords(document, condition.condition) });
    case 'any':
      return condition.conditions.map((one) => conditionWords(document, one)).join(SAID.or);
    default:
      return assertNever(condition);
  }
}

function consequenceWords(document: ScenarioDocument, { then }: TriggerLine): string {
  switch (then.type) {
    case 'win':
      return then.side === 'draw' ? SAID.draw : fill(SAID.win, { side: sideName(document, then.side) });
    case 'reckon':
      return SAID.reckon;
    case 'points':
      return fill(SAID.points, { side: sideName(document, then.side), points: then.points });
    case 'arrive':
      return fill(SAID.arrive, { group: groupName(document, then.group) });
    default:
      return assertNever(then);
  }
}

function groupName({ groups }: ScenarioDocument, id: string): string {
  const group = groups.find((one) => one.id === id);
  return group === undefined ? id : inWords(group.name);
}
