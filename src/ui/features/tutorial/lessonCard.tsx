/** The lesson beside the board: what it is about, what is lit, and the way on. */
import { useLayoutEffect } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { nameKeys } from '../../../i18n/keyed.ts';
import { LESSONS } from '../../../i18n/words.ts';
import { GuideCard } from '../../parts/guideCard.tsx';
import './lessons.css';
import type { LessonCard as LessonCardModel, LessonsModel, LitMark } from './lessonsModel.ts';

/** The card of the lesson; nothing while none is taught. */
export function LessonCard({ lessons }: Readonly<{ lessons: LessonsModel }>) {
  const card = lessons.card.value;
  useLight(card?.button ?? null, card?.id ?? null);
  if (card === null) return null;
  const { n, of, id, learnt, button } = card;
  const { title, text, learnt: told } = LESSONS.words[id];
  return (
    <GuideCard
      n={n}
      of={of}
      count={fill(LESSONS.count, { n, of })}
      title={title}
      text={nameKeys(learnt ? told : text)}
      lit={litWords(card)}
      litHex={card.hex ?? undefined}
      done={learnt}
      onward={n === of ? LESSONS.finish : button === 'next' ? LESSONS.next : LESSONS.skip}
      isOnwardGold={button === 'next'}
      leaving={lessons.leaving.value}
      words={LESSONS}
      next={lessons.next}
      leave={lessons.leave}
      answer={lessons.answer}
    />
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
