/** What is chosen among the roads, zones and named fields of the map: its name, and the way to be rid of it. */
import type { ComponentChildren } from 'preact';
import type { BlockKind, Command } from '../../../../editor/command.ts';
import { EDITOR_BLOCKS, EDITOR_MAP, EDITOR_PAGE, EDITOR_ROADS } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { lookUp } from '../../../../kernel/lookUp.ts';
import type { EditorModel } from '../editorModel.ts';
import { Panel } from '../palette.tsx';
import { ROADS } from '../tools.tsx';
import { renameChosen } from './chosenPlace.ts';
import { Choice, Typed } from './fields.tsx';

/** A road: its name, and how it is drawn; nothing where it is gone. */
export function ChosenRoad({ model, at }: Readonly<{ model: EditorModel; at: number }>) {
  const road = model.drawn.value.map.inline.roads[at];
  if (road === undefined) return null;
  return (
    <Place
      model={model}
      sort={EDITOR_ROADS[road.kind]}
      name={road.name}
      count={road.path.length}
      help={EDITOR_MAP.roadNameHelp}
      remove={{ type: 'removeRoad', at }}
    >
      <Choice
        label={EDITOR_PAGE.kind}
        help={EDITOR_MAP.roadKindHelp}
        value={road.kind}
        choices={ROADS.map((kind) => [kind, EDITOR_ROADS[kind]])}
        settled={(kind) => model.act({ type: 'putRoad', at, road: { ...road, kind } })}
      />
    </Place>
  );
}

interface ZoneProps {
  readonly model: EditorModel;
  readonly of: 'map' | 'scenario';
  readonly name: string;
}

/** A zone: what speaks of it follows when it is renamed. */
export function ChosenZone({ model, of, name }: ZoneProps) {
  const document = model.drawn.value;
  const hexes = lookUp((of === 'map' ? document.map.inline : document).zones, name);
  if (hexes === undefined) return null;
  return (
    <Place
      model={model}
      sort={EDITOR_MAP.zone}
      name={name}
      count={hexes.length}
      help={EDITOR_MAP.zoneNameHelp}
      remove={{ type: 'removeZone', of, name }}
    />
  );
}

/** A named field, grove or hill. */
export function ChosenField({
  model,
  kind,
  name,
}: Readonly<{ model: EditorModel; kind: BlockKind; name: string }>) {
  const hexes = lookUp(model.drawn.value.map.inline.blocks[kind], name);
  if (hexes === undefined) return null;
  return (
    <Place
      model={model}
      sort={EDITOR_BLOCKS[kind]}
      name={name}
      count={hexes.length}
      help={EDITOR_MAP.fieldNameHelp}
      remove={{ type: 'removeBlock', kind, name }}
    />
  );
}

interface PlaceProps {
  readonly model: EditorModel;
  /** What it is: a street, a grove. */
  readonly sort: string;
  readonly name: string;
  readonly count: number;
  readonly help: string;
  readonly remove: Command;
  readonly children?: ComponentChildren;
}

function Place({ model, sort, name, count, help, remove, children }: PlaceProps) {
  return (
    <Panel title={sort} aside={fill(EDITOR_PAGE.hexCount, { count })}>
      <Typed
        key={name}
        label={EDITOR_PAGE.name}
        help={help}
        value={name}
        settled={(text) => renameChosen(model, text)}
      />
      {children}
      <button type="button" class="button editor-wide" onClick={() => model.act(remove)}>
        {fill(EDITOR_PAGE.takeAway, { what: name })}
      </button>
    </Panel>
  );
}
