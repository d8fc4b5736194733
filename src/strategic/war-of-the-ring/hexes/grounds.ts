/** The strongholds that have a map, by their regions. */
import type { HexGround } from './ground.ts';
import { HELMS_DEEP } from './grounds/helms-deep.ts';
import { MINAS_TIRITH } from './grounds/minas-tirith.ts';

const GROUNDS: ReadonlyMap<string, HexGround> = new Map(
  [MINAS_TIRITH, HELMS_DEEP].map((ground) => [ground.region, ground]),
);

/** The regions whose strongholds have a map. */
export const FOUGHT_FOR: readonly string[] = [...GROUNDS.keys()];

/** The ground of a region's stronghold, or undefined where no map of it has been drawn. */
export function groundOf(region: string): HexGround | undefined {
  return GROUNDS.get(region);
}
