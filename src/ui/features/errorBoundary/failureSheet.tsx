/** The sheet that stands where the page has broken. It needs nothing that may be broken: words, and what it is handed. */
import { MISHAPS } from '../../../i18n/frontWords.ts';
import './failureSheet.css';

/** What can be done. */
export interface MishapAsks {
  goOn(): void;
  reload(): void;
  /** Null while no game is on the table. */
  readonly save: (() => void) | null;
  report(): void;
}

interface MishapSheetProps {
  readonly cause: keyof typeof MISHAPS.causes;
  /** What was thrown, in its own words. */
  readonly message: string;
  readonly ask: MishapAsks;
}

/** In place of the page, or above it. */
export function MishapSheet({ cause, message, ask }: MishapSheetProps) {
  const words = MISHAPS.causes[cause];
  const first = (button: HTMLButtonElement | null): void => button?.focus();
  return (
    <div
      class="mishap"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="mishap"
      aria-describedby="mishap-text"
    >
      <div class="mishap-sheet">
        <h1 id="mishap">{words.title}</h1>
        <p id="mishap-text">{words.text}</p>
        <div class="mishap-ways">
          <button type="button" class="button button-gold" ref={first} onClick={() => ask.goOn()}>
            {words.goOn}
          </button>
          {ask.save !== null && (
            <button type="button" class="button" onClick={() => ask.save?.()}>
              {MISHAPS.save}
            </button>
          )}
          <button type="button" class="button" onClick={() => ask.report()}>
            {MISHAPS.report}
          </button>
          <button type="button" class="button" onClick={() => ask.reload()}>
            {MISHAPS.reload}
          </button>
        </div>
        <p class="mishap-note">{MISHAPS.reportText}</p>
        <details>
          <summary>{MISHAPS.what}</summary>
          <code>{message}</code>
        </details>
      </div>
    </div>
  );
}
