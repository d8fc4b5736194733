/** The figures as a page to read: what, against what, measured, must. */
import { verdict, type Goal, type Row } from './bench.ts';

const HEAD = ['Goal', 'What', 'Against', 'Measured', 'Must', 'Kept'];
const MARKS = { stretch: 'yes, and its stretch', kept: 'yes', MISSED: '**no**', '': '' } as const;
const SIGN = { atMost: 'at most', atLeast: 'at least' } as const;

/** A page in Markdown. */
export function pageOf(
  rows: readonly Row[],
  { commit, node, processor }: Readonly<{ commit: string | null; node: string; processor: string }>,
): string {
  return `# Benches

Measured by \`npm run bench -- --save\` at ${commit?.slice(0, 7) ?? 'an unknown commit'} on ${node}, ${processor}. Ratios are of CPU time, contenders taking
turns in one process, the median over the rounds; "x" is how many times faster than the peer where "at least" is asked,
how many times dearer where "at most" is. Figures of the browser come from the built game in headless Chromium with WebGL
in software. All figures: [bench.json](bench.json).

${table([HEAD, ...rows.map(cells)])}
`;
}

function cells(row: Row): string[] {
  const { goal, what, against, measured, unit } = row;
  return [
    goal?.id ?? '',
    what,
    against ?? '',
    figure(measured, unit),
    goal === null ? '' : limit(goal, unit),
    MARKS[verdict(row)],
  ].map((cell) => cell.replaceAll('<', '\\<'));
}

function figure(value: number, unit: Row['unit']): string {
  return `${Number(value.toPrecision(3))} ${unit}`;
}

function limit({ sense, must }: Goal, unit: Row['unit']): string {
  return `${SIGN[sense]} ${must} ${unit}`;
}

function table([head, ...rows]: string[][]): string {
  const widths = head!.map((_, column) => Math.max(...[head!, ...rows].map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
