/** TMX and TSX as the same values that TMJ and TSJ are: what is an attribute there is a key here. */
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { TiledRefusal } from './problem.ts';
import type { Raw } from './raw.ts';

/** The root of an XML file as a value of the JSON format; refuses what is no XML, with line and column. */
export function readXml(text: string, file: string): Readonly<{ root: string; value: Raw }> {
  const element = rootOf(text, file);
  return { root: element.name, value: element.name === 'tileset' ? tilesetOf(element) : mapOf(element) };
}

function rootOf(text: string, file: string): XmlElement {
  try {
    const { root } = parseXml(text, { ignoreUndefinedEntities: true });
    if (root !== null) return root;
  } catch (problem) {
    if (problem instanceof XmlError)
      throw new TiledRefusal('not-xml', file, `${problem.line}:${problem.column}`);
    // Elements within elements without end exhaust the reader before they exhaust us.
    if (!(problem instanceof RangeError)) throw problem;
  }
  throw new TiledRefusal('not-xml', file, '1:1');
}

function within(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => child instanceof XmlElement && names.includes(child.name),
  );
}

function mapOf(map: XmlElement): Raw {
  return {
    ...map.attributes,
    ...properties(map),
    tilesets: within(map, 'tileset').map(tilesetOf),
    layers: layersOf(map),
  };
}

const LAYER_TYPES: Readonly<Record<string, string>> = {
  layer: 'tilelayer',
  objectgroup: 'objectgroup',
  imagelayer: 'imagelayer',
  group: 'group',
};

/** Deeper groups than Tiled's own people ever make are not looked into. */
const DEEPEST = 32;

function layersOf(parent: XmlElement, depth = 0): readonly Raw[] {
  return within(parent, ...Object.keys(LAYER_TYPES)).map((layer) => ({
    ...layer.attributes,
    ...properties(layer),
    type: LAYER_TYPES[layer.name],
    ...(layer.name === 'layer' && dataOf(layer)),
    ...(layer.name === 'objectgroup' && { objects: within(layer, 'object').map(objectOf) }),
    ...(layer.name === 'group' && { layers: depth < DEEPEST ? layersOf(layer, depth + 1) : [] }),
  }));
}

function dataOf(layer: XmlElement): Raw {
  const [data] = within(layer, 'data');
  if (data === undefined) return {};
  const chunks = within(data, 'chunk');
  const { encoding, compression } = data.attributes;
  return {
    encoding: encoding ?? 'xml',
    compression,
    ...(chunks.length > 0
      ? { chunks: chunks.map((chunk) => ({ ...chunk.attributes, data: tilesOf(chunk, encoding) })) }
      : { data: tilesOf(data, encoding) }),
  };
}

function tilesOf(data: XmlElement, encoding: string | undefined): unknown {
  return encoding === undefined
    ? within(data, 'tile').map(({ attributes }) => attributes['gid'] ?? 0)
    : data.text;
}

function objectOf(object: XmlElement): Raw {
  const [polyline] = within(object, 'polyline');
  const [polygon] = within(object, 'polygon');
  const [text] = within(object, 'text');
  return {
    ...object.attributes,
    ...properties(object),
    ...(within(object, 'point').length > 0 && { point: true }),
    ...(within(object, 'ellipse').length > 0 && { ellipse: true }),
    ...(polyline && { polyline: pointsOf(polyline) }),
    ...(polygon && { polygon: pointsOf(polygon) }),
    ...(text && { text: { text: text.text } }),
  };
}

function pointsOf({ attributes }: XmlElement): readonly Raw[] {
  const pairs = (attributes['points'] ?? '').split(/\s+/).filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const [x, y] = pair.split(',');
    return { x, y };
  });
}

function tilesetOf(tileset: XmlElement): Raw {
  const [image] = within(tileset, 'image');
  return {
    ...tileset.attributes,
    ...properties(tileset),
    ...(image && { image: image.attributes['source'] }),
    tiles: within(tileset, 'tile').map((tile) => ({
      ...tile.attributes,
      ...properties(tile),
      image: within(tile, 'image')[0]?.attributes['source'],
    })),
  };
}

/** What stands between the tags is the value where the value has several lines. */
function properties(element: XmlElement): Raw {
  const [list] = within(element, 'properties');
  if (list === undefined) return {};
  const lines = within(list, 'property').map((property) => ({
    name: property.attributes['name'],
    value: property.attributes['value'] ?? property.text,
  }));
  return { properties: lines };
}
