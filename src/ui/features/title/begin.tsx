/** The two ways into a game: the one that was left, and the one that is laid out. */
import type { KeptGameLine } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';

interface KeptProps {
  readonly kept: KeptGameLine | string | null | undefined;
  readonly resume: () => void;
}

/** The game that was left. Its place is held while the store is asked, so that nothing moves. */
export function Kept({ kept, resume }: KeptProps) {
  if (kept === undefined) return <p class="title-kept" aria-hidden="true" />;
  if (kept === null || typeof kept === 'string') {
    return <p class="title-kept">{kept ?? say('nothingKept')}</p>;
  }
  return (
    <button type="button" class="title-kept button" onClick={resume}>
      <span>
        {say('continue')}: <b>{kept.title}</b>
      </span>
      <i>{kept.where}</i>
    </button>
  );
}

interface BeginProps {
  /** Nobody at this screen has a seat. */
  readonly watched: boolean;
  /** Why the game that is laid out cannot be begun. */
  readonly problem: string | null;
  /** Opens what is wrong. */
  readonly mend: () => void;
  readonly begin: () => void;
}

/** The one gold button. */
export function Begin({ watched, problem, mend, begin }: BeginProps) {
  return (
    <div class="title-begin">
      {problem !== null && (
        <p class="title-problem" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        class="button button-gold"
        aria-disabled={problem !== null}
        onClick={problem === null ? begin : mend}
      >
        {say(watched ? 'watchSiege' : 'begin')}
      </button>
    </div>
  );
}
