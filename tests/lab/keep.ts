/** Where the laboratory keeps what it found out: figures in docs/proof, tables in the generated parts of pages. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { rulesHash } from '../../scripts/rulesHash.mjs';
import { writePage } from '../kit/pages.ts';

/** Writes docs/proof/NAME.json: what was found out, of how many, from which seed, for which rules. */
export function keepProof(name: string, count: number, seed: number, result: unknown): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const proof = { name, count, seed, commit, result, rules: rulesHash(name) };
  mkdirSync(join(ROOT, 'docs/proof'), { recursive: true });
  writeFileSync(join(ROOT, `docs/proof/${name}.json`), `${JSON.stringify(proof, null, 2)}\n`);
}

/** What docs/proof/NAME.json has found out, for whatever rules; null where it is not there. `T` = what was kept by this name. */
export function foundSoFar<T>(name: string): T | null {
  const file = join(ROOT, `docs/proof/${name}.json`);
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly result: T }).result;
}

/** Writes a generated part of a page anew, between its two marks. */
export async function writePart(name: string, lines: readonly string[], file = 'docs/ai.md'): Promise<void> {
  const page = readFileSync(join(ROOT, file), 'utf8');
  const [begin, end] = [`<!-- ${name} begins -->`, `<!-- ${name} ends -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no part called ${name}`);
  const next = `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
  await writePage(file, next);
}
