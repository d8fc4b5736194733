/** The fields of one line of an event, made from its table: each by what it asks for. */
import { EDITOR_FIELDS } from '../../../../i18n/editorWords.ts';
import type { Command } from '../../../../editor/command.ts';
import type { Text } from '../../../../engine/battle.ts';
import type { WhoLine } from '../../../../scenario/eventSchema.ts';
import { whoName } from '../eventTerms.ts';
import type { EditorModel } from '../editorModel.ts';
import { choicesOf } from '../fields/choices.ts';
import { WHO_FIELDS, type EventLine, type LineField } from '../../../../editor/eventFields.ts';
import { HexesField, type Region } from '../fields/hexesField.tsx';
import { ListRow, TakeChosen } from '../fields/listRow.tsx';
import { PiecesField } from '../fields/piecesField.tsx';
import { TextRows } from '../textRows.tsx';

/** Where a line stands and what writes another in its place. */
export interface LinePlace<T> {
  readonly model: EditorModel;
  /** Its place in the file: a JSON pointer. */
  readonly path: string;
  readonly write: (line: T) => Command;
}

interface RowsProps extends LinePlace<EventLine> {
  readonly line: EventLine;
  readonly fields: readonly LineField[];
}

/** All fields of a line. */
export function FieldRows({ model, path, line, fields, write }: RowsProps) {
  return (
    <>
      {fields.map((field) => (
        <FieldRow
          key={`${line.type} ${field.key}`}
          model={model}
          path={`${path}/${field.key}`}
          line={line}
          field={field}
          write={(value) => write(withField(line, field.key, value))}
        />
      ))}
    </>
  );
}

/** A line with a field written, or without it where nothing is said. */
function withField(line: EventLine, key: string, value: unknown): EventLine {
  const { [key]: _, ...rest } = line;
  return value === undefined ? (rest as EventLine) : { ...line, [key]: value };
}

interface RowProps extends LinePlace<unknown> {
  readonly line: EventLine;
  readonly field: LineField;
}

function FieldRow({ model, path, line, field, write }: RowProps) {
  const { control, optional, words } = field;
  const value = line[field.key];
  const label = EDITOR_FIELDS[words as 'side'];
  const help = EDITOR_FIELDS[`${words}Help` as 'sideHelp'];
  const wrong = isWrong(model, path);
  const put = (next: unknown): void => void model.act(write(next));
  switch (control.type) {
    case 'list': {
      const choices = choicesOf(model.drawn.value, control.of, line);
      return (
        <>
          <ListRow {...{ label, help, choices, value, optional, wrong, put }} />
          <TakeChosen model={model} of={control.of} choices={choices} put={put} />
        </>
      );
    }
    case 'number':
      return (
        <label class="editor-row" title={help}>
          {label}
          <input
            type="number"
            min={control.least}
            max={control.most}
            value={value === undefined ? '' : Number(value)}
            aria-invalid={wrong}
            onChange={({ currentTarget: { value: typed } }) =>
              typed === '' ? optional && put(undefined) : put(Number(typed))
            }
          />
        </label>
      );
    case 'flag':
      return (
        <label class="editor-row" title={help}>
          {label}
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => put(currentTarget.checked)}
          />
        </label>
      );
    case 'text':
      return <TextRows {...{ label, help, put }} text={value as Text} />;
    case 'hexes':
      return (
        <HexesField {...{ model, label, help, optional, wrong, write }} value={value as Region | undefined} />
      );
    case 'pieces':
      return (
        <PiecesField
          label={label}
          help={help}
          choices={choicesOf(model.drawn.value, 'piece', line)}
          chosen={(value as readonly string[] | undefined) ?? []}
          put={(ids) => put(ids.length === 0 ? undefined : ids)}
        />
      );
    case 'who':
      return (
        <WhoRows {...{ model, path, label, help, optional, write }} who={value as WhoLine | undefined} />
      );
  }
}

/** Whether something is wrong at this very place. */
export function isWrong(model: EditorModel, path: string): boolean {
  return model.problems.value.some(
    ({ place, severity }) => severity === 'error' && place.at === 'part' && place.path === path,
  );
}

interface WhoProps extends LinePlace<unknown> {
  readonly label: string;
  readonly help: string;
  readonly optional: boolean;
  readonly who: WhoLine | undefined;
}

/** Some pieces: folded away while nobody is named. */
function WhoRows({ model, path, label, help, optional, who = {}, write }: WhoProps) {
  const line = { type: 'who', ...who } as EventLine;
  return (
    <details class="editor-who" open={Object.keys(who).length > 0}>
      <summary title={help}>
        {label}: <b>{whoName(model.drawn.value, who)}</b>
      </summary>
      <FieldRows
        model={model}
        path={path}
        line={line}
        fields={WHO_FIELDS}
        write={({ type: _, ...next }) => write(optional && Object.keys(next).length === 0 ? undefined : next)}
      />
    </details>
  );
}
