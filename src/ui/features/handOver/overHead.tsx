/** Over the head of the board: what a side is asked in front of both, the look at what one alone may know, and the recap. */
import { COVER } from '../../../i18n/coverWords.ts';
import { StepThrough } from './stepThrough.tsx';
import { fill } from '../../../i18n/fill.ts';
import { keyFor } from '../../../i18n/keyed.ts';
import { Icon } from '../../parts/icon.tsx';
import { Seal } from '../../parts/seal.tsx';
import type { TableAsks } from '../../shell/tableModel.ts';
import type { HandoverModel, Peek, Recap as RecapCard, Strip as StripCard } from './handoverModel.ts';
import './leaf.css';
import './overHead.css';

interface OverHeadProps {
  readonly model: HandoverModel;
  readonly ask: TableAsks;
}

/** Whatever stands at the head of the board now. */
export function OverHead({ model, ask }: OverHeadProps) {
  const [strip, peek, recap] = [model.strip.value, model.peek.value, model.recap.value];
  const steps = model.steps.value;
  return (
    <div class="over-head">
      {strip !== null && <Strip card={strip} model={model} />}
      {peek !== null && <Look card={peek} model={model} />}
      {steps !== null && <StepThrough card={steps} model={model} />}
      {recap !== null && <Recap card={recap} model={model} ask={ask} />}
    </div>
  );
}

function Strip({ card, model }: Readonly<{ card: StripCard; model: HandoverModel }>) {
  return (
    <section class={`over-strip over-strip-${card.side}`} aria-label={card.head}>
      <Seal side={card.side} />
      <p role="status">
        <b>{card.head}</b> {card.text}
      </p>
      {card.answers.map(({ id, label }, at) => (
        <button
          key={id}
          type="button"
          class={at === 0 ? 'button button-gold' : 'button'}
          onClick={() => model.ask.answer(id)}
        >
          {label}
        </button>
      ))}
    </section>
  );
}

function Look({ card, model }: Readonly<{ card: Peek; model: HandoverModel }>) {
  const { ask } = model;
  if (card.stage === 'asking') {
    return (
      <section class={`over-strip over-strip-${card.side}`} aria-label={COVER.peek}>
        <Icon name="cauldron" />
        <p role="status">{card.ask}</p>
        <button type="button" class="button" autofocus onClick={() => ask.peekAnswer(false)}>
          {COVER.peekNo}
        </button>
        <button type="button" class="button button-gold" onClick={() => ask.peekAnswer(true)}>
          {card.yes}
        </button>
      </section>
    );
  }
  const kept = card.stage === 'kept';
  const key = keyFor('peek');
  return (
    <section
      class={`over-look ${card.stage === 'looking' || kept ? 'over-look-on' : ''}`}
      aria-label={COVER.peek}
    >
      {(card.stage === 'looking' || kept) && <p role="status">{card.looking}</p>}
      {!kept && (
        <button
          type="button"
          class="button"
          aria-keyshortcuts={key ?? undefined}
          onPointerDown={(press) => {
            // So that the finger may slip off the button without letting go.
            press.currentTarget.setPointerCapture(press.pointerId);
            ask.peek(true);
          }}
          onPointerUp={() => ask.peek(false)}
          onPointerCancel={() => ask.peek(false)}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(press) => {
            if ((press.key === ' ' || press.key === 'Enter') && !press.repeat) ask.peek(true);
          }}
          onKeyUp={(press) => {
            if (press.key === ' ' || press.key === 'Enter') ask.peek(false);
          }}
        >
          <Icon name="cauldron" />
          <span class="over-look-words">
            {COVER.peek} {key !== null && <kbd>{key}</kbd>}
          </span>
        </button>
      )}
      {card.stage !== 'offered' && (
        <button type="button" class="button" aria-pressed={kept} onClick={() => ask.peekKeep()}>
          {kept ? COVER.peekShut : COVER.peekKeep}
        </button>
      )}
    </section>
  );
}

function Recap({ card, model, ask }: OverHeadProps & Readonly<{ card: RecapCard }>) {
  return (
    <section class="recap" aria-label={COVER.recap}>
      <header>
        <h2>{COVER.recap}</h2>
        <i>{card.head}</i>
      </header>
      <ul>
        {card.lines.length === 0 && <li>{COVER.recapNothing}</li>}
        {card.lines.map(({ icon, text, hex }, at) => (
          <li key={at}>
            {icon !== null && <Icon name={icon} />}
            {hex === null ? (
              <span>{text}</span>
            ) : (
              <button type="button" title={COVER.recapShow} onClick={() => ask.show(hex)}>
                {text}
              </button>
            )}
          </li>
        ))}
        {card.more > 0 && (
          <li>
            <i>{fill(COVER.recapMore, { count: card.more })}</i>
          </li>
        )}
      </ul>
      <p class="recap-buttons">
        <button type="button" class="button" onClick={() => model.ask.watchAgain()}>
          <Icon name="anticlockwise-rotation" />
          {COVER.watchAgain}
        </button>
        <button type="button" class="button button-gold" onClick={() => model.ask.closeRecap()}>
          {COVER.recapClose}
        </button>
      </p>
    </section>
  );
}
