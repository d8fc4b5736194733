/** Maps as Tiled has written them through its versions, by hand after the published format, and what is seen in them. */
import { gzipSync, zlibSync } from 'fflate';
import type { MapFile } from '../../src/board/mapFile.ts';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { toBase64 } from '../../src/editor/share/base64.ts';
import { USUAL_LEGEND } from '../../src/editor/blank.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import type { TextFile } from '../../src/editor/tiled/read.ts';

interface Fixture {
  readonly title: string;
  readonly file: TextFile;
  readonly beside: readonly TextFile[];
  /** Parts of the map and the codes of its notes, or of the problem. */
  readonly sees: object;
}

/** A map of 5 x 4 with something on every hexside, roads, names and levels. */
export function SMALL_MAP(offset: MapFile['offset']): MapFile {
  const layout = {
    orientation: offset.endsWith('r') ? 'pointy' : 'flat',
    offset,
    columns: 5,
    rows: 4,
  } as const;
  const sheet = sheetOf(layout);
  const kinds = ['wall', 'tower', 'gate', 'main-gate', 'tunnel', 'slope'] as const;
  const hexsides = [...sheet.beyond.entries()].flatMap(([at, other]) => {
    const [a, b] = [hexName(sheet, Math.floor(at / 6) as HexId), hexName(sheet, other as HexId)];
    if (other < 0 || a >= b) return [];
    const kind = kinds[at % 6]!;
    const level = kind === 'slope' || kind === 'tunnel' ? {} : { level: (at % 7) + 1 };
    const up = kind === 'tunnel' ? {} : { up: at % 2 === 0 ? a : b };
    return [
      { a, b, kind, ...up, ...level, ...(kind === 'wall' && { rock: true, name: `Wall “${at}” & <more>` }) },
    ];
  });
  return {
    name: 'Small & “sharp” <map>',
    ...layout,
    legend: USUAL_LEGEND,
    hexes: ['.ctMp', 'ghx..', '.....', 'ccccc'],
    levels: ['.1234', '567..', '.....', '11111'],
    hexsides,
    roads: [
      { name: 'Old road', kind: 'road', path: ['0101', '0201', '0301'] },
      { name: '', kind: 'street', path: ['0404'] },
    ],
    blocks: { plowed: { 'Long field': ['0501'] }, groves: {}, hills: {} },
    decor: { note: 'None', anduin: [[0.5, 1.25]] },
    names: [
      {
        text: 'Éowyn’s Howe',
        at: '0202',
        importance: 1,
        kind: 'hill',
        place: 'howe',
        angle: -12.5,
        span: ['0202', '0302'],
      },
      { text: 'Two\nlines', at: '0503', importance: 2.5, kind: 'field' },
    ],
    zones: { ford: ['0103', '0203'] },
    scale: 'one hex is a furlong',
  };
}

const TILES = `<tile id="0" type="Grass"/><tile id="1"><properties><property name="terrain" value="Mountain"/><property name="name" value="Crag"/></properties></tile><tile id="2" class="Dark Forest"/>`;
const TERRAIN_TSX: TextFile = {
  name: 'terrain.tsx',
  text: `<?xml version="1.0" encoding="UTF-8"?>\n<tileset version="1.10" name="terrain" tilewidth="14" tileheight="12" tilecount="4" columns="4"><image source="terrain.png" width="56" height="12"/>${TILES}</tileset>`,
};
const TERRAIN_TSJ: TextFile = {
  name: 'terrain.tsj',
  text: JSON.stringify({
    type: 'tileset',
    name: 'terrain',
    tilecount: 4,
    columns: 4,
    tiles: [
      { id: 0, class: 'Grass' },
      { id: 1, properties: [{ name: 'terrain', type: 'string', value: 'mountain' }] },
      { id: 2, class: 'Dark Forest' },
    ],
  }),
};
const INSIDE = `<tileset firstgid="1" name="terrain" tilewidth="14" tileheight="12" tilecount="4" columns="4">${TILES}</tileset>`;
/** 3 x 2 tiles: grass, crag, forest, then the same backwards. */
const SIX = [1, 2, 3, 3, 2, 1];
/** Five tiles, each turned in another way by the bits on top. */
const FLIPPED = [0x80000001, 0x40000002, 0x20000003, 0x10000003, 0xf0000002];
const CSV = `<data encoding="csv">\n1,2,3,\n3,2,1\n</data>`;
const ATTRIBUTES = `version="1.10" orientation="hexagonal" renderorder="right-down" width="3" height="2" tilewidth="14" tileheight="12" hexsidelength="6" staggeraxis="y" staggerindex="odd"`;

function bytes(tiles: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(tiles).buffer);
}

function layer(data: string, more = ''): string {
  return `<layer id="1" name="Tiles" width="3" height="2"${more}>${data}</layer>`;
}

function tmx(inner: string, attributes = ATTRIBUTES, tilesets = INSIDE): TextFile {
  return {
    name: 'map.tmx',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<map ${attributes}>${tilesets}${inner}</map>`,
  };
}

function tmj(parts: object): TextFile {
  const map = {
    type: 'map',
    version: '1.10',
    orientation: 'hexagonal',
    width: 3,
    height: 2,
    tilewidth: 14,
    tileheight: 12,
    hexsidelength: 6,
    staggeraxis: 'y',
    staggerindex: 'odd',
    infinite: false,
    tilesets: [{ firstgid: 1, ...(JSON.parse(TERRAIN_TSJ.text) as object) }],
    layers: [tiles(SIX)],
    ...parts,
  };
  return { name: 'map.tmj', text: JSON.stringify(map) };
}

function tiles(data: unknown, more: object = {}): object {
  return { type: 'tilelayer', name: 'Tiles', width: 3, height: 2, data, ...more };
}

function objects(name: string, list: readonly object[]): object {
  return { type: 'objectgroup', name, objects: list };
}

const of = (title: string, file: TextFile, sees: object, beside: readonly TextFile[] = []): Fixture => ({
  title,
  file,
  beside,
  sees,
});

/** Grass, crag, forest as they come to letters: what tells its terrain first. */
const SEEN = { columns: 3, rows: 2, hexes: ['bac', 'cab'], offset: 'odd-r', codes: [] };
const chunk = (x: number, y: number, data: string): string =>
  `<chunk x="${x}" y="${y}" width="2" height="2">${data}</chunk>`;
const LINE = {
  id: 7,
  x: 14,
  y: 3,
  polyline: [
    { x: 0, y: 0 },
    { x: 0, y: 6 },
  ],
};

export const FIXTURES: readonly Fixture[] = [
  of('csv', tmx(layer(CSV)), SEEN),
  of('csv in one line, with blanks', tmx(layer('<data encoding="csv"> 1, 2 ,3,3,2,1 </data>')), SEEN),
  of('tiles as XML', tmx(layer(`<data>${SIX.map((gid) => `<tile gid="${gid}"/>`).join('')}</data>`)), SEEN),
  of(
    'a tile of XML without a number is no tile',
    tmx(layer(`<data><tile/>${'<tile gid="2"/>'.repeat(5)}</data>`)),
    {
      hexes: ['.aa', 'aaa'],
    },
  ),
  of('base64', tmx(layer(`<data encoding="base64">\n  ${toBase64(bytes(SIX))}\n</data>`)), SEEN),
  of(
    'base64 and zlib',
    tmx(layer(`<data encoding="base64" compression="zlib">${toBase64(zlibSync(bytes(SIX)))}</data>`)),
    SEEN,
  ),
  of(
    'base64 and gzip',
    tmx(layer(`<data encoding="base64" compression="gzip">${toBase64(gzipSync(bytes(SIX)))}</data>`)),
    SEEN,
  ),
  of('zstd', tmx(layer('<data encoding="base64" compression="zstd">KLUv/SAYwQAA</data>')), {
    code: 'zstd',
    place: 'layer Tiles',
  }),
  of('a compression of nobody', tmx(layer('<data encoding="base64" compression="rar">AAAA</data>')), {
    code: 'unknown-compression',
    what: 'rar',
  }),
  of('an encoding of nobody', tmx(layer('<data encoding="hex">0102</data>')), {
    code: 'unknown-encoding',
    what: 'hex',
  }),
  of('base64 that is none', tmx(layer('<data encoding="base64">?!</data>')), { code: 'broken-data' }),
  of(
    'zlib that is cut',
    tmx(
      layer(
        `<data encoding="base64" compression="zlib">${toBase64(zlibSync(bytes(SIX)).slice(0, 8))}</data>`,
      ),
    ),
    { code: 'broken-data' },
  ),
  of('too few tiles', tmx(layer('<data encoding="csv">1,2,3</data>')), { code: 'wrong-count', what: '3/6' }),
  of('flipped and turned tiles', tmx(layer(`<data encoding="csv">${FLIPPED.join()},1</data>`)), {
    ...SEEN,
    codes: ['flipped'],
  }),
  of(
    'an external tileset, chosen with the map',
    tmx(layer(CSV), ATTRIBUTES, '<tileset firstgid="1" source="../tiles/terrain.tsx"/>'),
    SEEN,
    [TERRAIN_TSX],
  ),
  of(
    'an external tileset in JSON, with a path of Windows',
    tmx(layer(CSV), ATTRIBUTES, '<tileset firstgid="1" source="..\\Tiles\\Terrain.tsj"/>'),
    SEEN,
    [TERRAIN_TSJ],
  ),
  of(
    'an external tileset that was not chosen',
    tmx(layer(CSV), ATTRIBUTES, '<tileset firstgid="1" source="terrain.tsx"/>'),
    { code: 'tileset-missing', what: 'terrain.tsx' },
  ),
  of(
    'a map chosen as a tileset',
    tmx(layer(CSV), ATTRIBUTES, '<tileset firstgid="1" source="other.tmx"/>'),
    { code: 'tileset-broken' },
    [{ ...tmx(layer(CSV)), name: 'other.tmx' }],
  ),
  of('a tileset chosen as the map', TERRAIN_TSX, { code: 'no-map', what: 'tileset' }),
  of(
    'two tilesets, the later one first',
    tmx(
      layer('<data encoding="csv">1,12,1,1,11,99</data>'),
      ATTRIBUTES,
      `<tileset firstgid="11" name="b" tilecount="2"/>${INSIDE}`,
    ),
    {
      codes: ['unknown-tile'],
    },
  ),
  of(
    'an infinite map of chunks',
    tmx(
      layer(`<data encoding="csv">${chunk(0, 0, '2,2,2,2')}${chunk(2, 0, '3,0,0,3')}</data>`),
      `${ATTRIBUTES} infinite="1"`,
    ),
    {
      columns: 4,
      rows: 2,
      hexes: ['aab.', 'aa.b'],
    },
  ),
  of(
    'chunks that begin before zero, at an odd row',
    tmx(layer(`<data encoding="csv">${chunk(-2, -1, '2,2,2,3')}</data>`), `${ATTRIBUTES} infinite="1"`),
    {
      columns: 2,
      rows: 2,
      offset: 'even-r',
      hexes: ['aa', 'ab'],
    },
  ),
  of(
    'chunks of base64 and gzip',
    tmx(
      layer(
        `<data encoding="base64" compression="gzip">${chunk(0, 2, toBase64(gzipSync(bytes([2, 2, 2, 2]))))}</data>`,
      ),
      `${ATTRIBUTES} infinite="1"`,
    ),
    {
      columns: 2,
      offset: 'odd-r',
    },
  ),
  of(
    'an infinite map without a tile',
    tmx(layer(`<data encoding="csv">${chunk(0, 0, '0,0,0,0')}</data>`), `${ATTRIBUTES} infinite="1"`),
    { code: 'no-tiles' },
  ),
  of(
    'flat hexes, even columns shoved',
    tmx(layer(CSV), ATTRIBUTES.replace('"y"', '"x"').replace('"odd"', '"even"')),
    {
      ...SEEN,
      orientation: 'flat',
      offset: 'even-q',
    },
  ),
  of('squares', tmx(layer(CSV), ATTRIBUTES.replace('hexagonal', 'orthogonal')), {
    code: 'not-hexagonal',
    what: 'orthogonal',
  }),
  of('lozenges, which are staggered too', tmx(layer(CSV), ATTRIBUTES.replace('hexagonal', 'staggered')), {
    code: 'not-hexagonal',
  }),
  of(
    'layers in groups in groups',
    tmx(`<group name="g"><group name="h">${layer(CSV)}</group></group>`),
    SEEN,
  ),
  of(
    'a layer above another covers it',
    tmx(`${layer(CSV)}${layer('<data encoding="csv">0,0,0,0,0,2</data>')}`),
    { hexes: ['bac', 'caa'] },
  ),
  of(
    'a hidden layer and a picture are left out',
    tmx(
      `${layer(CSV)}<imagelayer name="sky"/><layer name="off" visible="0" width="3" height="2"><data encoding="csv">2,2,2,2,2,2</data></layer>`,
    ),
    {
      ...SEEN,
      codes: ['layer-ignored'],
    },
  ),
  of('a map without a tile layer', tmx('<objectgroup name="o"/>'), { code: 'no-tile-layer' }),
  of('JSON with numbers', tmj({}), SEEN),
  of(
    'JSON with base64 and zlib',
    tmj({ layers: [tiles(toBase64(zlibSync(bytes(SIX))), { encoding: 'base64', compression: 'zlib' })] }),
    SEEN,
  ),
  of(
    'JSON with a mark at its head, and a compression of no letters',
    {
      name: 'm.json',
      text: `\uFEFF${tmj({ layers: [tiles(toBase64(bytes(SIX)), { encoding: 'base64', compression: '' })] }).text}`,
    },
    SEEN,
  ),
  of(
    'JSON with chunks',
    tmj({
      infinite: true,
      width: 0,
      height: 0,
      layers: [tiles(undefined, { chunks: [{ x: 1, y: 0, width: 2, height: 1, data: [2, 3] }] })],
    }),
    { columns: 2, rows: 1, hexes: ['ab'] },
  ),
  of(
    'JSON of the old days: tables of tiles and properties',
    tmj({
      properties: { name: 'Old' },
      tilesets: [
        {
          firstgid: 1,
          name: 't',
          tilecount: 4,
          tiles: { 0: { image: 'img/hills.png' } },
          tileproperties: { 1: { terrain: 'mountain' } },
          tiletypes: { 2: 'Woods' },
        },
      ],
    }),
    {
      name: 'Old',
      hexes: ['bac', 'cab'],
      legend: { b: { terrain: 'clear', elevation: 1, name: 'hills' }, c: { terrain: 'grove' } },
    },
  ),
  of(
    'XML that is broken off',
    { name: 'm.tmx', text: '<map orientation="hexagonal">\n <layer' },
    { code: 'not-xml', place: 'm.tmx' },
  ),
  of(
    'XML with a document type and entities that are not followed',
    {
      name: 'm.tmx',
      text: tmx(layer(CSV))
        .text.replace('?>', '?><!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">')
        .replace('name="Tiles"', 'name="&lol;"'),
    },
    SEEN,
  ),
  of('neither XML nor JSON', { name: 'm.tmj', text: '{"type": "map"' }, { code: 'not-json' }),
  of('a width that is no number', tmx(layer(CSV), ATTRIBUTES.replace('width="3"', 'width="wide"')), {
    code: 'wrong-size',
  }),
  of('a map larger than any', tmx(layer(CSV), ATTRIBUTES.replace('width="3"', 'width="5000"')), {
    code: 'too-large',
    what: '5000 x 2',
  }),
  of(
    'a property of several lines, and of a class',
    tmx(
      `<properties><property name="name">Two\nlines</property><property name="x" type="class" propertytype="P"><properties><property name="y" value="1"/></properties></property></properties>${layer(CSV)}`,
    ),
    { name: 'Two\nlines' },
  ),
  of(
    'a wall along an edge, drawn downwards: inside is west',
    tmj({ layers: [tiles(SIX), objects('hexsides', [{ ...LINE, type: 'wall' }])] }),
    {
      hexsides: [{ a: '0101', b: '0201', kind: 'wall', up: '0101', level: 1 }],
    },
  ),
  of(
    'a wall drawn upwards with a class, a name and a level',
    tmj({
      layers: [
        tiles(SIX),
        objects('hexsides', [
          {
            ...LINE,
            class: 'gate',
            name: 'Door',
            x: 14,
            y: 9,
            polyline: [
              { x: 0, y: 0 },
              { x: 0.4, y: -6.3 },
            ],
            properties: [{ name: 'level', type: 'int', value: 3 }],
          },
        ]),
      ],
    }),
    {
      hexsides: [{ a: '0101', b: '0201', kind: 'gate', up: '0201', level: 3, name: 'Door' }],
    },
  ),
  of(
    'a closed line round a hex',
    tmj({
      layers: [
        tiles(SIX),
        objects('hexsides', [
          {
            id: 1,
            type: 'slope',
            x: 21,
            y: 0,
            polygon: [
              { x: 0, y: 0 },
              { x: 7, y: 3 },
              { x: 7, y: 9 },
              { x: 0, y: 12 },
              { x: -7, y: 9 },
              { x: -7, y: 3 },
            ],
          },
        ]),
      ],
    }),
    {
      hexsides: { length: 4 },
      codes: ['off-map'],
    },
  ),
  of(
    'what lies on no hexside, beyond the edge, or twice',
    tmj({
      layers: [
        tiles(SIX),
        objects('hexsides', [
          { ...LINE, type: 'river' },
          { ...LINE, type: 'wall' },
          { ...LINE, type: 'tower' },
          { ...LINE, type: 'wall', x: 900 },
        ]),
      ],
    }),
    {
      hexsides: [{ kind: 'tower' }],
      codes: ['hexside-twice', 'off-map', 'unknown-hexside'],
    },
  ),
  of(
    'a road whose points lie apart',
    tmj({
      layers: [
        tiles(SIX),
        objects('roads', [
          {
            id: 1,
            name: 'Way',
            x: 7,
            y: 6,
            polyline: [
              { x: 0, y: 0 },
              { x: 28, y: 0 },
            ],
          },
        ]),
      ],
    }),
    {
      roads: [{ name: 'Way', kind: 'road', path: ['0101', '0201', '0301'] }],
    },
  ),
  of(
    'a text, a point with a name, an ellipse with neither',
    tmj({
      layers: [
        tiles(SIX),
        objects('anything', [
          { id: 1, x: 0, y: 0, width: 14, height: 12, text: { text: 'Here' } },
          { id: 2, x: 21, y: 6, point: true, name: 'There' },
          { id: 3, x: 7, y: 6, ellipse: true },
        ]),
      ],
    }),
    {
      names: [
        { text: 'Here', at: '0101' },
        { text: 'There', at: '0201' },
      ],
      codes: ['object-ignored'],
    },
  ),
  of(
    'a hidden group hides what is in it',
    tmx(
      `${layer(CSV)}<group name="g" visible="0"><layer name="in" width="3" height="2"><data encoding="csv">2,2,2,2,2,2</data></layer></group>`,
    ),
    { ...SEEN, codes: ['layer-ignored'] },
  ),
  of(
    'groups shift what is in them',
    tmj({
      layers: [
        tiles(SIX),
        {
          type: 'group',
          name: 'outer',
          offsetx: 3,
          layers: [
            {
              type: 'group',
              name: 'inner',
              offsetx: 1,
              offsety: 1,
              layers: [objects('hexsides', [{ ...LINE, x: 10, y: 2, type: 'wall' }])],
            },
          ],
        },
      ],
    }),
    { hexsides: [{ a: '0101', b: '0201', kind: 'wall', up: '0101', level: 1 }] },
  ),
  of(
    'a line that is turned a quarter clockwise',
    tmj({
      layers: [
        tiles(SIX),
        objects('hexsides', [
          {
            ...LINE,
            type: 'wall',
            rotation: 90,
            polyline: [
              { x: 0, y: 0 },
              { x: 6, y: 0 },
            ],
          },
        ]),
      ],
    }),
    { hexsides: [{ a: '0101', b: '0201', kind: 'wall', up: '0101', level: 1 }] },
  ),
  of(
    'hidden objects and hidden layers are left out, but not the layers of ours that are put out of sight',
    tmj({
      layers: [
        tiles(SIX),
        { ...objects('hexsides', [{ ...LINE, type: 'wall' }]), visible: false },
        { ...objects('sketches', [{ id: 1, x: 21, y: 6, point: true, name: 'Unseen' }]), visible: false },
        objects('anything', [
          { id: 2, x: 21, y: 6, point: true, name: 'Hidden', visible: false },
          { id: 3, x: 0, y: 0, width: 14, height: 12, text: { text: 'Seen' } },
        ]),
      ],
    }),
    {
      hexsides: [{ kind: 'wall' }],
      names: [{ text: 'Seen' }],
      codes: ['layer-ignored', 'object-ignored'],
    },
  ),
];
