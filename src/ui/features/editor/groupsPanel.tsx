/** Who comes later: groups with their pieces, their entry and their schedules. */
import type { HexId } from '../../../board/hex.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE, EDITOR_SHEET } from '../../../i18n/editorWords.ts';
import type { GroupLine } from '../../../scenario/schema.ts';
import { inWords } from '../../words/texts.ts';
import {
  arrivalsOf,
  edgeOf,
  EDGES,
  enterBy,
  newArrival,
  newGroup,
  withMembers,
  type MapEdge,
} from './arrivals.ts';
import { ArrivalRow } from './arrivalRow.tsx';
import type { EditorModel } from './editorModel.ts';
import { choicesOf } from './fields/choices.ts';
import { PiecesField } from './fields/piecesField.tsx';
import { piecesIn } from './hexOfDraft.ts';
import { Choice } from './map/fields.tsx';
import { Panel } from './palette.tsx';
import { PieceList } from './pieceFields.tsx';
import { takeInk } from './takeInk.ts';
import { TextRows } from './textRows.tsx';
import { ZoneButton } from './zoneButton.tsx';

interface PanelProps {
  readonly model: EditorModel;
}

/** The panel. */
export function GroupsPanel({ model }: PanelProps) {
  const document = model.drawn.value;
  const waiting = document.pieces.filter(({ at }) => at === 'off');
  const chosen = model.selected.value;
  const standing = chosen?.type === 'hex' ? piecesIn(document, chosen.hex as HexId).map(({ id }) => id) : [];
  return (
    <Panel title={EDITOR_PAGE.arrivals}>
      <p class="editor-note">{EDITOR_PAGE.arrivalsHelp}</p>
      <ul class="editor-list">
        {document.groups.map((group) => (
          <GroupItem key={group.id} model={model} group={group} />
        ))}
      </ul>
      <button
        type="button"
        class="button editor-wide"
        aria-disabled={standing.length === 0}
        title={standing.length === 0 ? EDITOR_PAGE.groupWhyNot : undefined}
        onClick={() => {
          if (standing.length === 0) return model.refuse('nobody-chosen');
          const { name, commands } = newGroup(document, standing);
          if (model.act({ type: 'all', commands, label: 'putGroup' }))
            takeInk(model, { type: 'zone', of: 'scenario', name });
        }}
      >
        {EDITOR_PAGE.addGroup}
      </button>
      {waiting.length > 0 && (
        <p class="editor-note">{fill(EDITOR_PAGE.waiting, { count: waiting.length })}</p>
      )}
    </Panel>
  );
}

interface ItemProps extends PanelProps {
  readonly group: GroupLine;
}

function GroupItem({ model, group }: ItemProps) {
  const document = model.drawn.value;
  const arrivals = arrivalsOf(document, group.id);
  return (
    <li class="editor-group">
      <ZoneButton model={model} zone={group.zone} label={inWords(group.name)} />
      <button
        type="button"
        class="button"
        aria-label={fill(EDITOR_PAGE.takeAway, { what: inWords(group.name) })}
        onClick={() => model.act({ type: 'removeGroup', id: group.id })}
      >
        {EDITOR_PAGE.remove}
      </button>
      <ol class="editor-arrivals" aria-label={EDITOR_SHEET.comesWhen}>
        {arrivals.map((arrival) => (
          <ArrivalRow key={arrival.trigger.id} model={model} arrival={arrival} />
        ))}
      </ol>
      {arrivals.length === 0 && <p class="editor-note editor-whole">{EDITOR_SHEET.neverComes}</p>}
      <button
        type="button"
        class="button"
        title={EDITOR_SHEET.addArrivalHelp}
        onClick={() => model.act(newArrival(document, group))}
      >
        {EDITOR_SHEET.addArrival}
      </button>
      <GroupFields model={model} group={group} />
    </li>
  );
}

/** What the group is called, who belongs to it, by which edge it enters, and what its pieces begin with. */
function GroupFields({ model, group }: ItemProps) {
  const document = model.drawn.value;
  const at = document.groups.indexOf(group);
  const others = new Set(document.groups.flatMap((one) => (one === group ? [] : one.pieces)));
  const side = document.sides.find(({ id }) => id === group.side);
  const forces = new Set(side?.forces.map(({ id }) => id));
  const free = document.pieces.filter(({ id, force }) => forces.has(force) && !others.has(id));
  const ids = new Set(free.map(({ id }) => id));
  return (
    <details class="editor-who editor-whole">
      <summary>{fill(EDITOR_PAGE.pieces, { count: group.pieces.length })}</summary>
      <TextRows
        label={EDITOR_SHEET.groupName}
        help={EDITOR_SHEET.groupNameHelp}
        text={group.name}
        lines={1}
        most={60}
        put={(name) => name !== null && model.act({ type: 'putGroup', at, group: { ...group, name } })}
      />
      <Choice
        label={EDITOR_SHEET.entersBy}
        help={EDITOR_SHEET.entersByHelp}
        value={edgeOf(document, group) ?? 'drawn'}
        choices={[
          ['drawn', EDITOR_SHEET['edge-drawn']],
          ...EDGES.map((edge) => [edge, EDITOR_SHEET[`edge-${edge}`]] as const),
        ]}
        settled={(edge: MapEdge | 'drawn') => {
          if (edge !== 'drawn') model.act(enterBy(document, group, edge));
          else if (typeof group.zone === 'string')
            takeInk(model, {
              type: 'zone',
              of: Object.hasOwn(document.zones, group.zone) ? 'scenario' : 'map',
              name: group.zone,
            });
        }}
      />
      <PiecesField
        label={EDITOR_SHEET.members}
        help={EDITOR_SHEET.membersHelp}
        choices={choicesOf(document, 'piece', NO_LINE).filter(({ value }) => ids.has(String(value)))}
        chosen={group.pieces}
        put={(pieces) => model.act(withMembers(document, group, pieces))}
      />
      <PieceList
        model={model}
        pieces={document.pieces.filter(({ id }) => group.pieces.includes(id))}
        label={EDITOR_SHEET.beginsWith}
      />
    </details>
  );
}

/** Pieces are listed whatever the line says. */
const NO_LINE = { type: '' } as const;
