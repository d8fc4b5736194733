/** The PIN of a seat on the cover: asked for, set, or taken away where it is forgotten. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { COVER } from '../../../i18n/coverWords.ts';
import type { HandoverAsks, PinState } from './handoverModel.ts';

interface PinAskedProps {
  readonly sideName: string;
  readonly pin: PinState;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly ask: HandoverAsks;
}

/** The field for the PIN that was set, and the way out. */
export function PinAsked({ sideName, pin, typed, type, ask }: PinAskedProps) {
  const [lost, setLost] = useState(false);
  return (
    <div class="pin">
      <PinField
        label={fill(COVER.pinAsked, { side: sideName })}
        typed={typed}
        type={type}
        wrong={pin === 'wrong' ? fill(COVER.pinWrong, { side: sideName }) : null}
      />
      {lost ? (
        <>
          <p>{COVER.pinWayOut}</p>
          <p class="pin-buttons">
            <button type="button" class="button" onClick={() => ask.takePinAway()}>
              {COVER.pinTakeAway}
            </button>
            <button type="button" class="button" onClick={() => setLost(false)}>
              {COVER.pinCancel}
            </button>
          </p>
        </>
      ) : (
        <button type="button" class="pin-link" onClick={() => setLost(true)}>
          {COVER.pinForgotten}
        </button>
      )}
    </div>
  );
}

/** Setting a PIN, where there is none. */
export function PinSet({ sideName, ask }: Pick<PinAskedProps, 'sideName' | 'ask'>) {
  const [stage, setStage] = useState<'shut' | 'open' | 'short' | 'set'>('shut');
  const [typed, type] = useState('');
  if (stage === 'set') return <p class="pin">{fill(COVER.pinIsSet, { side: sideName })}</p>;
  if (stage === 'shut') {
    return (
      <div class="pin">
        <button type="button" class="pin-link" onClick={() => setStage('open')}>
          {fill(COVER.pinSet, { side: sideName })}
        </button>
      </div>
    );
  }
  return (
    <div class="pin">
      <PinField
        label={fill(COVER.pinNew, { side: sideName })}
        typed={typed}
        type={type}
        wrong={stage === 'short' ? COVER.pinShort : null}
      />
      <p class="pin-buttons">
        <button type="button" class="button" onClick={() => setStage(ask.setPin(typed) ? 'set' : 'short')}>
          {COVER.pinKeep}
        </button>
        <button type="button" class="button" onClick={() => setStage('shut')}>
          {COVER.pinCancel}
        </button>
      </p>
    </div>
  );
}

interface PinFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly wrong: string | null;
}

function PinField({ label, typed, type, wrong }: PinFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <p class="pin-field">
      <label for={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="password"
        inputMode="numeric"
        autocomplete="off"
        maxLength={12}
        value={typed}
        aria-invalid={wrong !== null}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <span role="alert">{wrong}</span>
    </p>
  );
}
