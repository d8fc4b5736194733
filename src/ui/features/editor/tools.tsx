/** What is drawn with: tools, the size of the brush, symmetry, roads, and copies. */
import type { MapRoad } from '../../../board/mapFile.ts';
import { EDITOR_PAGE, EDITOR_ROADS, EDITOR_TOOLS } from '../../../i18n/editorWords.ts';
import { CLIPBOARD_KEYS, takeCopying, turnCopy } from './clipboard.ts';
import type { EditorModel } from './editorModel.ts';
import { TOOL_KEYS } from './keys.ts';
import { Numbers, Panel } from './palette.tsx';
import { takeInk } from './takeInk.ts';
import { TOOLS } from './strokes.ts';

/** The ways, in the order of their buttons. */
export const ROADS: readonly MapRoad['kind'][] = ['road', 'causeway', 'street'];

/** Tools, the size of the brush, symmetry. */
export function Tools({ model }: Readonly<{ model: EditorModel }>) {
  const ink = model.ink.value;
  return (
    <Panel title={EDITOR_PAGE.tools}>
      <div class="editor-choices" role="group" aria-label={EDITOR_PAGE.tools}>
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            class="button"
            aria-pressed={model.tool.value === tool}
            aria-keyshortcuts={TOOL_KEYS[tool]}
            title={`${EDITOR_TOOLS[tool]} (${TOOL_KEYS[tool]})`}
            onClick={() => (model.tool.value = tool)}
          >
            {EDITOR_TOOLS[tool]}
          </button>
        ))}
      </div>
      <div class="editor-row" title={EDITOR_PAGE.brushSizeHelp}>
        <span>{EDITOR_PAGE.brushSize}</span>
        <Numbers from={1} to={4} value={model.size.value} set={(size) => (model.size.value = size)} />
      </div>
      <label class="editor-row" title={EDITOR_PAGE.symmetryHelp}>
        {EDITOR_PAGE.symmetry}
        <select
          value={model.symmetry.value}
          onChange={({ currentTarget }) => (model.symmetry.value = currentTarget.value as 'none')}
        >
          <option value="none">{EDITOR_PAGE.symmetryNone}</option>
          <option value="mirror">{EDITOR_PAGE.symmetryMirror}</option>
          <option value="both">{EDITOR_PAGE.symmetryBoth}</option>
          <option value="rotation">{EDITOR_PAGE.symmetryTurn}</option>
        </select>
      </label>
      <div class="editor-row">
        <span>{EDITOR_PAGE.roads}</span>
        <span class="editor-choices" role="group" aria-label={EDITOR_PAGE.roads}>
          {ROADS.map((kind) => (
            <button
              key={kind}
              type="button"
              class="button"
              aria-pressed={ink.type === 'road' && ink.kind === kind}
              onClick={() => takeInk(model, { type: 'road', kind })}
            >
              {EDITOR_ROADS[kind]}
            </button>
          ))}
        </span>
      </div>
      <Copying model={model} />
    </Panel>
  );
}

/** Copying a part of the map, and what can be done with the copy in hand. */
function Copying({ model }: Readonly<{ model: EditorModel }>) {
  const { type } = model.ink.value;
  return (
    <>
      <div class="editor-choices">
        <button
          type="button"
          class="button"
          aria-pressed={type === 'copy'}
          aria-keyshortcuts={CLIPBOARD_KEYS.copy}
          title={`${EDITOR_PAGE.copyPart} (${CLIPBOARD_KEYS.copy})`}
          onClick={() => takeCopying(model)}
        >
          {EDITOR_PAGE.copyPart}
        </button>
        {type === 'paste' &&
          (['turn', 'mirror'] as const).map((how) => (
            <button
              key={how}
              type="button"
              class="button"
              aria-keyshortcuts={CLIPBOARD_KEYS[how]}
              title={`${EDITOR_PAGE[`copy-${how}`]} (${CLIPBOARD_KEYS[how]})`}
              onClick={() => turnCopy(model, how)}
            >
              {EDITOR_PAGE[`copy-${how}`]}
            </button>
          ))}
      </div>
      {type === 'copy' && <p class="editor-note">{EDITOR_PAGE.copyHelp}</p>}
      {type === 'paste' && <p class="editor-note">{EDITOR_PAGE.pasteHelp}</p>}
    </>
  );
}
