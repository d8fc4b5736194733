/** A new version of the game is there: it is taken when the player says so. */
import { FAILURES } from '../../../i18n/frontWords.ts';
import './updateNotice.css';

interface UpdateNoticeProps {
  readonly takeOver: () => void;
  readonly later: () => void;
}

/** The notice in the corner. */
export function UpdateNotice({ takeOver, later }: UpdateNoticeProps) {
  return (
    <div class="update" role="status">
      <b>{FAILURES.update}</b>
      <button type="button" class="button button-gold" onClick={takeOver}>
        {FAILURES.updateNow}
      </button>
      <button type="button" class="button" onClick={later}>
        {FAILURES.updateLater}
      </button>
    </div>
  );
}
