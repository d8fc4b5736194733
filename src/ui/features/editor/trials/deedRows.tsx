/** Actions of a test: who does what, to or at what. */
import { hexName } from '../../../../board/hex.ts';
import type { DeedLine } from '../../../../scenario/testSchema.ts';
import { EDITOR_DEEDS, EDITOR_FORM, EDITOR_TESTS as SAID } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Icon } from '../../../parts/icon.tsx';
import { choicesOf } from '../fields/choices.ts';
import { ListRow } from '../fields/listRow.tsx';
import type { EditorModel } from '../editorModel.ts';
import { DEEDS, freshDeed } from './testLines.ts';

interface RowsProps {
  readonly model: EditorModel;
  readonly deeds: readonly DeedLine[];
  readonly put: (deeds: readonly DeedLine[]) => void;
}

/** All of them, and one more. */
export function DeedRows({ model, deeds, put }: RowsProps) {
  const fresh = freshDeed(model.drawn.value);
  return (
    <>
      <ol class="editor-lines">
        {deeds.map((deed, at) => (
          // Actions have no names: their place tells them apart.
          <li key={at}>
            <Deed
              model={model}
              deed={deed}
              number={at + 1}
              put={(next) => put(deeds.with(at, next))}
              remove={() => put(deeds.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        aria-disabled={fresh === null}
        onClick={() => (fresh === null ? model.refuse('no-pieces') : put([...deeds, fresh]))}
      >
        {SAID.addDeed}
      </button>
    </>
  );
}

interface DeedProps {
  readonly model: EditorModel;
  readonly deed: DeedLine;
  readonly number: number;
  readonly put: (deed: DeedLine) => void;
  readonly remove: () => void;
}

function Deed({ model, deed, number, put, remove }: DeedProps) {
  const document = model.drawn.value;
  const chosen = chosenPlace(model);
  return (
    <>
      <div class="editor-row editor-type" title={SAID.deedHelp}>
        <select
          aria-label={fill(SAID.deed, { number })}
          value={deed.do}
          onChange={({ currentTarget }) => put({ ...deed, do: currentTarget.value as DeedLine['do'] })}
        >
          {DEEDS.map((one) => (
            <option key={one} value={one}>
              {EDITOR_DEEDS[one]}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="editor-x"
          aria-label={fill(EDITOR_FORM.takeOut, { what: fill(SAID.deed, { number }) })}
          onClick={remove}
        >
          <Icon name="cancel" />
        </button>
      </div>
      <ListRow
        label={SAID.who}
        help={SAID.whoHelp}
        choices={choicesOf(document, 'piece', { type: 'test' })}
        value={deed.piece}
        optional={false}
        wrong={false}
        put={(piece) => put({ ...deed, piece: String(piece) })}
      />
      <label class="editor-row" title={SAID.aimHelp}>
        {SAID.aim}
        <input
          value={deed.to ?? ''}
          placeholder="1213"
          onChange={({ currentTarget }) => put(aimDeed(deed, currentTarget.value.trim()))}
        />
      </label>
      {chosen !== null && chosen !== deed.to && (
        <button type="button" class="button editor-wide" onClick={() => put(aimDeed(deed, chosen))}>
          {fill(SAID.takeAim, { what: chosen })}
        </button>
      )}
    </>
  );
}

function aimDeed({ to: _, ...deed }: DeedLine, aim: string): DeedLine {
  return aim === '' ? deed : { ...deed, to: aim };
}

/** The hex or hexside that is chosen on the map, as files name it. */
function chosenPlace(model: EditorModel): string | null {
  const chosen = model.selected.value;
  if (chosen?.type === 'hex') return hexName(model.drawn.value.map.inline, chosen.hex);
  return chosen?.type === 'side' ? chosen.pair : null;
}
