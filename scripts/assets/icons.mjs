/**
 * Bakes the icons of the game into assets/built/icons.json: icon name -> path data in a box of 512 x 512.
 * The drawings come from game-icons.net (CC BY 3.0); icon-list.json names them by author. `menu`, `plus` and `minus` are ours.
 * Those of the title page stand in icons-front.json alone, so that it need not wait for the others.
 * Run: node scripts/assets/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { onGrid } from './path-data.mjs';

const FRONT = [
  'boot-prints',
  'bookshelf',
  'castle',
  'cog',
  'flame',
  'hourglass',
  'menu',
  'open-book',
  'shield',
  'white-tower',
  'winged-scepter',
];

const OURS = {
  menu: 'M56 96h400v64h-400zM56 224h400v64h-400zM56 352h400v64h-400z',
  minus: 'M56 216h400v80h-400z',
  plus: 'M216 56h80v160h160v80h-160v160h-80v-160h-160v-80h160z',
};

/** @type {{ icons: Record<string, { body: string }> }} */
const collection = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);
/** @type {Record<string, string[]>} */
const byAuthor = JSON.parse(readFileSync(new URL('icon-list.json', import.meta.url), 'utf8'));

const paths = Object.values(byAuthor)
  .flat()
  .map((name) => [name, onGrid(pathOf(name))]);
const sorted = [...Object.entries(OURS), ...paths].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

write(
  'icons.json',
  sorted.filter(([name = '']) => !FRONT.includes(name)),
);
write(
  'icons-front.json',
  sorted.filter(([name = '']) => FRONT.includes(name)),
);

/** @param {string} file @param {readonly (readonly string[])[]} icons */
function write(file, icons) {
  writeFileSync(
    new URL(`../../assets/built/${file}`, import.meta.url),
    `${JSON.stringify(Object.fromEntries(icons), null, 1)}\n`,
  );
}

/** @param {string} name */
function pathOf(name) {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(collection.icons[name]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`game-icons has no one-path icon called ${name}`);
  return path;
}
