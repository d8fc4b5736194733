/** The strongholds whose maps are drawn from a blank sheet, by their regions. */
import { readFileSync } from 'node:fs';
import type { MapFile } from '../../src/board/mapFile.ts';
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';

/** Minas Tirith has a recording of its own, and Osgiliath, which is no stronghold. */
export const DRAWN_GROUNDS = FOUGHT_FOR.filter((region) => region !== 'minas-tirith');

/** The map of a region as it is shipped. */
export function mapNamed(region: string): MapFile {
  return JSON.parse(readFileSync(`scenarios/maps/${region}.json`, 'utf8')) as MapFile;
}
