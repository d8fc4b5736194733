/** The left column while the map is drawn. */
import type { EditorModel } from './editorModel.ts';
import { HouseGroundPanel } from './house/groundPanel.tsx';
import { HouseHexsidePanel } from './house/hexsidePanel.tsx';
import { LegendPanel } from './map/legendPanel.tsx';
import { FieldList, RoadList, ZoneList } from './map/placeLists.tsx';
import { Brushes, Layers } from './palette.tsx';
import { Tools } from './tools.tsx';

/** Brushes, legend, ground and hexsides of the map's own, tools, places with a name, and layers. */
export function MapPalette({ model }: Readonly<{ model: EditorModel }>) {
  return (
    <>
      <Brushes model={model} />
      <LegendPanel model={model} />
      <HouseGroundPanel model={model} />
      <HouseHexsidePanel model={model} />
      <Tools model={model} />
      <RoadList model={model} />
      <FieldList model={model} />
      <ZoneList model={model} />
      <Layers model={model} />
    </>
  );
}
