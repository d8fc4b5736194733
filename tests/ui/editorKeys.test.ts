// The sheet is drawn by keys alone: every tool lays what a hand would lay, and the line below says where the keys are.
import '../kit/indexedDb.ts';
import { computed, signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { cornerOf, cornerPoint, hexesOfCorner } from '../../src/editor/tools/corners.ts';
import type { EditorBoardPort, Pointing } from '../../src/ui/features/editor/boardPort.ts';
import { finishDrag, gripOf } from '../../src/ui/features/editor/drags.ts';
import { createEditor } from '../../src/ui/features/editor/editorModel.ts';
import { openDrafts } from '../../src/ui/features/editor/drafts.ts';
import { drawingByKeys } from '../../src/ui/features/editor/keyDrawing.ts';
import { EDITOR_KEYS, HEXSIDE_KEYS, shortcut, TOOL_KEYS } from '../../src/ui/features/editor/keys.ts';
import { CLIPBOARD_KEYS } from '../../src/ui/features/editor/clipboard.ts';
import { sketchSide } from '../../src/ui/features/editor/sketch.ts';
import { SYMMETRY_KEYS } from '../../src/ui/features/editor/symmetries.ts';
import type { Drag, Grip } from '../../src/ui/features/editor/grip.ts';

/** An author with nothing but keys, on a blank sheet. */
function author(orientation: 'pointy' | 'flat' = 'pointy') {
  const model = createEditor(openDrafts());
  void model.open(blankDocument({ columns: 8, rows: 7, orientation }), null);
  const grip = computed<Grip>(() => gripOf(model));
  const drag = signal<Drag | null>(null);
  const port = {
    grip,
    drag,
    point: (part: Partial<Pointing>) => {
      if (part.drag !== undefined) drag.value = part.drag;
    },
    finish: (drawn: Drag) => void finishDrag(model, grip.peek(), drawn),
  } as unknown as EditorBoardPort;
  const draw = drawingByKeys(model, port);
  const press = (...keys: readonly string[]): void => {
    for (const key of keys)
      if (!shortcut({ key, ctrlKey: false, metaKey: false, altKey: false }, model)) draw(key);
  };
  const map = () => model.document.peek()!.map.inline;
  const sheet = sheetOf(map());
  const stand = (name: string): void => void model.hold({ cursor: hexNamed(sheet, name) });
  return { model, port, press, map, sheet, stand };
}

const [UP, DOWN, LEFT, RIGHT, ENTER, ESCAPE] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  'Escape',
] as const;

describe.each(['pointy', 'flat'] as const)('a wall along corners, on %s hexes', (orientation) => {
  test('goes where the arrows go, one hexside a step', () => {
    const { press, map, stand, port } = author(orientation);
    stand('0404');
    press('q', 'b', ENTER, RIGHT, RIGHT, DOWN, DOWN, ENTER);
    expect(port.drag.peek()).toBeNull();
    expect(map().hexsides).toHaveLength(4);
    expect(map().hexsides.every(({ kind }) => kind === 'wall')).toBe(true);
  });

  test('all around a hex', () => {
    const { press, map, sheet, model } = author(orientation);
    const around =
      orientation === 'pointy' ? [RIGHT, DOWN, LEFT, LEFT, UP, RIGHT] : [RIGHT, DOWN, DOWN, LEFT, UP, UP];
    press('q', 'b');
    // The corner before its first direction: at the top, or on the left of it.
    model.hold({ corner: cornerOf(sheet, hexNamed(sheet, '0404')!, 0) });
    press(ENTER, ...around, ENTER);
    const laid = map().hexsides.map(({ a, b }) => [a, b]);
    expect(laid).toHaveLength(6);
    expect(laid.every((pair) => pair.includes('0404'))).toBe(true);
  });

  test('up and down come back, and a straight way stays straight', () => {
    const { press, stand, model, sheet } = author(orientation);
    stand('0404');
    press('q', 'b', RIGHT);
    const from = model.corner.peek()!;
    for (const [there, back] of [
      [UP, DOWN],
      [LEFT, RIGHT],
    ] as const) {
      press(there, there, there, there);
      const [x, y] = cornerPoint(sheet, model.corner.peek()!);
      const [fx, fy] = cornerPoint(sheet, from);
      const aside = there === UP ? Math.abs(x - fx) : Math.abs(y - fy);
      expect(aside).toBeLessThan(0.6);
      press(back, back, back, back);
      expect(model.corner.peek()).toBe(from);
    }
  });

  test('is let be with Escape, and taken away again along the same corners', () => {
    const { press, map, stand, model } = author(orientation);
    stand('0404');
    press('q', 'b', ENTER, RIGHT, ESCAPE, ENTER);
    press(ESCAPE);
    expect(map().hexsides).toEqual([]);
    stand('0404');
    model.hold({ corner: null });
    press(RIGHT, ENTER, RIGHT, RIGHT, ENTER);
    expect(map().hexsides).toHaveLength(2);
    press('g', ENTER, LEFT, LEFT, ENTER);
    expect(map().hexsides).toEqual([]);
  });
});

test('a hexside of its own kind is set on a single step, the inner side as the drag says', () => {
  const { press, map, stand, model } = author();
  stand('0404');
  press('q', 'b', ENTER, RIGHT, ENTER);
  const [wall] = map().hexsides;
  expect(wall!.up).toBeDefined();
  model.hold({ selected: { type: 'side', pair: `${wall!.a}/${wall!.b}` } });
  press('x');
  const [turned] = map().hexsides;
  expect(turned!.up).not.toBe(wall!.up);
  // Its tooth points to the other hex; what is laid next is laid as before.
  const toothOf = (line: typeof wall) => sketchSide(map(), line!.a, line!.b, line!.kind, line!.up)[0]!.up;
  expect([toothOf(wall), toothOf(turned)].toSorted()).toEqual(
    [hexNamed(map(), wall!.a), hexNamed(map(), wall!.b)].toSorted(),
  );
  expect(model.inside.peek()).toBe('right');
  model.hold({ selected: null });
  press('x');
  expect(model.inside.peek()).toBe('left');
});

test('works are laid in ruins along the corners, and stand again with a second stroke; the edge of a slope is let be', () => {
  const { press, stand, model } = author();
  stand('0404');
  press('q', 'b', ENTER, RIGHT, RIGHT, ENTER);
  const breached = () => model.document.peek()!.opening?.breached;
  press('z', ENTER, LEFT, LEFT, ENTER);
  expect(breached()).toEqual(model.document.peek()!.map.inline.hexsides.map(({ a, b }) => `${a}/${b}`));
  press(ENTER, RIGHT, RIGHT, ENTER);
  expect(breached()).toEqual([]);
  press('d', ENTER, LEFT, LEFT, ENTER, 'z', ENTER, RIGHT, RIGHT, ENTER);
  expect(breached()).toEqual([]);
});

describe('every other tool by keys', () => {
  const painted = (map: () => { hexes: readonly string[] }, letter: string): number =>
    map().hexes.join('').split(letter).length - 1;

  test.each([
    ['b', [ENTER], 1],
    ['l', [ENTER, RIGHT, RIGHT, ENTER], 3],
    ['r', [ENTER, RIGHT, DOWN, DOWN, ENTER], 6],
    ['o', [ENTER, RIGHT, RIGHT, DOWN, DOWN, LEFT, LEFT, UP, ENTER], 9],
    ['f', [ENTER], 56],
    ['p', [ENTER], 56],
  ] as const)('%s paints', (tool, keys, count) => {
    const { press, map, stand } = author();
    stand('0303');
    press('3', tool, ...keys);
    const letter = Object.keys(map().legend)[2]!;
    expect(painted(map, letter)).toBe(count);
  });

  test('a road goes from hex to hex as the arrows went', () => {
    const { press, map, stand, model } = author();
    stand('0303');
    model.hold({ ink: { type: 'road', kind: 'road' } });
    press('b', ENTER, RIGHT, RIGHT, DOWN, ENTER);
    expect(map().roads[0]!.path.slice(0, 3)).toEqual(['0303', '0403', '0503']);
    expect(map().roads[0]!.path).toHaveLength(4);
  });

  test('a part is copied and laid elsewhere', () => {
    const { press, map, stand, model } = author();
    stand('0303');
    press('3', 'b', ENTER, 'c', ENTER, RIGHT, ENTER);
    expect(model.ink.peek().type).toBe('paste');
    press(DOWN, DOWN, ENTER);
    const letter = map().hexes[2]![2]!;
    expect(painted(map, letter)).toBe(2);
  });

  test('pieces are taken up with T and set down with Enter; a hex is chosen, then its hexsides', () => {
    const { press, stand, model, sheet } = author();
    const kind = {
      class: 'unit',
      id: 'orcs',
      name: { en: 'Orcs' },
      code: 'D2Y',
      gait: 'foot',
      ma: 4,
      value: 4,
      traits: [],
    } as const;
    const force = model.document.peek()!.sides[0]!.forces[0]!.id;
    stand('0303');
    model.hold({ ink: { type: 'piece', kind: { ...kind, traits: [] }, force } });
    press('b', ENTER, 't', RIGHT, RIGHT, ENTER);
    expect(model.document.peek()!.pieces.map(({ at }) => at)).toEqual(['0503']);
    press('q', 'b');
    model.hold({ corner: null });
    stand('0404');
    press(ENTER, RIGHT, RIGHT, ENTER, 'v');
    model.hold({ cursor: hexNamed(sheet, '0404') as HexId });
    press(ENTER);
    expect(model.selected.peek()).toMatchObject({ type: 'hex' });
    press(ENTER);
    expect(model.selected.peek()).toMatchObject({ type: 'side' });
  });
});

test('another tool in hand lets a stroke be', () => {
  const { press, map, stand, port } = author();
  stand('0303');
  press('q', 'b', ENTER, RIGHT, '3', 'b', ENTER);
  expect(map().hexsides).toEqual([]);
  expect(port.drag.peek()).toBeNull();
});

test('the hexes of a corner are those that meet there', () => {
  const { sheet } = author();
  const at = hexNamed(sheet, '0404')!;
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const names = hexesOfCorner(sheet, cornerOf(sheet, at, turn)).map((hex) => hexName(sheet, hex));
    expect(names).toContain('0404');
    expect(names).toHaveLength(3);
  }
});

test('no key of the editor means two things', () => {
  const named = [TOOL_KEYS, HEXSIDE_KEYS, CLIPBOARD_KEYS, SYMMETRY_KEYS].flatMap((keys) =>
    Object.values<string>(keys),
  );
  const others = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '[', ']', 'X', 'DELETE'];
  expect([...EDITOR_KEYS.keys()].toSorted()).toEqual([...named, ...others].toSorted());
});
