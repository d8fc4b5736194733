/** The opaque cover between two players: it stands before anything of the next moment is shown, and nothing hidden is printed on it. */
import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { COVER } from '../../../i18n/coverWords.ts';
import { HANDOVER } from '../../../i18n/words.ts';
import { Icon } from '../../parts/icon.tsx';
import { openModally } from '../../parts/modal.tsx';
import type { ChronicleLine } from '../../store/model.ts';
import type { TableAsks } from '../../shell/tableModel.ts';
import { coverOf } from './cover.ts';
import type { CoverModel as CoverCard, HandoverModel } from './handoverModel.ts';
import { HoldButton } from './holdButton.tsx';
import { PinAsked, PinSet } from './pinForm.tsx';
import { WaxSeal } from './waxSeal.tsx';
import './cover.css';

interface CoverProps {
  readonly model: HandoverModel;
  readonly ask: TableAsks;
}

/** The cover; nothing while somebody sits at the board. */
export function Cover({ model, ask }: CoverProps) {
  const up = model.cover.value;
  if (up === null) return null;
  const { history, sheet, side, why, takenAway } = up;
  const card = coverOf(history, sheet, side, why, takenAway);
  return <Sheet key={`${side} ${why}`} card={card} model={model} ask={ask} />;
}

const HEADS = {
  turn: 'coverPass',
  opened: 'coverOpened',
  oil: 'coverOil',
} as const satisfies Record<CoverCard['why'], keyof typeof HANDOVER>;

function Sheet({ card, model, ask }: CoverProps & Readonly<{ card: CoverCard }>) {
  const [typed, type] = useState('');
  const [record, setRecord] = useState(false);
  const [hour, ...rest] = card.when;
  return (
    <dialog
      ref={openModally}
      class="cover"
      aria-label={COVER.coverName}
      onCancel={(leave) => leave.preventDefault()}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
      onKeyDown={(press) => {
        press.stopPropagation();
        if (press.key === 'Escape') press.preventDefault();
      }}
    >
      <p class={`cover-when ${card.night ? 'cover-night' : ''}`}>
        <span>{hour}</span>
        {rest.map((words, at) => (
          <span key={words}>
            {at === 0 && <Icon name={card.night ? 'moon' : 'sun'} />}
            {words}
          </span>
        ))}
      </p>
      <div class="cover-sheet">
        <Corners />
        <section class="cover-who">
          <WaxSeal side={card.side} />
          <p class="cover-pass">{HANDOVER[HEADS[card.why]]}</p>
          <h2>{card.sideName}</h2>
          <p class="cover-plea">{card.plea}</p>
          {model.pin.value !== 'none' && (
            <PinAsked
              sideName={card.sideName}
              pin={model.pin.value}
              typed={typed}
              type={type}
              ask={model.ask}
            />
          )}
          <HoldButton side={card.side} held={() => model.ask.uncover(typed)}>
            <Eye />
            <span>{COVER.holdToUncover}</span>
          </HoldButton>
          <p class="cover-key">
            {COVER.orHold} <kbd>{COVER.space}</kbd>
          </p>
          {model.pin.value === 'none' && <PinSet sideName={card.sideName} ask={model.ask} />}
          {card.takenAway !== null && <p class="cover-warning">{card.takenAway}</p>}
        </section>
        {record ? <Record lines={model.record} /> : <Known card={card} />}
      </div>
      <p class="cover-foot">
        <button type="button" class="button" onClick={() => ask.command('save')}>
          <Icon name="save" />
          {COVER.save}
        </button>
        <button type="button" class="button" aria-pressed={record} onClick={() => setRecord(!record)}>
          <Icon name="open-book" />
          {record ? COVER.recordShut : COVER.record}
        </button>
      </p>
    </dialog>
  );
}

function Known({ card }: Readonly<{ card: CoverCard }>) {
  return (
    <section class="cover-known">
      <header>
        <h3>{COVER.whatAllKnow}</h3>
        {card.known.length > 0 && <i>{card.told}</i>}
      </header>
      <ul class="cover-lines">
        {card.known.length === 0 && <li>{COVER.nothingNew}</li>}
        {card.known.map(({ icon, text }, at) => (
          <li key={at}>
            {icon !== null && <Icon name={icon} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <h3>{COVER.beforeYou}</h3>
      <ol class={`cover-ahead cover-ahead-${card.side}`}>
        {card.ahead.map(({ id, icon, label }) => (
          <li key={id}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
      </ol>
      {card.forYourEyes !== null && (
        <p class="cover-yours">
          <Icon name="cauldron" />
          {card.forYourEyes}
        </p>
      )}
    </section>
  );
}

/** The record as all may read it, newest first. */
function Record({ lines }: Readonly<{ lines: ReadonlySignal<readonly ChronicleLine[]> }>) {
  return (
    <section class="cover-known">
      <header>
        <h3>{COVER.record}</h3>
      </header>
      <ul class="cover-lines cover-record" tabIndex={0}>
        {lines.value.toReversed().map(({ id, heading, icon, text }) => (
          <li key={id} class={heading ? 'cover-heading' : undefined}>
            {icon !== null && <Icon name={icon} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four corners of the sheet, drawn with a pen. */
function Corners() {
  return (
    <>
      {['nw', 'ne', 'se', 'sw'].map((corner) => (
        <svg key={corner} class={`corner corner-${corner}`} viewBox="0 0 100 100" aria-hidden="true">
          <path d="M12 99V38Q12 12 38 12H99M20 99V42Q20 20 42 20H99" />
          <circle cx="27" cy="27" r="4" />
          <path class="corner-star" d="M40 21 45 36 60 41 45 46 40 61 35 46 20 41 35 36Z" />
        </svg>
      ))}
    </>
  );
}

function Eye() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 5C6.5 5 2.6 9.2 1 12c1.6 2.8 5.5 7 11 7s9.4-4.2 11-7c-1.6-2.8-5.5-7-11-7Zm0 12a5 5 0 1 1 0-10 5 5 0 0 1 0 10Zm0-7.6a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z" />
    </svg>
  );
}
