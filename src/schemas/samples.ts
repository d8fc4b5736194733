/** Examples of the parts of a scenario: the first in a battle of the game, and where none has one, the shortest that fits. */
import type { SchemaPart } from './formatPage.ts';

/** Where examples are looked for. */
export interface Samples {
  readonly roots: readonly unknown[];
  readonly maps: readonly unknown[];
  readonly rosters: readonly unknown[];
  readonly defs: Readonly<Record<string, SchemaPart>>;
}

/** Parts of which no battle of the game makes use, as an author would write them. */
const OWN = {
  forkedFrom: {
    id: 'the-great-gate',
    title: { en: 'The Great Gate', de: 'Das Große Tor' },
    hash: '5f1d7a84db00d2fce00b31a7fc73224df9bd1c4d6b0f3b7a3f0f8a3a0f0cbb11',
    before: [
      {
        id: 'first-steps',
        title: { en: 'First Steps', de: 'Erste Schritte' },
        hash: '0b3c8f5a6de1d4428f70c1e3c7b2a9d0e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1',
      },
    ],
  },
  opening: {
    breached: ['1213/1313'],
    lost: [1],
    taken: ['1012/1112'],
    ladders: ['1414/1314'],
    tracks: { garrison: 3 },
  },
  hints: [
    { type: 'hold', side: 'westernesse', force: 'garrison', objective: { gate: '1213/1313' } },
    { type: 'take', side: 'sauron', objective: { level: 1 }, by: 6 },
    { type: 'reserve', side: 'sauron', pieces: ['trolls-1', 'trolls-2'], hexes: ['1613', '1614'], until: 4, reach: 3 },
  ],
  // Parts of what is defined once stand under its name.
  hold: { objective: { gate: '1213/1313' } },
  take: { objective: { level: 1 } },
  variables: [{ id: 'hope', name: { en: 'Hope', de: 'Hoffnung' }, first: 2, shown: true }],
  triggers: [{ roll: { atLeast: 4 } }],
  tests: [
    {
      id: 'the-gate-keeps-them-out',
      position: { turn: 2, phase: 'besieger-movement', pieces: { 'orcs-1': '1413' }, breached: [], tracks: { garrison: 3 } },
      may: [{ do: 'Move', piece: 'orcs-1', to: '1414' }],
      mayNot: [{ do: 'Move', piece: 'orcs-1', to: '1213' }],
      verdict: { after: 'game', side: 'westernesse' },
    },
  ],
};

/** An example of a part: by its path from the root, or a part that is defined once, by its name. */
export function sampleOf(path: string, part: SchemaPart, samples: Samples): unknown {
  const { roots, maps, rosters, defs } = samples;
  if (Object.hasOwn(defs, path)) return firstNamed([...roots, ...rosters, OWN], path) ?? shortest(part, samples);
  const steps = path.split('.');
  const found = steps[0] === 'map' ? firstAt(maps, steps.slice(1)) : firstAt([...roots, OWN], steps);
  return found ?? shortest(part, samples);
}

/** The first value under a path, through lists and tables. */
function firstAt(values: readonly unknown[], steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return values[0];
  const below = values.flatMap((value) => {
    const lines = isObject(value) && !Object.hasOwn(value, step) ? Object.values(value) : [value];
    return lines.flatMap((line) => (isObject(line) && Object.hasOwn(line, step) ? [line[step]] : []));
  });
  const lines = below.flatMap((value) => (Array.isArray(value) ? (value as readonly unknown[]) : [value]));
  return lines.length === 0 ? undefined : firstAt(lines, rest);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first object anywhere whose type or class has this name. */
function firstNamed(values: readonly unknown[], name: string): unknown {
  for (const value of values) {
    if (isObject(value) && (value['type'] === name || value['class'] === name)) return value;
    if (typeof value !== 'object' || value === null) continue;
    const found = firstNamed(Object.values(value), name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Spellings by the beginnings of their patterns. */
const SPELT: readonly (readonly [pattern: string, example: string])[] = [
  ['^[a-z][a-z0-9]*', 'a-name'],
  ['^(\\d{4}|\\d{6})\\/', '1213/1313'],
  ['^(\\d{4}|\\d{6})$', '1213'],
  ['^(off', '1213'],
  ['^([A-E]', 'Be3X'],
];

/** The shortest value that fits: what must be there, and in a part with nothing that must, its first field. */
function shortest(part: SchemaPart, samples: Samples): unknown {
  if (part.$ref !== undefined) return shortest(samples.defs[part.$ref.slice('#/$defs/'.length)]!, samples);
  if (part.const !== undefined) return part.const;
  const [choice] = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
  if (choice !== undefined) return shortest(choice, samples);
  switch (part.type) {
    case 'object':
      return shortestObject(part, samples);
    case 'array':
      return [shortest(part.items!, samples)];
    case 'integer':
    case 'number':
      return Math.max(part.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return SPELT.find(([pattern]) => part.pattern?.startsWith(pattern) === true)?.[1] ?? 'Horns in the north!';
  }
}

function shortestObject({ properties = {}, required = [] }: SchemaPart, samples: Samples): unknown {
  const [first] = Object.keys(properties);
  const needed = required.length > 0 || first === undefined ? required : [first];
  return Object.fromEntries(needed.map((key) => [key, shortest(properties[key]!, samples)]));
}
