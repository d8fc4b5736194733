/** The part of docs/strategic-calibration.md on battles for Arda: nobody wishes for equal means there (H7), and nothing is marked. */
import type { ArdaMeans, ArdaRow } from './arda.ts';
import { PLAYER } from './campaign.ts';

/** The rows as a part of the page. */
export function ardaPart(rows: readonly ArdaRow[], seed: number): string {
  return `## Battles for Arda

Hexes beside the dice of that game: ${rows[0]?.fights ?? 0} fights for each box, seed ${seed}, both sides by a ${PLAYER}, block by block to the end and nobody
goes back; the means of the dice are sampled. \`hexes / dice\`; walls and engines count among the units.

| box | attackers lost | defenders lost | no defender is left | rounds |
| --- | --- | --- | --- | --- |
${rows.map(lineOf).join('\n')}
`;
}

function lineOf({ title, hexes, dice }: ArdaRow): string {
  const cell = (part: keyof ArdaMeans): string => `${hexes[part].toFixed(2)} / ${dice[part].toFixed(2)}`;
  return `| ${[title, cell('attackers'), cell('defenders'), cell('cleared'), cell('rounds')].join(' | ')} |`;
}
