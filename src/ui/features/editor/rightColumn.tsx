/** The right column: what is chosen, what there is of everything, and what is wrong. */
import type { HexId } from '../../../board/hex.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { Column } from './column.tsx';
import type { EditorModel } from './editorModel.ts';
import { Counts, Problems } from './findings.tsx';
import { groundName } from './ground.ts';
import { hexOfDraft } from './hexOfDraft.ts';
import { ChosenSide } from './map/hexsideFields.tsx';
import { hasLevel } from './map/legendEdits.ts';
import { NamesOf } from './map/nameFields.tsx';
import { ChosenField, ChosenRoad, ChosenZone } from './map/placeFields.tsx';
import { Numbers, Panel } from './palette.tsx';
import { PieceList } from './pieceFields.tsx';

interface ColumnProps {
  readonly model: EditorModel;
}

/** The whole column. */
export function RightColumn({ model }: ColumnProps) {
  return (
    <Column class="editor-right">
      <button
        type="button"
        class="button editor-back"
        onClick={() => {
          model.hold({ selected: null, findings: null });
        }}
      >
        {EDITOR_PAGE.toTools}
      </button>
      <Chosen model={model} />
      <Problems model={model} />
      <Counts document={model.drawn.value} />
    </Column>
  );
}

function Chosen({ model }: ColumnProps) {
  const chosen = model.selected.value;
  if (chosen?.type === 'hex') return <ChosenHex model={model} hex={chosen.hex} />;
  if (chosen?.type === 'side') return <ChosenSide model={model} pair={chosen.pair} />;
  if (chosen?.type === 'road') return <ChosenRoad model={model} at={chosen.at} />;
  if (chosen?.type === 'zone') return <ChosenZone model={model} of={chosen.of} name={chosen.name} />;
  if (chosen?.type === 'block') return <ChosenField model={model} kind={chosen.kind} name={chosen.name} />;
  return (
    <Panel title={EDITOR_PAGE.nothingChosen}>
      <p class="editor-note">{EDITOR_PAGE.nothingChosenHelp}</p>
    </Panel>
  );
}

function ChosenHex({ model, hex }: ColumnProps & Readonly<{ hex: number }>) {
  const document = model.drawn.value;
  const map = document.map.inline;
  const id = hex as HexId;
  const { name, letter, level, pieces } = hexOfDraft(document, id);
  const city = hasLevel(map.legend[letter]);
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
      <NamesOf model={model} hex={name} />
      <PieceList model={model} pieces={pieces} label={EDITOR_PAGE.piecesHere} />
    </Panel>
  );
}
