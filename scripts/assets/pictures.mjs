// `node scripts/assets/pictures.mjs [id]...`: takes the picture of every shipped scenario as it opens, for assets/scenarios.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '../fingerprint.mjs';
import { run } from '../program.mjs';

/** The window, and how many pixels of the picture one of its pixels makes: 800 x 350. */
const WINDOW = { width: 1200, height: 525 };
const SHRINK = 2 / 3;
const QUALITY = 60;
/** Time for the sheet to be painted, in milliseconds. */
const PATIENCE = 30_000;

/** The hex in the middle of each picture, and how much nearer than the first look it is seen. */
const LOOKS = {
  'first-steps': ['1112', 1.6],
  'the-great-gate': ['1313', 1.45],
  'the-last-rampart': ['1013', 1.6],
  'the-ride-of-the-rohirrim': ['1411', 1.35],
  'black-sails': ['1812', 1.3],
  'slopes-of-dagorlad': ['1207', 1.7],
  'the-siege-of-minas-tirith': ['1513', 1.12],
};

const { launch, openPage } = /** @type {typeof import('../../tests/kit/browser.ts')} */ (
  /** @type {unknown} */ (await run('tests/kit/browser.ts'))
);
const asked = process.argv.slice(2);
const folder = join(ROOT, 'assets/scenarios');
const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  appType: 'mpa',
  server: { hmr: false, watch: null },
});
await server.listen();
const browser = await launch();
try {
  mkdirSync(folder, { recursive: true });
  // Any file of the site: it gives the page its origin.
  const url = `${server.resolvedUrls?.local[0] ?? ''}LICENSE`;
  for (const [id, look] of Object.entries(LOOKS)) {
    if (asked.length > 0 && !asked.includes(id)) continue;
    const { page, close } = await openPage(browser, { url, ...WINDOW, deviceScaleFactor: SHRINK });
    await page.setContent('<div id="board" style="position: fixed; inset: 0"></div>');
    await page.evaluate(showOpening, { id, look });
    await page.waitForTimeout(PATIENCE);
    const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY, timeout: 120_000 });
    writeFileSync(join(folder, `${id}.jpg`), picture);
    await close();
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * In the page: lays out the board as the scenario opens.
 * @param {{ id: string, look: readonly (string | number)[] }} wish
 */
async function showOpening({ id, look: [hex, nearer] }) {
  /** @param {string} path */
  const load = (path) => import(/* @vite-ignore */ path);
  await load('/src/ui/parts/faces.css');
  const [{ createStage }, { openShipped }, { newMatch }, { view }, { hexNamed }] = await Promise.all(
    ['stage/stage.ts', 'ui/games/opening.ts', 'game/match.ts', 'game/view.ts', 'board/hex.ts'].map((file) =>
      load(`/src/${file}`),
    ),
  );
  const { battle, map } = openShipped(id).value;
  const deaf = { hover() {}, pick() {}, inspect() {} };
  const stage = await createStage(document.querySelector('#board'), deaf);
  // As the besieger sees it: no picture tells which cauldron is a dummy.
  const state = view(battle, newMatch(battle, 1).state, 1);
  stage.light(battle.turns.night.has(state.turn) ? 'night' : 'day');
  stage.open(battle, map);
  stage.show(state, { ready: new Set(), fanatic: new Map() });
  stage.zoomBy(nearer);
  const [x, y] = stage.pointOf(hexNamed(battle.board, hex));
  stage.panBy(innerWidth / 2 - x, innerHeight / 2 - y);
}
