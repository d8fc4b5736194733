/** What is drawn with: tools, the size of the brush, symmetry, roads, and copies. */
import { hexName } from '../../../board/hex.ts';
import type { MapRoad } from '../../../board/mapFile.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE, EDITOR_ROADS, EDITOR_TOOLS } from '../../../i18n/editorWords.ts';
import { CLIPBOARD_KEYS, takeCopying, turnCopy } from './clipboard.ts';
import type { EditorModel } from './editorModel.ts';
import { TOOL_KEYS } from './keys.ts';
import { Numbers, Panel } from './palette.tsx';
import { takeInk } from './takeInk.ts';
import { TOOLS } from './grip.ts';
import { SYMMETRIES, SYMMETRY_KEYS, takeCentre, type SymmetryId } from './symmetries.ts';

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
            data-mark={tool}
            aria-pressed={model.tool.value === tool}
            aria-keyshortcuts={TOOL_KEYS[tool]}
            title={`${EDITOR_TOOLS[tool]} (${TOOL_KEYS[tool]})`}
            onClick={() => model.hold({ tool })}
          >
            {EDITOR_TOOLS[tool]}
          </button>
        ))}
      </div>
      <div class="editor-row" title={EDITOR_PAGE.brushSizeHelp}>
        <span>{EDITOR_PAGE.brushSize}</span>
        <Numbers from={1} to={4} value={model.size.value} set={(size) => model.hold({ size })} />
      </div>
      <SymmetryRows model={model} />
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

/** The symmetry, and where its centre lies. */
function SymmetryRows({ model }: Readonly<{ model: EditorModel }>) {
  const symmetry = model.mirrored.value;
  const map = model.document.value?.map.inline;
  return (
    <>
      <label class="editor-row" title={`${EDITOR_PAGE.symmetryHelp} (${SYMMETRY_KEYS.next})`}>
        {EDITOR_PAGE.symmetry}
        <select
          value={model.symmetry.value}
          aria-keyshortcuts={SYMMETRY_KEYS.next}
          onChange={({ currentTarget }) => model.hold({ symmetry: currentTarget.value as SymmetryId })}
        >
          {SYMMETRIES.map((id) => (
            <option key={id} value={id}>
              {EDITOR_PAGE[`symmetry-${id}`]}
            </option>
          ))}
        </select>
      </label>
      {symmetry.kind !== 'none' && map !== undefined && (
        <div class="editor-row" title={EDITOR_PAGE.centreHelp}>
          <span>{fill(EDITOR_PAGE.centre, { hex: hexName(map, symmetry.centre) })}</span>
          <span class="editor-choices">
            <button
              type="button"
              class="button"
              aria-keyshortcuts={SYMMETRY_KEYS.centre}
              title={`${EDITOR_PAGE.centreHelp} (${SYMMETRY_KEYS.centre})`}
              onClick={() => takeCentre(model)}
            >
              {EDITOR_PAGE.centreHere}
            </button>
            {model.centre.value !== null && (
              <button type="button" class="button" onClick={() => model.hold({ centre: null })}>
                {EDITOR_PAGE.centreMiddle}
              </button>
            )}
          </span>
        </div>
      )}
    </>
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
