/** The printed terrain table of the Battle for Arda, by terrain and category. */
import { printedTerrain } from '../../strategic/battle-for-arda/terrain.ts';
import type { Answer } from '../output.ts';

/** The table, as `charts --system arda` answers it. */
export function terrainChart(): Answer {
  const table = printedTerrain();
  const rows = Object.entries(table).map(([row, cells]) => {
    const printed = Object.entries(cells).map(
      ([name, { attack, defence }]) => `${name} ${attack} | ${defence}`,
    );
    return `  ${row}: ${printed.join(', ')}`;
  });
  return { exit: 0, json: table, lines: ['Terrain preference, attack | defence', ...rows] };
}
