// `npm run look -- <url path> <out.png> [--width 1280] [--height 800] [--wait 1000] [--for TEXT] [--click NAME]...`, or `npm run look -- all [NAME]...`
import { parseArgs } from 'node:util';
import { servedSite } from '../../scripts/site.mjs';
import { launch, openPage } from '../kit/browser.ts';
import { gallery } from './gallery.ts';
import { hear } from './hear.ts';

const USAGE = `npm run look -- all [NAME]...   all pictures of docs/looks, or those that are named
npm run look -- hear [SECONDS]      a battle is recorded as it is heard and measured: docs/sound-of-a-battle.md
npm run look -- <url path> <out.png> [options]
  --width N --height N   size of the window (1280 x 800)
  --scale N              device pixels per pixel (1)
  --for TEXT             wait until this text is shown
  --click NAME           click the button or link of this name; may be repeated, in order
  --key KEY              press this key afterwards; may be repeated, in order
  --wait MS              let the picture settle for this long (1500)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    scale: { type: 'string', default: '1' },
    wait: { type: 'string', default: '1500' },
    for: { type: 'string' },
    click: { type: 'string', multiple: true, default: [] },
    key: { type: 'string', multiple: true, default: [] },
  },
});

const [path, out] = positionals;
if (path === 'all') {
  process.exitCode = await lookAtAll(positionals.slice(1));
} else if (path === 'hear') {
  process.exitCode = await listen(Number(out ?? 120));
} else if (path === undefined || out === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await look(path, out);
}

/** Makes the pictures of docs/looks; 1 when a page complained. */
async function lookAtAll(wanted: readonly string[]): Promise<number> {
  const site = await servedSite();
  const complaints = await gallery(site.url, wanted);
  await site.close();
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  return complaints.length === 0 ? 0 : 1;
}

/** Records a battle; 1 when the page complained. */
async function listen(seconds: number): Promise<number> {
  const site = await servedSite();
  const complaints = await hear(site.url, seconds);
  await site.close();
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  return complaints.length === 0 ? 0 : 1;
}

/** Takes one picture of the built game and prints what the page complained about; 1 when it did. */
async function look(from: string, to: string): Promise<number> {
  const site = await servedSite();
  const browser = await launch();
  try {
    const { page, complaints } = await openPage(browser, {
      url: new URL(from.replace(/^\//, ''), site.url).href,
      width: Number(values.width),
      height: Number(values.height),
      deviceScaleFactor: Number(values.scale),
    });
    for (const name of values.click) {
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    }
    for (const key of values.key) await page.keyboard.press(key);
    if (values.for !== undefined) await page.getByText(values.for).first().waitFor();
    await page.waitForTimeout(Number(values.wait));
    await page.screenshot({ path: to });
    for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
    return complaints.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await site.close();
  }
}
