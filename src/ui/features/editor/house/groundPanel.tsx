/** Ground of a map's own: what comes with the game to be taken up, new ground, and the figures of what is in hand (2.22.1). */
import type { TerrainLetter } from '../../../../board/mapFile.ts';
import { EDITOR_GROUND, EDITOR_HOUSE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { EditorModel } from '../editorModel.ts';
import { groundName } from '../ground.ts';
import { Panel } from '../palette.tsx';
import { takeInk } from '../takeInk.ts';
import { textNow } from '../tongues.ts';
import { dropGround, makeGround, takeGround, rowsToTake, type TakenUp } from './houseCommands.ts';
import { RowFields, type RowFigure } from './rowFields.tsx';
import { TakeUp } from './takeUp.tsx';

const FIGURES: readonly RowFigure[] = [
  ['armour', 0, 3],
  ['strength', -3, 0],
  ['morale', -3, 3],
];
const TERRAINS: readonly TerrainLetter['terrain'][] = ['clear', 'plowed', 'grove', 'mountain', 'crater'];

/** The panel. */
export function HouseGroundPanel({ model }: Readonly<{ model: EditorModel }>) {
  const document = model.drawn.value;
  const take = (taken: TakenUp | null): void => {
    if (taken !== null && model.act(taken.command)) takeInk(model, taken.ink);
  };
  return (
    <Panel title={EDITOR_HOUSE.ground}>
      <p class="editor-note">{EDITOR_HOUSE.groundHelp}</p>
      <TakeUp
        rows={rowsToTake(document).ground}
        take={(id) => take(takeGround(document, id))}
        fresh={EDITOR_HOUSE.newGround}
        make={() => take(makeGround(document, textNow(EDITOR_HOUSE.newGround)))}
      />
      <InHand model={model} />
    </Panel>
  );
}

/** What the ground in hand means; the printed rows have nothing here to be altered. */
function InHand({ model }: Readonly<{ model: EditorModel }>) {
  const document = model.drawn.value;
  const map = document.map.inline;
  const ink = model.ink.value;
  const meaning = ink.type === 'terrain' ? map.legend[ink.letter] : undefined;
  const id = meaning?.house;
  const row = id === undefined ? undefined : map.house?.ground?.[id];
  if (ink.type !== 'terrain' || meaning === undefined || id === undefined || row === undefined) return null;
  return (
    <fieldset class="editor-own">
      <legend>
        {groundName(map, meaning)} <small class="editor-badge">{EDITOR_HOUSE.badge}</small>
      </legend>
      <label class="editor-row" title={EDITOR_HOUSE.terrainHelp}>
        {EDITOR_HOUSE.terrain}
        <select
          onChange={({ currentTarget }) => {
            const terrain = currentTarget.value as TerrainLetter['terrain'];
            model.act({ type: 'defineLetter', letter: ink.letter, meaning: { ...meaning, terrain } });
          }}
        >
          {TERRAINS.map((terrain) => (
            <option key={terrain} value={terrain} selected={terrain === meaning.terrain}>
              {EDITOR_GROUND[terrain]}
            </option>
          ))}
        </select>
      </label>
      <RowFields
        row={row}
        figures={FIGURES}
        flags={['opaque', 'stops']}
        costHelp={EDITOR_HOUSE.enterHelp}
        put={(part) => model.act({ type: 'putHouseGround', id, row: { ...row, ...part } })}
      />
      <button
        type="button"
        class="button editor-wide"
        onClick={() => {
          const command = dropGround(document, ink.letter);
          const [first = '.'] = Object.keys(map.legend);
          if (command !== null && model.act(command)) takeInk(model, { type: 'terrain', letter: first });
        }}
      >
        {fill(EDITOR_HOUSE.removeRow, { what: groundName(map, meaning) })}
      </button>
    </fieldset>
  );
}
