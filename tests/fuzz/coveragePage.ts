/** docs/rules/coverage.md: every case with its tests, every cell of every chart with how often play read it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { CASES, type Case, type Cite } from '../../src/rulebook/cases.ts';
import { GRIDS, type Grid } from '../../src/game/consulted.ts';
import { testsByCase } from '../kit/cases.ts';
import type { Title } from '../kit/titles.ts';
import { unreadCells, unreadLines, type Coverage } from './coverage.ts';

export const PAGE = join(ROOT, 'docs/rules/coverage.md');
const PROOF = join(ROOT, 'docs/proof/coverage.json');

/** The result of the last full run. */
export function provenCoverage(): Coverage {
  return (JSON.parse(readFileSync(PROOF, 'utf8')) as { result: Coverage }).result;
}

/** The text of the page. */
export function coveragePage(titles: readonly Title[], result: Coverage): string {
  const byCase = testsByCase(titles);
  const cases = [...byCase].map(([cite, tests]) => caseText(cite, CASES[cite], tests));
  return `${[
    '# Coverage',
    'Written by `npm run coverage`; not to be edited. Every case of the rules with the tests that name it, and every cell of the seven charts with how often play read it.',
    '## The charts in play',
    chartsIntro(result),
    ...GRIDS.map((grid) => gridText(grid, result)),
    '## The kinds of action',
    'In how many of the games each kind of action was done.',
    table(['Action', 'Games'], rowsOf(result.kinds)),
    '## The cases',
    ...cases,
  ].join('\n\n')}\n`;
}

function chartsIntro(result: Coverage): string {
  const { games, actions, cells } = result;
  const lines = unreadLines(cells);
  const unread = unreadCells(cells);
  return [
    `${games} games over the shipped battles, ${actions} actions, the players greedy and random by turns.`,
    'A prohibited cell counts when a refusal cites it.',
    lines.length === 0 ? 'Every row and every column was read.' : `${lines.join('. ')}.`,
    unread.length === 0 ? 'Every cell was read.' : `Cells that play never came to: ${unread.join(', ')}.`,
  ].join(' ');
}

function gridText({ chart, rows, columns }: Grid, { cells }: Coverage): string {
  const head = [`${chart} ${CASES[chart].title}`, ...columns];
  return table(
    head,
    rows.map((row) => [row, ...columns.map((column) => String(cells[`${chart} ${row} ${column}`] ?? 0))]),
  );
}

function caseText(cite: Cite, { title, source, advice }: Case, tests: readonly Title[]): string {
  const head = `### ${cite} ${title} \`${source}\``;
  if (tests.length === 0) return `${head}\n\n${advice === true ? 'Advice: it binds nobody.' : 'No test.'}`;
  const files = [...new Set(tests.map(({ file }) => file))];
  const items = files.map((file) => {
    const own = tests.filter((test) => test.file === file).map(({ title }) => `  - ${inline(title)}`);
    return [`- \`${file}\``, ...new Set(own)].join('\n');
  });
  return `${head}\n\n${items.join('\n')}`;
}

/** A title as plain text in Markdown. */
function inline(title: string): string {
  return title.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>$]/g, String.raw`\$&`);
}

function rowsOf(counts: Readonly<Record<string, number>>): readonly (readonly string[])[] {
  return Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => [name, String(count)]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (fields: readonly string[]): string => `| ${fields.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
