/** The siege goes on: the next assault as a draft, with whoever is left and the wear they carry. */
import { assaultAgain } from '../../../../strategic/war-of-the-ring/ledger/again.ts';
import type { SiegeOutcome } from '../../../../strategic/war-of-the-ring/game.ts';
import { draftOf, type ArmyDraft } from './draft.ts';

/** The draft of the assault that may follow a battle; null where nobody besieges anybody any more. */
export function nextAssault({ brief, link, ledger }: SiegeOutcome): ArmyDraft | null {
  const next = assaultAgain(nameAfter(brief.battle), brief, link, ledger);
  if (next === null) return null;
  const { atWar, dead, pool, elsewhere, wear } = next;
  return draftOf(next, { atWar: [...atWar], dead, pool, elsewhere, wear });
}

/** The name of the battle after one: "the-siege" is followed by "the-siege-2". One result is taken for each name. */
function nameAfter(battle: string): string {
  const numbered = /^(.*)-(\d+)$/.exec(battle);
  return numbered === null ? `${battle}-2` : `${numbered[1]}-${Number(numbered[2]) + 1}`;
}
