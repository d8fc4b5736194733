// What lies on the map in the editor: fields of a hexside, and what strokes lay that has a name.
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../../src/board/hex.ts';
import type { MapHexside } from '../../src/board/mapFile.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { edit } from '../../src/editor/edit.ts';
import { centreOf, sheetOf } from '../../src/editor/sheet.ts';
import { finishDrag, goneOn, gripOf, NO_DRAG } from '../../src/ui/features/editor/drags.ts';
import { createEditor, type EditorModel } from '../../src/ui/features/editor/editorModel.ts';
import { asKind, asRock, withName } from '../../src/ui/features/editor/map/hexsideEdits.ts';
import type { BrushInk, ToolId } from '../../src/ui/features/editor/strokes.ts';

const BLANK = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });
const SHEET = sheetOf(BLANK.map.inline);

/** An editor with a blank sheet open, and something in hand. */
function editorWith(tool: ToolId, ink: BrushInk): EditorModel {
  const model = createEditor({} as Parameters<typeof createEditor>[0]);
  model.open(BLANK, null);
  hold(model, tool, ink);
  return model;
}

function hold(model: EditorModel, tool: ToolId, ink: BrushInk): void {
  model.tool.value = tool;
  model.ink.value = ink;
}

/** A stroke over points given as hexes, or as "0303/0403" for the middle of a hexside, a little on the side of its first hex. */
function stroke(model: EditorModel, ...places: readonly string[]): void {
  const drawn = places.reduce((drag, place) => {
    const [[x, y], [ox, oy]] = [place.slice(0, 4), place.slice(-4)].map((name) =>
      centreOf(SHEET, hexNamed(SHEET, name)!),
    ) as [readonly [number, number], readonly [number, number]];
    return goneOn(SHEET, drag, [x + (ox - x) * 0.45, y + (oy - y) * 0.45]);
  }, NO_DRAG);
  finishDrag(model, gripOf(model), drawn);
}

describe('a hexside', () => {
  const laid = (rock: boolean): EditorModel => {
    const model = editorWith('brush', { type: 'hexside', kind: 'wall', rock });
    stroke(model, '0303/0403');
    return model;
  };
  const line = (model: EditorModel): MapHexside => model.document.peek()!.map.inline.hexsides[0]!;
  const put = (model: EditorModel, part: Partial<MapHexside>): void =>
    void model.act({ type: 'hexsides', lines: [{ ...line(model), ...part }] });

  test('of rock is laid with rock in hand, and chosen when it lies there alone', () => {
    expect(line(laid(false))).toEqual({ a: '0303', b: '0403', kind: 'wall', up: '0303', level: 1 });
    expect(line(laid(true))).toEqual({
      a: '0303',
      b: '0403',
      kind: 'wall',
      up: '0303',
      level: 1,
      rock: true,
    });
    expect(laid(true).selected.peek()).toEqual({ type: 'side', pair: '0303/0403' });
    const around = editorWith('rectangle', { type: 'hexside', kind: 'wall', rock: true });
    stroke(around, '0303');
    expect(around.document.peek()!.map.inline.hexsides.map(({ rock }) => rock)).toEqual(Array(6).fill(true));
    expect(around.selected.peek()).toBeNull();
  });

  test('has a name, and none without letters', () => {
    const model = laid(false);
    put(model, withName('Rammas Gate'));
    expect(line(model).name).toBe('Rammas Gate');
    put(model, withName(''));
    expect(line(model)).toEqual(line(laid(false)));
  });

  test('flanks a gate as long as it is rock, and keeps its name as another kind', () => {
    const model = laid(false);
    put(model, asRock(true));
    put(model, { flank: true, ...withName('Pier') });
    expect(line(model)).toMatchObject({ rock: true, flank: true });
    const gate = edit(model.document.peek()!, {
      type: 'hexsides',
      lines: [{ ...line(model), ...asKind(line(model), 'gate') }],
    });
    expect(gate.ok && gate.document.map.inline.hexsides[0]).toEqual({
      a: '0303',
      b: '0403',
      kind: 'gate',
      up: '0303',
      level: 1,
      name: 'Pier',
    });
    put(model, asRock(false));
    expect(line(model)).toEqual({ ...line(laid(false)), name: 'Pier' });
    model.undo();
    expect(line(model)).toMatchObject({ rock: true, flank: true });
  });
});
