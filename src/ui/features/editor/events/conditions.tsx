/** The conditions of an event: all must hold; one of them may be "one of these", and in that "all of these". */
import { EDITOR_FORM } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { ConditionLine } from '../../../../scenario/triggerSchema.ts';
import { Icon } from '../../../parts/icon.tsx';
import { FieldRows, isWrong, type LinePlace } from './fieldRows.tsx';
import { fieldsOf, type EventLine } from '../../../../editor/eventFields.ts';
import { freshCondition, freshLine } from './freshLine.ts';
import { TypeRow, typeName } from './typeRow.tsx';

/** What may stand in what: a group only in the list around it (2.21.2). */
const WITHOUT = { list: ['all'], any: ['any'], all: ['any', 'all'] } as const;
type Around = keyof typeof WITHOUT;

interface ListProps extends LinePlace<readonly ConditionLine[]> {
  readonly lines: readonly ConditionLine[];
  readonly around: Around;
}

/** A list of conditions, with one more to add. A group is never left without any. */
export function ConditionList({ model, path, lines, around, write }: ListProps) {
  const document = model.drawn.value;
  return (
    <>
      {lines.length > 0 && (
        <ol class="editor-lines">
          {lines.map((line, at) => (
            <ConditionRow
              // Lines have no names: their place tells them apart.
              key={at}
              model={model}
              path={`${path}/${at}`}
              line={line}
              number={at + 1}
              around={around}
              write={(next) => write(lines.with(at, next))}
              remove={
                around !== 'list' && lines.length === 1
                  ? null
                  : () => model.act(write(lines.toSpliced(at, 1)))
              }
            />
          ))}
        </ol>
      )}
      <button
        type="button"
        class="button"
        onClick={() => model.act(write([...lines, freshCondition(document)]))}
      >
        {EDITOR_FORM.addCondition}
      </button>
    </>
  );
}

interface RowProps extends LinePlace<ConditionLine> {
  readonly line: ConditionLine;
  readonly number: number;
  readonly around: Around;
  readonly remove: (() => void) | null;
}

function ConditionRow({ model, path, line, number, around, write, remove }: RowProps) {
  const document = model.drawn.value;
  const isTurned = line.type === 'not';
  const asked = isTurned ? line.condition : line;
  const group = asked.type === 'any' || asked.type === 'all' ? asked : null;
  const put = (next: EventLine): ReturnType<typeof write> =>
    write((isTurned ? { type: 'not', condition: next } : next) as ConditionLine);
  const askedPath = isTurned ? `${path}/condition` : path;
  const choose = (type: string): void => {
    const next = freshLine(document, 'condition', type, asked as EventLine);
    model.act(type === 'any' || type === 'all' ? write(next as unknown as ConditionLine) : put(next));
  };
  return (
    <li>
      <TypeRow
        model={model}
        sort="condition"
        type={asked.type}
        label={fill(EDITOR_FORM.condition, { number })}
        help={EDITOR_FORM.ifHelp}
        wrong={isWrong(model, askedPath)}
        without={WITHOUT[around]}
        choose={choose}
      >
        {group === null && (
          <label title={EDITOR_FORM.unlessHelp}>
            <input
              type="checkbox"
              checked={isTurned}
              onChange={({ currentTarget }) =>
                model.act(
                  write((currentTarget.checked ? { type: 'not', condition: asked } : asked) as ConditionLine),
                )
              }
            />{' '}
            {EDITOR_FORM.unless}
          </label>
        )}
        {remove !== null && (
          <button
            type="button"
            class="editor-x"
            aria-label={fill(EDITOR_FORM.takeOut, { what: typeName('condition', asked.type) })}
            onClick={remove}
          >
            <Icon name="cancel" />
          </button>
        )}
      </TypeRow>
      {group === null ? (
        <FieldRows
          model={model}
          path={askedPath}
          line={asked as EventLine}
          fields={fieldsOf('condition', asked.type)}
          write={(next) => put(asked.type === 'option' ? withReading(next) : next)}
        />
      ) : (
        <ConditionList
          model={model}
          path={`${askedPath}/conditions`}
          lines={group.conditions}
          around={group.type}
          write={(conditions) => write({ ...group, conditions } as ConditionLine)}
        />
      )}
    </li>
  );

  /** Another house rule has other readings. */
  function withReading(next: EventLine): EventLine {
    return freshLine(document, 'condition', 'option', next);
  }
}
