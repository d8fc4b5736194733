/** What is laid on the map and with what: ground, hexsides, roads, tools, symmetry, layers. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { MapRoad } from '../../../board/mapFile.ts';
import { fill } from '../../../i18n/fill.ts';
import {
  EDITOR_HEXSIDES,
  EDITOR_HOUSE,
  EDITOR_PAGE,
  EDITOR_ROADS,
  EDITOR_TOOLS,
} from '../../../i18n/editorWords.ts';
import { CLIPBOARD_KEYS, takeCopying, turnCopy } from './clipboard.ts';
import { LAYERS, type EditorModel } from './editorModel.ts';
import { groundLook, groundName, hexsideName } from './ground.ts';
import { HEXSIDE_KEYS, TOOL_KEYS } from './keys.ts';
import { HEXSIDES, TOOLS, type BrushInk } from './strokes.ts';
import { GroundSwatch, SideSwatch } from './swatches.tsx';

/** A titled box of a column. */
export function Panel({
  title,
  aside,
  children,
}: Readonly<{ title: string; aside?: string | undefined; children: ComponentChildren }>) {
  const heading = useId();
  return (
    <section class="editor-panel" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {aside !== undefined && <span class="editor-aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}

interface BrushProps {
  readonly label: string;
  readonly keyed?: string | undefined;
  /** What sets it apart from what is printed. */
  readonly badge?: string | undefined;
  readonly pressed: boolean;
  readonly take: () => void;
  readonly children: ComponentChildren;
}

function Brush({ label, keyed, badge, pressed, take, children }: BrushProps) {
  return (
    <button
      type="button"
      class="editor-brush"
      aria-pressed={pressed}
      aria-keyshortcuts={keyed}
      title={keyed === undefined ? label : `${label} (${keyed})`}
      onClick={take}
    >
      {children}
      <span>{label}</span>
      {badge !== undefined && <small class="editor-badge">{badge}</small>}
    </button>
  );
}

/** The ground and the hexsides that can be laid. */
export function Brushes({ model }: Readonly<{ model: EditorModel }>) {
  const map = model.document.value!.map.inline;
  const ink = model.ink.value;
  const take = (next: BrushInk): void => takeInk(model, next);
  const letters = Object.entries(map.legend);
  const city = ink.type === 'terrain' && map.legend[ink.letter]?.city === true;
  return (
    <>
      <Panel
        title={EDITOR_PAGE.terrain}
        aside={fill(EDITOR_PAGE.keysTo, { last: Math.min(9, letters.length) })}
      >
        <div class="editor-brushes">
          {letters.map(([letter, meaning], index) => (
            <Brush
              key={letter}
              label={groundName(map, meaning)}
              badge={meaning.house === undefined ? undefined : EDITOR_HOUSE.badge}
              keyed={index < 9 ? String(index + 1) : undefined}
              pressed={ink.type === 'terrain' && ink.letter === letter}
              take={() => take({ type: 'terrain', letter })}
            >
              <GroundSwatch meaning={meaning} look={groundLook(map, meaning)} />
            </Brush>
          ))}
        </div>
        {city && (
          <label class="editor-row">
            {EDITOR_PAGE.cityLevel}
            <Numbers from={1} to={7} value={model.level.value} set={(level) => (model.level.value = level)} />
          </label>
        )}
      </Panel>
      <Panel title={EDITOR_PAGE.hexsides} aside={Object.values(HEXSIDE_KEYS).join(' ')}>
        <div class="editor-brushes">
          {HEXSIDES.map((kind) => (
            <Brush
              key={kind}
              label={EDITOR_HEXSIDES[kind]}
              keyed={HEXSIDE_KEYS[kind]}
              pressed={ink.type === 'hexside' && ink.kind === kind}
              take={() => take({ type: 'hexside', kind })}
            >
              <SideSwatch kind={kind} />
            </Brush>
          ))}
          {Object.entries(map.house?.hexsides ?? {}).map(([house, { look }]) => (
            <Brush
              key={house}
              label={hexsideName(map, { kind: 'house', house })}
              badge={EDITOR_HOUSE.badge}
              pressed={ink.type === 'hexside' && ink.house === house}
              take={() => take({ type: 'hexside', kind: 'house', house })}
            >
              <SideSwatch kind="house" look={look} />
            </Brush>
          ))}
          <Brush
            label={EDITOR_HEXSIDES.bare}
            keyed={HEXSIDE_KEYS.bare}
            pressed={ink.type === 'bare'}
            take={() => take({ type: 'bare' })}
          >
            <SideSwatch kind="bare" />
          </Brush>
        </div>
        <p class="editor-note">{EDITOR_PAGE.hexsideHelp}</p>
      </Panel>
    </>
  );
}

/** Takes something in hand; who only looked takes a brush with it. */
export function takeInk(model: EditorModel, ink: BrushInk): void {
  model.ink.value = ink;
  if (model.tool.value === 'select') model.tool.value = 'brush';
}

const ROADS: readonly MapRoad['kind'][] = ['road', 'causeway', 'street'];

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
      <div class="editor-row">
        <span>{EDITOR_PAGE.brushSize}</span>
        <Numbers from={1} to={4} value={model.size.value} set={(size) => (model.size.value = size)} />
      </div>
      <label class="editor-row">
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

/** What is shown over the sheet. */
export function Layers({ model }: Readonly<{ model: EditorModel }>) {
  const shown = model.layers.value;
  return (
    <Panel title={EDITOR_PAGE.layers}>
      <ul class="editor-layers">
        {LAYERS.map((id) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={shown[id]}
                onChange={({ currentTarget }) =>
                  (model.layers.value = { ...shown, [id]: currentTarget.checked })
                }
              />
              {EDITOR_PAGE[`layer-${id}`]}
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface NumbersProps {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly set: (value: number) => void;
}

/** A few numbers to choose from, all in sight. */
export function Numbers({ from, to, value, set }: NumbersProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <span class="editor-numbers" role="group">
      {numbers.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => set(one)}>
          {one}
        </button>
      ))}
    </span>
  );
}
