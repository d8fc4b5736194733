/**
 * `npm run mutants`: changes every condition of engine/verbs and engine/facts, one at a time, and asks the tests of the rules
 * whether they notice. `-- --share 0.1` tries a tenth, `--workers N` so many at a time, `--list` names the survivors so far.
 * What is done is kept under the sources it was done for, so that a run that was stopped goes on; a full run is written
 * to docs/proof/mutants.json.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE, ROOT } from '../../scripts/fingerprint.mjs';
import { rulesHash } from '../../scripts/rulesHash.mjs';
import { openCourt } from './court.ts';
import { EQUIVALENT } from './equivalent.ts';
import { mutantsOf, shareOf, type Mutant } from './mutants.ts';
import { attempt, hearAll, inParallel, type Hearings, type Outcome } from './trials.ts';
import { summary } from './verdict.ts';

const SEED = 1977;
const { values } = parseArgs({
  options: { share: { type: 'string', default: '1' }, workers: { type: 'string', default: '2' } },
});
const share = Number(values.share);
const workers = Number(values.workers);

const rules = rulesHash('mutants');
const court = await openCourt();
const place = (what: string): string => join(CACHE, `mutants-${what}.json`);
const own = (what: string): string => place(`${what}-${basename(court.home)}`);
mkdirSync(CACHE, { recursive: true });

function kept<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
}

async function hearings(): Promise<Hearings> {
  const known = kept<Hearings | null>(own('hearings'), null);
  if (known !== null) return known;
  let heard = 0;
  const all = await hearAll(court, workers, (file) => {
    heard += 1;
    console.log(`heard ${heard} of ${court.files.length}: ${file}`);
  });
  writeFileSync(own('hearings'), JSON.stringify(all));
  return all;
}

/** Who noticed a mutant under earlier sources is asked first. */
const killers = kept<Record<string, string>>(place('killers'), {});
const outcomes = kept<Record<string, Outcome>>(own('outcomes'), {});
const heard = await hearings();
for (const [file, tests] of Object.entries(heard)) {
  for (const { title, passed } of tests) if (!passed) console.error(`fails unchanged: ${file}: ${title}`);
}

const mutants = mutantsOf(court.conditions);
const wanted = shareOf(mutants, share, SEED);
const left = wanted.filter(({ name }) => outcomes[name] === undefined);
let done = wanted.length - left.length;

async function judgeOne(mutant: Mutant): Promise<void> {
  const outcome = await attempt(court, heard, mutant, killers[mutant.name] ?? null);
  outcomes[mutant.name] = outcome;
  if (typeof outcome !== 'string') killers[mutant.name] = outcome.killer;
  done += 1;
  if (typeof outcome === 'string') console.log(`${outcome}, line ${mutant.line}: ${mutant.name}`);
  if (done % 20 === 0) keep();
}

function keep(): void {
  writeFileSync(own('outcomes'), JSON.stringify(outcomes));
  writeFileSync(place('killers'), JSON.stringify(killers));
  console.log(`${done} of ${wanted.length}`);
}

await inParallel(left, workers, judgeOne);
keep();
const result = summary(wanted, outcomes, EQUIVALENT);
console.log(
  `${result.mutants} mutants, ${result.killed} killed, ${result.survivors.length} survived: ${result.percent} %`,
);
if (rulesHash('mutants') !== rules) console.log('the rules have changed meanwhile: this is no proof of them');
else if (share === 1) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const proof = { name: 'mutants', count: mutants.length, seed: SEED, commit, result, rules };
  writeFileSync(join(ROOT, 'docs/proof/mutants.json'), `${JSON.stringify(proof, null, 2)}\n`);
}
process.exitCode = result.percent <= 10 ? 0 : 1;
