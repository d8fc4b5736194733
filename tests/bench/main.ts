/**
 * `npm run bench -- [range] [door] [playout] [siege] [steps] [browser] [motion] [answers] [start] [watched] [scrub] [author] [strokes] [draft] [machine-turn] [siege-line] [--save]`: measures side by side and prints a table and JSON; without names
 * everything. Each bench runs in a process of its own, because what one has taught the compiler slows the next.
 * `--save` also writes docs/bench.json and docs/bench.md. Figures are told, never asserted: only a wrong
 * answer ends the run.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { verdict, type Bench, type Row } from './bench.ts';
import { authorBench } from './author.ts';
import { answersBench } from './browser/answers.ts';
import { browserBench } from './browser/browser.ts';
import { motionBench } from './browser/motion.ts';
import { scrubBench } from './browser/scrub.ts';
import { siegeLineBench } from './browser/siegeLine.ts';
import { startBench } from './browser/start.ts';
import { strokesBench } from './browser/strokes.ts';
import { watchedBench } from './browser/watched.ts';
import { draftBench } from './browser/draft.ts';
import { machineTurnBench } from './browser/machineTurn.ts';
import { checksum, race, yardstick } from './clock.ts';
import { doorBench } from './door.ts';
import { playoutBench, siegeBench } from './playout.ts';
import { rangeBench } from './range.ts';
import { stepsBench } from './steps.ts';
import { pageOf } from './page.ts';

/** Every bench of the project. */
const BENCHES: readonly Bench[] = [
  rangeBench,
  doorBench,
  playoutBench,
  siegeBench,
  stepsBench,
  browserBench,
  motionBench,
  answersBench,
  startBench,
  watchedBench,
  scrubBench,
  authorBench,
  strokesBench,
  draftBench,
  machineTurnBench,
  siegeLineBench,
];

const SIGN = { atMost: '<=', atLeast: '>=' } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean', default: false }, rows: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((wanted) => BENCHES.every(({ name }) => name !== wanted));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench is called ${unknown[0]}: there are ${BENCHES.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exitCode = 2;
} else if (values.rows) {
  const [bench] = BENCHES.filter(({ name }) => positionals[0] === name);
  process.stdout.write(JSON.stringify({ rows: await bench!.run(race), checksum: checksum() }));
} else {
  measure(BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name)));
}

function measure(benches: readonly Bench[]): void {
  const from = commit();
  const before = yardstick();
  const measured = benches.map(apart);
  const rows = measured.flatMap((one) => one.rows);
  const after = yardstick();
  const report = {
    commit: from,
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    microsecondsOfTenMillionAdds: { before: rounded(before), after: rounded(after) },
    checksum: measured.reduce((sum, one) => (sum + one.checksum) | 0, 0),
    rows: rows.map(told),
  };
  console.table(report.rows.map(({ goal, microseconds, ...row }) => ({ ...goal, ...row, ...microseconds })));
  console.log(JSON.stringify(report, null, 2));
  if (!values.save) return;
  writeFileSync('docs/bench.json', `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync('docs/bench.md', pageOf(rows, report));
}

/** Runs a bench in a process of its own, which prints its rows and nothing else. */
function apart({ name }: Bench): Readonly<{ rows: readonly Row[]; checksum: number }> {
  const script = join(ROOT, 'scripts/bench.mjs');
  const answer = execFileSync(process.execPath, [script, name, '--rows'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  return JSON.parse(answer) as Readonly<{ rows: readonly Row[]; checksum: number }>;
}

function told(row: Row) {
  const { goal, what, against, measured, unit, microseconds } = row;
  return {
    goal: goal === null ? null : { id: goal.id, must: `${SIGN[goal.sense]}${goal.must}` },
    what,
    against,
    measured: rounded(measured),
    unit,
    verdict: verdict(row),
    microseconds:
      microseconds === null
        ? null
        : { ours: rounded(microseconds.ours), theirs: rounded(microseconds.theirs) },
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** Asked before anything is measured, because others may commit meanwhile; null where the sources are no repository. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
