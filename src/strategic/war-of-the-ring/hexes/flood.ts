/** A river that obeys whoever holds the place (2.21, H4): it rises once a block and takes those of the other side who crowd at it. */
import type { HexName } from '../../../board/mapFile.ts';
import type { Text } from '../../../engine/battle.ts';
import type { InlineScenario } from '../../../scenario/schema.ts';

/** Where a river rises, and when. */
export interface Flood {
  /** Where it takes whoever is not of the holder's side. */
  readonly hexes: readonly HexName[];
  /** It does not rise for fewer units in order. */
  readonly least: number;
  /** What both read when a block begins, and when it rises. */
  readonly told: Text;
  readonly text: Text;
}

/** The flood as an event of a block: when the other side has moved, those at the water are disrupted, and one of them loses a step. `other` = that side, by its id. */
export function floodEvents(
  { hexes, least, text }: Flood,
  other: string,
): readonly InlineScenario['triggers'][number][] {
  const who = { side: other, in: [...hexes] };
  return [
    {
      id: 'flood',
      when: { type: 'phaseEnds', phase: 'besieger-movement' },
      if: [{ type: 'holds', side: other, hexes: [...hexes], atLeast: least }],
      then: {
        type: 'effects',
        once: true,
        effects: [
          { type: 'message', text },
          { type: 'reduce', who: { ...who, most: 1 } },
          { type: 'disrupt', who },
        ],
      },
    },
  ];
}
