/**
 * `npm run calibration`: a thousand campaigns of soldiers for each box that has a ground, and twenty-four of captains, beside the
 * exact figures of the strategic game (4.7), and battles for Arda beside their dice; writes docs/strategic-calibration.md. `-- --games N
 * --captains N` play other numbers; what `--box TITLE` asks of one box alone, `--only arda` of the battles for Arda, or `--try` of all, is printed and not
 * written. Series that were played stay under node_modules/.cache/pelennor/calibration as long as the sources are the same, so that
 * a run that was cut short goes on.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fingerprint, ROOT } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';
import { writePage } from '../kit/pages.ts';
import { ardaRows } from './arda.ts';
import { ardaPart } from './ardaPage.ts';
import { ACTIONS, bothCampaigns, NO_CAMPAIGN, PLAYER, type Campaigns } from './campaign.ts';
import { boxesNamed, exactly, type Box } from './cases.ts';
import { calibrationPage, type Row } from './page.ts';
import type { Share } from './share.worker.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';

const SEED = 407;
/** The state of everything that a campaign comes of. */
const SOURCES = fingerprint(['src', 'scenarios', 'examples', 'tests/calibration']);
const WORKERS = Math.min(4, availableParallelism());

async function series(
  brief: SiegeBrief,
  actions: number,
  games: number,
  player = PLAYER,
): Promise<Campaigns> {
  const key = `${SOURCES}-${brief.battle}-${player}-${games}`;
  const folder = await kept('calibration', key, async (draft) => {
    writeFileSync(join(draft, 'campaigns.json'), JSON.stringify(await played(brief, actions, games, player)));
  });
  return JSON.parse(readFileSync(join(folder, 'campaigns.json'), 'utf8')) as Campaigns;
}

async function played(brief: SiegeBrief, actions: number, games: number, player: string): Promise<Campaigns> {
  const shares = Array.from({ length: WORKERS }, (_, first) => {
    const workerData: Share = { brief, actions, seed: SEED, games, first, stride: WORKERS, player };
    return new Promise<Campaigns>((resolve, reject) => {
      const worker = new Worker(new URL('./share.worker.mjs', import.meta.url), { workerData });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  });
  return (await Promise.all(shares)).reduce(bothCampaigns, NO_CAMPAIGN);
}

async function rowOf(box: Box, games: number): Promise<Row> {
  const exact = exactly(box.brief);
  const exactGrond = box.withGrond === null ? null : exactly(box.withGrond, 1).captured[0]!;
  if (box.noGround !== null) return { box, exact, exactGrond, fought: null, grond: null, captains: null };
  const fought = await series(box.brief, ACTIONS, games);
  const grond = box.withGrond === null ? null : await series(box.withGrond, 1, games);
  const captains = captainGames === 0 ? null : await series(box.brief, ACTIONS, captainGames, 'captain');
  return { box, exact, exactGrond, fought, grond, captains };
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    captains: { type: 'string', default: '24' },
    box: { type: 'string' },
    only: { type: 'string' },
    try: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const captainGames = Number(values.captains);
const onlyArda = values.only === 'arda';
const rows: Row[] = [];
const start = performance.now();
const tell = (title: string): void =>
  console.error(`${title}: ${Math.round((performance.now() - start) / 1000)} s`);
const asked = onlyArda ? [] : boxesNamed(values.box);
for (const box of asked) {
  rows.push(await rowOf(box, games));
  tell(box.title);
}
const arda = values.box === undefined ? ardaPart(ardaRows(games, SEED, tell), SEED) : '';
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const page = onlyArda
  ? arda
  : `${calibrationPage(rows, { games, captains: captainGames, seed: SEED, commit })}\n${arda}`;
if (values.try || onlyArda || values.box !== undefined) console.log(page);
else await writePage('docs/strategic-calibration.md', page);
