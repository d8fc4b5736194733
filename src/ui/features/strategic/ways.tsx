/** Other ways to a brief: a famous set-up, a file, a text from elsewhere. */
import { useId, useRef, useState } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { Icon } from '../../parts/icon.tsx';
import { Faults } from './faults.tsx';
import type { StrategicAsks } from './strategicAsks.ts';
import type { BriefView, Fault } from './strategicModel.ts';

interface WaysProps {
  readonly brief: BriefView;
  readonly refused: readonly Fault[];
  readonly ask: StrategicAsks;
}

/** The ways, and why what was brought could not be taken. */
export function Ways({ brief, refused, ask }: WaysProps) {
  const [famous, pasted] = [useId(), useId()];
  const file = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState<string | null>(null);
  const take = (text: string): void => {
    setPasting(null);
    ask.bring(text);
  };
  return (
    <div class="siege-ways">
      <p class="siege-pick">
        <label for={famous}>{SIEGE_ROOM.famous}</label>
        <select
          id={famous}
          value=""
          onChange={({ currentTarget }) => {
            ask.famous(currentTarget.value);
            currentTarget.value = '';
          }}
        >
          <option value="">{SIEGE_ROOM.famousNone}</option>
          {brief.famous.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        <Icon name="load" />
        {SIEGE_ROOM.file}
      </button>
      <input
        ref={file}
        hidden
        type="file"
        accept=".json,.txt,application/json,text/plain"
        aria-label={SIEGE_ROOM.fileInput}
        onChange={({ currentTarget }) => {
          const found = currentTarget.files?.[0];
          if (found !== undefined) void found.text().then(take);
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        class="button"
        aria-expanded={pasting !== null}
        onClick={() => setPasting(pasting === null ? '' : null)}
      >
        {SIEGE_ROOM.paste}
      </button>
      {pasting !== null && (
        <div class="siege-paste">
          <label for={pasted}>{SIEGE_ROOM.pasteField}</label>
          <textarea
            id={pasted}
            rows={4}
            spellcheck={false}
            value={pasting}
            onInput={({ currentTarget }) => setPasting(currentTarget.value)}
          />
          <button type="button" class="button button-gold" onClick={() => take(pasting)}>
            {SIEGE_ROOM.pasteTake}
          </button>
        </div>
      )}
      {refused.length > 0 && (
        <div class="siege-refused" role="alert">
          <p>{SIEGE_ROOM.refused}</p>
          <Faults faults={refused} label={SIEGE_ROOM.problems} />
        </div>
      )}
    </div>
  );
}
