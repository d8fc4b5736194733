/** The long proof of the strategic ledger: random briefs, random ends. */
import { addedLedgers, lookAtLedgers, NO_LEDGERS, type LedgerCount } from './ledgerLaws.ts';
import type { Proof } from './proofs.ts';

/** 100,000 random briefs: sent out, given up, sent again, brought back; the laws C1-C5 hold for each. */
export const ledgerProof: Proof<LedgerCount> = {
  name: 'ledger',
  seed: 2941,
  count: 100_000,
  part: 2_000,
  nothing: NO_LEDGERS,
  run: (_, seed, part, size) => lookAtLedgers(seed, part * 2_000, size),
  add: addedLedgers,
  wrong: ({ briefs, captured, broken, reduced, worn, offences }) => [
    ...offences,
    ...([captured, broken, reduced, worn].some((count) => count * 100 < briefs)
      ? [`too few of a kind in ${briefs} briefs: ${captured}, ${broken}, ${reduced}, ${worn}`]
      : []),
  ],
};
