/**
 * `npm run lab -- blocks`: the first block of a siege at each stronghold, played by the player of the calibration on both sides: when its
 * tally changed last, and how much two people have to do in it; kept in docs/strategic-blocks.md between its marks. A ground that
 * was played stays under node_modules/.cache/pelennor/blocks while the sources are the same, so that a run that was cut short goes on.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';
import { ALL_SIEGES } from '../kit/strongholds.ts';
import { playBlock, type BlockPlayed } from './blockPlayed.ts';
import { blockTable, type GroundPlayed } from './blockTable.ts';
import { writePart } from './keep.ts';

/** The page, and the part of it that is written. */
const PAGE = 'docs/strategic-blocks.md';
const PART = 'blocks';

const SOURCES = fingerprint(['src', 'scenarios', 'tests/lab', 'tests/kit']);

/** Plays so many blocks a ground, one ground where a region is named, and writes the table; of one ground it is printed only. */
export async function blocks(games: number, seed: number, region: string | undefined): Promise<void> {
  const asked = ALL_SIEGES.filter((one) => region === undefined || one.region === region);
  const played: GroundPlayed[] = [];
  for (const { region: at, note } of asked) {
    played.push({ region: at, note, blocks: await blocksAt(at, note, games, seed) });
    console.error(at);
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const lines = blockTable(played, { games, seed, commit });
  if (region === undefined) await writePart(PART, lines, PAGE);
  else console.log(lines.join('\n'));
}

async function blocksAt(
  region: string,
  note: string,
  games: number,
  seed: number,
): Promise<readonly BlockPlayed[]> {
  const folder = await kept('blocks', `${SOURCES}-${region}-${games}-${seed}`, (draft) => {
    const played = Array.from({ length: games }, (_, game) => playBlock(note, seed, game));
    writeFileSync(join(draft, 'blocks.json'), JSON.stringify(played));
    return Promise.resolve();
  });
  return JSON.parse(readFileSync(join(folder, 'blocks.json'), 'utf8')) as readonly BlockPlayed[];
}
