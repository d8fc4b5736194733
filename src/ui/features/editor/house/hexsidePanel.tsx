/** Hexsides of a map's own: what comes with the game to be taken up, new ones, and the figures of what is in hand (2.22.2). */
import { EDITOR_HOUSE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { inWords } from '../../../words/texts.ts';
import type { EditorModel } from '../editorModel.ts';
import { Panel } from '../palette.tsx';
import { takeInk } from '../takeInk.ts';
import { textNow } from '../tongues.ts';
import {
  alterHexside,
  dropHexside,
  makeHexside,
  takeHexside,
  rowsToTake,
  type TakenUp,
} from './houseCommands.ts';
import { RowFields, type RowFigure } from './rowFields.tsx';
import { TakeUp } from './takeUp.tsx';

const FIGURES: readonly RowFigure[] = [
  ['armour', 0, 3],
  ['cover', 0, 3],
  ['morale', -3, 3],
];

/** The panel. */
export function HouseHexsidePanel({ model }: Readonly<{ model: EditorModel }>) {
  const document = model.drawn.value;
  const take = (taken: TakenUp): void => {
    if (model.act(taken.command)) takeInk(model, taken.ink);
  };
  return (
    <Panel title={EDITOR_HOUSE.hexsides}>
      <p class="editor-note">{EDITOR_HOUSE.hexsidesHelp}</p>
      <TakeUp
        rows={rowsToTake(document).hexsides}
        take={(id) => take(takeHexside(id))}
        fresh={EDITOR_HOUSE.newHexside}
        make={() => take(makeHexside(document, textNow(EDITOR_HOUSE.newHexside)))}
      />
      <InHand model={model} />
    </Panel>
  );
}

function InHand({ model }: Readonly<{ model: EditorModel }>) {
  const document = model.drawn.value;
  const ink = model.ink.value;
  const id = ink.type === 'hexside' ? ink.house : undefined;
  const row = id === undefined ? undefined : document.map.inline.house?.hexsides?.[id];
  if (id === undefined || row === undefined) return null;
  return (
    <fieldset class="editor-own">
      <legend>
        {inWords(row.name)} <small class="editor-badge">{EDITOR_HOUSE.badge}</small>
      </legend>
      <RowFields
        row={row}
        figures={FIGURES}
        flags={['contact', 'opaque', 'stops']}
        costHelp={EDITOR_HOUSE.crossHelp}
        help={{
          morale: EDITOR_HOUSE.sideMoraleHelp,
          opaque: EDITOR_HOUSE.sideOpaqueHelp,
          stops: EDITOR_HOUSE.sideStopsHelp,
        }}
        put={(part) => model.act(alterHexside(id, { ...row, ...part }))}
      />
      <button
        type="button"
        class="button editor-wide"
        onClick={() => {
          if (model.act(dropHexside(document, id))) takeInk(model, { type: 'hexside', kind: 'wall' });
        }}
      >
        {fill(EDITOR_HOUSE.removeRow, { what: inWords(row.name) })}
      </button>
    </fieldset>
  );
}
