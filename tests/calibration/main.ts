/**
 * `npm run calibration`: a thousand campaigns of soldiers for each box that has a ground, and twenty-five of captains, beside
 * the exact figures of the strategic game (4.7), then battles for Arda beside their dice, and storms of forts of Middle Earth IX beside the
 * strengths; writes the parts of docs/strategic-calibration.md. `-- --games N --captains N` play other numbers; `--only soldiers`,
 * `captains`, `arda` or `ix` renews one part; what `--box TITLE` asks of one box of the War of the Ring alone, or `--try` of all, is
 * printed and not written. Batches of campaigns that were played stay under node_modules/.cache/pelennor/calibration as long as the
 * sources are the same, so that a run that was cut short goes on, and one that asks for more campaigns plays those alone.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fingerprint, ROOT } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';
import { writePart } from '../lab/keep.ts';
import { ardaRows } from './arda.ts';
import { ardaPart } from './ardaPage.ts';
import { ACTIONS, bothCampaigns, NO_CAMPAIGN, type Campaigns } from './campaign.ts';
import { boxesNamed, exactly, type Box } from './cases.ts';
import { captainsPart } from './captainsPage.ts';
import { ixRows } from './ix.ts';
import { ixPart } from './ixPage.ts';
import { soldiersPart, type Row } from './page.ts';
import type { Share } from './share.worker.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';

const PAGE = 'docs/strategic-calibration.md';
const PARTS = ['soldiers', 'captains', 'arda', 'ix'] as const;
type Part = (typeof PARTS)[number];

const SEED = 407;
/** The state of everything that a campaign comes of. */
const SOURCES = fingerprint(['src', 'scenarios', 'examples', 'tests/calibration']);
const WORKERS = Math.min(4, availableParallelism());

/** Who plays both sides, and how many campaigns are kept together: some minutes of work. */
const PLAYERS = {
  soldiers: { level: 'soldier', batch: 250 },
  captains: { level: 'captain', batch: 25 },
} as const;
type Players = keyof typeof PLAYERS;

/** Plays what is missing of campaigns 0 to `games`, batch by batch. */
async function series(
  brief: SiegeBrief,
  actions: number,
  games: number,
  players: Players,
): Promise<Campaigns> {
  const { level, batch } = PLAYERS[players];
  let sum: Campaigns = NO_CAMPAIGN;
  for (let first = 0; first < games; first += batch) {
    const until = Math.min(games, first + batch);
    const key = `${SOURCES}-${brief.battle}-${level}-${first}-${until}`;
    const folder = await kept('calibration', key, async (draft) => {
      const played = await playBatch({ brief, actions, seed: SEED, player: level, first, until });
      writeFileSync(join(draft, 'campaigns.json'), JSON.stringify(played));
    });
    const played = JSON.parse(readFileSync(join(folder, 'campaigns.json'), 'utf8')) as Campaigns;
    sum = bothCampaigns(sum, played);
  }
  return sum;
}

async function playBatch(batch: Omit<Share, 'stride'>): Promise<Campaigns> {
  const shares = Array.from({ length: WORKERS }, (_, hand) => {
    const workerData: Share = { ...batch, first: batch.first + hand, stride: WORKERS };
    return new Promise<Campaigns>((resolve, reject) => {
      const worker = new Worker(new URL('./share.worker.mjs', import.meta.url), { workerData });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  });
  return (await Promise.all(shares)).reduce(bothCampaigns, NO_CAMPAIGN);
}

/** A box fought so often; the assault with Grond is one action long. */
async function rowOf(box: Box, games: number, players: Players): Promise<Row> {
  const exact = exactly(box.brief);
  const exactGrond = box.withGrond === null ? null : exactly(box.withGrond, 1).captured[0]!;
  if (box.noGround !== null) return { box, exact, exactGrond, fought: null, grond: null };
  const fought = await series(box.brief, ACTIONS, games, players);
  const isGrondAsked = box.withGrond !== null && players === 'soldiers';
  const grond = isGrondAsked ? await series(box.withGrond, 1, games, players) : null;
  return { box, exact, exactGrond, fought, grond };
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    captains: { type: 'string', default: '25' },
    box: { type: 'string' },
    only: { type: 'string' },
    try: { type: 'boolean', default: false },
  },
});
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const start = performance.now();
const tell = (title: string): void =>
  console.error(`${title}: ${Math.round((performance.now() - start) / 1000)} s`);

async function rowsOf(games: number, players: Players): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const box of boxesNamed(values.box)) {
    rows.push(await rowOf(box, games, players));
    tell(`${players}, ${box.title}`);
  }
  return rows;
}

async function partOf(part: Part): Promise<string> {
  const games = Number(part === 'captains' ? values.captains : values.games);
  if (part === 'arda') return ardaPart(ardaRows(games, SEED, tell), SEED);
  if (part === 'ix') return ixPart(ixRows(games, SEED, tell), SEED);
  const rows = await rowsOf(games, part);
  const made = { games, seed: SEED, commit };
  return part === 'soldiers' ? soldiersPart(rows, made) : captainsPart(rows, made);
}

const unknown = values.only !== undefined && !PARTS.some((part) => part === values.only);
if (unknown) throw new Error(`--only takes ${PARTS.join(', ')}, not "${values.only}"`);
/** A box is one of the War of the Ring. */
const isOfTheRing = (part: Part): boolean => part === 'soldiers' || part === 'captains';
const asked = PARTS.filter((part) =>
  values.only === undefined ? values.box === undefined || isOfTheRing(part) : part === values.only,
);
for (const part of asked) {
  const text = await partOf(part);
  if (values.try || values.box !== undefined) console.log(text);
  else await writePart(part, [text], PAGE);
}
