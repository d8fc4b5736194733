/** The window in which both players agree to take the last action back. */
import { ROLLS } from '../../../i18n/rollWords.ts';
import { REPLAY } from '../../../i18n/words.ts';
import type { Side } from '../../../engine/battle.ts';
import { fill } from '../../../i18n/fill.ts';
import { Icon } from '../../parts/icon.tsx';
import { Seal } from '../../parts/seal.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import './agreement.css';

/** Why one alone cannot, what the law is, and a button for each side. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { agreement } = model;
  const card = agreement.card.value;
  if (card === null) return <p>{REPLAY.agreeNothing}</p>;
  return (
    <div class="agree">
      <p>{fill(ROLLS.agreeWhat, { why: card.why })}</p>
      <p>{ROLLS.agreeLaw}</p>
      <div class="agree-sides">
        {card.sides.map(({ name, key, agrees }, side) => (
          <button
            key={name}
            type="button"
            class="agree-side"
            aria-pressed={agrees}
            onClick={() => agreement.press(side as Side)}
          >
            <Seal side={side as Side} />
            <span>{fill(ROLLS.agreeSide, { side: name })}</span>
            <kbd aria-hidden="true">{key}</kbd>
            {agrees && <Icon name="check-mark" />}
          </button>
        ))}
      </div>
      <p class="agree-how">{ROLLS.agreeHow}</p>
    </div>
  );
}
