/** Kinds of the author's own, as they are written on a counter: a unit, or a leader. */
import { useState } from 'preact/hooks';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { TRAITS } from '../../../i18n/words.ts';
import type { EditorModel } from './editorModel.ts';
import { KindFigures, KindForm, type AddKind } from './kindForm.tsx';
import { newKind, type KindDraft } from './kinds.ts';
import { Choice } from './map/fields.tsx';
import { LeaderForm } from './ownLeader.tsx';
import { Panel } from './palette.tsx';
import { takeInk } from './takeInk.ts';
import { Ticks } from './ticks.tsx';

const FRESH: Omit<KindDraft, 'name'> = {
  code: 'C2X',
  reverse: '',
  gait: 'foot',
  ma: 4,
  range: 0,
  value: 1,
  traits: [],
};

const FIGURES = [
  ['ma', 'ma', 1, 20],
  ['range', 'range', 0, 9],
  ['value', 'value', 0, 99],
] as const;

/** A code as on the counter. */
const CODE = '([A-E]-?)?([a-e]-?)?[1-4][W-Z]';

/** The form for a kind of the author's own: once added, it is in his hand. */
export function OwnKind({ model, force }: Readonly<{ model: EditorModel; force: string }>) {
  const [sort, setSort] = useState<'unit' | 'leader'>('unit');
  const add: AddKind = (made) => {
    const kind = made(model.document.peek()!.kinds);
    const added = model.act({ type: 'putKind', kind });
    if (added) takeInk(model, { type: 'piece', kind, force });
    return added;
  };
  return (
    <Panel title={EDITOR_PAGE.ownKind}>
      <Choice
        label={EDITOR_PAGE.kindSort}
        help={EDITOR_PAGE.kindSortHelp}
        value={sort}
        choices={[
          ['unit', EDITOR_PAGE.sortUnit],
          ['leader', EDITOR_PAGE.sortLeader],
        ]}
        settled={setSort}
      />
      {sort === 'unit' ? <UnitForm add={add} /> : <LeaderForm add={add} />}
    </Panel>
  );
}

function UnitForm({ add }: Readonly<{ add: AddKind }>) {
  const [draft, setDraft] = useState(FRESH);
  const put = (part: Partial<typeof FRESH>): void => setDraft({ ...draft, ...part });
  return (
    <KindForm
      sent={(name) => {
        const added = add((others) => newKind({ ...draft, name }, others));
        if (added) setDraft(FRESH);
        return added;
      }}
    >
      {(['code', 'reverse'] as const).map((face) => (
        <label key={face} class="editor-row" title={EDITOR_PAGE[`${face}Help`]}>
          {EDITOR_PAGE[face]}
          <input
            required={face === 'code'}
            pattern={CODE}
            value={draft[face]}
            onInput={({ currentTarget }) => put({ [face]: currentTarget.value })}
          />
        </label>
      ))}
      <Gait value={draft.gait} set={(gait) => put({ gait })} />
      <KindFigures figures={FIGURES} draft={draft} put={(key, figure) => put({ [key]: figure })} />
      <Ticks
        title={EDITOR_PAGE.traits}
        help={EDITOR_PAGE.traitsHelp}
        names={TRAITS}
        chosen={draft.traits}
        set={(traits) => put({ traits })}
      />
    </KindForm>
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
