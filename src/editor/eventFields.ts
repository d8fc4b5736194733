/** What the lines of an event ask for, read off their schemas (2.21): every field with its bounds, so that no form is made by hand. */
import type * as z from 'zod/mini';
import { momentSchemas, whoSchema } from '../scenario/eventSchema.ts';
import { conditionSchemas, consequenceSchemas } from '../scenario/triggerSchema.ts';
import { tryShape } from '../scenario/shape.ts';

/** A line of an event: when, if and then are made of these. */
export type EventLine = Readonly<{ type: string } & Record<string, unknown>>;

/** The sorts of lines. */
export type LineSort = 'moment' | 'condition' | 'effect' | 'consequence';

/** What is named by an id, a number or a pair of hexes, and chosen from a list of the document. */
export const LISTED = [
  'side',
  'winner',
  'force',
  'kind',
  'piece',
  'personage',
  'cauldron',
  'group',
  'variable',
  'trigger',
  'level',
  'work',
  'gate',
  'phase',
  'spell',
  'supply',
  'option',
  'reading',
  'dice',
] as const;
export type Listed = (typeof LISTED)[number];

/** How a field is asked for. */
export type Control =
  | Readonly<{ type: 'list'; of: Listed }>
  | Readonly<{ type: 'number'; least: number; most: number }>
  | Readonly<{ type: 'flag' }>
  | Readonly<{ type: 'text' }>
  | Readonly<{ type: 'hexes' }>
  | Readonly<{ type: 'pieces' }>
  | Readonly<{ type: 'who' }>;

export interface LineField {
  /** Its name in the file. */
  readonly key: string;
  /** The name of its words: the key, or type and key where it means something else with that type. */
  readonly words: string;
  readonly control: Control;
  /** It may be left out. */
  readonly optional: boolean;
  readonly schema: z.core.$ZodType;
}

/** Lists by the name of the field; with the type of the line where the name alone does not tell. */
const LISTS: Readonly<Record<string, Listed>> = {
  'win-side': 'winner',
  'gateTaken-work': 'gate',
  'giveGate-work': 'gate',
  side: 'side',
  force: 'force',
  kind: 'kind',
  piece: 'piece',
  personage: 'personage',
  cauldron: 'cauldron',
  group: 'group',
  variable: 'variable',
  trigger: 'trigger',
  level: 'level',
  work: 'work',
  gate: 'gate',
  phase: 'phase',
  spell: 'spell',
  supply: 'supply',
  option: 'option',
  'option-is': 'reading',
  dice: 'dice',
};

/** Fields that have words of their own with a type. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'turn-from',
  'turn-to',
  'changeNight-from',
  'changeNight-to',
  'changeNight-is',
  'setVariable-to',
  'win-side',
]);

/** Fields that are lists of further lines; they have forms of their own. */
const NESTED: ReadonlySet<string> = new Set(['type', 'condition', 'conditions', 'effects']);

type LineSchema = z.ZodMiniObject<Readonly<Record<string, z.core.$ZodType>>>;

const effectsSchema = consequenceSchemas.find(({ shape }) => shape.type.def.values[0] === 'effects')!;
const effectSchemas = (effectsSchema.shape as Readonly<{ effects: z.ZodMiniArray }>).effects.def
  .element as unknown as Readonly<{ def: Readonly<{ options: readonly LineSchema[] }> }>;

const SCHEMAS: Readonly<Record<LineSort, ReadonlyMap<string, LineSchema>>> = {
  moment: byType(momentSchemas),
  condition: byType(conditionSchemas),
  effect: byType(effectSchemas.def.options),
  consequence: byType(consequenceSchemas),
};

function byType(schemas: readonly LineSchema[]): ReadonlyMap<string, LineSchema> {
  return new Map(
    schemas.map((schema) => {
      const type = schema.shape['type'] as z.ZodMiniLiteral<string>;
      return [type.def.values[0]!, schema];
    }),
  );
}

/** Every type of a sort, as the schema lists them. */
export function typesOf(sort: LineSort): readonly string[] {
  return [...SCHEMAS[sort].keys()];
}

/** The fields of a type, in the order of the file. */
export function fieldsOf(sort: LineSort, type: string): readonly LineField[] {
  return fieldsIn(SCHEMAS[sort].get(type)!.shape, type);
}

/** Whether a field may say this, as far as its shape goes. */
export function isSayable({ schema }: LineField, value: unknown): boolean {
  return tryShape(schema as z.ZodMiniType, value) !== null;
}

/** The fields by which some pieces are meant. */
export const WHO_FIELDS: readonly LineField[] = fieldsIn(whoSchema.shape, 'who');

function fieldsIn(shape: Readonly<Record<string, z.core.$ZodType>>, type: string): readonly LineField[] {
  return Object.entries(shape)
    .filter(([key]) => !NESTED.has(key))
    .map(([key, schema]) => {
      const typed = `${type}-${key}`;
      const { inner, optional } = withoutWrapping(schema);
      const words = OWN_WORDS.has(typed) ? typed : key;
      return { key, words, optional, schema, control: controlOf(inner, LISTS[typed] ?? LISTS[key] ?? null) };
    });
}

function withoutWrapping(schema: z.core.$ZodType): Readonly<{ inner: z.core.$ZodType; optional: boolean }> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return { inner: def.innerType, optional: true };
  if (def.type === 'default') return { inner: def.innerType, optional: false };
  return { inner: schema, optional: false };
}

function controlOf(schema: z.core.$ZodType, listed: Listed | null): Control {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (listed !== null) return { type: 'list', of: listed };
  switch (def.type) {
    case 'number':
      return { type: 'number', ...boundsOf(def.checks ?? []) };
    case 'boolean':
      return { type: 'flag' };
    case 'union':
      return { type: 'hexes' };
    case 'array':
      return { type: 'pieces' };
    case 'object':
      return 'en' in def.shape ? { type: 'text' } : { type: 'who' };
    default:
      throw new Error(`no control for a field of the sort ${def.type}`);
  }
}

function boundsOf(checks: readonly z.core.$ZodCheck[]): Readonly<{ least: number; most: number }> {
  const bound = (check: string): number => {
    const found = (checks as readonly z.core.$ZodChecks[]).find((one) => one._zod.def.check === check);
    return Number((found?._zod.def as Readonly<{ value?: unknown }> | undefined)?.value);
  };
  return { least: bound('greater_than'), most: bound('less_than') };
}
