// `node scripts/assets/title.mjs`: paints the plate behind the title in a browser and writes assets/built/title.webp.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '../../../scripts/fingerprint.mjs';
import { launch, openPage } from '../../kit/browser.ts';

const server = await createServer({ root: ROOT, configFile: false, logLevel: 'error', appType: 'mpa' });
await server.listen();
const browser = await launch();
try {
  const url = `${server.resolvedUrls?.local[0] ?? ''}tests/ui/plate/index.html`;
  const { page } = await openPage(browser, { url });
  await page.waitForFunction(() => document.title === 'painted', null, { timeout: 240_000 });
  const picture = await page.evaluate(() =>
    document
      .querySelector('canvas')!
      .toDataURL('image/webp', 0.3)
      .replace(/^[^,]*,/, ''),
  );
  writeFileSync(join(ROOT, 'assets/built/title.webp'), Buffer.from(picture, 'base64'));
} finally {
  await browser.close();
  await server.close();
}
