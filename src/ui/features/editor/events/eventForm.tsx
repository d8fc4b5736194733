/** One trigger as a form: its name, when it is asked, what must hold, and what comes of it (2.21). */
import type { Command } from '../../../../editor/command.ts';
import { EDITOR_FORM, EDITOR_MOMENT_NAMES } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { TriggerLine } from '../../../../scenario/triggerSchema.ts';
import type { EditorModel } from '../editorModel.ts';
import { ConditionList } from './conditions.tsx';
import { EffectList } from './effects.tsx';
import { FieldRows, isWrong } from './fieldRows.tsx';
import { fieldsOf, type EventLine } from '../../../../editor/eventFields.ts';
import { freshLine, momentFor, withConsequence } from './freshLine.ts';
import { ListRow } from '../fields/listRow.tsx';
import { TypeRow } from './typeRow.tsx';

interface FormProps {
  readonly model: EditorModel;
  readonly trigger: TriggerLine;
  /** Its place among the triggers. */
  readonly at: number;
}

/** The form. */
export function EventForm({ model, trigger, at }: FormProps) {
  const path = `/triggers/${at}`;
  const write = (next: TriggerLine): Command => ({ type: 'putTrigger', at, trigger: next });
  const rolls = trigger.then.type === 'effects' || trigger.then.type === 'arrive';
  return (
    <div class="editor-event">
      <Called model={model} trigger={trigger} />
      <fieldset>
        <legend>{EDITOR_FORM.when}</legend>
        <When model={model} trigger={trigger} path={path} write={write} />
      </fieldset>
      <fieldset>
        <legend>{EDITOR_FORM.if}</legend>
        <ConditionList
          model={model}
          path={`${path}/if`}
          lines={trigger.if}
          around="list"
          write={(lines) => write({ ...trigger, if: [...lines] })}
        />
        {(rolls || trigger.roll !== undefined) && (
          <ListRow
            label={EDITOR_FORM.roll}
            help={EDITOR_FORM.rollHelp}
            choices={[
              { value: 0, label: EDITOR_FORM.noRoll },
              ...[2, 3, 4, 5, 6].map((least) => ({
                value: least,
                label: fill(EDITOR_FORM.atLeast, { least }),
              })),
            ]}
            value={trigger.roll?.atLeast ?? 0}
            optional={false}
            wrong={isWrong(model, `${path}/roll`)}
            put={(least) => {
              const { roll: _, ...plain } = trigger;
              model.act(write(least === 0 ? plain : { ...plain, roll: { atLeast: Number(least) } }));
            }}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>{EDITOR_FORM.then}</legend>
        <Then model={model} trigger={trigger} path={path} write={write} />
      </fieldset>
    </div>
  );
}

function Called({ model, trigger }: Pick<FormProps, 'model' | 'trigger'>) {
  return (
    <label class="editor-row" title={EDITOR_FORM.calledHelp}>
      {EDITOR_FORM.called}
      <input
        value={trigger.id}
        pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
        onChange={({ currentTarget }) => {
          const to = currentTarget.value;
          if (model.act({ type: 'rename', what: 'trigger', from: trigger.id, to })) model.hold({ event: to });
          else currentTarget.value = trigger.id;
        }}
      />
    </label>
  );
}

interface PartProps {
  readonly model: EditorModel;
  readonly trigger: TriggerLine;
  readonly path: string;
  readonly write: (trigger: TriggerLine) => Command;
}

function When({ model, trigger, path, write }: PartProps) {
  const { when } = trigger;
  const document = model.drawn.value;
  // Arrivals and verdicts are asked at a moment of their own.
  if (typeof when === 'string') return <p>{EDITOR_MOMENT_NAMES[when]}</p>;
  return (
    <>
      <TypeRow
        model={model}
        sort="moment"
        type={when.type}
        label={EDITOR_FORM.when}
        help={EDITOR_FORM.whenHelp}
        wrong={isWrong(model, `${path}/when`)}
        choose={(type) =>
          model.act(write({ ...trigger, when: freshLine(document, 'moment', type, when) as typeof when }))
        }
      />
      <FieldRows
        model={model}
        path={`${path}/when`}
        line={when}
        fields={fieldsOf('moment', when.type)}
        write={(next) => write({ ...trigger, when: next as typeof when })}
      />
    </>
  );
}

function Then({ model, trigger, path, write }: PartProps) {
  const { then } = trigger;
  const document = model.drawn.value;
  const put = (line: EventLine): Command => {
    const next = line as unknown as TriggerLine['then'];
    return write({ ...trigger, when: momentFor(document, trigger.when, next), then: next });
  };
  return (
    <>
      <TypeRow
        model={model}
        sort="consequence"
        type={then.type}
        label={EDITOR_FORM.then}
        help={EDITOR_FORM.thenHelp}
        choose={(type) => model.act(write(withConsequence(document, trigger, type)))}
      />
      <FieldRows
        model={model}
        path={`${path}/then`}
        line={then as EventLine}
        fields={fieldsOf('consequence', then.type)}
        write={put}
      />
      {then.type === 'effects' && (
        <EffectList
          model={model}
          path={`${path}/then/effects`}
          lines={then.effects}
          write={(effects) => write({ ...trigger, then: { ...then, effects: [...effects] } })}
        />
      )}
    </>
  );
}
