/** The sheet that stands where the page has broken. It needs nothing that may be broken: words, and what it is handed. */
import { FAILURES } from '../../../i18n/frontWords.ts';
import './failureSheet.css';

/** What can be done. */
export interface FailureAsks {
  goOn(): void;
  reload(): void;
  /** Null while no game is on the table. */
  readonly save: (() => void) | null;
  report(): void;
}

interface FailureSheetProps {
  readonly cause: keyof typeof FAILURES.causes;
  /** What was thrown, in its own words. */
  readonly message: string;
  readonly ask: FailureAsks;
}

/** In place of the page, or above it. */
export function FailureSheet({ cause, message, ask }: FailureSheetProps) {
  const words = FAILURES.causes[cause];
  const first = (button: HTMLButtonElement | null): void => button?.focus();
  return (
    <div
      class="failure-sheet"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="failure-sheet"
      aria-describedby="failure-sheet-text"
    >
      <div class="failure-sheet-page">
        <h1 id="failure-sheet">{words.title}</h1>
        <p id="failure-sheet-text">{words.text}</p>
        <div class="failure-sheet-ways">
          <button type="button" class="button button-gold" ref={first} onClick={() => ask.goOn()}>
            {words.goOn}
          </button>
          {ask.save !== null && (
            <button type="button" class="button" onClick={() => ask.save?.()}>
              {FAILURES.save}
            </button>
          )}
          <button type="button" class="button" onClick={() => ask.report()}>
            {FAILURES.report}
          </button>
          <button type="button" class="button" onClick={() => ask.reload()}>
            {FAILURES.reload}
          </button>
        </div>
        <p class="failure-sheet-note">{FAILURES.reportText}</p>
        <details>
          <summary>{FAILURES.what}</summary>
          <code>{message}</code>
        </details>
      </div>
    </div>
  );
}
