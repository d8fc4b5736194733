/** The tallies that events keep (2.21.2): their names, how they begin, and whether both players see them. */
import type { VariableLine } from '../../../../scenario/eventSchema.ts';
import { EDITOR_FORM, EDITOR_PAGE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { inWords } from '../../../words/texts.ts';
import type { EditorModel } from '../editorModel.ts';
import { Figure } from '../figure.tsx';
import { freeId } from '../kinds.ts';
import { Panel } from '../palette.tsx';
import { TextRows } from '../textRows.tsx';
import { textNow } from '../tongues.ts';

/** All of them, and a new one. */
export function Variables({ model }: Readonly<{ model: EditorModel }>) {
  const { variables = [] } = model.drawn.value;
  return (
    <Panel title={EDITOR_FORM.variables}>
      <p class="editor-note">{EDITOR_FORM.variablesHelp}</p>
      <ul class="editor-lines">
        {variables.map((variable, at) => (
          <li key={variable.id}>
            <Variable model={model} variable={variable} at={at} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() => {
          const name = fill(EDITOR_FORM.newVariable, { number: variables.length + 1 });
          const id = freeId('tally', new Set(variables.map((one) => one.id)));
          model.act({
            type: 'putVariable',
            at: null,
            variable: { id, name: textNow(name), first: 0, shown: true },
          });
        }}
      >
        {EDITOR_FORM.addVariable}
      </button>
    </Panel>
  );
}

interface VariableProps {
  readonly model: EditorModel;
  readonly variable: VariableLine;
  readonly at: number;
}

function Variable({ model, variable, at }: VariableProps) {
  const put = (part: Partial<VariableLine>): void =>
    void model.act({ type: 'putVariable', at, variable: { ...variable, ...part } });
  return (
    <>
      <TextRows
        label={EDITOR_FORM.variableName}
        help={EDITOR_FORM.variableNameHelp}
        text={variable.name}
        lines={1}
        most={60}
        put={(name) => name !== null && put({ name })}
      />
      <Figure
        label={EDITOR_FORM.variableFirst}
        help={EDITOR_FORM.variableFirstHelp}
        least={-9999}
        most={9999}
        value={variable.first}
        settled={(first) => put({ first })}
      />
      <label class="editor-row" title={EDITOR_FORM.variableShownHelp}>
        {EDITOR_FORM.variableShown}
        <input
          type="checkbox"
          checked={variable.shown}
          onChange={({ currentTarget }) => put({ shown: currentTarget.checked })}
        />
      </label>
      <button
        type="button"
        class="button"
        aria-label={fill(EDITOR_PAGE.takeAway, { what: inWords(variable.name) })}
        onClick={() => model.act({ type: 'removeVariable', id: variable.id })}
      >
        {EDITOR_PAGE.remove}
      </button>
    </>
  );
}
