/** docs/make-a-scenario.md followed: the battle that the page makes, from its boxes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { hexNamed, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import type { Command } from '../../src/editor/command.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { worksAround } from '../../src/editor/tools/works.ts';

/** The page. */
export const WALK = readFileSync(join(ROOT, 'docs/make-a-scenario.md'), 'utf8');

function boxes(kind: string): readonly string[] {
  return [...WALK.matchAll(new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``, 'g'))].map(([, box]) => box!.trim());
}

function done(document: ScenarioDocument, command: Command): ScenarioDocument {
  const edited = edit(document, command);
  if (!edited.ok) throw new Error(`${command.type}: ${edited.refusal.code} ${edited.refusal.what}`);
  return edited.document;
}

/** The battle that the page makes, step for step. */
export function battleOfTheWalk(): ScenarioDocument {
  const [columns, rows] = [...WALK.matchAll(/\*\*(?:Columns|Rows)\*\* to (\d+)/g)].map(([, figure]) =>
    Number(figure),
  );
  const blank = blankDocument({ columns: columns!, rows: rows!, orientation: 'pointy' });
  const sheet = sheetOf(blank.map.inline);
  const keep = boxes('hexes')[0]!
    .split(' ')
    .map((name): HexId => hexNamed(sheet, name)!);
  const painted = done(done(blank, { type: 'paint', hexes: keep, letter: 'c' }), {
    type: 'level',
    hexes: keep,
    level: 1,
  });
  const walled = done(painted, {
    type: 'hexsides',
    lines: worksAround(painted.map.inline, keep, { kind: 'wall' }),
  });
  const [a, b] = boxes('hexside')[0]!.split('/');
  const gated = done(walled, {
    type: 'hexsides',
    lines: [{ a: a!, b: b!, kind: 'main-gate', up: a!, level: 1 }],
  });
  const parts = boxes('json').map((box) => JSON.parse(box) as Partial<ScenarioDocument>);
  return Object.assign({}, gated, ...parts) as ScenarioDocument;
}
