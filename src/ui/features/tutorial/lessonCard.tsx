/** The lesson beside the board: what it is about, what is lit, and the way on. */
import { useLayoutEffect } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { nameKeys } from '../../../i18n/keyed.ts';
import { LESSONS } from '../../../i18n/words.ts';
import { Icon } from '../../parts/icon.tsx';
import './lessons.css';
import type { LessonCard as LessonCardModel, LessonsModel, LitMark } from './lessonsModel.ts';

/** The card of the lesson; nothing while none is taught. */
export function LessonCard({ lessons }: Readonly<{ lessons: LessonsModel }>) {
  const card = lessons.card.value;
  useLight(card?.button ?? null, card?.id ?? null);
  if (card === null) return null;
  const { n, of, id, learnt, button } = card;
  const { title, text, learnt: told } = LESSONS.words[id];
  const leaving = lessons.leaving.value;
  return (
    <section class="lesson" aria-label={fill(LESSONS.count, { n, of })} data-lit-hex={card.hex ?? undefined}>
      <header>
        <p class="lesson-count">{fill(LESSONS.count, { n, of })}</p>
        <h2>{title}</h2>
        <button
          type="button"
          class="lesson-leave"
          aria-label={LESSONS.leave}
          title={LESSONS.leave}
          onClick={() => lessons.leave()}
        >
          <Icon name="cancel" />
        </button>
      </header>
      <p class="lesson-text" role="status">
        {leaving ? LESSONS.leaveAsked : nameKeys(learnt ? told : text)}
      </p>
      <footer>
        {leaving ? (
          <LeaveAnswers answer={lessons.answer} />
        ) : (
          <>
            <span class="lesson-steps" aria-hidden="true">
              {Array.from({ length: of }, (_, at) => (
                <i
                  key={at}
                  class={at + 1 < n || (at + 1 === n && learnt) ? 'past' : at + 1 === n ? 'now' : ''}
                />
              ))}
            </span>
            <span class="lesson-lit">{litWords(card)}</span>
            <button
              type="button"
              class={`button ${button === 'next' ? 'button-gold' : ''} lesson-next`}
              onClick={() => lessons.next()}
            >
              {n === of ? LESSONS.finish : button === 'next' ? LESSONS.next : LESSONS.skip}
            </button>
          </>
        )}
      </footer>
    </section>
  );
}

function LeaveAnswers({ answer }: Pick<LessonsModel, 'answer'>) {
  return (
    <>
      <button type="button" class="button" onClick={() => answer(true)}>
        {LESSONS.leaveYes}
      </button>
      <button type="button" class="button button-gold" onClick={() => answer(false)}>
        {LESSONS.leaveNo}
      </button>
    </>
  );
}

/** What is lit: the hex by its number, the button by what is written on it. */
function litWords({ hex, buttonName }: LessonCardModel): string {
  if (hex !== null) return fill(LESSONS.litHex, { hex });
  return buttonName === null ? '' : fill(LESSONS.litButton, { name: buttonName });
}

/** Buttons elsewhere on the page are lit by the style sheet, so that no other panel need know of the lessons. */
function useLight(button: LitMark | null, lesson: string | null): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (button !== null) dataset['lit'] = button;
    if (lesson !== null) dataset['lesson'] = lesson;
    return () => {
      delete dataset['lit'];
      delete dataset['lesson'];
    };
  }, [button, lesson]);
}
