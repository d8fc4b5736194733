/** 2 % of the long proof of the ledger; in full by `npm run fuzz -- ledger`. */
import { expect, test } from 'vitest';
import { ledgerProof } from '../fuzz/ledgerProof.ts';

test('C1-C5: random briefs go out and come back, and no law of the ledger is broken', () => {
  const counted = ledgerProof.run([], ledgerProof.seed, 0, ledgerProof.count * 0.02);
  expect(ledgerProof.wrong(counted)).toEqual([]);
}, 180_000);
