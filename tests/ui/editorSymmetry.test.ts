// Whatever is drawn comes on the other parts of the sheet as well: ground, walls, roads and pieces, around a centre of the author's choice.
import '../kit/indexedDb.ts';
import { expect, test } from 'vitest';
import { hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { imagesOf } from '../../src/editor/tools/symmetry.ts';
import { createEditor } from '../../src/ui/features/editor/editorModel.ts';
import { finishDrag, gripOf } from '../../src/ui/features/editor/drags.ts';
import { openDrafts } from '../../src/ui/features/editor/drafts.ts';
import { shortcut } from '../../src/ui/features/editor/keys.ts';
import { SYMMETRIES, type SymmetryId } from '../../src/ui/features/editor/symmetries.ts';
import type { BrushInk } from '../../src/ui/features/editor/grip.ts';

/** An author on a blank sheet whose strokes turn around 0606. */
function author(symmetry: SymmetryId, orientation: 'pointy' | 'flat' = 'pointy') {
  const model = createEditor(openDrafts());
  void model.open(blankDocument({ columns: 11, rows: 11, orientation }), null);
  model.hold({ symmetry });
  const map = () => model.document.peek()!.map.inline;
  const sheet = sheetOf(map());
  const hex = (name: string): HexId => hexNamed(sheet, name)!;
  const images = (name: string): readonly string[] =>
    imagesOf(sheet, model.mirrored.value, hex(name)).map((one) => (one === null ? '-' : hexName(sheet, one)));
  const draw = (ink: BrushInk, names: readonly string[]): void => {
    model.hold({ ink });
    const hexes = names.map(hex);
    const side = hexes.length > 1 ? ([hexes[0]!, hexes[1]!] as const) : null;
    finishDrag(model, gripOf(model), { hexes, corners: [], side });
  };
  const press = (key: string): boolean =>
    shortcut({ key, ctrlKey: false, metaKey: false, altKey: false }, model);
  return { model, map, sheet, hex, images, draw, press };
}

const PARTS: readonly (readonly [SymmetryId, number])[] = [
  ['none', 1],
  ['upright', 2],
  ['level', 2],
  ['both', 4],
  ['half', 2],
  ['third', 3],
  ['sixth', 6],
];

test('every symmetry of the sheet can be chosen, by the list and one after the other by its key', () => {
  const { model, press } = author('none');
  expect(PARTS.map(([id]) => id)).toEqual([...SYMMETRIES]);
  const gone = SYMMETRIES.map(() => (press('j'), model.symmetry.value));
  expect(gone).toEqual([...SYMMETRIES.slice(1), 'none']);
});

test.each(PARTS)('%s lays a wall %i times, each with its inner hex inside', (symmetry, parts) => {
  for (const orientation of ['pointy', 'flat'] as const) {
    const { map, images, draw } = author(symmetry, orientation);
    draw({ type: 'hexside', kind: 'wall' }, ['0703', '0803']);
    const inner = map().hexsides.map(({ up }) => up!);
    expect(map().hexsides.length).toBe(parts);
    expect(new Set(inner)).toEqual(new Set(images('0703')));
  }
});

test.each(PARTS)('%s lays a road %i times, each along the images of its hexes', (symmetry, parts) => {
  const { map, images, draw } = author(symmetry);
  const way = ['0704', '0803', '0903'];
  draw({ type: 'road', kind: 'road' }, way);
  const [first, second, third] = way.map(images);
  expect(map().roads.map(({ path }) => path.join(' '))).toEqual(
    first!.map((hex, turn) => `${hex} ${second![turn]} ${third![turn]}`),
  );
  expect(new Set(map().roads.map(({ name }) => name)).size).toBe(parts);
});

test('a road over the edge of its image is laid as far as the sheet goes, and one that is its own image once', () => {
  const { model, map, draw, hex, press } = author('upright');
  model.hold({ cursor: hex('0306') });
  press('k');
  draw({ type: 'road', kind: 'road' }, ['0406', '0506', '0606', '0706', '0806']);
  expect(map().roads.map(({ path }) => path.length)).toEqual([5, 2]);
  const straight = author('upright');
  straight.draw({ type: 'road', kind: 'road' }, ['0506', '0606', '0706']);
  expect(straight.map().roads).toHaveLength(1);
});

test('pieces come in every image under names of their own, a leader once', () => {
  const { model, images, draw } = author('sixth');
  const kinds = [
    {
      class: 'unit',
      id: 'levy',
      name: { en: 'Levy' },
      code: 'D2Y',
      gait: 'foot',
      ma: 4,
      value: 1,
      traits: [],
    },
    {
      class: 'personage',
      id: 'captain',
      name: { en: 'C' },
      rank: 'leader',
      ratings: [6, 3],
      ma: 6,
      gifts: [],
    },
  ] as const;
  draw({ type: 'piece', kind: { ...kinds[0], traits: [] }, force: 'host' }, ['0704']);
  draw({ type: 'piece', kind: { ...kinds[1], ratings: [6, 3], gifts: [] }, force: 'host' }, ['0704']);
  const { pieces } = model.document.peek()!;
  expect(pieces.filter(({ kind }) => kind === 'levy').map(({ at }) => at)).toEqual(images('0704'));
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(7);
  expect(pieces.filter(({ kind }) => kind === 'captain').map(({ at }) => at)).toEqual(['0704']);
});

test('the centre is the middle of the sheet until a hex is made it, and again on another sheet', async () => {
  const { model, map, hex, draw, press } = author('half');
  expect(model.mirrored.value).toMatchObject({ centre: hex('0606') });
  model.hold({ selected: { type: 'hex', hex: hex('0404') } });
  expect(press('k')).toBe(true);
  expect(model.mirrored.value).toMatchObject({ kind: 'rotation', parts: 2, centre: hex('0404') });
  draw({ type: 'terrain', letter: 'g' }, ['0304']);
  expect(map().hexes[3]!.slice(0, 6)).toBe('..g.g.');

  const other = author('half').model;
  other.hold({ centre: hex('0404') });
  await other.open(blankDocument({ columns: 5, rows: 5, orientation: 'pointy' }), null);
  expect(other.mirrored.value).toMatchObject({ centre: 12 });
});
