/** Asking for real dice: what to roll, and six big faces to tell what fell. The board stays in sight. */
import { fill } from '../../../i18n/fill.ts';
import { ROLLS } from '../../../i18n/rollWords.ts';
import { REPLAY } from '../../../i18n/words.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { Die } from '../../parts/die.tsx';
import { Modal } from '../../parts/modal.tsx';
import type { RollCard, RollModel } from './rollModel.ts';
import { FACES } from './typedDice.ts';
import './ownDice.css';

/** The asking; nothing while no order waits for dice. */
export function Roll({ roll }: Readonly<{ roll: RollModel }>) {
  const card = roll.card.value;
  return card === null ? null : <Asking card={card} ask={roll} />;
}

function Asking({ card, ask }: Readonly<{ card: RollCard; ask: RollModel }>) {
  const { dice, purpose, cite, before, faces, fixed, mayCancel } = card;
  const whole = faces.length >= dice;
  return (
    <Modal
      kind="roll"
      title={dice === 1 ? ROLLS.rollOne : ROLLS.rollTwo}
      onLeave={() => (mayCancel ? ask.cancel() : ask.mend())}
    >
      <p class="roll-purpose">
        {fill(ROLLS.rollFor, { purpose })} <CaseBadge cite={cite} />
      </p>
      {before.length > 0 && <p class="roll-before">{fill(ROLLS.rollLies, { faces: before.join(', ') })}</p>}
      <div class="roll-table" role="status">
        <span class="unseen">
          {fill(ROLLS.rollNow, { faces: faces.length === 0 ? ROLLS.rollNone : faces.join(', ') })}
        </span>
        {Array.from({ length: dice }, (_, at) =>
          at < faces.length ? <Die key={at} face={faces[at]!} /> : <i key={at} class="roll-gap" />,
        )}
      </div>
      <div class="roll-faces" role="group" aria-label={REPLAY.rollHint}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            class="roll-face"
            aria-label={String(face)}
            aria-disabled={whole}
            autofocus={face === 1}
            onClick={() => ask.face(face)}
          >
            <Die face={face} />
            <kbd aria-hidden="true">{face}</kbd>
          </button>
        ))}
      </div>
      <p class="roll-hint">{REPLAY.rollHint}</p>
      <div class="modal-buttons">
        {mayCancel ? (
          <button type="button" class="button" onClick={() => ask.cancel()}>
            {ROLLS.rollCancel}
          </button>
        ) : (
          <button
            type="button"
            class="button"
            aria-disabled={faces.length <= fixed}
            onClick={() => ask.mend()}
          >
            {ROLLS.rollMend}
          </button>
        )}
        <button type="button" class="button button-gold" aria-disabled={!whole} onClick={() => ask.fell()}>
          {ROLLS.rollDone}
        </button>
      </div>
    </Modal>
  );
}
