/**
 * `npm run fuzz`: the long proofs in full; `npm run fuzz -- NAME` one of them. Parts that are done are kept
 * in the cache under the rules they were done for, so a run that was stopped goes on where it was. A good
 * result is written to docs/proof/NAME.json, a bad one is not gone on from. `browser`, twenty runs of the tests of the page, takes
 * two hours and runs on request only; it is written after each run, and another machine goes on from there. `coverage` also writes docs/rules/coverage.md, `page` writes that page
 * anew from the last result: for new tests under the same rules.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../../scripts/fingerprint.mjs';
import { rulesHash } from '../../scripts/rulesHash.mjs';
import { shippedBattles } from '../kit/shipped.ts';
import { testTitles } from '../kit/titles.ts';
import { browserRuns } from './browserRuns.ts';
import { coverage } from './coverage.ts';
import { coveragePage, PAGE, provenCoverage } from './coveragePage.ts';
import { endings } from './endingsProof.ts';
import { hexProof } from './hexProof.ts';
import { kills } from './killProof.ts';
import { ledgerProof } from './ledgerProof.ts';
import { entries, fuzz, viewProof, type Proof } from './proofs.ts';
import { scenarioProof } from './scenarioProof.ts';
import { battlesProof } from './strategicBattles.ts';
import { tiledProof } from './tiledProof.ts';

const battles = shippedBattles();

/** Runs what is left of a proof; answers whether its result is good. */
async function prove<T>(proof: Proof<T, T | Promise<T>>): Promise<boolean> {
  const rules = rulesHash(proof.name);
  const kept = join(CACHE, `counted-${proof.name}-${rules.slice(0, 16)}.json`);
  let { counted, result } = existsSync(kept)
    ? (JSON.parse(readFileSync(kept, 'utf8')) as Counted<T>)
    : writtenSoFar(proof, rules);
  while (counted < proof.count) {
    const size = Math.min(proof.part, proof.count - counted);
    const part = await proof.run(battles, proof.seed, counted / proof.part, size);
    counted += size;
    result = proof.add(result, part);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(kept, JSON.stringify({ counted, result } satisfies Counted<T>));
    console.log(`${proof.name}: ${counted} of ${proof.count}`);
    if (proof.isWrittenByPart !== true) continue;
    if (proof.wrong(result).length > 0) break;
    write({ ...proof, count: counted }, result, rules);
  }
  const wrong = proof.wrong(result);
  for (const sentence of wrong) console.error(`${proof.name}: ${sentence}`);
  if (wrong.length === 0) write(proof, result, rules);
  else
    for (const file of proof.isWrittenByPart === true ? [kept, pathOf(proof.name)] : [kept])
      rmSync(file, { force: true });
  return wrong.length === 0;
}

/** How much of a proof is done, and what it came to so far. */
interface Counted<T> {
  readonly counted: number;
  readonly result: T;
}

/** What docs/proof holds of a proof that was not brought to its end, for the same rules; nothing where it holds none. */
function writtenSoFar<T>({ name, count, nothing }: Proof<T, T | Promise<T>>, rules: string): Counted<T> {
  const file = pathOf(name);
  if (!existsSync(file)) return { counted: 0, result: nothing };
  const written = JSON.parse(readFileSync(file, 'utf8')) as Readonly<{
    count: number;
    result: T;
    rules: string;
  }>;
  const goesOn = written.rules === rules && written.count < count;
  return goesOn ? { counted: written.count, result: written.result } : { counted: 0, result: nothing };
}

function pathOf(name: string): string {
  return join(ROOT, `docs/proof/${name}.json`);
}

function write<T>(
  { name, count, seed }: Pick<Proof<T>, 'name' | 'count' | 'seed'>,
  result: T,
  rules: string,
): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  mkdirSync(join(ROOT, 'docs/proof'), { recursive: true });
  const proof = { name, count, seed, commit, result, rules };
  writeFileSync(pathOf(name), `${JSON.stringify(proof, null, 2)}\n`);
}

function writePage(): boolean {
  writeFileSync(PAGE, coveragePage(testTitles(), provenCoverage()));
  return true;
}

const runs: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  fuzz: () => prove(fuzz),
  entries: () => prove(entries),
  view: () => prove(viewProof),
  ledger: () => prove(ledgerProof),
  hexes: () => prove(hexProof),
  'strategic-battles': () => prove(battlesProof),
  coverage: async () => (await prove(coverage)) && writePage(),
  kills: () => prove(kills),
  tiled: () => prove(tiledProof),
  scenarios: () => prove(scenarioProof),
  endings: () => prove(endings),
};
const runsOnRequest: typeof runs = { page: writePage, browser: () => prove(browserRuns) };
const wanted = process.argv.slice(2);
const named = { ...runs, ...runsOnRequest };
const unknown = wanted.filter((name) => named[name] === undefined);
if (unknown.length > 0) {
  console.error(`no proof is called ${unknown.join(', ')}; there is ${Object.keys(named).join(', ')}`);
  process.exitCode = 2;
} else {
  let good = true;
  for (const name of wanted.length === 0 ? Object.keys(runs) : wanted) good = (await named[name]!()) && good;
  process.exitCode = good ? 0 : 1;
}
