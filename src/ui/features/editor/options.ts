/** The house rules of a battle and the ways in which it may be won, as an author chooses them. */
import type { ScenarioDocument } from '../../../editor/document.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { fill } from '../../../i18n/fill.ts';
import type { HOUSE_RULE_WORDS } from '../../../i18n/houseRuleWords.ts';
import type { TriggerLine } from '../../../scenario/triggerSchema.ts';
import { inWords } from '../../words/texts.ts';
import { textNow } from './tongues.ts';

/** A house rule with its two readings, that of the rulebook first. */
export interface OptionRow {
  readonly option: keyof typeof HOUSE_RULE_WORDS;
  readonly usual: string | boolean;
  readonly other: string | boolean;
}

/** Every house rule that has words. */
export const OPTION_ROWS: readonly OptionRow[] = [
  { option: 'outerWallTowers', usual: 'printed', other: 'scale' },
  { option: 'fireTrenches', usual: false, other: true },
  { option: 'rohanArrival', usual: 'ramp', other: 'flat' },
  { option: 'breakDarkness', usual: 'mordor', other: 'all' },
  { option: 'secondFreeze', usual: 'game', other: 'concurrent' },
  { option: 'grond', usual: 'spell', other: 'always-active' },
  { option: 'levelControl', usual: 'empty', other: 'gate' },
  { option: 'approachMarch', usual: true, other: false },
  { option: 'hiddenCauldrons', usual: true, other: false },
  { option: 'victory', usual: 'points', other: 'attested' },
];

/** The ways to win that can be chosen from a list. */
export const VICTORIES = {
  demoralized: { asksNumber: false },
  wiped: { asksNumber: false },
  level: { asksNumber: true },
  lastTurn: { asksNumber: false },
} as const;
export type VictoryId = keyof typeof VICTORIES;

/** A trigger that lets a side win; null where there is no other side to win against. */
export function victoryTrigger(
  { sides }: ScenarioDocument,
  kind: VictoryId,
  { id, side, number }: Readonly<{ id: string; side: string; number: number }>,
): TriggerLine | null {
  const other = sides.find((one) => one.id !== side);
  const force = other?.forces.find(({ holds }) => holds) ?? other?.forces[0];
  const winner = sides.find((one) => one.id === side);
  if (other === undefined || winner === undefined || force === undefined) return null;
  const conditions = {
    demoralized: { type: 'demoralized', force: force.id },
    wiped: { type: 'wiped', side: other.id },
    level: { type: 'level', level: number, side },
    lastTurn: { type: 'lastTurn' },
  } as const;
  const text = textNow(fill(EDITOR_PAGE.victoryFor, { side: inWords(winner.name) }));
  return { id, when: 'turnEnds', if: [conditions[kind]], then: { type: 'win', side, text } };
}
