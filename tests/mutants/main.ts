/**
 * `npm run mutants`: changes the rules in one place at a time (docs/mutants.md) and asks the tests whether they notice.
 * `-- --share 0.1` tries a tenth, `--only TEXT` those whose name has the text in it, `--minutes 20` stops after that time;
 * `--part 1/2` and `--part 2/2` share the work between two processes; `--again` tries survivors without a reason once more.
 * What is done is kept under the sources it was done for, so that a run that was stopped goes on; a full run is written
 * to docs/proof/mutants.json.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE, ROOT } from '../../scripts/fingerprint.mjs';
import { rulesHash } from '../../scripts/rulesHash.mjs';
import { openBundle } from './bundle.ts';
import { EQUIVALENT } from './equivalent.ts';
import { mutantsOf, shareOf } from './mutants.ts';
import { reportOf } from './report.ts';
import { measure, openRunner, type Kept, type Measurement, type Outcome } from './runner.ts';

const SEED = 1977;
/** Survivors without a reason, in per cent. */
const ALLOWED = 3;
const MINUTE = 60_000;
const EVERY = 100;

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    again: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const share = Number(values.share);
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const until = Date.now() + Number(values.minutes) * MINUTE;

const rules = rulesHash('mutants');
const bundle = await openBundle();
const place = (what: string): string => join(CACHE, `mutants-${what}.json`);
const own = (what: string): string => place(`${what}-${basename(bundle.home)}`);
mkdirSync(CACHE, { recursive: true });

function kept<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
}

async function measurement(): Promise<Measurement> {
  const known = kept<Record<string, Kept>>(place('measured'), {});
  return await measure(bundle, known, (file, now) => {
    known[file] = now;
    writeFileSync(place('measured'), JSON.stringify(known));
    console.log(`measured: ${file}`);
  });
}

/** Who killed a mutant under earlier sources is asked first. */
const killers = kept<Record<string, string>>(place('killers'), {});
let outcomes = kept<Record<string, Outcome>>(own('outcomes'), {});
const measured = await measurement();
for (const [file, { tests }] of Object.entries(measured)) {
  for (const { title, passed } of tests) if (!passed) console.error(`fails unchanged: ${file}: ${title}`);
}

const mutants = mutantsOf(bundle.places);
const wanted = shareOf(mutants, share, SEED).filter(({ name }) => name.includes(values.only));
const mine = wanted.filter((_, index) => index % parts === part - 1);

/** What this process has found out. */
const fresh: Record<string, Outcome> = {};

/** Another process may have tried others meanwhile. */
function keep(): void {
  outcomes = { ...outcomes, ...kept<typeof outcomes>(own('outcomes'), {}), ...fresh };
  writeFileSync(own('outcomes'), JSON.stringify(outcomes));
  writeFileSync(place('killers'), JSON.stringify({ ...kept(place('killers'), {}), ...killers }));
  console.log(`${wanted.filter(({ name }) => outcomes[name] !== undefined).length} of ${wanted.length}`);
}

/** Whether a mutant is still to be tried. */
function isDue(name: string): boolean {
  const outcome = outcomes[name];
  const lived = outcome === 'survived' || outcome === 'never reached';
  return outcome === undefined || (values.again && lived && EQUIVALENT[name] === undefined);
}

const runner = openRunner(bundle, measured);
let done = 0;
for (const mutant of mine.filter(({ name }) => isDue(name))) {
  if (Date.now() > until) break;
  const outcome = await runner.try(mutant, killers[mutant.name] ?? null);
  fresh[mutant.name] = outcome;
  done += 1;
  if (typeof outcome !== 'string') killers[mutant.name] = outcome.killer;
  else console.log(`${outcome}, line ${mutant.line}: ${mutant.name}`);
  if (done % EVERY === 0) keep();
}
await runner.close();
keep();

const tried = wanted.filter(({ name }) => outcomes[name] !== undefined);
const result = reportOf(tried, outcomes, EQUIVALENT);
console.table(result.folders);
console.table(result.kinds);
console.log(
  `${result.mutants} mutants, ${result.killed} killed, ${result.equivalent} change nothing, ${result.survived} survived: ${result.percent} %`,
);
if (rulesHash('mutants') !== rules) console.log('the rules have changed meanwhile: this is no proof of them');
else if (tried.length === mutants.length) {
  const git = ['rev-parse', '--short', 'HEAD'];
  const commit = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).trim();
  const proof = { name: 'mutants', count: mutants.length, seed: SEED, commit, result, rules };
  writeFileSync(join(ROOT, 'docs/proof/mutants.json'), `${JSON.stringify(proof, null, 2)}\n`);
} else if (tried.length < wanted.length) console.log('to be gone on with: npm run mutants');
process.exitCode = result.percent <= ALLOWED ? 0 : 1;
