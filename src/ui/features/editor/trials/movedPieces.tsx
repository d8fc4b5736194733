/** Who stands elsewhere in the position of a test, and lists of what can be taken out of it again. */
import { useState } from 'preact/hooks';
import { hexName } from '../../../../board/hex.ts';
import type { Position } from '../../../../editor/dryRun/position.ts';
import { EDITOR_PAGE, EDITOR_TESTS as SAID } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Icon } from '../../../parts/icon.tsx';
import { choicesOf } from '../fields/choices.ts';
import type { EditorModel } from '../editorModel.ts';
import { without } from './testLines.ts';

interface MovedProps {
  readonly model: EditorModel;
  readonly position: Position;
  readonly put: (position: Position) => void;
}

/** The pieces that stand elsewhere, and one more: on the hex that is chosen on the map, or off it. */
export function MovedPieces({ model, position, put }: MovedProps) {
  const [piece, setPiece] = useState('');
  const document = model.drawn.value;
  const choices = choicesOf(document, 'piece', { type: 'test' });
  const labelOf = (id: string): string => choices.find(({ value }) => value === id)?.label ?? id;
  const chosen = model.selected.value;
  const hex = chosen?.type === 'hex' ? hexName(document.map.inline, chosen.hex) : null;
  const stand = (at: string): void => put({ ...position, pieces: { ...position.pieces, [piece]: at } });
  return (
    <>
      <Entries
        label={SAID.piece}
        entries={Object.entries(position.pieces ?? {}).map(([id, at]) => ({
          key: id,
          words: fill(SAID.pieceAt, { piece: labelOf(id), at: at === 'off' ? SAID.off : at }),
        }))}
        remove={(id) => put({ ...position, pieces: without(position.pieces, id) })}
      />
      <label class="editor-row" title={SAID.pieceHelp}>
        {SAID.piece}
        <select value={piece} onChange={({ currentTarget }) => setPiece(currentTarget.value)}>
          <option value="">{SAID.choosePiece}</option>
          {choices.map(({ value, label }) => (
            <option key={String(value)} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {piece !== '' && (
        <span class="editor-choices">
          {hex !== null && (
            <button type="button" class="button" onClick={() => stand(hex)}>
              {fill(SAID.putOn, { hex })}
            </button>
          )}
          <button type="button" class="button" onClick={() => stand('off')}>
            {SAID.putOff}
          </button>
        </span>
      )}
      {piece !== '' && hex === null && <p class="editor-note">{SAID.chooseHex}</p>}
    </>
  );
}

interface EntriesProps {
  readonly label: string;
  readonly entries: readonly Readonly<{ key: string; words: string }>[];
  readonly remove: (key: string) => void;
}

/** Entries, each with what takes it out. */
export function Entries({ label, entries, remove }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul class="editor-pieces" aria-label={label}>
      {entries.map(({ key, words }) => (
        <li key={key}>
          <span>{words}</span>
          <button
            type="button"
            class="editor-x"
            aria-label={fill(EDITOR_PAGE.takeAway, { what: words })}
            onClick={() => remove(key)}
          >
            <Icon name="cancel" />
          </button>
        </li>
      ))}
    </ul>
  );
}
