/** Writes a source anew so that all its mutants are in it at once, asleep ("mutant schemata"). */
import ts from 'typescript';
import type { Place } from './places.ts';

/** The source with every place handed to the switch: `__m.less(7, a, b)`, numbered from `first`. */
export function instrumented(text: string, places: readonly Place[], first: number): string {
  const numbered = places.map((place, index) => ({ ...place, number: first + index }));
  return written(text, 0, text.length, numbered);
}

type Numbered = Place & Readonly<{ number: number }>;

/** A stretch of the text with the places within it. */
function written(text: string, from: number, to: number, places: readonly Numbered[]): string {
  let out = '';
  let at = from;
  let rest = places;
  while (rest.length > 0) {
    const [place, ...others] = rest.toSorted(outerFirst) as [Numbered, ...Numbered[]];
    const within = others.filter(({ start }) => start < place.end);
    out += text.slice(at, place.start) + wrapped(text, place, within);
    at = place.end;
    rest = others.filter(({ start }) => start >= place.end);
  }
  return out + text.slice(at, to);
}

function outerFirst(a: Numbered, b: Numbered): number {
  return a.start - b.start || b.end - a.end || a.number - b.number;
}

function wrapped(text: string, place: Numbered, within: readonly Numbered[]): string {
  const { start, end, number, by, gives } = place;
  if (gives !== undefined) {
    const before = within.filter(({ end: last }) => last <= gives.start);
    const after = within.filter((one) => one.start >= gives.end);
    const across = within.filter((one) => !before.includes(one) && !after.includes(one));
    if (across.length > 0) throw new Error(`${place.file}:${place.line}: two changes of one operator`);
    const left = written(text, start, gives.start, before);
    const right = written(text, gives.end, end, after);
    const inner = left + gives.to.replace('#', `${number}`) + right;
    return by === 'same' ? inner : `__m.${by}(${number}, ${inner})`;
  }
  if (by === 'runs') {
    const semicolon = text[end - 1] === ';' ? 1 : 0;
    return `__m.runs(${number}) && (${written(text, start, end - semicolon, within)});`;
  }
  return `__m.${by}(${number}, ${written(text, start, end, within)})`;
}

/** The source with every loop counted, so that one that would never end is an error. */
export function withCountedLoops(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const marks: Readonly<{ at: number; text: string }>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) {
      marks.push({ at: node.statement.getStart(), text: '{ __m.round(); ' });
      marks.push({ at: node.statement.end, text: ' }' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let out = '';
  let done = 0;
  for (const mark of marks.toSorted((a, b) => a.at - b.at)) {
    out += text.slice(done, mark.at) + mark.text;
    done = mark.at;
  }
  return out + text.slice(done);
}

const WEAK_MAP = /new WeakMap(<[^()]*>)?\(\)/g;
/** A table of a module that is filled as it is asked. */
const TABLE = /^(const \w+ = )new Map(<[^()]*>)?\(\);$/gm;

/** The source with what it remembers by objects in the hand of the switch. */
export function withForgetfulMemory(text: string): string {
  return text.replaceAll(WEAK_MAP, '__m.memory()');
}

/** The source with what it remembers by texts in the hand of the switch. */
export function withForgetfulTables(text: string): string {
  return text.replaceAll(TABLE, '$1__m.memory();');
}
