// Names the rules a proof was made for: whoever changes a rule has to prove again what depends on it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow } from './fingerprint.mjs';

/** What counts as rules: a change anywhere else leaves every proof standing. */
export const RULES = ['src/rulebook', 'src/board', 'src/engine', 'src/sequence', 'src/game'];

/** The proofs of the strategic games stand on their own rules. */
const STRATEGIC = ['src/strategic'];
const STRATEGIC_PROOFS = ['ledger', 'strategic-battles'];

/** Mutants are tried on the rules and on the battles of the War of the Ring. */
const MUTATED = [...RULES, 'src/strategic/war-of-the-ring/battle'];

/** Strategic sieges on hexes stand on both, on their maps and engines, and on the programs that fight them. */
const ON_HEXES = [...RULES, ...STRATEGIC, 'src/ai', 'scenarios/maps', 'scenarios/rosters'];

/** Who beats whom takes hours to find out: it stands for the weights, the budgets and the search of the programs. */
const PLAYED = ['src/ai/greedy/weights.ts', 'src/ai/levels.ts', 'src/ai/search'];
export const LAB_PROOFS = ['balance', 'ladder', 'positions', 'without'];

/** Who wins: for the same, and for the battles as they are shipped. */
const WEIGHED = [...PLAYED, 'scenarios'];

/** The battles that the ladder is played in; a pair in the first takes the least time. */
export const LADDER_BATTLES = /** @type {const} */ (['the-great-gate', 'the-siege-of-minas-tirith']);

/** The battle of which is asked what decides it. */
export const ASKED = LADDER_BATTLES[1];

/**
 * The proofs that are played in some battles alone: what becomes of the others leaves them standing.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PLAYED_IN = { ladder: LADDER_BATTLES, without: [ASKED] };

/** What a battle says of itself changes no game of it. */
const SAID = ['title', 'summary', 'history', 'notes', 'balance', 'minutes', 'picture'];

/** How games of the machine end hangs on the rules, on the machine and on the battles it plays. */
const PLAYED_OUT = [...RULES, 'src/ai', 'src/scenario', 'scenarios'];

/** What becomes of a file of Tiled hangs on how it is read and written. */
const TILED = ['src/editor/tiled'];

/** What becomes of a spoilt scenario hangs on the readers of files and links, and on what is asked of a draft. */
const READING = [
  'src/scenario',
  'src/editor/share',
  'src/editor/problems',
  'src/editor/document.ts',
  'src/editor/authorTests.ts',
];

/** What a killed browser loses hangs on how games are kept. */
const KEEPING = ['src/ui/persistence', 'src/saves'];

/** The settings of all tests. */
const SETTINGS = 'vitest.config.ts';

/** Whether tests of the page hold hangs, besides the page of each commit, on how a browser is driven. */
const DRIVING = [
  'tests/kit/browser.ts',
  'tests/kit/coarse.ts',
  'tests/kit/chromium.ts',
  'tests/kit/tidy.ts',
  'tests/kit/watchdog.ts',
  SETTINGS,
];

/**
 * The SHA-256 of the names and contents of all files that make the rules of a proof, the same on every machine.
 * @param {string} proof by its name
 * @returns {string} 64 hex digits
 */
export function rulesHash(proof) {
  return hashOf(filesBelow(rulesOf(proof)).filter(isPlayedOn(proof)));
}

/**
 * The SHA-256 of what the games of one battle hang on in the laboratory: the programs that play them, its units, its map and the battle
 * itself. Whoever turns a dial of one battle leaves the games of the others as they are.
 * @param {string} battle by its id
 * @returns {string} 64 hex digits
 */
export function battleHash(battle) {
  const file = `scenarios/${battle}.json`;
  return hashOf([...filesBelow([...PLAYED, 'scenarios/rosters']), mapOf(file), file]);
}

/**
 * @param {readonly string[]} files
 * @returns {string}
 */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0${partThatCounts(file)}\0`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} file
 * @returns {string}
 */
function partThatCounts(file) {
  const text = read(file).replaceAll('\r\n', '\n');
  if (isBattle(file)) return ruledPart(text);
  return file === SETTINGS ? drivingPart(text) : text;
}

/**
 * Of the settings of all tests those that drive a browser: its project, and how many work at once.
 * Throws where they are not found: then every change of the file would be passed over.
 * @param {string} text `vitest.config.ts`
 * @returns {string}
 */
export function drivingPart(text) {
  const found = text.match(/^const BROWSERS_AT_ONCE = .*$|^ {10}name: 'browser',\n[^]*?^ {8}\},$/gm) ?? [];
  if (found.length !== 2) throw new Error(`${SETTINGS}: the settings of the project "browser" are not found`);
  return found.join('\n');
}

/**
 * Proofs of the battles hang on no map but those the battles are fought on: a hold of the strategic game may change its ground.
 * @param {string} proof
 * @returns {(file: string) => boolean}
 */
function isPlayedOn(proof) {
  if (!['balance', 'endings', 'ladder', 'without'].includes(proof)) return () => true;
  const battles = filesBelow(['scenarios']).filter(isBattle).filter(isFoughtFor(proof));
  const maps = battles.map(mapOf);
  return (file) =>
    isBattle(file) ? battles.includes(file) : !file.startsWith('scenarios/maps/') || maps.includes(file);
}

/**
 * @param {string} battle a file of a scenario
 * @returns {string} the file of its map
 */
function mapOf(battle) {
  return `scenarios/${JSON.parse(read(battle)).map.file}`;
}

/**
 * @param {string} proof
 * @returns {(battle: string) => boolean}
 */
function isFoughtFor(proof) {
  const fought = PLAYED_IN[proof]?.map((name) => `scenarios/${name}.json`);
  return (battle) => fought === undefined || fought.includes(battle);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isBattle(file) {
  return /^scenarios\/[^/]+\.json$/.test(file);
}

/**
 * A battle without what it says of itself.
 * @param {string} text a file of a scenario
 * @returns {string}
 */
export function ruledPart(text) {
  return JSON.stringify(Object.entries(JSON.parse(text)).filter(([name]) => !SAID.includes(name)));
}

/**
 * @param {string} file
 * @returns {string}
 */
function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}

/**
 * @param {string} proof
 * @returns {readonly string[]}
 */
function rulesOf(proof) {
  if (proof === 'hexes') return ON_HEXES;
  if (['balance', 'ladder', 'without'].includes(proof)) return WEIGHED;
  if (LAB_PROOFS.includes(proof)) return PLAYED;
  if (proof === 'endings') return PLAYED_OUT;
  if (proof === 'mutants') return MUTATED;
  if (proof === 'kills') return KEEPING;
  if (proof === 'tiled') return TILED;
  if (proof === 'scenarios') return READING;
  if (proof === 'browser') return DRIVING;
  return STRATEGIC_PROOFS.includes(proof) ? STRATEGIC : RULES;
}
