/** What is said of maps of Tiled. */

/** By the code of a problem; `what` is what was found there. */
export const TILED_PROBLEMS = {
  'too-long': 'The file has {what} characters. That is more than is read.',
  'not-xml':
    'This is not well-formed XML: it goes wrong at {what} (line:column). Save the map again in Tiled.',
  'not-json': 'This is neither XML nor JSON. Save the map in Tiled as TMX or as JSON.',
  'no-map': 'This is no map of Tiled. Choose the map; its tilesets come along with it.',
  'not-hexagonal': 'The map is {what}. Only hexagonal maps can be taken over.',
  'wrong-size': 'The width and height are not whole numbers.',
  'too-large': 'The map is too large: {what}. At most 200 x 200 hexes are taken over.',
  'no-tile-layer': 'The map has no tile layer, so there is no ground to read.',
  'no-tiles': 'There is not a single tile on the map.',
  zstd: 'The tiles are compressed with Zstandard, which cannot be read here. In Tiled, open Map > Map Properties, choose another tile layer format, for instance CSV, and save.',
  'unknown-compression': 'The tiles are compressed by “{what}”, which Tiled does not know.',
  'unknown-encoding': 'The tiles are written as “{what}”, which Tiled does not know.',
  'broken-data': 'The tiles cannot be unpacked. The file is damaged.',
  'wrong-count': 'The number of tiles does not fit the size of the map: {what}.',
  'tileset-missing': 'The tileset “{what}” is a file of its own. Choose it together with the map.',
  'tileset-broken': '“{what}” is no tileset of Tiled.',
  'too-many-kinds': 'There are more sorts of tiles than a map has letters for ({what}).',
  'too-many-objects': 'There are more than {what} objects.',
  'unknown-tile': 'Tile {what} belongs to no tileset. Its hexes are left open field.',
  flipped: 'Tiles are turned or flipped ({what}). Our ground has no sides; it stays as it is.',
  'terrain-guessed': '“{what}” has no “terrain”; what it is was guessed from its name. See the legend.',
  'layer-ignored': 'The layer “{what}” is left out.',
  'object-ignored': 'This object is left out: it is no line, and has no name.',
  'unknown-hexside':
    '“{what}” is nothing that lies on a hexside. Its class should be wall, tower, gate, main-gate, tunnel, slope or house.',
  'no-house-row':
    'The map brings no ground or hexside “{what}” of its own. A tile is taken as the terrain it names; a line is left out.',
  'hexside-twice': 'There is more than one line at {what}. The last one counts.',
  'unknown-level': 'Tile {what} stands for no level from 1 to 7.',
  'off-map': 'This lies beyond the edge of the map and is left out.',
  'too-far': 'This line is too long to be followed. Draw it in shorter pieces.',
  'rest-broken':
    'What was carried along for us cannot be read any more. Zones, fields and decoration are lost.',
  'not-carried': '“{what}” does not lie on the map and is left out.',
} as const;
