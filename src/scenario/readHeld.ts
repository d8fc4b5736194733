/** Cases 2.13 and 2.21: so many hexes that a side holds, as conditions and moments ask for them. */
import type { HexId } from '../board/hex.ts';
import type { Side } from '../engine/battle.ts';
import { readSide, type TriggerContext } from './readNames.ts';

/** How a file names them: one zone, or a list of hexes and zones. */
interface HeldLine {
  readonly side: string;
  readonly hexes: string | readonly string[];
  readonly atLeast: number;
}

/** Side, hexes and how many of them; null, with a report, where something unknown is named. More than there are can never be held. */
export function readHeld(
  line: HeldLine,
  path: string,
  context: TriggerContext,
): Readonly<{ side: Side; hexes: readonly HexId[]; atLeast: number }> | null {
  const { atLeast } = line;
  const side = readSide(line.side, `${path}/side`, context);
  const hexes = context.regions?.region(line.hexes, `${path}/hexes`) ?? null;
  if (hexes === null) return null;
  if (atLeast > hexes.length) {
    const sentence = `${atLeast} of ${hexes.length} hexes can never be held`;
    context.report(`${path}/atLeast`, 'too-few-hexes', sentence);
  }
  return side === null ? null : { side, hexes, atLeast };
}
