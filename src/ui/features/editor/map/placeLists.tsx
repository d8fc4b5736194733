/** Roads, zones and named fields of the map: lists from which one is chosen or taken in hand, and the ways to new ones. */
import type { BlockKind } from '../../../../editor/command.ts';
import { EDITOR_BLOCKS, EDITOR_MAP, EDITOR_PAGE, EDITOR_ROADS } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { EditorModel } from '../editorModel.ts';
import { Panel } from '../palette.tsx';
import { takeInk } from '../takeInk.ts';
import { NewName, Tick } from './fields.tsx';
import { takeZone } from './chosenPlace.ts';

interface ListProps {
  readonly model: EditorModel;
}

/** The roads, if there are any: a click chooses one. */
export function RoadList({ model }: ListProps) {
  const { roads } = model.drawn.value.map.inline;
  const chosen = model.selected.value;
  if (roads.length === 0) return null;
  return (
    <Panel title={EDITOR_PAGE.roads} aside={String(roads.length)}>
      <ul class="editor-list">
        {roads.map(({ name, kind }, at) => (
          <Row
            key={`${at} ${name}`}
            label={name}
            aside={EDITOR_ROADS[kind]}
            pressed={chosen?.type === 'road' && chosen.at === at}
            take={() => model.hold({ selected: { type: 'road', at } })}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** The zones of the map; a zone that is taken is drawn with any tool. */
export function ZoneList({ model }: ListProps) {
  const { zones } = model.drawn.value.map.inline;
  const ink = model.ink.value;
  return (
    <Panel title={EDITOR_MAP.zones}>
      <p class="editor-note">{EDITOR_MAP.zonesHelp}</p>
      <ul class="editor-list">
        {Object.entries(zones).map(([name, hexes]) => (
          <Row
            key={name}
            label={name}
            aside={fill(EDITOR_PAGE.hexCount, { count: hexes.length })}
            pressed={ink.type === 'zone' && ink.of === 'map' && ink.name === name}
            take={() => takeZone(model, name)}
          />
        ))}
      </ul>
      <NewName
        label={EDITOR_MAP.newZone}
        help={EDITOR_MAP.zoneNameHelp}
        most={60}
        button={EDITOR_MAP.addZone}
        make={(typed) => takeZone(model, typed.trim())}
      />
      {ink.type === 'zone' && <Lift model={model} />}
    </Panel>
  );
}

const KINDS: readonly BlockKind[] = ['plowed', 'groves', 'hills'];

/** Named fields, groves and hills: the patches that the painter knows as one, each in the order in which it was drawn. */
export function FieldList({ model }: ListProps) {
  const { blocks } = model.drawn.value.map.inline;
  const ink = model.ink.value;
  return (
    <Panel title={EDITOR_MAP.fields}>
      <p class="editor-note">{EDITOR_MAP.fieldsHelp}</p>
      <div class="editor-choices" role="group" aria-label={EDITOR_MAP.fields}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="button"
            aria-pressed={ink.type === 'block' && ink.kind === kind && ink.name === null}
            onClick={() => takeInk(model, { type: 'block', kind, name: null })}
          >
            {EDITOR_BLOCKS[kind]}
          </button>
        ))}
      </div>
      <ul class="editor-list">
        {KINDS.flatMap((kind) =>
          Object.entries(blocks[kind]).map(([name, hexes]) => (
            <Row
              key={`${kind} ${name}`}
              label={name}
              aside={fill(EDITOR_PAGE.hexCount, { count: hexes.length })}
              pressed={ink.type === 'block' && ink.kind === kind && ink.name === name}
              take={() => {
                takeInk(model, { type: 'block', kind, name });
                model.hold({ selected: { type: 'block', kind, name } });
              }}
            />
          )),
        )}
      </ul>
      {ink.type === 'block' && <Lift model={model} />}
    </Panel>
  );
}

interface RowProps {
  readonly label: string;
  readonly aside: string;
  readonly pressed: boolean;
  readonly take: () => void;
}

function Row({ label, aside, pressed, take }: RowProps) {
  return (
    <li>
      <button type="button" class="editor-open" aria-pressed={pressed} onClick={take}>
        <b>{label}</b>
        <span>{aside}</span>
      </button>
    </li>
  );
}

/** The brush takes hexes out, for as long as it is ticked. */
export function Lift({ model }: ListProps) {
  return (
    <Tick
      label={EDITOR_PAGE.lift}
      help={EDITOR_MAP.liftHelp}
      checked={model.lift.value}
      settled={(lift) => model.hold({ lift })}
    />
  );
}
