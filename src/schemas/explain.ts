/** Puts words to every field of a JSON Schema. A field without words, or words without a field, stops the publishing. */
import type { Definitions, FieldWords } from './told.ts';

/** The parts of a JSON Schema that carry words or lead further down. */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** The schema with a title and a description on every field. Throws, with the place, where fields and words differ. */
export function explain(schema: JsonSchema, words: FieldWords, definitions: Definitions = {}): JsonSchema {
  const { $defs = {}, ...root } = schema;
  const defined = eachOf($defs, definitions, '$defs');
  return { ...speakFields(root, words, ''), ...(Object.keys($defs).length > 0 && { $defs: defined }) };
}

type Parts = Readonly<Record<string, JsonSchema>>;

/** A part under its words. */
function speakFields(part: JsonSchema, words: FieldWords, path: string): JsonSchema {
  const { title, description, fields = {}, each, values = {} } = words;
  agree(fieldsOf(part), Object.keys(fields), path);
  agree(choicesOf(part), Object.keys(values), path);
  agree(hasEntries(part) ? ['*'] : [], each === undefined ? [] : ['*'], path);
  const choices = Object.entries(values).map(([value, meaning]) => `"${value}": ${meaning}.`);
  const { title: _own, ...rest } = within(part, words, path);
  return { title, description: [description, ...choices].join('\n'), ...rest };
}

/** What lies below a part, in the words of that part. */
function within(part: JsonSchema, words: FieldWords, path: string): JsonSchema {
  const { properties, items, additionalProperties, anyOf, oneOf } = part;
  const { fields = {}, each, values = {} } = words;
  const same = (lower: JsonSchema): JsonSchema => within(lower, words, path);
  const entry = (lower: JsonSchema): JsonSchema =>
    each === undefined ? same(lower) : speakFields(lower, each, `${path}/*`);
  const { enum: choices = [], ...rest } = part;
  // Words to choose from, each with its meaning: that is how the standard writes an enumeration that explains itself.
  if (choicesIn(part).length > 0) {
    return { ...rest, oneOf: choices.map((value) => ({ const: value, description: values[String(value)]! })) };
  }
  return {
    ...part,
    ...(properties && { properties: eachOf(properties, pickFields(fields, Object.keys(properties)), path) }),
    ...(items && { items: isLine(items) ? entry(items) : same(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: entry(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(same) }),
    ...(oneOf && { oneOf: oneOf.map(same) }),
  };
}

function eachOf(parts: Parts, words: Definitions, path: string): Parts {
  agree(Object.keys(parts), Object.keys(words), path);
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, speakFields(part, words[name]!, `${path}/${name}`)]),
  );
}

function pickFields(fields: Definitions, names: readonly string[]): Definitions {
  return Object.fromEntries(names.map((name) => [name, fields[name]!]));
}

/** The fields of an object, or of whichever of several objects stands in its place. */
function fieldsOf({ properties = {}, anyOf = [], oneOf = [] }: JsonSchema): readonly string[] {
  return [...new Set([...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldsOf)])];
}

/** The words that may be chosen, once or in a list. */
function choicesOf(part: JsonSchema): readonly string[] {
  const { items, anyOf = [], oneOf = [] } = part;
  const lower = [...(items && !isLine(items) ? [items] : []), ...anyOf, ...oneOf];
  return [...choicesIn(part), ...lower.flatMap(choicesOf)];
}

function choicesIn({ enum: choices = [] }: JsonSchema): readonly string[] {
  return choices.filter((value) => typeof value === 'string');
}

/** Whether a list or a table has entries that need words of their own: objects, or keys that the author names. */
function hasEntries({ items, additionalProperties, anyOf = [], oneOf = [] }: JsonSchema): boolean {
  const own = (items !== undefined && isLine(items)) || typeof additionalProperties === 'object';
  return own || [...anyOf, ...oneOf].some(hasEntries);
}

function isLine(items: JsonSchema): boolean {
  return fieldsOf(items).length > 0;
}

function agree(found: readonly string[], said: readonly string[], path: string): void {
  const silent = found.filter((name) => !said.includes(name));
  const idle = said.filter((name) => !found.includes(name));
  if (silent.length > 0) throw new Error(`${path || '/'}: no words for ${silent.join(', ')}`);
  if (idle.length > 0) throw new Error(`${path || '/'}: words for ${idle.join(', ')}, which the schema does not have`);
}
