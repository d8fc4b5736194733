/** The part of docs/strategic-calibration.md on forts of Middle Earth IX: hexes beside certainty, and nothing is marked. */
import { PLAYER } from './campaign.ts';
import type { IxRow } from './ix.ts';

/** The rows as a part of the page. */
export function ixPart(rows: readonly IxRow[], seed: number): string {
  const storms = rows[0]?.storms ?? 0;
  return `## Forts of Middle Earth IX

Written by \`npm run calibration -- --only ix\`: ${storms} storms for each box, seed ${seed}, both sides by a ${PLAYER}. Arthedain holds Frn, Angmar storms it, and the
Hillmen are its second support. The strengths of that game are certain, so that hexes can only be laid beside certainty: the share in which the fort falls, and how often in how many storms. Its standard error is at most ${(0.5 / Math.sqrt(storms)).toFixed(3)}.

| box | strength | of the garrison, the fort counted | by the strengths | falls on hexes |
| --- | --- | --- | --- | --- |
${rows.map(lineOf).join('\n')}
`;
}

function lineOf({ title, attack, defence, verdict, storms, fallen }: IxRow): string {
  const share = `${(fallen / storms).toFixed(2)} (${fallen} of ${storms})`;
  return `| ${[title, attack, defence, verdict, share].join(' | ')} |`;
}
