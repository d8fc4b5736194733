/** The chosen unit of a small screen: one strip above the bar. */
import type { ReadonlySignal } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { PHONE } from '../../../i18n/words.ts';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../words/labels.ts';
import type { ChosenCard } from '../../store/chosenCard.ts';
import { Portrait } from '../../parts/portrait.tsx';

interface UnitStripProps {
  readonly unit: ReadonlySignal<ChosenCard | null>;
  readonly cancel: () => void;
}

/** Its counter, its name, what it is and the points it has left; nothing while none is chosen. */
export function UnitStrip({ unit, cancel }: UnitStripProps) {
  const card = unit.value;
  if (card === null) return null;
  const { portrait, name, sentence, points } = card;
  return (
    <div class="unit-strip">
      <Portrait portrait={portrait} name={name} side={34} />
      <p class="unit-words">
        <b>{name}</b>
        <span>{sentence}</span>
      </p>
      {points !== null && (
        <p class="unit-points">
          <span class="unseen">{fill(PHONE.pointsLeft, { left: points.left, all: points.of })}</span>
          <b aria-hidden="true">{points.left}</b>
          <small aria-hidden="true">{fill(PHONE.ofPoints, { all: points.of })}</small>
        </p>
      )}
      <button type="button" class="unit-cancel" aria-label={say('cancel')} onClick={cancel}>
        <Icon name="cancel" />
      </button>
    </div>
  );
}
