/** Set-up zones: of all pieces of a force, or of some of them. */
import type { HexId } from '../../../board/hex.ts';
import type { ForceLine } from '../../../editor/command.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE, EDITOR_SHEET } from '../../../i18n/editorWords.ts';
import type { SetupLine } from '../../../scenario/schema.ts';
import { inWords } from '../../words/texts.ts';
import { newSetup } from './arrivals.ts';
import type { EditorModel } from './editorModel.ts';
import { choicesOf } from './fields/choices.ts';
import { PiecesField } from './fields/piecesField.tsx';
import { piecesIn } from './hexOfDraft.ts';
import { Choice } from './map/fields.tsx';
import { Lift } from './map/placeLists.tsx';
import { Panel } from './palette.tsx';
import { forceName } from './pieceNames.ts';
import { takeInk } from './takeInk.ts';
import { TextRows } from './textRows.tsx';
import { ZoneButton } from './zoneButton.tsx';

interface PanelProps {
  readonly model: EditorModel;
}

/** The panel. */
export function SetupZones({ model }: PanelProps) {
  const document = model.drawn.value;
  const forces = document.sides.flatMap((side) => side.forces);
  const settled = new Set(document.setup.flatMap(({ force, pieces }) => (pieces === 'all' ? [force] : [])));
  const add = (force: ForceLine, ids: readonly string[] | 'all'): void => {
    const { name, commands } = newSetup(document, force, ids);
    if (model.act({ type: 'all', commands, label: 'putSetup' }))
      takeInk(model, { type: 'zone', of: 'scenario', name });
  };
  return (
    <Panel title={EDITOR_PAGE.setupZones}>
      <p class="editor-note">{EDITOR_PAGE.setupHelp}</p>
      <ul class="editor-list">
        {document.setup.map((line, at) => (
          <SetupItem key={`${at} ${line.force}`} model={model} line={line} at={at} />
        ))}
      </ul>
      <div class="editor-choices">
        {forces
          .filter(({ id }) => !settled.has(id))
          .map((force) => (
            <button key={force.id} type="button" class="button" onClick={() => add(force, 'all')}>
              {fill(EDITOR_PAGE.addZone, { force: inWords(force.name) })}
            </button>
          ))}
      </div>
      <ForSome model={model} forces={forces} add={add} />
      <Lift model={model} />
    </Panel>
  );
}

interface SomeProps extends PanelProps {
  readonly forces: readonly ForceLine[];
  readonly add: (force: ForceLine, ids: readonly string[]) => void;
}

/** A zone for those who stand in the chosen hex: of one force, the first of them. */
function ForSome({ model, forces, add }: SomeProps) {
  const document = model.drawn.value;
  const chosen = model.selected.value;
  const standing = chosen?.type === 'hex' ? piecesIn(document, chosen.hex as HexId) : [];
  const force = forces.find(({ id }) => id === standing[0]?.force);
  return (
    <button
      type="button"
      class="button editor-wide"
      aria-disabled={force === undefined}
      title={force === undefined ? EDITOR_PAGE.groupWhyNot : EDITOR_SHEET.zoneForSomeHelp}
      onClick={() => {
        if (force === undefined) return model.refuse('nobody-chosen');
        add(
          force,
          standing.filter((piece) => piece.force === force.id).map(({ id }) => id),
        );
      }}
    >
      {EDITOR_SHEET.zoneForSome}
    </button>
  );
}

interface ItemProps extends PanelProps {
  readonly line: SetupLine;
  readonly at: number;
}

/** A zone: its hexes by the button, below it what it is called and for whom it is. */
function SetupItem({ model, line, at }: ItemProps) {
  const document = model.drawn.value;
  const put = (part: Partial<SetupLine>): void =>
    void model.act({ type: 'putSetup', at, line: { ...line, ...part } });
  const own = new Set(document.pieces.filter(({ force }) => force === line.force).map(({ id }) => id));
  return (
    <li>
      <ZoneButton
        model={model}
        zone={line.zone}
        label={`${forceName(document, line.force)}: ${inWords(line.name)}`}
      />
      <button
        type="button"
        class="button"
        aria-label={fill(EDITOR_PAGE.takeAway, { what: inWords(line.name) })}
        onClick={() => model.act({ type: 'removeSetup', at })}
      >
        {EDITOR_PAGE.remove}
      </button>
      <details class="editor-who editor-whole">
        <summary>
          {line.pieces === 'all'
            ? EDITOR_SHEET.forAll
            : fill(EDITOR_SHEET.forPieces, { count: line.pieces.length })}
        </summary>
        <TextRows
          label={EDITOR_SHEET.zoneName}
          help={EDITOR_SHEET.zoneNameHelp}
          text={line.name}
          lines={1}
          most={60}
          put={(name) => name !== null && put({ name })}
        />
        <Choice
          label={EDITOR_SHEET.forWhom}
          help={EDITOR_SHEET.forWhomHelp}
          value={line.pieces === 'all' ? 'all' : 'some'}
          choices={[
            ['all', EDITOR_SHEET.forAll],
            ['some', EDITOR_SHEET.forSome],
          ]}
          settled={(whom) => put({ pieces: whom === 'all' ? 'all' : [] })}
        />
        {line.pieces !== 'all' && (
          <PiecesField
            label={EDITOR_SHEET.zonePieces}
            help={EDITOR_SHEET.zonePiecesHelp}
            choices={choicesOf(document, 'piece', NO_LINE).filter(({ value }) => own.has(String(value)))}
            chosen={line.pieces}
            put={(ids) => put({ pieces: [...ids] })}
          />
        )}
      </details>
    </li>
  );
}

/** Pieces are listed whatever the line says. */
const NO_LINE = { type: '' } as const;
