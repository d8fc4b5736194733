/** Set-up: where each force may be placed, and who comes later, from where and when. */
import type { HexId } from '../../../board/hex.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { inWords } from '../../words/texts.ts';
import { arrivalOf, newGroup, newSetup } from './arrivals.ts';
import type { EditorModel } from './editorModel.ts';
import { Figure } from './figure.tsx';
import { piecesIn } from './hexOfDraft.ts';
import { Lift } from './map/placeLists.tsx';
import { Panel } from './palette.tsx';
import { takeInk } from './takeInk.ts';
import { forceName } from './rightColumn.tsx';
import { Tools } from './tools.tsx';

interface TabProps {
  readonly model: EditorModel;
}

/** The left column while zones are drawn. */
export function SetupPalette({ model }: TabProps) {
  return (
    <>
      <Zones model={model} />
      <Groups model={model} />
      <Tools model={model} />
    </>
  );
}

function Zones({ model }: TabProps) {
  const document = model.document.value!;
  const forces = document.sides.flatMap((side) => side.forces);
  const settled = new Set(document.setup.map(({ force }) => force));
  return (
    <Panel title={EDITOR_PAGE.setupZones}>
      <p class="editor-note">{EDITOR_PAGE.setupHelp}</p>
      <ul class="editor-list">
        {document.setup.map((line, at) => (
          <li key={`${line.force} ${inWords(line.name)}`}>
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
          </li>
        ))}
      </ul>
      <div class="editor-choices">
        {forces
          .filter(({ id }) => !settled.has(id))
          .map((force) => (
            <button
              key={force.id}
              type="button"
              class="button"
              onClick={() => {
                const { name, commands } = newSetup(document, force);
                if (model.act({ type: 'all', commands, label: 'putSetup' }))
                  takeInk(model, { type: 'zone', of: 'scenario', name });
              }}
            >
              {fill(EDITOR_PAGE.addZone, { force: inWords(force.name) })}
            </button>
          ))}
      </div>
      <Lift model={model} />
    </Panel>
  );
}

interface ZoneProps extends TabProps {
  readonly zone: string | readonly string[];
  readonly label: string;
}

/** Takes the zone in hand, so that its hexes can be drawn. */
function ZoneButton({ model, zone, label }: ZoneProps) {
  const document = model.document.value!;
  const held = model.ink.value;
  if (typeof zone !== 'string') return <span class="editor-open">{label}</span>;
  const of = Object.hasOwn(document.zones, zone) ? 'scenario' : 'map';
  const hexes = (of === 'scenario' ? document.zones : document.map.inline.zones)[zone] ?? [];
  return (
    <button
      type="button"
      class="editor-open"
      aria-pressed={held.type === 'zone' && held.name === zone}
      onClick={() => takeInk(model, { type: 'zone', of, name: zone })}
    >
      <b>{label}</b>
      <span>{fill(EDITOR_PAGE.hexCount, { count: hexes.length })}</span>
    </button>
  );
}

function Groups({ model }: TabProps) {
  const document = model.document.value!;
  const waiting = document.pieces.filter(({ at }) => at === 'off');
  const chosen = model.selected.value;
  const standing = chosen?.type === 'hex' ? piecesIn(document, chosen.hex as HexId).map(({ id }) => id) : [];
  return (
    <Panel title={EDITOR_PAGE.arrivals}>
      <p class="editor-note">{EDITOR_PAGE.arrivalsHelp}</p>
      <ul class="editor-list">
        {document.groups.map((group) => {
          const arrival = arrivalOf(document, group.id);
          return (
            <li key={group.id} class="editor-group">
              <ZoneButton model={model} zone={group.zone as string} label={inWords(group.name)} />
              <Figure
                label={EDITOR_PAGE.fromTurn}
                help={EDITOR_PAGE.fromTurnHelp}
                least={1}
                most={99}
                value={arrival?.turn ?? 1}
                settled={(turn) => {
                  const command = arrival?.onTurn(turn);
                  if (command !== undefined) model.act(command);
                }}
              />
              <button
                type="button"
                class="button"
                onClick={() => model.act({ type: 'removeGroup', id: group.id })}
              >
                {EDITOR_PAGE.remove}
              </button>
            </li>
          );
        })}
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
