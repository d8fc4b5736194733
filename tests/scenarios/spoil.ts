/** Good documents with a few places spoilt: values replaced, lines doubled or taken out, keys added. */
import fc from 'fast-check';

type Mutable = Record<string | number, unknown>;

interface Blow {
  readonly where: readonly number[];
  readonly how: 'replace' | 'drop' | 'double' | 'add';
  readonly value: unknown;
}

const anyBlow: fc.Arbitrary<Blow> = fc.record({
  where: fc.array(fc.nat(999), { minLength: 1, maxLength: 6 }),
  how: fc.constantFrom('replace', 'drop', 'double', 'add'),
  value: fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('0101', '9999', 'off', 'all', 'draw', 'sauron', '', -1, 0, 1e9, 0.5, null, true),
  ),
});

/** Copies of a document with one to four blows. */
export function anySpoilt(document: unknown): fc.Arbitrary<unknown> {
  return fc.array(anyBlow, { minLength: 1, maxLength: 4 }).map((blows) => {
    const copy: unknown = structuredClone(document);
    for (const blow of blows) strike(copy, blow);
    return copy;
  });
}

/** Goes down by the numbers of `where` as far as there are keys, and strikes the last key found. */
function strike(root: unknown, { where, how, value }: Blow): void {
  let target: unknown = root;
  for (const [depth, step] of where.entries()) {
    if (target === null || typeof target !== 'object') return;
    const keys = Object.keys(target);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return;
    const inner = (target as Mutable)[key];
    const goesOn = depth < where.length - 1 && inner !== null && typeof inner === 'object';
    if (!goesOn) return hit(target as Mutable, key, how, value);
    target = inner;
  }
}

function hit(target: Mutable, key: string, how: Blow['how'], value: unknown): void {
  if (how === 'replace') target[key] = value;
  else if (how === 'add') target[`${key}-too`] = value;
  else if (!Array.isArray(target)) delete target[key];
  else if (how === 'drop') target.splice(Number(key), 1);
  else target.push(structuredClone(target[Number(key)]));
}
