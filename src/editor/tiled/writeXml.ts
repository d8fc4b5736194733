/** A map of Tiled in its XML spelling, out of the value that its JSON spelling is. */
import type { TiledProperty } from './export.ts';

type Line = Readonly<Record<string, unknown>>;

/** The TMX text of a map. */
export function writeXml(map: Line): string {
  const { type: _type, properties, tilesets, layers, ...rest } = map;
  const inner = [
    ...propertyLines(properties, ' '),
    ...(tilesets as readonly Line[]).flatMap(tilesetLines),
    ...(layers as readonly Line[]).flatMap(layerLines),
  ];
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<map${attributes(rest)}>`, ...inner, '</map>', ''].join(
    '\n',
  );
}

function attributes(values: Line): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(typeof value === 'boolean' ? Number(value) : value)}"`)
    .join('');
}

/** What may stand between quotes; characters that XML does not allow at all are left out. */
function escapeText(value: unknown): string {
  return [...String(value)]
    .filter(mayStand)
    .map((letter) => ENTITIES[letter] ?? letter)
    .join('');
}

/** Whether XML 1.0 knows a character (2.2). */
function mayStand(letter: string): boolean {
  const code = letter.codePointAt(0)!;
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function propertyLines(properties: unknown, indent: string): readonly string[] {
  const list = properties as readonly TiledProperty[];
  if (list.length === 0) return [];
  const lines = list.map(
    ({ name, type, value }) =>
      `${indent} <property${attributes({ name, type: type === 'string' ? undefined : type })} value="${escapeText(value)}"/>`,
  );
  return [`${indent}<properties>`, ...lines, `${indent}</properties>`];
}

function tilesetLines({ image, imagewidth, imageheight, tiles, ...rest }: Line): readonly string[] {
  return [
    ` <tileset${attributes(rest)}>`,
    `  <image${attributes({ source: image, width: imagewidth, height: imageheight })}/>`,
    ...(tiles as readonly Line[]).flatMap(({ properties, ...tile }) => [
      `  <tile${attributes(tile)}>`,
      ...propertyLines(properties, '   '),
      '  </tile>',
    ]),
    ' </tileset>',
  ];
}

function layerLines({ type, data, objects, id, name, width, height }: Line): readonly string[] {
  if (type === 'tilelayer') {
    const [tiles, columns] = [data as readonly number[], width as number];
    const rows = Array.from({ length: height as number }, (_, row) =>
      tiles.slice(row * columns, (row + 1) * columns).join(','),
    );
    return [
      ` <layer${attributes({ id, name, width, height })}>`,
      '  <data encoding="csv">',
      rows.join(',\n'),
      '  </data>',
      ' </layer>',
    ];
  }
  return [
    ` <objectgroup${attributes({ draworder: 'index', id, name })}>`,
    ...(objects as readonly Line[]).flatMap(objectLines),
    ' </objectgroup>',
  ];
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

function objectLines({ id, name, type, x, y, properties, polyline, point }: Line): readonly string[] {
  const points = (polyline as readonly Dot[] | undefined)?.map((dot) => `${dot.x},${dot.y}`).join(' ');
  return [
    `  <object${attributes({ id, name: name === '' ? undefined : name, type, x, y })}>`,
    ...propertyLines(properties, '   '),
    ...(point === true ? ['   <point/>'] : []),
    ...(points === undefined ? [] : [`   <polyline points="${points}"/>`]),
    '  </object>',
  ];
}
