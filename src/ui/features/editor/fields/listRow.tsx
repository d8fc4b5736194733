/** A field that is chosen from a list of the document. */
import { fill } from '../../../../i18n/fill.ts';
import { EDITOR_FORM } from '../../../../i18n/editorWords.ts';
import type { EditorModel } from '../editorModel.ts';
import type { ListChoice } from './choices.ts';
import type { Listed } from '../../../../editor/eventFields.ts';

interface ListProps {
  readonly label: string;
  readonly help: string;
  readonly choices: readonly ListChoice[];
  readonly value: unknown;
  readonly optional: boolean;
  readonly wrong: boolean;
  readonly put: (value: ListChoice['value'] | undefined) => void;
}

/** A choice from a list. What the document does not know (any more) stays to be seen. */
export function ListRow({ label, help, choices, value, optional, wrong, put }: ListProps) {
  const isKnown = value === undefined || choices.some((choice) => choice.value === value);
  return (
    <label class="editor-row" title={help}>
      {label}
      <select
        aria-invalid={wrong}
        onChange={({ currentTarget }) => put(choices[Number(currentTarget.value)]?.value)}
      >
        {optional && (
          <option value="" selected={value === undefined}>
            {EDITOR_FORM.any}
          </option>
        )}
        {!isKnown && (
          <option value="" selected>
            {fill(EDITOR_FORM.unknown, { name: String(value) })}
          </option>
        )}
        {choices.map((choice, at) => (
          <option key={String(choice.value)} value={String(at)} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TakeProps {
  readonly model: EditorModel;
  readonly of: Listed;
  readonly choices: readonly ListChoice[];
  readonly put: (value: ListChoice['value']) => void;
}

/** A work that was chosen on the map need not be looked for in the list. */
export function TakeChosen({ model, of, choices, put }: TakeProps) {
  const chosen = model.selected.value;
  if ((of !== 'work' && of !== 'gate') || chosen?.type !== 'side') return null;
  const choice = choices.find(({ value }) => value === chosen.pair);
  if (choice === undefined) return null;
  return (
    <button type="button" class="button editor-wide" onClick={() => put(choice.value)}>
      {fill(EDITOR_FORM.takeChosen, { what: choice.label })}
    </button>
  );
}
