/**
 * A document in few letters, before it is deflated: lists of hexes as runs, hexsides column by column. Whatever has not the usual
 * form stays as it is, so that unpacking gives the very document.
 */
import type { MapHexside } from '../../board/mapFile.ts';

/** Packs any value of a file. */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    if (list.length > 2 && list.every(isHexName)) return { $h: packHexes(list) };
    if (list.length > 2 && list.every(isPlainHexside)) return { $e: packHexsides(list) };
    if (list.length > 2 && list.every(isRecord)) return { $r: packRecords(list) };
    return list.map(pack);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, pack(field)]));
}

/** Unpacks; null where something was not packed by `pack`. `most` hexes and hexsides at most are unpacked from lists. */
export function unpack(value: unknown, most: number): unknown {
  const left = { count: most };
  return openValue(value, left, DEEPEST);
}

/** No part of a scenario lies deeper. */
const DEEPEST = 20;

/** How much may still be unpacked: a run of a few letters could stand for any number of hexes. */
interface Allowance {
  count: number;
}

function openValue(value: unknown, left: Allowance, deep: number): unknown {
  if (deep === 0) return null;
  if (Array.isArray(value)) return value.map((item) => openValue(item, left, deep - 1));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only![0] === '$h')
    return typeof only![1] === 'string' ? openHexes(only![1], left) : null;
  if (entries.length === 1 && only![0] === '$e') return openHexsides(only![1], left);
  if (entries.length === 1 && only![0] === '$r') return openRecords(only![1]);
  return Object.fromEntries(entries.map(([key, field]) => [key, openValue(field, left, deep - 1)]));
}

function isHexName(item: unknown): item is string {
  return typeof item === 'string' && /^(\d{4}|\d{6})$/.test(item);
}

/** Steps from hex number to hex number; "1x9" is nine times a step of 1. A leading "6" tells six figures from four. */
function packHexes(names: readonly string[]): string {
  const digits = names[0]!.length;
  if (!names.every((name) => name.length === digits)) return names.join(' ');
  return `${digits}:${packNumbers(names.map(Number))}`;
}

function packNumbers(numbers: readonly number[]): string {
  const runs: [step: number, times: number][] = [];
  for (const [at, number] of numbers.entries()) {
    const step = number - (numbers[at - 1] ?? 0);
    const last = runs.at(-1);
    if (last?.[0] === step) last[1] += 1;
    else runs.push([step, 1]);
  }
  return runs.map(([step, times]) => (times === 1 ? `${step}` : `${step}x${times}`)).join(',');
}

function openNumbers(text: string, left: Allowance): number[] | null {
  const numbers: number[] = [];
  let at = 0;
  for (const run of text.split(',')) {
    const [, step, times = '1'] = /^(-?\d{1,6})(?:x(\d{1,6}))?$/.exec(run) ?? [];
    if (step === undefined) return null;
    left.count -= Number(times);
    if (left.count < 0) return null;
    for (let time = 0; time < Number(times); time += 1) numbers.push((at += Number(step)));
  }
  return numbers;
}

function openHexes(text: string, left: Allowance): readonly string[] | null {
  if (!text.includes(':')) return text.split(' ');
  const digits = Number(text.slice(0, 1));
  return openNumbers(text.slice(2), left)?.map((number) => String(number).padStart(digits, '0')) ?? null;
}

const KINDS = { wall: 'w', tower: 't', gate: 'g', 'main-gate': 'm', tunnel: 'u', slope: 's' } as const;
const FIELDS = ['a', 'b', 'kind', 'up', 'level', 'rock', 'flank', 'name'];

function isPlainHexside(item: unknown): item is MapHexside {
  if (item === null || typeof item !== 'object') return false;
  const { a, b, kind, up, level, rock, flank, name } = item as Partial<Record<keyof MapHexside, unknown>>;
  return (
    Object.keys(item).every((key) => FIELDS.includes(key)) &&
    [a, b].every((one) => isHexName(one) && one.length === String(a).length) &&
    typeof kind === 'string' &&
    Object.hasOwn(KINDS, kind) &&
    [a, b, undefined].includes(up) &&
    (level === undefined || (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= 7)) &&
    [rock, flank].every((one) => one === undefined || one === true) &&
    (name === undefined || typeof name === 'string')
  );
}

/** By columns: the first hexes, the steps to the second ones, and four letters of each line; names with the line they belong to. */
function packHexsides(lines: readonly MapHexside[]): readonly unknown[] {
  const digits = lines[0]!.a.length;
  if (!lines.every(({ a }) => a.length === digits)) return [lines];
  return [
    digits,
    packNumbers(lines.map(({ a }) => Number(a))),
    packNumbers(lines.map(({ a, b }) => Number(b) - Number(a))),
    lines.map(({ kind }) => KINDS[kind as keyof typeof KINDS]).join(''),
    lines.map(({ up, a }) => (up === undefined ? '-' : up === a ? 'a' : 'b')).join(''),
    lines.map(({ level }) => level ?? '-').join(''),
    lines.map(({ rock, flank }) => (rock === true ? 1 : 0) + (flank === true ? 2 : 0)).join(''),
    Object.fromEntries(lines.flatMap(({ name }, at) => (name === undefined ? [] : [[at, name]]))),
  ];
}

function openHexsides(packed: unknown, left: Allowance): unknown {
  if (!Array.isArray(packed)) return null;
  if (packed.length === 1) return packed[0];
  const [digits, first, second, kinds, ups, levels, flags, names] = packed as readonly unknown[];
  const texts = [first, second, kinds, ups, levels, flags];
  if (!texts.every((text) => typeof text === 'string') || names === null || typeof names !== 'object')
    return null;
  const [a, steps] = [openNumbers(texts[0]!, left), openNumbers(texts[1]!, left)];
  if (a === null || a.length !== steps?.length) return null;
  const name = (number: number): string => String(number).padStart(Number(digits), '0');
  return a.map((number, at) => {
    const [low, high] = [name(number), name(number + steps[at]!)];
    const kind = Object.entries(KINDS).find(([, letter]) => letter === texts[2]![at])?.[0];
    const [up, level, flag] = [texts[3]![at], texts[4]![at], Number(texts[5]![at])];
    const called = (names as Readonly<Record<string, unknown>>)[at];
    return {
      a: low,
      b: high,
      kind,
      ...(up === 'a' || up === 'b' ? { up: up === 'a' ? low : high } : {}),
      ...(level === '-' ? {} : { level: Number(level) }),
      ...((flag & 1) === 1 ? { rock: true } : {}),
      ...((flag & 2) === 2 ? { flank: true } : {}),
      ...(called === undefined ? {} : { name: called }),
    };
  });
}

/** A line of bare values, such as a piece. */
type BareRecord = Readonly<Record<string, string | number | boolean>>;

function isRecord(item: unknown): item is BareRecord {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return false;
  return Object.values(item).every((field) => ['string', 'number', 'boolean'].includes(typeof field));
}

/** By columns: the keys, then the values of each key, null where a line has none. */
function packRecords(lines: readonly BareRecord[]): readonly unknown[] {
  const keys = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return [keys, ...keys.map((key) => lines.map((line) => line[key] ?? null))];
}

function openRecords(packed: unknown): unknown {
  if (!Array.isArray(packed) || !packed.every(Array.isArray)) return null;
  const [keys = [], ...columns] = packed as readonly (readonly unknown[])[];
  if (columns.length !== keys.length || keys.length > 40) return null;
  return (columns[0] ?? []).map((_, line) =>
    Object.fromEntries(
      keys.flatMap((key, column) => {
        const value = columns[column]![line] ?? null;
        return value === null ? [] : [[String(key), value]];
      }),
    ),
  );
}
