/** A kind of unit of the author's own, as it is written on a counter. */
import { useState } from 'preact/hooks';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { EditorModel } from './editorModel.ts';
import { Figure } from './figure.tsx';
import { newKind, type KindDraft } from './kinds.ts';
import { Panel } from './palette.tsx';
import { takeInk } from './takeInk.ts';

const FRESH: KindDraft = { name: '', code: 'C2X', gait: 'foot', ma: 4, range: 0, value: 1, ladders: false };

/** The form for a kind of the author's own: once added, it is in his hand. */
export function OwnKind({ model, force }: Readonly<{ model: EditorModel; force: string }>) {
  const [draft, setDraft] = useState(FRESH);
  const put = (part: Partial<KindDraft>): void => setDraft({ ...draft, ...part });
  return (
    <Panel title={EDITOR_PAGE.ownKind}>
      <form
        class="editor-form"
        onSubmit={(submit) => {
          submit.preventDefault();
          const kind = newKind(draft, model.document.peek()!.kinds);
          if (!model.act({ type: 'putKind', kind })) return;
          takeInk(model, { type: 'piece', kind, force });
          setDraft(FRESH);
        }}
      >
        <label class="editor-row" title={EDITOR_PAGE.ownKindNameHelp}>
          {EDITOR_PAGE.name}
          <input
            required
            maxLength={40}
            value={draft.name}
            onInput={({ currentTarget }) => put({ name: currentTarget.value })}
          />
        </label>
        <label class="editor-row" title={EDITOR_PAGE.codeHelp}>
          {EDITOR_PAGE.code}
          <input
            required
            pattern="([A-E]-?)?([a-e]-?)?[1-4][W-Z]"
            value={draft.code}
            onInput={({ currentTarget }) => put({ code: currentTarget.value })}
          />
        </label>
        <Gait value={draft.gait} set={(gait) => put({ gait })} />
        <Figure
          label={EDITOR_PAGE.ma}
          help={EDITOR_PAGE.maHelp}
          least={1}
          most={20}
          value={draft.ma}
          typed={(ma) => put({ ma })}
        />
        <Figure
          label={EDITOR_PAGE.range}
          help={EDITOR_PAGE.rangeHelp}
          least={0}
          most={9}
          value={draft.range}
          typed={(range) => put({ range })}
        />
        <Figure
          label={EDITOR_PAGE.value}
          help={EDITOR_PAGE.valueHelp}
          least={0}
          most={99}
          value={draft.value}
          typed={(value) => put({ value })}
        />
        <label class="editor-row" title={EDITOR_PAGE.laddersHelp}>
          {EDITOR_PAGE.ladders}
          <input
            type="checkbox"
            checked={draft.ladders}
            onChange={({ currentTarget }) => put({ ladders: currentTarget.checked })}
          />
        </label>
        <button type="submit" class="button editor-wide">
          {EDITOR_PAGE.addKind}
        </button>
      </form>
    </Panel>
  );
}

interface GaitProps {
  readonly value: KindDraft['gait'];
  readonly set: (gait: KindDraft['gait']) => void;
}

function Gait({ value, set }: GaitProps) {
  return (
    <label class="editor-row" title={EDITOR_PAGE.gaitHelp}>
      {EDITOR_PAGE.gait}
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value as 'foot')}>
        <option value="foot">{EDITOR_PAGE.foot}</option>
        <option value="horse">{EDITOR_PAGE.horse}</option>
        <option value="beast">{EDITOR_PAGE.beast}</option>
      </select>
    </label>
  );
}
