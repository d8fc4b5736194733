// What lies on the map in the editor: fields of a hexside, and what strokes lay that has a name.
import { describe, expect, test } from 'vitest';
import { hexName, hexNamed } from '../../src/board/hex.ts';
import type { MapHexside } from '../../src/board/mapFile.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { edit } from '../../src/editor/edit.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { centreOf, sheetOf } from '../../src/editor/sheet.ts';
import { finishDrag, goneOn, gripOf, NO_DRAG } from '../../src/ui/features/editor/drags.ts';
import type { EditorModel } from '../../src/ui/features/editor/editorModel.ts';
import { hexesOfPlace, renameChosen, takeZone } from '../../src/ui/features/editor/map/chosenPlace.ts';
import { asKind, asRock, withName } from '../../src/ui/features/editor/map/hexsideEdits.ts';
import {
  atHeight,
  inCity,
  newLetter,
  ofTerrain,
  withoutLetter,
} from '../../src/ui/features/editor/map/legendEdits.ts';
import { asTitle, atAngle, newName, ofKind, overSpan } from '../../src/ui/features/editor/map/nameEdits.ts';
import type { BrushInk, ToolId } from '../../src/ui/features/editor/grip.ts';
import { newEditor } from '../editor/authorHand.ts';

const BLANK = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });
const SHEET = sheetOf(BLANK.map.inline);

/** An editor with a blank sheet open, and something in hand. */
function editorWith(tool: ToolId, ink: BrushInk): EditorModel {
  const model = newEditor();
  void model.open(BLANK, null);
  hold(model, tool, ink);
  return model;
}

function hold(model: EditorModel, tool: ToolId, ink: BrushInk): void {
  model.hold({ tool, ink });
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

describe('a name', () => {
  test('begins small, and is given a kind, a turn and a span; each of them goes as it came', () => {
    const name = newName('Anduin', '0303');
    expect(name).toEqual({ text: 'Anduin', at: '0303', importance: 3, kind: 'place' });
    expect(atAngle(name, -90)).toEqual({ ...name, angle: -90 });
    expect(atAngle(atAngle(name, -90), 0)).toEqual(name);
    expect(overSpan(name, ' 0203,  0503 ')).toEqual({ ...name, span: ['0203', '0503'] });
    expect(overSpan(overSpan(name, '0203 0503'), ' ')).toEqual(name);
  });

  test('is the title of the sheet only as long as it is that of a city', () => {
    const title = asTitle(ofKind(newName('Osgiliath', '0303'), 'city'), true);
    expect(title).toMatchObject({ kind: 'city', place: 'title' });
    expect(asTitle(title, false)).not.toHaveProperty('place');
    expect(ofKind(title, 'ruin')).toEqual({ text: 'Osgiliath', at: '0303', importance: 3, kind: 'ruin' });
  });

  test('may share its hex with another; a span off the map is refused with its hex', () => {
    const model = editorWith('select', { type: 'bare' });
    for (const text of ['Osgiliath', 'The Dome of Stars'])
      model.act({ type: 'putName', at: null, name: newName(text, '0303') });
    expect(model.document.peek()!.map.inline.names.map(({ text, at }) => `${at} ${text}`)).toEqual([
      '0303 Osgiliath',
      '0303 The Dome of Stars',
    ]);
    const [first] = model.document.peek()!.map.inline.names;
    expect(model.act({ type: 'putName', at: 0, name: overSpan(first!, '0303 9903') })).toBe(false);
    expect(model.refusal.peek()).toEqual({ code: 'off-map', what: '9903' });
  });
});

describe('a road', () => {
  test('is chosen when it is drawn, and named', () => {
    const model = editorWith('brush', { type: 'road', kind: 'street' });
    stroke(model, '0101', '0201', '0301');
    stroke(model, '0103', '0203');
    expect(model.selected.peek()).toEqual({ type: 'road', at: 1 });
    expect(renameChosen(model, 'Lampwrights’ Street')).toBe(true);
    expect(renameChosen(model, '')).toBe(false);
    const said = (): readonly string[] =>
      model.document.peek()!.map.inline.roads.map(({ name, path }) => `${name} ${path.length}`);
    expect(said()).toEqual(['Road 1 3', 'Lampwrights’ Street 2']);
    stroke(model, '0301', '0401');
    expect(model.selected.peek()).toEqual({ type: 'road', at: 0 });
    expect(said()[0]).toBe('Road 1 4');
  });
});

describe('a named field', () => {
  const fields = (model: EditorModel) => Object.entries(model.document.peek()!.map.inline.blocks.plowed);

  test('is made by each stroke, its hexes in the order of the stroke, and named when it is drawn', () => {
    const model = editorWith('brush', { type: 'block', kind: 'plowed', name: null });
    stroke(model, '0302', '0202', '0203');
    expect(model.selected.peek()).toEqual({ type: 'block', kind: 'plowed', name: 'Field 1' });
    renameChosen(model, 'Townlands');
    stroke(model, '0505');
    expect(fields(model)).toEqual([
      ['Townlands', ['0302', '0202', '0203']],
      ['Field 1', ['0505']],
    ]);
  });

  test('that is taken up grows at its end, loses what is drawn over, and keeps its place under another name', () => {
    const model = editorWith('brush', { type: 'block', kind: 'plowed', name: null });
    stroke(model, '0302', '0202');
    stroke(model, '0505');
    hold(model, 'brush', { type: 'block', kind: 'plowed', name: 'Field 1' });
    stroke(model, '0203', '0202', '0103');
    expect(fields(model)[0]).toEqual(['Field 1', ['0302', '0202', '0203', '0103']]);
    model.hold({ lift: true });
    stroke(model, '0202');
    renameChosen(model, 'Crofts');
    expect(model.ink.peek()).toEqual({ type: 'block', kind: 'plowed', name: 'Crofts' });
    expect(fields(model)).toEqual([
      ['Crofts', ['0302', '0203', '0103']],
      ['Field 2', ['0505']],
    ]);
    expect(renameChosen(model, 'Field 2')).toBe(false);
    expect(model.refusal.peek()).toEqual({ code: 'name-taken', what: 'Field 2' });
  });

  test('nobody can take hexes out of a field that is not there yet', () => {
    const model = editorWith('brush', { type: 'block', kind: 'groves', name: null });
    model.hold({ lift: true });
    stroke(model, '0202');
    expect(model.document.peek()).toBe(BLANK);
  });
});

describe('a zone of the map', () => {
  test('is made under its name, drawn in the order of its numbers, and followed by what speaks of it', () => {
    const model = editorWith('select', { type: 'bare' });
    expect(takeZone(model, 'ford')).toBe(true);
    stroke(model, '0303', '0203');
    model.act({
      type: 'putSetup',
      at: null,
      line: { force: 'garrison', pieces: 'all', zone: 'ford', name: { en: 'The ford' } },
    });
    expect(renameChosen(model, 'crossing')).toBe(true);
    const { map, setup } = model.document.peek()!;
    expect(map.inline.zones).toEqual({ crossing: ['0203', '0303'] });
    expect(setup[0]!.zone).toBe('crossing');
    expect(model.ink.peek()).toEqual({ type: 'zone', of: 'map', name: 'crossing' });
    expect(takeZone(model, '0303')).toBe(false);
    expect(model.refusal.peek()).toEqual({ code: 'no-such-name', what: '0303' });
    model.hold({ ink: { type: 'bare' } });
    expect(takeZone(model, 'crossing')).toBe(true);
    expect(model.document.peek()!.map).toBe(map);
    expect(model.ink.peek()).toEqual({ type: 'zone', of: 'map', name: 'crossing' });
  });
});

test.each(['zone', 'block'] as const)('a %s that is gone has no hexes, whatever it was called', (type) => {
  const gone = { name: 'constructor', of: 'map', kind: 'groves' } as const;
  expect(hexesOfPlace(BLANK, { type, ...gone })).toEqual([]);
});

describe('a wall by fill', () => {
  const hexes = (...names: readonly string[]) => names.map((name) => hexNamed(SHEET, name)!);
  const citadel = ['0402', '0502', '0403'];

  test('goes around a level of the city and all above it, whatever ground and walls are within', () => {
    const model = editorWith('fill', { type: 'hexside', kind: 'wall' });
    const city = hexes('0302', '0602', '0303', '0503', '0304', '0404', ...citadel);
    model.act({ type: 'paint', hexes: city, letter: 'c' });
    model.act({ type: 'paint', hexes: hexes('0303'), letter: 't' });
    model.act({ type: 'level', hexes: city, level: 1 });
    model.act({ type: 'level', hexes: hexes(...citadel), level: 2 });
    stroke(model, '0402');
    stroke(model, '0302');
    const within = new Set(city.map((hex) => hexName(SHEET, hex)));
    const lines = model.document.peek()!.map.inline.hexsides;
    expect(lines.filter(({ level }) => level === 2).length).toBeGreaterThan(0);
    for (const { a, b, up, level } of lines) {
      const inner = level === 2 ? new Set(citadel) : within;
      expect([a, b].filter((one) => inner.has(one))).toEqual([up]);
    }
    expect(problemsOf(model.document.peek()!).map(({ id }) => id)).not.toContain('wall-gap');
  });

  test('of rock goes around one ground, and slopes around a hill', () => {
    const model = editorWith('fill', { type: 'hexside', kind: 'wall', rock: true });
    const pier = hexes('0303', '0403');
    model.act({ type: 'paint', hexes: [...pier, ...hexes('0503')], letter: 'c' });
    model.act({ type: 'paint', hexes: pier, letter: 't' });
    model.act({ type: 'level', hexes: [...pier, ...hexes('0503')], level: 1 });
    stroke(model, '0303');
    const lines = model.document.peek()!.map.inline.hexsides;
    expect(lines).toHaveLength(10);
    expect(lines.every(({ rock, up }) => rock === true && (up === '0303' || up === '0403'))).toBe(true);
    model.act({ type: 'paint', hexes: hexes('0606'), letter: 'h' });
    hold(model, 'fill', { type: 'hexside', kind: 'slope' });
    stroke(model, '0606');
    const slopes = model.document.peek()!.map.inline.hexsides.filter(({ kind }) => kind === 'slope');
    expect(slopes.map(({ up }) => up)).toEqual(Array(4).fill('0606'));
  });
});

describe('the legend', () => {
  const legend = (model: EditorModel) => model.document.peek()!.map.inline.legend;

  test('gives a letter another row, the city, a height; only open ground keeps a height', () => {
    const hill = atHeight({ terrain: 'clear', name: 'Down' }, 2);
    expect(hill).toEqual({ terrain: 'clear', name: 'Down', elevation: 2 });
    expect(atHeight(hill, 0)).toEqual({ terrain: 'clear', name: 'Down' });
    expect(ofTerrain(hill, 'grove')).toEqual({ terrain: 'grove', name: 'Down' });
    expect(inCity(inCity(hill, true), false)).toEqual(hill);
    expect(inCity(hill, true)).toEqual({ ...hill, city: true });
  });

  test('takes a letter more, at its end, and one less: its hexes become the first of the others', () => {
    const model = editorWith('brush', { type: 'terrain', letter: 'x' });
    stroke(model, '0202');
    expect(model.act(newLetter('~', 'Sea'))).toBe(true);
    expect(Object.keys(legend(model)).join('')).toBe('.ctMpghx~');
    expect(model.act(newLetter('ab', 'Two'))).toBe(false);
    expect(model.act(withoutLetter(model.document.peek()!, 'x')!)).toBe(true);
    expect(Object.keys(legend(model)).join('')).toBe('.ctMpgh~');
    expect(model.document.peek()!.map.inline.hexes[1]).toBe('........');
    for (let step = 0; step < 3; step += 1) model.undo();
    expect(model.document.peek()).toBe(BLANK);
  });

  test('keeps its only letter', () => {
    const only = { '.': { terrain: 'clear', name: 'Clear' } } as const;
    expect(withoutLetter({ map: { inline: { ...BLANK.map.inline, legend: only } } }, '.')).toBeNull();
  });
});

test('notes of a map are written and taken away, each a step; the last note on kinds takes their list with it', () => {
  const model = editorWith('select', { type: 'bare' });
  const map = () => model.document.peek()!.map.inline;
  expect(model.act({ type: 'noteMap', field: 'scale', text: 'A hex is a mile.' })).toBe(true);
  expect(model.act({ type: 'noteHexsideKind', kind: 'wall', text: 'A dike' })).toBe(true);
  expect(map()).toMatchObject({ scale: 'A hex is a mile.', hexsideKinds: { wall: 'A dike' } });
  expect(model.act({ type: 'noteHexsideKind', kind: 'wall', text: 'A dike' })).toBe(false);
  expect(model.act({ type: 'noteHexsideKind', kind: 'wall', text: null })).toBe(true);
  expect(model.act({ type: 'noteMap', field: 'scale', text: null })).toBe(true);
  expect(map()).toEqual(BLANK.map.inline);
  expect(model.act({ type: 'noteMap', field: 'numbering', text: null })).toBe(false);
});
