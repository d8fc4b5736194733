/** What was thrown, in the card of odds that told the chances before. */
import { AT_TABLE } from '../../../i18n/words.ts';
import { Throws } from '../../parts/die.tsx';
import type { DiceThrow } from '../../store/model.ts';
import type { OddsThrown } from './oddsModel.ts';

/** The dice and what came of them; nothing before the throw. */
export function ThrownLine({ thrown }: Readonly<{ thrown: OddsThrown | undefined }>) {
  if (thrown === undefined) return null;
  return (
    <p class="odds-thrown">
      <i>{AT_TABLE.threw}</i> <Throws dice={thrown.dice} /> <b>{thrown.outcome}</b>
    </p>
  );
}

/** The sum of a throw; null without one. */
export function sumOf(thrown: DiceThrow | undefined): number | null {
  return thrown === undefined ? null : thrown.faces.reduce((sum, face) => sum + face, 0);
}
