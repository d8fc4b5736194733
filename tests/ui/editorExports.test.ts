// Files out of the editor: each format has one writer, whoever asks for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import type { MapFile } from '../../src/board/mapFile.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { scaleOfPicture } from '../../src/stage/picture.ts';
import { writeMap } from '../../src/scenario/write.ts';
import {
  EXPORTS,
  PICTURE_SIZES,
  type Export,
  type PictureSize,
} from '../../src/ui/features/editor/exports.ts';
import { shippedDocument } from '../editor/kit.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the author has on his disk afterwards: names with texts. */
async function saved(
  id: Export['id'],
  size: PictureSize = 'large',
  counters = true,
): Promise<Readonly<Record<string, string>>> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => blobs.push(blob),
    revokeObjectURL: () => undefined,
  });
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { download: '', click: () => names.push(link.download) };
      return link;
    },
  });
  await EXPORTS.find((one) => one.id === id)!.run(shippedDocument('the-great-gate'), {
    size,
    counters,
    paper: 'a4',
  });
  const texts = await Promise.all(blobs.map((blob) => blob.text()));
  return Object.fromEntries(names.map((name, at) => [name, texts[at]!]));
}

test('the map of a shipped battle is exported as the formatter spells its file', async () => {
  const shipped = JSON.parse(readFileSync(join(ROOT, 'scenarios/maps/minas-tirith.json'), 'utf8')) as MapFile;
  expect(await saved('map')).toEqual({ 'the-great-gate-map.json': writeMap(shipped) });
});

test('a scenario that is exported and opened is exported the same again', async () => {
  const first = await saved('scenario');
  expect(Object.keys(first)).toEqual(['the-great-gate.json']);
  expect(JSON.parse(first['the-great-gate.json']!)).toEqual(shippedDocument('the-great-gate'));
});

test('a drawing is as large as it is asked for, a picture too unless no browser holds it', async () => {
  const widths: number[] = [];
  for (const size of PICTURE_SIZES) {
    const [svg = ''] = Object.values(await saved('drawing', size));
    widths.push(Number(/ width="([\d.]+)"/.exec(svg)![1]));
  }
  const [small = 0, middle, large] = widths;
  expect([middle! / small, large! / small].map(Math.round)).toEqual([2, 4]);

  const { map } = shippedDocument('the-great-gate');
  expect(scaleOfPicture(map.inline, 'far')).toBe('far');
  const wide = blankDocument({ columns: 200, rows: 200, orientation: 'pointy' }).map.inline;
  expect([scaleOfPicture(wide), scaleOfPicture(wide, 'near')]).toEqual([
    scaleOfPicture(wide, 'mid'),
    scaleOfPicture(wide, 'far'),
  ]);
});

test('a drawing of the map alone has no counters, and a name of its own', async () => {
  const [[name, whole] = []] = Object.entries(await saved('drawing'));
  const [[map, bare] = []] = Object.entries(await saved('drawing', 'large', false));
  expect([name, map]).toEqual(['the-great-gate.svg', 'the-great-gate-map.svg']);
  expect(whole).toContain('id="counters"');
  expect(bare).not.toContain('id="counters"');
});
