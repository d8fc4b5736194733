// Every case that is played is cited where it is played: in the sources of the rules, beside what plays it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CASES, type Cite } from '../../src/rulebook/cases.ts';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';
import { casesNamed } from '../kit/cases.ts';

/** Played by nobody: headings, where a case comes from, and what stands in maps and rosters. */
const DATA: readonly Cite[] = ['2.0', '2.0.11', '2.2', '2.2.9', '2.4.3', '2.4.4', '2.4.5'];

/** The register of cases names them all; it is not where they are played. */
const files = filesBelow(['src/rulebook', 'src/board', 'src/engine', 'src/sequence', 'src/game']).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('src/rulebook/cases'),
);

test('every case that is played is cited in the sources of the rules', () => {
  const cited = new Set(files.flatMap((path) => casesNamed(readFileSync(join(ROOT, path), 'utf8'))));
  const bare = (Object.keys(CASES) as Cite[]).filter(
    (cite) => !cited.has(cite) && !('advice' in CASES[cite]),
  );
  expect(bare).toEqual(DATA);
});
