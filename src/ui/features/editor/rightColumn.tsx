/** The right column: what is chosen, what there is of everything, and what is wrong. */
import type { HexId } from '../../../board/hex.ts';
import type { MapHexside } from '../../../board/mapFile.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_HEXSIDES, EDITOR_HOUSE, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { Icon } from '../../parts/icon.tsx';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import { Counts, Problems } from './findings.tsx';
import { groundName, hexsideName } from './ground.ts';
import { hexOfDraft } from './hexOfDraft.ts';
import { Numbers, Panel } from './palette.tsx';
import { HEXSIDES } from './strokes.ts';

interface ColumnProps {
  readonly model: EditorModel;
}

/** The whole column. */
export function RightColumn({ model }: ColumnProps) {
  return (
    <div class="editor-right">
      <Chosen model={model} />
      <Problems model={model} />
      <Counts document={model.document.value!} />
    </div>
  );
}

function Chosen({ model }: ColumnProps) {
  const chosen = model.selected.value;
  if (chosen?.type === 'hex') return <ChosenHex model={model} hex={chosen.hex} />;
  if (chosen?.type === 'side') return <ChosenSide model={model} pair={chosen.pair} />;
  return (
    <Panel title={EDITOR_PAGE.nothingChosen}>
      <p class="editor-note">{EDITOR_PAGE.nothingChosenHelp}</p>
    </Panel>
  );
}

function ChosenHex({ model, hex }: ColumnProps & Readonly<{ hex: number }>) {
  const document = model.document.value!;
  const map = document.map.inline;
  const id = hex as HexId;
  const { name, letter, level, pieces } = hexOfDraft(document, id);
  const at = map.names.findIndex((one) => one.at === name);
  const city = map.legend[letter]?.city === true;
  return (
    <Panel title={EDITOR_PAGE.hex} aside={name}>
      <label class="editor-row" title={EDITOR_PAGE.groundHelp}>
        {EDITOR_PAGE.ground}
        <select
          value={letter}
          onChange={({ currentTarget }) =>
            model.act({ type: 'paint', hexes: [id], letter: currentTarget.value })
          }
        >
          {Object.entries(map.legend).map(([one, meaning]) => (
            <option key={one} value={one} selected={one === letter}>
              {groundName(map, meaning)}
            </option>
          ))}
        </select>
      </label>
      {city && (
        <div class="editor-row" title={EDITOR_PAGE.levelHelp}>
          <span>{EDITOR_PAGE.cityLevel}</span>
          <Numbers
            from={1}
            to={7}
            value={Number(level)}
            set={(to) => model.act({ type: 'level', hexes: [id], level: to })}
          />
        </div>
      )}
      <label class="editor-row" title={EDITOR_PAGE.nameHelp}>
        {EDITOR_PAGE.name}
        <input
          value={map.names[at]?.text ?? ''}
          maxLength={60}
          onChange={({ currentTarget: { value } }) =>
            value.trim() === ''
              ? model.act({ type: 'removeName', at })
              : model.act({
                  type: 'putName',
                  at: at < 0 ? null : at,
                  name: { importance: 3, kind: 'place', ...map.names[at], text: value.trim(), at: name },
                })
          }
        />
      </label>
      {pieces.length > 0 && (
        <ul class="editor-pieces" aria-label={EDITOR_PAGE.piecesHere}>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <span>{kindName(document, piece.kind)}</span>
              <span class="editor-aside">{forceName(document, piece.force)}</span>
              <button
                type="button"
                class="editor-x"
                aria-label={fill(EDITOR_PAGE.takeAway, { what: kindName(document, piece.kind) })}
                onClick={() => model.act({ type: 'removePieces', ids: [piece.id] })}
              >
                <Icon name="cancel" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What a kind is called. */
export function kindName({ kinds }: ScenarioDocument, id: string): string {
  const kind = kinds.find((one) => one.id === id);
  return kind === undefined ? id : inWords(kind.name);
}

/** What a force is called. */
export function forceName({ sides }: ScenarioDocument, id: string): string {
  const force = sides.flatMap(({ forces }) => forces).find((one) => one.id === id);
  return force === undefined ? id : inWords(force.name);
}

function ChosenSide({ model, pair }: ColumnProps & Readonly<{ pair: string }>) {
  const document = model.document.value!;
  const map = document.map.inline;
  const line = map.hexsides.find(({ a, b }) => `${a}/${b}` === pair);
  if (line === undefined) return null;
  const put = (next: Partial<MapHexside>): void =>
    void model.act({ type: 'hexsides', lines: [{ ...line, ...next }] });
  const isHouse = line.kind === 'house';
  const isWork = !isHouse && line.kind !== 'slope' && line.kind !== 'tunnel';
  const down = document.opening?.breached.includes(pair) === true;
  return (
    <Panel title={EDITOR_PAGE.hexside} aside={`${line.a} | ${line.b}`}>
      <label class="editor-row" title={EDITOR_PAGE.kindHelp}>
        {EDITOR_PAGE.kind}
        <select
          onChange={({ currentTarget: { value } }) => {
            const [kind, house] = value.split(' ');
            put(asKind(line, kind as MapHexside['kind'], house));
          }}
        >
          {HEXSIDES.map((kind) => (
            <option key={kind} value={kind} selected={kind === line.kind}>
              {EDITOR_HEXSIDES[kind]}
            </option>
          ))}
          {Object.keys(map.house?.hexsides ?? {}).map((house) => (
            <option key={house} value={`house ${house}`} selected={house === line.house}>
              {hexsideName(map, { kind: 'house', house })} · {EDITOR_HOUSE.badge}
            </option>
          ))}
        </select>
      </label>
      {isWork && (
        <div class="editor-row" title={EDITOR_PAGE.defendsHelp}>
          <span>{EDITOR_PAGE.defends}</span>
          <Numbers from={1} to={7} value={line.level ?? 1} set={(level) => put({ level })} />
        </div>
      )}
      {isHouse && <Shields line={line} choose={(up) => put({ up })} />}
      {line.kind !== 'tunnel' && !isHouse && (
        <div class="editor-row" title={EDITOR_PAGE.upHelp}>
          <span>{EDITOR_PAGE.up}</span>
          <button
            type="button"
            class="button"
            aria-keyshortcuts="X"
            onClick={() => model.act({ type: 'flipHexsides', pairs: [pair] })}
          >
            {line.up ?? '?'} · {EDITOR_PAGE.flip}
          </button>
        </div>
      )}
      {isWork && (
        <label class="editor-row" title={EDITOR_PAGE.breachHelp}>
          {EDITOR_PAGE.breached}
          <input
            type="checkbox"
            checked={down}
            onChange={({ currentTarget }) =>
              model.act({ type: 'breach', pairs: [pair], down: currentTarget.checked })
            }
          />
        </label>
      )}
      <button
        type="button"
        class="button editor-wide"
        onClick={() => model.act({ type: 'clearHexsides', pairs: [pair] })}
      >
        {EDITOR_HEXSIDES.bare}
      </button>
    </Panel>
  );
}

interface ShieldsProps {
  readonly line: MapHexside;
  readonly choose: (up: string | undefined) => void;
}

/** Whom a hexside of the map's own shields: both sides, or the hex behind it (2.22.2). */
function Shields({ line, choose }: ShieldsProps) {
  return (
    <label class="editor-row" title={EDITOR_HOUSE.shieldsHelp}>
      {EDITOR_HOUSE.shields}
      <select onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : value)}>
        <option value="" selected={line.up === undefined}>
          {EDITOR_HOUSE.bothSides}
        </option>
        {[line.a, line.b].map((hex) => (
          <option key={hex} value={hex} selected={line.up === hex}>
            {hex}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A hexside as another kind: what only the old one had is left away. */
function asKind(line: MapHexside, kind: MapHexside['kind'], house?: string): Partial<MapHexside> {
  const own = kind === 'house';
  const work = !own && kind !== 'slope' && kind !== 'tunnel';
  return {
    kind,
    level: work ? (line.level ?? 1) : undefined,
    house,
    up: kind === 'tunnel' || own ? undefined : (line.up ?? line.b),
    rock: undefined,
    flank: undefined,
  };
}
