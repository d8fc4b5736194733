/** The card of the tour over the map, and the ring around whatever it names. */
import { useLayoutEffect } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import {
  EDITOR_HEXSIDES,
  EDITOR_PAGE,
  EDITOR_TABS,
  EDITOR_TOOLS,
  EDITOR_TOUR,
} from '../../../../i18n/editorWords.ts';
import { GuideCard } from '../../../parts/guideCard.tsx';
import { inWords } from '../../../words/texts.ts';
import type { EditorModel } from '../editorModel.ts';
import { groundName } from '../ground.ts';
import type { Tour } from './tourModel.ts';
import { TOUR_STEPS, TOWN, type TourMark } from './tourSteps.ts';
import './tour.css';

interface TourProps {
  readonly model: EditorModel;
  readonly tour: Tour;
}

/** The card; nothing while the tour is not taken. */
export function TourCard({ model, tour }: TourProps) {
  const card = tour.card.value;
  const mark = card?.mark ?? null;
  useRing(mark);
  if (card === null) return null;
  const { step, n, done } = card;
  const of = TOUR_STEPS.length;
  const { title, text, done: told } = EDITOR_TOUR.steps[step];
  return (
    <GuideCard
      n={n}
      of={of}
      count={fill(EDITOR_TOUR.count, { n, of })}
      title={title}
      text={done ? told : text}
      lit={mark === null ? '' : markWords(model, mark)}
      done={done}
      onward={n === of ? EDITOR_TOUR.finish : done ? EDITOR_TOUR.next : EDITOR_TOUR.skip}
      isOnwardGold={done}
      leaving={tour.leaving.value}
      words={EDITOR_TOUR}
      next={tour.next}
      leave={tour.leave}
      answer={tour.answer}
    />
  );
}

/** What is to be done next, by the name that stands there. */
function markWords(model: EditorModel, mark: TourMark): string {
  const name = nameOf(model, mark);
  if (name !== null) return fill(EDITOR_TOUR.press, { name });
  return mark === 'board' ? EDITOR_TOUR.onMap : EDITOR_TOUR.anyUnit;
}

/** What is written on the button that is meant; null where none is. */
function nameOf(model: EditorModel, mark: TourMark): string | null {
  const { map, sides } = model.drawn.value;
  switch (mark) {
    case 'tab-map':
      return EDITOR_TABS.map;
    case 'tab-forces':
      return EDITOR_TABS.forces;
    case 'tab-victory':
      return EDITOR_TABS.victory;
    case 'ground': {
      const town = map.inline.legend[TOWN];
      return town === undefined ? null : groundName(map.inline, town);
    }
    case 'wall':
      return EDITOR_HEXSIDES.wall;
    case 'fill':
      return EDITOR_TOOLS.fill;
    case 'force-defender':
    case 'force-besieger': {
      const force = sides.find(({ role }) => mark === `force-${role}`)?.forces[0];
      return force === undefined ? null : inWords(force.name);
    }
    case 'victory':
      return EDITOR_PAGE.addVictory;
    case 'problems':
      return EDITOR_PAGE.problems;
    case 'play':
      return EDITOR_PAGE.play;
    case 'share':
      return EDITOR_PAGE.share;
    case 'copy':
      return EDITOR_PAGE.copy;
    case 'board':
    case 'kinds':
      return null;
  }
}

/** Whatever is meant is ringed by the style sheet and brought into sight. */
function useRing(mark: TourMark | null): void {
  useLayoutEffect(() => {
    if (mark === null) return undefined;
    const { dataset } = document.documentElement;
    dataset['tour'] = mark;
    document.querySelector(`[data-mark='${mark}']`)?.scrollIntoView({ block: 'nearest' });
    return () => delete dataset['tour'];
  }, [mark]);
}
