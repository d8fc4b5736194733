/** What a result changes on the strategic board. Figures that fell are told figure by figure elsewhere. */
import type { SiegeOutcome } from '../../../../strategic/war-of-the-ring/game.ts';
import { entryTold } from '../../../../strategic/war-of-the-ring/ledger/entries.ts';
import { ring } from '../../../../strategic/war-of-the-ring/said.ts';
import { sentence } from '../../../../i18n/siegeSaid.ts';

/** The lines; one that says so where nothing changes. */
export function boardLines({ entries }: SiegeOutcome): readonly string[] {
  const lines = entries.filter(({ type }) => type !== 'fell').map((entry) => sentence(entryTold(entry)));
  return lines.length === 0 ? [sentence(ring({ say: 'boardStays' }))] : lines;
}
