/** The drawing over the sheet: what has changed, the stroke in hand, zones, what is chosen, and where something is wrong. */
import type { ComponentChild } from 'preact';
import { hexNamed, type HexId } from '../../../board/hex.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import { pairOfLine } from '../../../editor/edit/hexsides.ts';
import { sheetOf, type Sheet } from '../../../editor/sheet.ts';
import { withImages } from '../../../editor/tools/symmetry.ts';
import { brushAt } from '../../../editor/tools/shapes.ts';
import type { EditorBoardPort } from './boardPort.ts';
import type { EditorModel } from './editorModel.ts';
import { placesOfHint, placesOfTrigger, type LitPlaces } from './events/litPlaces.ts';
import { groundLook } from './ground.ts';
import { edgeBetween } from './places.ts';
import { Corner, Hexes, Line, Sides } from './sketchShapes.tsx';
import { changedHexes, changedSides, colourOf, sketchSide } from './sketch.ts';
import { Heated } from './trials/heated.tsx';
import { hexesOfPlace } from './map/chosenPlace.ts';
import { isAlongCorners, laysAlongCorners, type Drag, type Grip } from './grip.ts';
import { hexesOfDrag, worksOfDrag } from './strokes.ts';
import { Zones } from './zoneLayer.tsx';
import './sketch.css';

interface SketchProps {
  readonly model: EditorModel;
  readonly port: EditorBoardPort;
  readonly map: MapFile;
}

/** The drawing; it moves with the sheet. */
export function SketchView({ model, port, map }: SketchProps) {
  const view = port.view.value;
  if (view === null) return null;
  const sheet = sheetOf(map);
  const { x, y, scale } = view;
  return (
    <svg class="editor-sketch" aria-hidden="true">
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Changes sheet={sheet} painted={port.painted.value ?? map} map={map} />
        {model.layers.value.zones && <Zones model={model} sheet={sheet} map={map} />}
        <Heated model={model} sheet={sheet} />
        {model.layers.value.problems && <Problems model={model} sheet={sheet} map={map} />}
        <Lit model={model} sheet={sheet} map={map} />
        <Chosen model={model} sheet={sheet} map={map} />
        <InHand port={port} sheet={sheet} map={map} />
      </g>
    </svg>
  );
}

function Changes({ sheet, painted, map }: Readonly<{ sheet: Sheet; painted: MapFile; map: MapFile }>) {
  if (painted === map) return null;
  return (
    <>
      {[...changedHexes(painted, map)].map(([colour, hexes]) => (
        <Hexes key={colour} sheet={sheet} hexes={hexes} class="sketch-ground" fill={colour} />
      ))}
      <Sides sheet={sheet} sides={changedSides(painted, map)} />
    </>
  );
}

function Problems({ model, sheet, map }: Readonly<{ model: EditorModel; sheet: Sheet; map: MapFile }>) {
  return (
    <>
      {model.problems.value.map(({ place, severity, id }, index): ComponentChild => {
        if (severity === 'hint') return null;
        if (place.at === 'hex') {
          const hex = hexNamed(map, place.hex);
          if (hex === null) return null;
          return (
            <Hexes
              key={`${id} ${index}`}
              sheet={sheet}
              hexes={[hex]}
              class={`sketch-problem sketch-${severity}`}
            />
          );
        }
        if (place.at !== 'hexside') return null;
        const [a = '', b = ''] = place.pair.split('/');
        return <Sides key={`${id} ${index}`} sheet={sheet} sides={sketchSide(map, a, b, severity)} />;
      })}
    </>
  );
}

/** What an event or a hint speaks of: of the one that is pointed at, or else of the one that is open. */
function Lit({ model, sheet, map }: Readonly<{ model: EditorModel; sheet: Sheet; map: MapFile }>) {
  const places = litPlaces(model);
  if (places === null) return null;
  const { hexes, sides } = places;
  return (
    <>
      <Hexes sheet={sheet} hexes={hexes} class="sketch-lit" />
      {sides.map((pair) => {
        const [a = '', b = ''] = pair.split('/');
        return <Sides key={pair} sheet={sheet} sides={sketchSide(map, a, b, 'lit')} />;
      })}
    </>
  );
}

function litPlaces({
  document: { value: now },
  tab,
  lit,
  event,
  litHint,
  hint,
}: EditorModel): LitPlaces | null {
  const document = now!;
  if (tab.value === 'setup') {
    const told = document.hints?.[litHint.value ?? hint.value ?? -1];
    return told === undefined ? null : placesOfHint(document, told);
  }
  if (tab.value !== 'events' && tab.value !== 'victory') return null;
  const id = lit.value ?? event.value;
  const trigger = document.triggers.find((one) => one.id === id);
  return trigger === undefined ? null : placesOfTrigger(document, trigger);
}

function Chosen({ model, sheet, map }: Readonly<{ model: EditorModel; sheet: Sheet; map: MapFile }>) {
  const chosen = model.selected.value;
  if (chosen?.type === 'hex') return <Hexes sheet={sheet} hexes={[chosen.hex]} class="sketch-chosen" />;
  if (chosen?.type === 'road' || chosen?.type === 'block' || chosen?.type === 'zone')
    return <Hexes sheet={sheet} hexes={hexesOfPlace(model.drawn.value, chosen)} class="sketch-lit" />;
  if (chosen?.type !== 'side') return null;
  const [a = '', b = ''] = chosen.pair.split('/');
  const up = map.hexsides.find((line) => pairOfLine(line) === chosen.pair)?.up;
  return <Sides sheet={sheet} sides={sketchSide(map, a, b, 'chosen', up)} />;
}

/** The stroke that is drawn, or what a click would touch. A hexside in hand lights an edge, never a hex. */
function InHand({ port, sheet, map }: Readonly<{ port: EditorBoardPort; sheet: Sheet; map: MapFile }>) {
  const grip = port.grip.value;
  const drag = port.drag.value;
  if (drag !== null) return <Stroke sheet={sheet} map={map} grip={grip} drag={drag} />;
  const under = port.hovered.value;
  if (under === null) return null;
  if (laysAlongCorners(grip)) {
    const { side } = under;
    return (
      <>
        {side !== null && <Line ends={edgeBetween(sheet, side.hex, side.other)} class="sketch-side-hover" />}
        <Corner sheet={sheet} corner={under.corner} />
      </>
    );
  }
  if (grip.ink.type === 'paste') return <Copy sheet={sheet} map={map} grip={grip} at={under.hex} />;
  const size = grip.tool === 'brush' || grip.tool === 'line' ? grip.size : 1;
  const hexes = withImages(sheet, grip.symmetry, brushAt(sheet, under.hex, laysPieces(grip) ? 1 : size));
  return <Hexes sheet={sheet} hexes={hexes} class="sketch-hover" />;
}

/** A copy in hand, where it would be laid. */
function Copy({ sheet, map, grip, at }: Readonly<{ sheet: Sheet; map: MapFile; grip: Grip; at: HexId }>) {
  const hexes = hexesOfDrag(map, grip, { hexes: [at], corners: [], side: null });
  return <Hexes sheet={sheet} hexes={hexes} class="sketch-hover" />;
}

function laysPieces({ ink }: Grip): boolean {
  return ink.type === 'piece' || ink.type === 'road';
}

function Stroke({
  sheet,
  map,
  grip,
  drag,
}: Readonly<{ sheet: Sheet; map: MapFile; grip: Grip; drag: Drag }>) {
  const { ink } = grip;
  if (grip.tool === 'select' || ink.type === 'piece') {
    const ends = [drag.hexes[0], drag.hexes.at(-1)].filter((hex) => hex !== undefined);
    const shown = ink.type === 'piece' ? withImages(sheet, grip.symmetry, ends.slice(-1)) : ends;
    return <Hexes sheet={sheet} hexes={shown} class="sketch-hover" />;
  }
  if (ink.type === 'road')
    return <Hexes sheet={sheet} hexes={withImages(sheet, grip.symmetry, drag.hexes)} class="sketch-hover" />;
  if (ink.type === 'terrain')
    return (
      <Hexes
        sheet={sheet}
        hexes={hexesOfDrag(map, grip, drag)}
        class="sketch-stroke"
        fill={colourOf(map.legend[ink.letter], groundLook(map, map.legend[ink.letter]))}
      />
    );
  if (ink.type === 'zone' || ink.type === 'block' || ink.type === 'copy' || ink.type === 'paste')
    return <Hexes sheet={sheet} hexes={hexesOfDrag(map, grip, drag)} class="sketch-hover" />;
  const kind = ink.type === 'hexside' ? ink.kind : 'gone';
  const sides = worksOfDrag(map, grip, drag).flatMap(({ a, b, up }) => sketchSide(map, a, b, kind, up));
  const last = isAlongCorners(grip.tool) ? drag.corners.at(-1) : undefined;
  return (
    <>
      <Sides sheet={sheet} sides={sides} />
      {last !== undefined && <Corner sheet={sheet} corner={last} />}
    </>
  );
}
