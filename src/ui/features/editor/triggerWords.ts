/** The triggers of a battle as sentences. */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_CONDITIONS, EDITOR_TRIGGERS as SAID } from '../../../i18n/editorWords.ts';
import { HOUSE_RULE_WORDS } from '../../../i18n/houseRuleWords.ts';
import type { ConditionLine, TriggerLine } from '../../../scenario/triggerSchema.ts';
import { effectWords } from './effectWords.ts';
import { OPTION_ROWS } from './options.ts';
import { groupName, pieceName, placeName, sideName, variableName, whoName, workName } from './eventTerms.ts';
import { momentWords } from './momentWords.ts';
import { forceName } from './pieceNames.ts';

/** "At the end of a turn, if the Garrison is demoralized: the East wins." */
export function triggerWords(document: ScenarioDocument, trigger: TriggerLine): string {
  const conditions = trigger.if.map((one) => conditionWords(document, one)).join(SAID.and);
  const roll = trigger.roll === undefined ? '' : fill(SAID.roll, { atLeast: trigger.roll.atLeast });
  return fill(SAID.sentence, {
    when: momentWords(document, trigger.when),
    conditions: conditions === '' ? SAID.always : conditions,
    roll,
    then: consequenceWords(document, trigger),
  });
}

/** "if the East holds 3 hexes of walls". */
export function conditionWords(document: ScenarioDocument, condition: ConditionLine): string {
  const side = (id: string) => sideName(document, id);
  const force = (id: string) => forceName(document, id);
  switch (condition.type) {
    case 'holds': {
      const { atLeast: count, hexes } = condition;
      return fill(EDITOR_CONDITIONS.holds, {
        side: side(condition.side),
        count,
        where: placeName(document, hexes),
      });
    }
    case 'demoralized':
      return fill(EDITOR_CONDITIONS.demoralized, { force: force(condition.force) });
    case 'demoralizedFor':
      return fill(EDITOR_CONDITIONS.demoralizedFor, {
        force: force(condition.force),
        turns: condition.turns,
      });
    case 'level':
      return fill(EDITOR_CONDITIONS.level, { side: side(condition.side), level: condition.level });
    case 'neverLost':
      return fill(EDITOR_CONDITIONS.neverLost, { level: condition.level });
    case 'gate':
      return fill(EDITOR_CONDITIONS.gate, { side: side(condition.side), gate: condition.gate });
    case 'slain':
      return fill(EDITOR_CONDITIONS.slain, { piece: pieceName(document, condition.piece) });
    case 'wiped':
      return fill(EDITOR_CONDITIONS.wiped, { side: side(condition.side) });
    case 'arrived':
      return fill(EDITOR_CONDITIONS.arrived, { group: groupName(document, condition.group) });
    case 'turn':
      return fill(EDITOR_CONDITIONS.turn, { from: condition.from, to: condition.to });
    case 'lastTurn':
    case 'night':
      return EDITOR_CONDITIONS[condition.type];
    case 'option':
      return fill(EDITOR_CONDITIONS.option, ruleName(condition));
    case 'variable':
      return fill(EDITOR_CONDITIONS.variable, {
        variable: variableName(document, condition.variable),
        span: spanOf(condition),
        from: condition.from ?? 0,
        to: condition.to ?? 0,
      });
    case 'count':
    case 'gone':
      return fill(EDITOR_CONDITIONS[condition.type], {
        who: whoName(document, condition.who),
        atLeast: condition.atLeast,
      });
    case 'track':
      return fill(EDITOR_CONDITIONS.track, { force: force(condition.force), atLeast: condition.atLeast });
    case 'breached':
      return fill(EDITOR_CONDITIONS.breached, { work: workName(condition.work) });
    case 'fired':
      return fill(EDITOR_CONDITIONS.fired, { trigger: condition.trigger });
    case 'not':
      return fill(EDITOR_CONDITIONS.not, { condition: conditionWords(document, condition.condition) });
    case 'all':
      return joinConditions(document, condition.conditions, SAID.and);
    case 'any':
      return joinConditions(document, condition.conditions, SAID.or);
    default:
      return assertNever(condition);
  }
}

/** A house rule and its reading, by the words of the page. */
function ruleName({
  option,
  is,
}: Extract<ConditionLine, { type: 'option' }>): Readonly<{ option: string; is: string }> {
  const row = OPTION_ROWS.find((one) => one.option === option);
  if (row === undefined) return { option, is: String(is) };
  const { name, usual, other } = HOUSE_RULE_WORDS[row.option];
  const reading = is === row.usual ? usual : is === row.other ? other : String(is);
  return { option: name, is: reading };
}

function joinConditions(
  document: ScenarioDocument,
  conditions: readonly ConditionLine[],
  word: string,
): string {
  return conditions.map((one) => conditionWords(document, one)).join(word);
}

/** Which bounds are said: one of them, both, or both and the same. */
function spanOf({ from, to }: Extract<ConditionLine, { type: 'variable' }>): string {
  if (from === undefined) return 'to';
  if (to === undefined) return 'from';
  return from === to ? 'is' : 'both';
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
    case 'effects': {
      const all = then.effects.map((effect) => effectWords(document, effect)).join('; ');
      return then.once ? fill(SAID.once, { then: all }) : all;
    }
    default:
      return assertNever(then);
  }
}
