/** The names that stand at a hex: each with its kind, its size and how it lies, and room for another. */
import type { MapName } from '../../../../board/mapFile.ts';
import { EDITOR_MAP, EDITOR_NAME_KINDS, EDITOR_PAGE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { EditorModel } from '../editorModel.ts';
import { Figure } from '../figure.tsx';
import { Numbers } from '../palette.tsx';
import { Choice, Tick, Typed } from './fields.tsx';
import { asTitle, atAngle, NAME_KINDS, newName, ofKind, overSpan } from './nameEdits.ts';

interface NamesProps {
  readonly model: EditorModel;
  /** The hex, by its number. */
  readonly hex: string;
}

/** All names of a hex. */
export function NamesOf({ model, hex }: NamesProps) {
  const { names } = model.drawn.value.map.inline;
  const here = names.flatMap((name, at) => (name.at === hex ? [{ name, at }] : []));
  return (
    <>
      {here.map(({ name, at }) => (
        <NameFields key={at} model={model} name={name} at={at} />
      ))}
      <Typed
        key={`new ${here.length}`}
        label={here.length === 0 ? EDITOR_PAGE.name : EDITOR_MAP.otherName}
        help={EDITOR_PAGE.nameHelp}
        value=""
        settled={(text) => text !== '' && model.act({ type: 'putName', at: null, name: newName(text, hex) })}
      />
    </>
  );
}

interface NameProps {
  readonly model: EditorModel;
  readonly name: MapName;
  /** Its place among the names of the map. */
  readonly at: number;
}

function NameFields({ model, name, at }: NameProps) {
  const put = (next: MapName): void => void model.act({ type: 'putName', at, name: next });
  const kinds: readonly string[] = NAME_KINDS;
  const known = kinds.includes(name.kind) ? kinds : [name.kind, ...kinds];
  return (
    <fieldset class="editor-own">
      <legend>{name.text}</legend>
      <Typed
        label={EDITOR_PAGE.name}
        help={EDITOR_MAP.nameTextHelp}
        value={name.text}
        settled={(text) => (text === '' ? model.act({ type: 'removeName', at }) : put({ ...name, text }))}
      />
      <Choice
        label={EDITOR_PAGE.kind}
        help={EDITOR_MAP.nameKindHelp}
        value={name.kind}
        choices={known.map((kind) => [
          kind,
          (EDITOR_NAME_KINDS as Readonly<Record<string, string>>)[kind] ?? kind,
        ])}
        settled={(kind) => put(ofKind(name, kind))}
      />
      <div class="editor-row" title={EDITOR_MAP.importanceHelp}>
        <span>{EDITOR_MAP.importance}</span>
        <Numbers from={1} to={3} value={name.importance} set={(importance) => put({ ...name, importance })} />
      </div>
      {name.kind === 'city' && (
        <Tick
          label={EDITOR_MAP.sheetTitle}
          help={EDITOR_MAP.sheetTitleHelp}
          checked={name.place === 'title'}
          settled={(title) => put(asTitle(name, title))}
        />
      )}
      <Figure
        label={EDITOR_MAP.angle}
        help={EDITOR_MAP.angleHelp}
        least={-180}
        most={180}
        value={name.angle ?? 0}
        settled={(degrees) => put(atAngle(name, degrees))}
      />
      <Typed
        label={EDITOR_MAP.span}
        help={EDITOR_MAP.spanHelp}
        value={name.span?.join(' ') ?? ''}
        settled={(typed) => put(overSpan(name, typed))}
      />
      <button type="button" class="button editor-wide" onClick={() => model.act({ type: 'removeName', at })}>
        {fill(EDITOR_PAGE.takeAway, { what: name.text })}
      </button>
    </fieldset>
  );
}
