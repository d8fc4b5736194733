/** What lies folded up on the title page: the tale of the battle that is laid out, and its house rules. */
import { computed } from '@preact/signals';
import type { DraftModel, FoldedModel } from './seatsModel.ts';
import { taleOf } from '../../words/tales.ts';
import { houseRuleRows, withRule } from './houseRules.ts';
import { unopenedBattle } from './unopened.ts';

/** Of the game that is laid out. */
export function foldBeside({ draft, fillIn }: DraftModel): FoldedModel {
  return {
    tale: computed(() => taleOf(draft.value.battle)),
    houseRules: computed(() => houseRuleRows(unopenedBattle(draft.value.battle), draft.value.rules)),
    setRule: (id, chosen) => {
      const { battle, rules } = draft.peek();
      fillIn({ rules: withRule(unopenedBattle(battle), rules, id, chosen) });
    },
  };
}
