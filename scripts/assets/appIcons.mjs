// `node scripts/assets/appIcons.mjs`: draws the icons of the installed game, the White Tower in its frame, for public/icons.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fingerprint.mjs';
import { run } from '../program.mjs';

/** Name, pixels, and how much of the square the drawing may fill: whatever cuts a mask out leaves four fifths. */
const ICONS = /** @type {const} */ ([
  ['180', 180, 1],
  ['192', 192, 1],
  ['512', 512, 1],
  ['maskable-512', 512, 0.78],
]);

const TOWER = `
  <path d="M50 8l3 9 9-3-5 8h-14l-5-8 9 3z" fill="#d9b566"/>
  <path d="M34 86V44h-6V30h8v6h7v-6h14v6h7v-6h8v14h-6v42H58V70a8 8 0 0 0-16 0v16z" fill="#f3ead2"/>
  <path d="M18 88h64" stroke="#d9b566" stroke-width="4" stroke-linecap="round"/>`;

/** @param {number} part */
function drawn(part) {
  const edge = (100 - 100 * part) / 2;
  const frame = part === 1 ? '<rect x="3" y="3" width="94" height="94" rx="16" fill="none" stroke="#6f5a33" stroke-width="2.5"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" style="display:block;width:100vw;height:100vh">
    <defs><radialGradient id="g" cy="35%"><stop offset="0" stop-color="#3a2c1e"/><stop offset="1" stop-color="#14110e"/></radialGradient></defs>
    <rect width="100" height="100" fill="url(#g)"/>${frame}
    <g transform="translate(${edge} ${edge}) scale(${part})">${TOWER}</g></svg>`;
}

const { launch } = /** @type {typeof import('../../tests/kit/browser.ts')} */ (
  /** @type {unknown} */ (await run('tests/kit/browser.ts'))
);
const folder = join(ROOT, 'public/icons');
mkdirSync(folder, { recursive: true });
const browser = await launch();
for (const [name, size, part] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${drawn(part)}</body>`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
