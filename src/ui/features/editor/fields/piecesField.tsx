/** Pieces, works and the like by their names: those that are meant, and one more from the list. */
import { EDITOR_FORM, EDITOR_PAGE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { ListChoice } from './choices.ts';

interface PiecesProps {
  readonly label: string;
  readonly help: string;
  readonly choices: readonly ListChoice[];
  /** What the list says while nothing of it is taken; left out: add a piece. */
  readonly more?: string;
  readonly chosen: readonly string[];
  readonly put: (ids: readonly string[]) => void;
}

/** A field for several pieces, or several of other things. */
export function PiecesField({ label, help, choices, more = EDITOR_FORM.addPiece, chosen, put }: PiecesProps) {
  const labelOf = (id: string): string =>
    choices.find(({ value }) => value === id)?.label ?? fill(EDITOR_FORM.unknown, { name: id });
  return (
    <>
      <label class="editor-row" title={help}>
        {label}
        <select
          value=""
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            currentTarget.value = '';
            if (value !== '') put([...chosen, value]);
          }}
        >
          <option value="">{more}</option>
          {choices
            .filter(({ value }) => !chosen.includes(String(value)))
            .map(({ value, label: name }) => (
              <option key={String(value)} value={String(value)}>
                {name}
              </option>
            ))}
        </select>
      </label>
      {chosen.length > 0 && (
        <ul class="editor-pieces" aria-label={label}>
          {chosen.map((id) => (
            <li key={id}>
              <span>{labelOf(id)}</span>
              <button
                type="button"
                class="editor-x"
                aria-label={fill(EDITOR_PAGE.takeAway, { what: labelOf(id) })}
                onClick={() => put(chosen.filter((one) => one !== id))}
              >
                <Icon name="cancel" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
