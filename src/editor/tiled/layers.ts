/** The layers of a file of Tiled, with what the groups around them do to them. */
import { TiledRefusal, type NoteTiled } from './problem.ts';
import { listOf, numberOf, propertiesOf, rawOf, textOf, truthOf, type Raw } from './raw.ts';
import { chunksOf, type Chunk } from './tiles.ts';

export interface TiledObject {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly properties: Raw;
  readonly isShown: boolean;
  /** In pixels of the map. One point for a place; the first is last again where the line is closed. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly text: string;
}

export type TiledLayer =
  | Readonly<{ type: 'tiles'; name: string; isShown: boolean; chunks: readonly Chunk[] }>
  | Readonly<{ type: 'objects'; name: string; isShown: boolean; objects: readonly TiledObject[] }>
  | Readonly<{ type: 'other'; name: string }>;

const MOST_LAYERS = 200;
const MOST_OBJECTS = 50_000;

/** A layer with what the groups around it do to it: one that is hidden hides it, and each shifts its objects, in pixels. */
interface Grouped {
  readonly raw: Raw;
  readonly isShown: boolean;
  readonly shift: Shift;
}
type Shift = readonly [dx: number, dy: number];

function groupedIn(group: Raw, { isShown, shift }: Omit<Grouped, 'raw'>): readonly Grouped[] {
  return listOf(group['layers'])
    .map((layer): Grouped => {
      const raw = rawOf(layer);
      const [dx, dy] = [numberOf(raw['offsetx']) ?? 0, numberOf(raw['offsety']) ?? 0];
      return {
        raw,
        isShown: isShown && truthOf(raw['visible']) !== false,
        shift: [shift[0] + dx, shift[1] + dy],
      };
    })
    .toReversed();
}

/** All layers, the lowest first; groups are taken apart. */
export function layersOf(
  map: Raw,
  size: Readonly<{ width: number; height: number }>,
  note: NoteTiled,
): readonly TiledLayer[] {
  const layers: TiledLayer[] = [];
  const open = [...groupedIn(map, { isShown: true, shift: [0, 0] })];
  let objects = 0;
  for (let layer = open.pop(); layer !== undefined; layer = open.pop()) {
    if (layers.length >= MOST_LAYERS) {
      note('layer-ignored', `layer ${layers.length + 1}`, '...');
      break;
    }
    const name = textOf(layer.raw['name']);
    if (layer.raw['type'] === 'group') open.push(...groupedIn(layer.raw, layer));
    else {
      const read = layerOf(layer, name, size);
      if (read.type === 'objects') objects += read.objects.length;
      if (objects > MOST_OBJECTS) throw new TiledRefusal('too-many-objects', `layer ${name}`, MOST_OBJECTS);
      layers.push(read);
    }
  }
  return layers;
}

function layerOf(
  { raw, isShown, shift }: Grouped,
  name: string,
  size: Readonly<{ width: number; height: number }>,
): TiledLayer {
  switch (raw['type']) {
    case 'tilelayer':
      return { type: 'tiles', name, isShown, chunks: chunksOf(raw, size, `layer ${name}`) };
    case 'objectgroup': {
      const objects = listOf(raw['objects']).map((one) => objectOf(rawOf(one), shift));
      return { type: 'objects', name, isShown, objects };
    }
    default:
      return { type: 'other', name };
  }
}

function objectOf(raw: Raw, [dx, dy]: Shift): TiledObject {
  const [x, y] = [(numberOf(raw['x']) ?? 0) + dx, (numberOf(raw['y']) ?? 0) + dy];
  const closed = listOf(raw['polygon']);
  const corners = [...listOf(raw['polyline']), ...closed, ...closed.slice(0, 1)].map(rawOf);
  const bound = 1e7;
  // Turned clockwise about its own point, y downwards.
  const turn = ((numberOf(raw['rotation']) ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (dot: Raw): readonly [number, number] => {
    const [right, down] = [numberOf(dot['x']) ?? 0, numberOf(dot['y']) ?? 0];
    return [
      Math.min(bound, Math.max(-bound, x + right * cos - down * sin)),
      Math.min(bound, Math.max(-bound, y + right * sin + down * cos)),
    ];
  };
  // A rectangle, an ellipse or a text stands where its middle is.
  const middle = { x: (numberOf(raw['width']) ?? 0) / 2, y: (numberOf(raw['height']) ?? 0) / 2 };
  return {
    id: textOf(raw['id']),
    name: textOf(raw['name']),
    class: textOf(raw['class']) || textOf(raw['type']),
    properties: propertiesOf(raw['properties']),
    isShown: truthOf(raw['visible']) !== false,
    points: corners.length > 0 ? corners.map(at) : [at(middle)],
    text: textOf(rawOf(raw['text'])['text']),
  };
}
