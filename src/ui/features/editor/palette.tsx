/** What is laid on the map: ground and hexsides; and the layers over it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_HEXSIDES, EDITOR_HOUSE, EDITOR_MAP, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { EditorModel } from './editorModel.ts';
import { LAYERS } from './layers.ts';
import { groundLook, groundName, hexsideName } from './ground.ts';
import { HEXSIDE_KEYS } from './keys.ts';
import { Tick } from './map/fields.tsx';
import { hasLevel } from './map/legendEdits.ts';
import { HEXSIDES, type BrushInk } from './grip.ts';
import type { PaintedSamples } from './paintedSamples.ts';
import { takeInk } from './takeInk.ts';
import { ZoneSwitches } from './zoneLayer.tsx';
import { TOWN } from './tour/tourSteps.ts';
import { GroundSwatch, SideSwatch } from './swatches.tsx';
import './panels.css';
import './palette.css';

/** A titled box of a column. */
export function Panel({
  title,
  aside,
  mark,
  busy = false,
  children,
}: Readonly<{
  title: string;
  aside?: string | undefined;
  mark?: string;
  /** What stands in it is being worked out anew. */
  busy?: boolean;
  children: ComponentChildren;
}>) {
  const heading = useId();
  return (
    <section class="editor-panel" data-mark={mark} aria-labelledby={heading} aria-busy={busy}>
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
  /** Where a guide may point at it. */
  readonly mark?: string | undefined;
  readonly take: () => void;
  readonly children: ComponentChildren;
}

function Brush({ label, keyed, badge, pressed, mark, take, children }: BrushProps) {
  return (
    <button
      type="button"
      class="editor-brush"
      data-mark={mark}
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

interface InkProps {
  readonly model: EditorModel;
  /** How they are painted; null until they are. */
  readonly samples: PaintedSamples | null;
}

/** The ground that can be painted. */
export function GroundBrushes({ model, samples }: InkProps) {
  const map = model.drawn.value.map.inline;
  const ink = model.ink.value;
  const letters = Object.entries(map.legend);
  const city = ink.type === 'terrain' && hasLevel(map.legend[ink.letter]);
  return (
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
            mark={letter === TOWN ? 'ground' : undefined}
            take={() => takeInk(model, { type: 'terrain', letter })}
          >
            <GroundSwatch
              letter={letter}
              meaning={meaning}
              look={groundLook(map, meaning)}
              samples={samples}
            />
          </Brush>
        ))}
      </div>
      {city && (
        <label class="editor-row" title={EDITOR_PAGE.cityLevelHelp}>
          {EDITOR_PAGE.cityLevel}
          <Numbers from={1} to={7} value={model.level.value} set={(level) => model.hold({ level })} />
        </label>
      )}
    </Panel>
  );
}

/** What can be laid on hexsides, and what takes it away. */
export function HexsideBrushes({ model, samples }: InkProps) {
  const map = model.drawn.value.map.inline;
  const ink = model.ink.value;
  const take = (next: BrushInk): void => takeInk(model, next);
  return (
    <Panel title={EDITOR_PAGE.hexsides} aside={Object.values(HEXSIDE_KEYS).join(' ')}>
      <div class="editor-brushes">
        {HEXSIDES.map((kind) => (
          <Brush
            key={kind}
            label={EDITOR_HEXSIDES[kind]}
            keyed={HEXSIDE_KEYS[kind]}
            pressed={ink.type === 'hexside' && ink.kind === kind}
            mark={kind}
            take={() => take({ type: 'hexside', kind })}
          >
            <SideSwatch kind={kind} samples={samples} />
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
            <SideSwatch kind="house" house={house} look={look} samples={samples} />
          </Brush>
        ))}
        {(['breach', 'bare'] as const).map((type) => (
          <Brush
            key={type}
            label={EDITOR_HEXSIDES[type]}
            keyed={HEXSIDE_KEYS[type]}
            pressed={ink.type === type}
            take={() => take({ type })}
          >
            <SideSwatch kind={type} samples={samples} />
          </Brush>
        ))}
      </div>
      {ink.type === 'hexside' && ink.kind === 'wall' && (
        <Tick
          label={EDITOR_MAP.rock}
          help={EDITOR_MAP.rockHelp}
          checked={ink.rock === true}
          settled={(rock) => take({ ...ink, rock })}
        />
      )}
      <p class="editor-note">{EDITOR_PAGE.hexsideHelp}</p>
    </Panel>
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
            <label title={EDITOR_PAGE[`layer-${id}Help`]}>
              <input
                type="checkbox"
                checked={shown[id]}
                onChange={({ currentTarget }) =>
                  model.hold({ layers: { ...shown, [id]: currentTarget.checked } })
                }
              />
              {EDITOR_PAGE[`layer-${id}`]}
            </label>
            {id === 'zones' && shown.zones && <ZoneSwitches model={model} />}
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
