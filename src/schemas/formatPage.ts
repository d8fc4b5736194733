/** The page about the format of scenarios: every field in the words of the schema, with an example from a battle of the game. */
import { hintSchemas } from '../scenario/hintSchema.ts';
import { kindSchemas } from '../scenario/rosterSchema.ts';
import { effectSchemas, momentSchemas } from '../scenario/eventSchema.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../scenario/shipped.ts';
import { conditionSchemas, consequenceSchemas } from '../scenario/triggerSchema.ts';
import { writeJson } from '../scenario/write.ts';
import type { JsonSchema } from './explain.ts';
import { sampleOf, type Samples } from './samples.ts';

/** A JSON Schema with what only this page asks of it. */
export interface SchemaPart extends JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly prefixItems?: readonly SchemaPart[];
  /** Its entries stand under names that the author gives. */
  readonly isTable?: boolean;
}

interface Named {
  readonly shape: Readonly<{ type: Literal } | { class: Literal }>;
}
type Literal = Readonly<{ def: Readonly<{ values: readonly string[] }> }>;

const nameOf = ({ shape }: Named): string => ('type' in shape ? shape.type : shape.class).def.values.join();

/** What is defined once, in the chapters of the page. */
const CHAPTERS: Readonly<Record<string, Readonly<{ intro: string; names: readonly string[] }>>> = {
  Basics: { intro: 'Used all over the file.', names: ['text', 'region', 'who'] },
  Kinds: { intro: 'What pieces are (2.4). A roster file is a list of them under a name.', names: (kindSchemas as readonly Named[]).map(nameOf) },
  Hints: { intro: 'What the author tells the machine that plays a side. No rule reads a hint and it binds nobody; whoever plays by hand is shown it in the editor only.', names: (hintSchemas as readonly Named[]).map(nameOf) },
  Conditions: { intro: 'The questions of a trigger: it does something only when all of them are answered with yes.', names: (conditionSchemas as readonly Named[]).map(nameOf) },
  Consequences: { intro: 'What a trigger does.', names: (consequenceSchemas as readonly Named[]).map(nameOf) },
  Moments: { intro: 'When an event is asked for (2.21.1).', names: (momentSchemas as readonly Named[]).map(nameOf) },
  Effects: { intro: 'What an event does, one after the other (2.21.3).', names: (effectSchemas as readonly Named[]).map(nameOf) },
  Maps: { intro: 'The ground of a battle (2.2), in a file of its own or in the scenario.', names: ['map'] },
};

const HEAD = `# The format of a scenario

This page is written by \`npm run schema\` from the schema that the game reads with; a test fails while it is not what is in use.
Examples are taken from the battles of the game where they have one. [scenario-files.md](scenario-files.md) tells how an editor of
text completes the fields, [make-a-scenario.md](make-a-scenario.md) how a battle is made from nothing.

A field that is marked \`required\` must be there; any other may be left out. Figures in brackets are cases of the
[rules](rules/README.md). A hex is named by its printed number, column and then row ("1213"), a hexside by the two hexes beside it
("1213/1313"). No field is ever run or shown as anything but text.
`;

/** The page for the published schema of scenarios. */
export function formatPage(schema: JsonSchema): string {
  const samples: Samples = {
    roots: Object.values(SHIPPED_SCENARIOS),
    maps: Object.values(SHIPPED_LIBRARY.maps),
    rosters: Object.values(SHIPPED_LIBRARY.rosters),
    defs: schema.$defs ?? {},
  };
  const chapters = Object.entries(CHAPTERS).flatMap(([title, { intro, names }]) => [
    `## ${title}\n\n${intro}\n`,
    ...[...new Set(names)].map((name) => section(name, name, samples.defs[name]!, samples, '###')),
  ]);
  return [HEAD, section('Scenario', '', schema, samples, '##'), ...chapters].join('\n');
}

/** A part under its heading: what it is, its fields, an example, and then its parts that have fields of their own. */
function section(title: string, path: string, part: SchemaPart, samples: Samples, level: string): string {
  const fields = Object.entries(fieldsOf(part)).filter(([name]) => name !== '$schema');
  const required = requiredOf(part);
  const rows = fields.map(([name, field]) => `| \`${name}\` | ${typeOf(field)} | ${required.includes(name) ? 'required' : ''} | ${cell(field.description)} |`);
  const table = rows.length === 0 ? '' : `| field | is | | what it says |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  const found = path === '' || path === 'map' ? undefined : sampleOf(path, part, samples);
  const sample = part.isTable === true ? Object.values(found as object)[0] : found;
  const example = sample === undefined ? '' : `\`\`\`json\n${writeJson(sample)}\`\`\`\n`;
  const own = [`${level} ${title}\n`, `${part.description ?? ''}\n`, table, example].filter((one) => one !== '').join('\n');
  const parts = fields.flatMap(([name, field]) => {
    const inner = lineOf(field);
    const below = path === '' ? name : `${path}.${name}`;
    return inner === null ? [] : [section(`\`${below}\``, below, { description: field.description ?? '', ...inner }, samples, '###')];
  });
  return [own, ...parts].join('\n');
}

/** The fields of an object, or of whichever of several objects stands in its place. */
function fieldsOf({ properties = {}, anyOf = [], oneOf = [] }: SchemaPart): Readonly<Record<string, SchemaPart>> {
  return Object.assign({}, properties, ...[...anyOf, ...oneOf].map(fieldsOf)) as Readonly<Record<string, SchemaPart>>;
}

function requiredOf({ required = [], anyOf = [], oneOf = [] }: SchemaPart): readonly string[] {
  return anyOf.length + oneOf.length > 0 ? [] : required;
}

/** The object that a field is, or a list or a table of such; null where it has no fields, or is defined elsewhere. */
function lineOf(field: SchemaPart): SchemaPart | null {
  const table = typeof field.additionalProperties === 'object' ? { ...field.additionalProperties, isTable: true } : null;
  const inner = field.items ?? table ?? field;
  return Object.keys(fieldsOf(inner)).length > 0 ? inner : null;
}

function cell(words = ''): string {
  return words.replaceAll('|', '\\|').replaceAll('\n', '<br>');
}

/** What a field is, in a few words; what is defined on this page is led to. */
function typeOf(part: SchemaPart): string {
  if (part.$ref !== undefined) return linkTo(part.$ref);
  if (part.const !== undefined) return `\`${JSON.stringify(part.const)}\``;
  const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
  if (choices.some((one) => one.const !== undefined)) return 'a word of these';
  if (choices.length > 0) return together(choices);
  if (part.prefixItems !== undefined) return `${part.prefixItems.length} numbers`;
  if (part.items !== undefined) return `list: ${typeOf(part.items)}`;
  if (typeof part.additionalProperties === 'object') return `table: ${typeOf(part.additionalProperties)}`;
  if (part.type === 'integer') return `${part.minimum} to ${part.maximum}`;
  return part.type === 'object' ? 'object' : (part.type ?? '');
}

/** Several shapes of which one stands there; a whole chapter of them is named as such. */
function together(choices: readonly SchemaPart[]): string {
  const names = choices.flatMap(({ $ref }) => ($ref === undefined ? [] : [nameIn($ref)]));
  const chapter = Object.entries(CHAPTERS).find(
    ([, chapter]) => names.length > 3 && chapter.names.every((name) => names.includes(name)),
  );
  if (chapter !== undefined) return `one of the [${chapter[0].toLowerCase()}](#${chapter[0].toLowerCase()})`;
  return [...new Set(choices.map(typeOf))].join(' or ');
}

function linkTo(ref: string): string {
  return `[${nameIn(ref)}](#${nameIn(ref).toLowerCase()})`;
}

function nameIn(ref: string): string {
  return ref.slice('#/$defs/'.length);
}
