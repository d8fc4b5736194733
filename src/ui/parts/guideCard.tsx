/** A card that leads somebody through something, a step after the other: what it is about, what is lit, and the way on. */
import { Icon } from './icon.tsx';
import './guideCard.css';

interface GuideCardProps {
  /** Counted from 1. */
  readonly n: number;
  readonly of: number;
  readonly count: string;
  readonly title: string;
  readonly text: string;
  /** What is lit, in words; none where nothing is. */
  readonly lit: string;
  readonly litHex?: string | undefined;
  readonly done: boolean;
  /** What stands on the button that leads on. */
  readonly onward: string;
  readonly isOnwardGold: boolean;
  /** Whether he is asked if he wants to leave. */
  readonly leaving: boolean;
  readonly words: Readonly<Record<'leave' | 'leaveAsked' | 'leaveYes' | 'leaveNo', string>>;
  readonly next: () => void;
  readonly leave: () => void;
  readonly answer: (leaves: boolean) => void;
}

/** The card. What it says is read aloud as it changes. */
export function GuideCard(props: GuideCardProps) {
  const { n, of, count, title, text, lit, litHex, done, onward, isOnwardGold, leaving, words } = props;
  return (
    <section class="lesson" aria-label={count} data-lit-hex={litHex}>
      <header>
        <p class="lesson-count">{count}</p>
        <h2>{title}</h2>
        <button
          type="button"
          class="lesson-leave"
          aria-label={words.leave}
          title={words.leave}
          onClick={() => props.leave()}
        >
          <Icon name="cancel" />
        </button>
      </header>
      <p class="lesson-text" role="status">
        {leaving ? words.leaveAsked : text}
      </p>
      <footer>
        {leaving ? (
          <>
            <button type="button" class="button" onClick={() => props.answer(true)}>
              {words.leaveYes}
            </button>
            <button type="button" class="button button-gold" onClick={() => props.answer(false)}>
              {words.leaveNo}
            </button>
          </>
        ) : (
          <>
            <span class="lesson-steps" aria-hidden="true">
              {Array.from({ length: of }, (_, at) => (
                <i
                  key={at}
                  class={at + 1 < n || (at + 1 === n && done) ? 'past' : at + 1 === n ? 'now' : ''}
                />
              ))}
            </span>
            <span class="lesson-lit">{lit}</span>
            <button
              type="button"
              class={`button ${isOnwardGold ? 'button-gold' : ''} lesson-next`}
              onClick={() => props.next()}
            >
              {onward}
            </button>
          </>
        )}
      </footer>
    </section>
  );
}
