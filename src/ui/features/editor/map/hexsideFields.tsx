/** A chosen hexside: what lies there, what it is called, which side is up, and whether it is rock or lies in ruins. */
import type { MapFile, MapHexside } from '../../../../board/mapFile.ts';
import { pairOfLine } from '../../../../editor/edit/hexsides.ts';
import {
  EDITOR_HEXSIDE_RULES,
  EDITOR_HEXSIDES,
  EDITOR_HOUSE,
  EDITOR_MAP,
  EDITOR_PAGE,
} from '../../../../i18n/editorWords.ts';
import type { EditorModel } from '../editorModel.ts';
import { hexsideName } from '../ground.ts';
import { Numbers, Panel } from '../palette.tsx';
import { HEXSIDES } from '../grip.ts';
import { asKind, asRock, withName } from './hexsideEdits.ts';
import { Tick, Typed } from './fields.tsx';

interface SideProps {
  readonly model: EditorModel;
  readonly pair: string;
}

/** The panel of a hexside; nothing where none lies there any more. */
export function ChosenSide({ model, pair }: SideProps) {
  const document = model.drawn.value;
  const map = document.map.inline;
  const line = map.hexsides.find((laid) => pairOfLine(laid) === pair);
  if (line === undefined) return null;
  const put = (next: Partial<MapHexside>): void =>
    void model.act({ type: 'hexsides', lines: [{ ...line, ...next }] });
  const isHouse = line.kind === 'house';
  const isWork = !isHouse && line.kind !== 'slope' && line.kind !== 'tunnel';
  const isRock = line.rock === true;
  const down = document.opening?.breached.includes(pair) === true;
  return (
    <Panel title={EDITOR_PAGE.hexside} aside={`${line.a} | ${line.b}`}>
      <KindOf map={map} line={line} put={put} />
      <Typed
        label={EDITOR_PAGE.name}
        help={EDITOR_MAP.sideNameHelp}
        value={line.name ?? ''}
        settled={(text) => put(withName(text))}
      />
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
      {line.kind === 'wall' && (
        <Tick
          label={EDITOR_MAP.rock}
          help={EDITOR_MAP.rockHelp}
          checked={isRock}
          settled={(rock) => put(asRock(rock))}
        />
      )}
      {isRock && (
        <Tick
          label={EDITOR_MAP.flank}
          help={EDITOR_MAP.flankHelp}
          checked={line.flank === true}
          settled={(flank) => put({ flank: flank || undefined })}
        />
      )}
      {isWork && !isRock && (
        <Tick
          label={EDITOR_PAGE.breached}
          help={EDITOR_PAGE.breachHelp}
          checked={down}
          settled={(breached) => model.act({ type: 'breach', pairs: [pair], down: breached })}
        />
      )}
      <RulesOf line={line} />
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

/** The rules that a printed hexside follows: those of bare rock, of the outer wall (16.3), or of its kind. */
function RulesOf({ line: { kind, rock, level } }: Readonly<{ line: MapHexside }>) {
  const isOuter = (kind === 'wall' || kind === 'tower') && level === 1;
  const key = rock === true ? 'rock' : isOuter ? `outer-${kind}` : kind;
  const words: Readonly<Record<string, string>> = EDITOR_HEXSIDE_RULES;
  return words[key] === undefined ? null : <p class="editor-note">{words[key]}</p>;
}

interface KindProps {
  readonly map: MapFile;
  readonly line: MapHexside;
  readonly put: (part: Partial<MapHexside>) => void;
}

/** What lies there: of the game, or of the map's own. */
function KindOf({ map, line, put }: KindProps) {
  return (
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
