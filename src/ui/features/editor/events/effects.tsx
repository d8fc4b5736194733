/** What an event brings about: one effect after the other (2.21.3). */
import { EDITOR_FORM } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { EffectLine } from '../../../../scenario/triggerSchema.ts';
import { Icon } from '../../../parts/icon.tsx';
import { FieldRows, isWrong, type LinePlace } from './fieldRows.tsx';
import { fieldsOf, type EventLine } from '../../../../editor/eventFields.ts';
import { freshLine } from './freshLine.ts';
import { TypeRow, typeName } from './typeRow.tsx';

interface EffectsProps extends LinePlace<readonly EffectLine[]> {
  readonly lines: readonly EffectLine[];
}

/** The list of effects; there is always one. */
export function EffectList({ model, path, lines, write }: EffectsProps) {
  const document = model.drawn.value;
  const put = (effects: readonly EventLine[]) => write(effects as unknown as readonly EffectLine[]);
  return (
    <>
      <ol class="editor-lines">
        {lines.map((line, at) => {
          const effect = line as EventLine;
          const what = typeName('effect', line.type);
          return (
            // Lines have no names: their place tells them apart.
            <li key={at}>
              <TypeRow
                model={model}
                sort="effect"
                type={line.type}
                label={fill(EDITOR_FORM.effect, { number: at + 1 })}
                help={EDITOR_FORM.thenHelp}
                wrong={isWrong(model, `${path}/${at}`)}
                choose={(type) =>
                  model.act(put(lines.with(at, freshLine(document, 'effect', type, effect) as EffectLine)))
                }
              >
                {at > 0 && (
                  <button
                    type="button"
                    class="editor-x"
                    aria-label={fill(EDITOR_FORM.sooner, { what })}
                    onClick={() => model.act(write(lines.toSpliced(at, 1).toSpliced(at - 1, 0, line)))}
                  >
                    ↑
                  </button>
                )}
                {lines.length > 1 && (
                  <button
                    type="button"
                    class="editor-x"
                    aria-label={fill(EDITOR_FORM.takeOut, { what })}
                    onClick={() => model.act(write(lines.toSpliced(at, 1)))}
                  >
                    <Icon name="cancel" />
                  </button>
                )}
              </TypeRow>
              <FieldRows
                model={model}
                path={`${path}/${at}`}
                line={effect}
                fields={fieldsOf('effect', line.type)}
                write={(next) => write(lines.with(at, next as EffectLine))}
              />
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        class="button"
        onClick={() => model.act(put([...lines, freshLine(document, 'effect', 'message')] as EventLine[]))}
      >
        {EDITOR_FORM.addEffect}
      </button>
    </>
  );
}
