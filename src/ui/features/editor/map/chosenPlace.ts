/** What has a name among the places of the map, from a new one to a renamed one. */
import { hexNamed, type HexId } from '../../../../board/hex.ts';
import type { HexName } from '../../../../board/mapFile.ts';
import type { Command } from '../../../../editor/command.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { lookUp } from '../../../../kernel/lookUp.ts';
import type { EditorModel, Selected } from '../editorModel.ts';
import { takeInk } from '../takeInk.ts';

/** Takes the zone of the map of a name in hand, a new one where there is none. Answers whether it could be done. */
export function takeZone(model: EditorModel, name: string): boolean {
  const zones = model.document.peek()?.map.inline.zones ?? {};
  const zone = { of: 'map', name } as const;
  if (!Object.hasOwn(zones, name) && !model.act({ type: 'putZone', ...zone, hexes: [] })) return false;
  takeInk(model, { type: 'zone', ...zone });
  model.hold({ selected: { type: 'zone', ...zone } });
  return true;
}

/** What a stroke has just laid that wants a name: a hexside alone, a road, a field; null of everything else. */
export function laidAlone(command: Command, { map }: ScenarioDocument): Selected | null {
  switch (command.type) {
    case 'hexsides': {
      const [line, ...others] = command.lines;
      return line === undefined || others.length > 0 ? null : { type: 'side', pair: `${line.a}/${line.b}` };
    }
    case 'putRoad':
      return { type: 'road', at: command.at ?? map.inline.roads.length - 1 };
    case 'putBlock':
      return { type: 'block', kind: command.kind, name: command.name };
    default:
      return null;
  }
}

/** The hexes of a road, a zone or a field; none where it is gone. */
export function hexesOfPlace(
  document: ScenarioDocument,
  place: Extract<Selected, { type: 'road' | 'zone' | 'block' }>,
): readonly HexId[] {
  const map = document.map.inline;
  const names = (): readonly HexName[] | undefined => {
    switch (place.type) {
      case 'road':
        return map.roads[place.at]?.path;
      case 'zone':
        return lookUp((place.of === 'map' ? map : document).zones, place.name);
      case 'block':
        return lookUp(map.blocks[place.kind], place.name);
    }
  };
  return (names() ?? []).flatMap((name) => hexNamed(map, name) ?? []);
}

/** Renames the road, zone or field that is chosen; what is chosen and what is in hand follow. Answers whether it could be done. */
export function renameChosen(model: EditorModel, to: string): boolean {
  const chosen = model.selected.peek();
  const document = model.document.peek();
  if (chosen === null || document === null || to === '') return false;
  const ink = model.ink.peek();
  switch (chosen.type) {
    case 'hex':
    case 'side':
      return false;
    case 'road': {
      const road = document.map.inline.roads[chosen.at];
      return road !== undefined && model.act({ type: 'putRoad', at: chosen.at, road: { ...road, name: to } });
    }
    case 'zone': {
      if (!model.act({ type: 'rename', what: 'zone', from: chosen.name, to })) return false;
      model.hold({ selected: { ...chosen, name: to } });
      if (ink.type === 'zone' && ink.name === chosen.name) model.hold({ ink: { ...ink, name: to } });
      return true;
    }
    case 'block': {
      if (!model.act({ type: 'renameBlock', kind: chosen.kind, from: chosen.name, to })) return false;
      model.hold({ selected: { ...chosen, name: to } });
      if (ink.type === 'block' && ink.kind === chosen.kind && ink.name === chosen.name)
        model.hold({ ink: { ...ink, name: to } });
      return true;
    }
  }
}
