/** One test as a form: its name, its position, what may and may not be done, and who wins. */
import type { Command } from '../../../../editor/command.ts';
import type { TestLine } from '../../../../scenario/testSchema.ts';
import { EDITOR_TESTS as SAID } from '../../../../i18n/editorWords.ts';
import { choicesOf } from '../fields/choices.ts';
import { ListRow } from '../fields/listRow.tsx';
import type { EditorModel } from '../editorModel.ts';
import { DeedRows } from './deedRows.tsx';
import { PositionRows } from './positionRows.tsx';
import { withDeeds, withPosition, withVerdict } from './testLines.ts';

interface FormProps {
  readonly model: EditorModel;
  readonly test: TestLine;
  /** Its place among the tests. */
  readonly at: number;
  readonly renamed: (id: string) => void;
}

/** The form: every change is a step that can be undone. */
export function TestForm({ model, test, at, renamed }: FormProps) {
  const write = (next: TestLine): Command => ({ type: 'putTest', at, test: next });
  const put = (next: TestLine): void => void model.act(write(next));
  return (
    <div class="editor-event">
      <label class="editor-row" title={SAID.calledHelp}>
        {SAID.called}
        <input
          value={test.id}
          pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
          onChange={({ currentTarget }) => {
            const id = currentTarget.value;
            if (model.act(write({ ...test, id }))) renamed(id);
            else currentTarget.value = test.id;
          }}
        />
      </label>
      <fieldset>
        <legend>{SAID.position}</legend>
        <PositionRows
          model={model}
          position={test.position ?? {}}
          put={(position) => put(withPosition(test, position))}
        />
      </fieldset>
      {(['may', 'mayNot'] as const).map((which) => (
        <fieldset key={which}>
          <legend>{SAID[which]}</legend>
          <DeedRows
            model={model}
            deeds={test[which] ?? []}
            put={(deeds) => put(withDeeds(test, which, deeds))}
          />
        </fieldset>
      ))}
      <fieldset>
        <legend>{SAID.verdict}</legend>
        <VerdictRows model={model} test={test} put={put} />
      </fieldset>
    </div>
  );
}

function VerdictRows({
  model,
  test,
  put,
}: Pick<FormProps, 'model' | 'test'> & Readonly<{ put: (test: TestLine) => void }>) {
  const { verdict } = test;
  return (
    <>
      <ListRow
        label={SAID.verdict}
        help={SAID.verdictHelp}
        choices={[
          { value: 'none', label: SAID.notAsked },
          { value: 'turn', label: SAID.afterTurn },
          { value: 'game', label: SAID.afterGame },
        ]}
        value={verdict?.after ?? 'none'}
        optional={false}
        wrong={false}
        put={(after) =>
          put(
            withVerdict(
              test,
              after === 'turn' || after === 'game' ? { after, side: verdict?.side ?? null } : undefined,
            ),
          )
        }
      />
      {verdict !== undefined && (
        <ListRow
          label={SAID.winner}
          help={SAID.verdictHelp}
          choices={[
            { value: '', label: SAID.nobody },
            ...choicesOf(model.drawn.value, 'side', { type: 'test' }),
          ]}
          value={verdict.side ?? ''}
          optional={false}
          wrong={false}
          put={(side) => put(withVerdict(test, { ...verdict, side: side === '' ? null : String(side) }))}
        />
      )}
    </>
  );
}
