// docs/make-a-scenario.md is followed: the battle of the page is made, is sound, goes into a link and is played.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { hexNamed, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { writeDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { LONGEST_LINK, readLink, writeLink } from '../../src/editor/share/link.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { worksAround } from '../../src/editor/tools/works.ts';
import * as formWords from '../../src/i18n/en/editorForms.ts';
import * as hintWords from '../../src/i18n/en/editorHints.ts';
import * as editorWords from '../../src/i18n/en/editorPage.ts';
import * as trialWords from '../../src/i18n/en/editorTrials.ts';
import { openText } from '../../src/editor/document.ts';
import * as panels from '../../src/i18n/en/panels.ts';
import { random } from '../../src/ai/random.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { playout } from '../../src/session/playout.ts';
import { after } from './kit.ts';

const page = readFileSync(join(ROOT, 'docs/make-a-scenario.md'), 'utf8');

function boxes(kind: string): readonly string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``, 'g'))].map(([, box]) => box!.trim());
}

/** The battle that the page makes, step for step. */
function followed(): ScenarioDocument {
  const [columns, rows] = [...page.matchAll(/\*\*(?:Columns|Rows)\*\* to (\d+)/g)].map(([, figure]) =>
    Number(figure),
  );
  const blank = blankDocument({ columns: columns!, rows: rows!, orientation: 'pointy' });
  const sheet = sheetOf(blank.map.inline);
  const keep = boxes('hexes')[0]!
    .split(' ')
    .map((name): HexId => hexNamed(sheet, name)!);
  const painted = after(
    blank,
    { type: 'paint', hexes: keep, letter: 'c' },
    { type: 'level', hexes: keep, level: 1 },
  );
  const walled = after(painted, {
    type: 'hexsides',
    lines: worksAround(painted.map.inline, keep, { kind: 'wall' }),
  });
  const [a, b] = boxes('hexside')[0]!.split('/');
  const gated = after(walled, {
    type: 'hexsides',
    lines: [{ a: a!, b: b!, kind: 'main-gate', up: a!, level: 1 }],
  });
  const parts = boxes('json').map((box) => JSON.parse(box) as Partial<ScenarioDocument>);
  return Object.assign({}, gated, ...parts) as ScenarioDocument;
}

const BATTLE = followed();

test('there is nothing to tell of the battle of the page, its own tests among it', () => {
  expect(problemsOf(BATTLE)).toEqual([]);
  expect(BATTLE.tests?.length).toBeGreaterThan(1);
  const read = openText(writeDocument(BATTLE), NO_LIBRARY);
  expect(read.ok && writeDocument(read.value)).toBe(writeDocument(BATTLE));
});

test('it goes into a link and comes out of it', () => {
  const link = writeLink(BATTLE);
  expect(link.length).toBeLessThan(LONGEST_LINK / 2);
  const read = readLink(`#${link}`);
  expect(read.ok && writeDocument(read.value)).toBe(writeDocument(BATTLE));
});

test('it is played to its end', () => {
  const opened = openScenario(BATTLE, NO_LIBRARY);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  expect(playout(opened.value.battle, [random, random], 1, 0).state.verdict).not.toBeNull();
});

test('every button and page that it names is called so in the game', () => {
  const words = new Set(
    [editorWords, formWords, hintWords, trialWords, panels]
      .flatMap((catalogue) => Object.values(catalogue))
      .flatMap((part) => Object.values(part) as unknown[]),
  );
  const named = [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});
