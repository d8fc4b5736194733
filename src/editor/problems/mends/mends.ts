/** Every error that an author can come across in the editor, and how it is mended. */
import type { ProblemCode } from '../../../scenario/problems.ts';
import { FORCE_MENDS } from './forceMends.ts';
import { MAP_MENDS, type SheetProblemCode } from './mapMends.ts';
import type { Mend } from './mend.ts';
import { NAME_MENDS } from './nameMends.ts';
import { RULE_MENDS } from './ruleMends.ts';

/** Never told of a document: files with these are not opened, or another error says the same. */
export type NeverTold =
  | 'not-json'
  | 'many-more'
  | 'missing'
  | 'unknown-key'
  | 'wrong-type'
  | 'wrong-value'
  | 'wrong-spelling'
  | 'out-of-bounds'
  | 'no-such-file'
  | 'broken-file'
  | SheetProblemCode
  | 'role-missing'
  // of saved matches
  | 'other-scenario'
  | 'wrong-state'
  | 'law-broken';

/** The errors of a document by their codes. */
export type ErrorCode = Exclude<ProblemCode, NeverTold>;

export const MENDS: Readonly<Record<ErrorCode, Mend>> = {
  ...MAP_MENDS,
  ...NAME_MENDS,
  ...FORCE_MENDS,
  ...RULE_MENDS,
};
