/** The sheet of the map: what it is called, and the notes for whoever reads its file. */
import { MAP_NOTES } from '../../../../editor/command.ts';
import { EDITOR_HEXSIDES, EDITOR_MAP } from '../../../../i18n/editorWords.ts';
import type { EditorModel } from '../editorModel.ts';
import { Panel } from '../palette.tsx';
import { HEXSIDES } from '../grip.ts';
import { Typed } from './fields.tsx';

/** The panel. */
export function MapNotes({ model }: Readonly<{ model: EditorModel }>) {
  const map = model.drawn.value.map.inline;
  const orNone = (text: string): string | null => (text === '' ? null : text);
  return (
    <Panel title={EDITOR_MAP.sheet}>
      <Typed
        label={EDITOR_MAP.mapName}
        help={EDITOR_MAP.mapNameHelp}
        value={map.name}
        lines={1}
        settled={(name) => name !== '' && model.act({ type: 'nameMap', name })}
      />
      <p class="editor-note">{EDITOR_MAP.sheetHelp}</p>
      {MAP_NOTES.map((field) => (
        <Typed
          key={field}
          label={EDITOR_MAP[field]}
          help={EDITOR_MAP[`${field}Help`]}
          value={map[field] ?? ''}
          lines={2}
          settled={(text) => model.act({ type: 'noteMap', field, text: orNone(text) })}
        />
      ))}
      {HEXSIDES.map((kind) => (
        <Typed
          key={kind}
          label={EDITOR_HEXSIDES[kind]}
          help={EDITOR_MAP.hexsideKindHelp}
          value={map.hexsideKinds?.[kind] ?? ''}
          lines={1}
          settled={(text) => model.act({ type: 'noteHexsideKind', kind, text: orNone(text) })}
        />
      ))}
    </Panel>
  );
}
