/**
 * `npm run bench`: measures every ratio side by side in this process and prints them as a table and as JSON.
 * `--save` also writes docs/proof/bench.json. Ratios are told, never asserted: only a wrong answer ends the run.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Bench, Row } from './bench.ts';
import { checksum, race, yardstick } from './clock.ts';
import { doorBench } from './door.ts';
import { rangeBench } from './range.ts';

/** Every bench of the project, in the order of its goals. */
const BENCHES: readonly Bench[] = [rangeBench, doorBench].filter(
  ({ name }) => !process.argv[2] || process.argv[2] === name,
);

const PROOF = 'docs/proof/bench.json';

function verdict({ goal, ratio }: Row): string {
  if (goal === null) return '';
  const keeps = (limit: number) => (goal.sense === 'atMost' ? ratio <= limit : ratio >= limit);
  return keeps(goal.stretch) ? 'stretch' : keeps(goal.must) ? 'kept' : 'MISSED';
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

const started = yardstick();
const rows: Row[] = [];
for (const bench of BENCHES) rows.push(...(await bench.run(race)));
const ended = yardstick();

const told = rows.map((row) => ({
  id: row.goal?.id ?? null,
  what: row.what,
  ratio: rounded(row.ratio),
  must: row.goal === null ? null : `${row.goal.sense === 'atMost' ? '<=' : '>='}${row.goal.must}`,
  verdict: verdict(row),
  microseconds: rounded(row.microseconds),
  against: rounded(row.against),
  perTenMillionAdds: Number((row.microseconds / Math.min(started, ended)).toPrecision(3)),
}));
const report = {
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  tenMillionAddsMicroseconds: [rounded(started), rounded(ended)],
  checksum: checksum(),
  rows: told,
};

console.table(told);
console.log(JSON.stringify(report, null, 2));
if (process.argv.includes('--save')) {
  mkdirSync('docs/proof', { recursive: true });
  writeFileSync(PROOF, `${JSON.stringify(report, null, 2)}\n`);
}
