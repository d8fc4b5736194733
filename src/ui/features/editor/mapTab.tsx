/** The left column while the map is drawn. */
import type { EditorBoardPort } from './boardPort.ts';
import type { EditorModel } from './editorModel.ts';
import { HouseGroundPanel } from './house/groundPanel.tsx';
import { HouseHexsidePanel } from './house/hexsidePanel.tsx';
import { LegendPanel } from './map/legendPanel.tsx';
import { FieldList, RoadList, ZoneList } from './map/placeLists.tsx';
import { GroundBrushes, HexsideBrushes, Layers } from './palette.tsx';
import { Tools } from './tools.tsx';

/** What every stroke needs first: brushes, tools, layers; then places with a name, the legend, ground and hexsides of the map's own. */
export function MapPalette({ model, port }: Readonly<{ model: EditorModel; port: EditorBoardPort }>) {
  const samples = port.samples.value;
  return (
    <>
      <GroundBrushes model={model} samples={samples} />
      <HexsideBrushes model={model} samples={samples} />
      <Tools model={model} />
      <Layers model={model} />
      <RoadList model={model} />
      <FieldList model={model} />
      <ZoneList model={model} />
      <LegendPanel model={model} />
      <HouseGroundPanel model={model} />
      <HouseHexsidePanel model={model} />
    </>
  );
}
