/** The one spelling of the files of scenarios: keys in the order of the schema, so that changes can be read line by line. */
import * as z from 'zod/mini';
import { mapSchema } from './mapSchema.ts';
import type { Roster } from './rosterSchema.ts';
import { rosterSchema } from './rosterSchema.ts';
import { scenarioSchema, type InlineScenario, type ScenarioFile } from './schema.ts';
import type { MapFile } from '../board/mapFile.ts';

/** A scenario as text; reading it gives the same scenario, and writing that the same text. */
export function writeScenario(file: ScenarioFile | InlineScenario): string {
  return writeJson(z.parse(scenarioSchema, file));
}

/** A roster as text. */
export function writeRoster(file: Roster): string {
  return writeJson(z.parse(rosterSchema, file));
}

/** A map as text. */
export function writeMap(file: MapFile): string {
  return writeJson(z.parse(mapSchema, file));
}

/** The widest line. */
const WIDTH = 110;

/** Any JSON value as text: what fits stands on one line, lists of bare values fill their lines, everything else is broken. */
export function writeJson(value: unknown): string {
  return `${writeValue(value, '', 0)}\n`;
}

/** `taken` = how much of the line is used by the key before the value and the comma after it. */
function writeValue(value: unknown, indent: string, taken: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const rows = rowsOf(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (rows.length === 0) return `${open}${close}`;
  const line = onOneLine(value);
  if (line !== null && indent.length + taken + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const items = rows.map(({ key, item }, index) => {
    const comma = index < rows.length - 1 ? ',' : '';
    return `${key}${writeValue(item, deeper, key.length + comma.length)}${comma}`;
  });
  const bare = isList && value.every((item) => item === null || typeof item !== 'object');
  const lines = bare ? fillLines(items, WIDTH - deeper.length) : items;
  return `${open}\n${lines.map((one) => `${deeper}${one}\n`).join('')}${indent}${close}`;
}

function rowsOf(value: object): readonly { readonly key: string; readonly item: unknown }[] {
  if (Array.isArray(value)) return value.map((item) => ({ key: '', item }));
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => ({ key: `${JSON.stringify(key)}: `, item }));
}

/** On one line, or null where a list holds several lists or objects: they are read better one below the other. */
function onOneLine(value: unknown): string | null {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const rows = rowsOf(value);
  if (rows.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const composite = rows.filter(({ item }) => item !== null && typeof item === 'object');
  if (Array.isArray(value) && composite.length > 1) return null;
  const items = rows.map(({ key, item }) => [key, onOneLine(item)] as const);
  if (items.some(([, item]) => item === null)) return null;
  const inner = items.map(([key, item]) => `${key}${item}`).join(', ');
  return Array.isArray(value) ? `[${inner}]` : `{ ${inner} }`;
}

function fillLines(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + item.length <= width)
      lines[lines.length - 1] = `${last} ${item}`;
    else lines.push(item);
  }
  return lines;
}
