/** A new version of the game is there: it is taken when the player says so. */
import { MISHAPS } from '../../../i18n/frontWords.ts';
import '../errorBoundary/failureSheet.css';

interface UpdateNoticeProps {
  readonly takeOver: () => void;
  readonly later: () => void;
}

/** The notice in the corner. */
export function UpdateNotice({ takeOver, later }: UpdateNoticeProps) {
  return (
    <div class="update" role="status">
      <b>{MISHAPS.update}</b>
      <button type="button" class="button button-gold" onClick={takeOver}>
        {MISHAPS.updateNow}
      </button>
      <button type="button" class="button" onClick={later}>
        {MISHAPS.updateLater}
      </button>
    </div>
  );
}
