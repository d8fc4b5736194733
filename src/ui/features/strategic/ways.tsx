/** Other ways to a brief: what the game offers, another game, a file, a text from elsewhere. */
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { Icon } from '../../parts/icon.tsx';
import { Faults } from './faults.tsx';
import { ListField } from './fields.tsx';
import type { StrategicModel } from './strategicModel.ts';

interface WaysProps {
  readonly siege: StrategicModel;
  /** Ways of the game's own. */
  readonly children?: ComponentChildren;
}

/** The ways, and why what was brought could not be taken. */
export function Ways({ siege, children }: WaysProps) {
  const { ask } = siege;
  const [games, refused] = [siege.games.value, siege.refused.value];
  const pasted = useId();
  const file = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState<string | null>(null);
  const take = (text: string): void => {
    setPasting(null);
    ask.bring(text);
  };
  return (
    <div class="siege-ways">
      {children}
      {games.options.length > 1 && (
        <ListField
          label={SIEGE_ROOM.game}
          value={games.value}
          groups={[{ label: '', options: games.options }]}
          set={ask.game}
        />
      )}
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
