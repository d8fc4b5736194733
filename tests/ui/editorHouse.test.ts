// Ground of a map's own, as it is taken up in the editor: from what comes with the game, or new; and its names and signs on the page.
import { describe, expect, test } from 'vitest';
import { blankDocument } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../src/scenario/houseRows.ts';
import { groundLook, groundName, hexsideName } from '../../src/ui/features/editor/ground.ts';
import {
  dropGround,
  dropHexside,
  makeGround,
  makeHexside,
  takeGround,
  takeHexside,
  rowsToTake,
  type TakenUp,
} from '../../src/ui/features/editor/house/houseCommands.ts';
import { groundRowNote } from '../../src/ui/features/editor/house/rowNotes.ts';
import type { Grip } from '../../src/ui/features/editor/grip.ts';
import { commandOfDrag } from '../../src/ui/features/editor/strokes.ts';
import type { HexId } from '../../src/board/hex.ts';
import type { Command } from '../../src/editor/command.ts';

const BLANK = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });

function act(document: ScenarioDocument, command: Command | null): ScenarioDocument {
  const edited = command === null ? null : edit(document, command);
  if (edited === null || !edited.ok) throw new Error(edited?.refusal.code ?? 'nothing to do');
  return edited.document;
}

/** The document after something was taken up and one hex drawn with it. */
function drawnWith(document: ScenarioDocument, taken: TakenUp | null, hex: number): ScenarioDocument {
  const after = act(document, taken!.command);
  const symmetry = { kind: 'none' } as const;
  const grip: Grip = {
    tool: 'rectangle',
    ink: taken!.ink,
    size: 1,
    level: 1,
    symmetry,
    inside: 'right',
    lift: false,
  };
  return act(after, commandOfDrag(after, grip, { hexes: [hex as HexId], corners: [], side: null }));
}

describe.each(Object.keys(SHIPPED_GROUND))('2.22.1 %s', (id) => {
  const drawn = drawnWith(BLANK, takeGround(BLANK, id), 9);
  const letter = drawn.map.inline.hexes[1]![1]!;
  const meaning = drawn.map.inline.legend[letter]!;

  test('is taken up with a letter of its own, painted, and played', () => {
    expect(meaning).toMatchObject({ terrain: SHIPPED_GROUND[id]!.terrain, house: id });
    expect(openScenario(drawn, NO_LIBRARY)).toMatchObject({ ok: true });
    expect(rowsToTake(drawn).ground.map((row) => row.id)).not.toContain(id);
    expect(rowsToTake(BLANK).ground.map((row) => row.id)).toContain(id);
    expect(BLANK.map.inline.legend).toEqual(
      Object.fromEntries(Object.entries(drawn.map.inline.legend).filter(([one]) => one !== letter)),
    );
  });

  test('has its own name and look, and its figures in movement points', () => {
    expect(groundName(drawn.map.inline, meaning)).toBe(SHIPPED_GROUND[id]!.name.en);
    expect(groundLook(drawn.map.inline, meaning)).toBe(SHIPPED_GROUND[id]!.look);
    const { foot } = SHIPPED_GROUND[id]!.cost;
    expect(groundRowNote(drawn.map.inline, meaning)).toContain(foot === null ? 'foot never' : `foot ${foot}`);
  });

  test('is taken out again, and its hexes are printed ground', () => {
    const gone = act(drawn, dropGround(drawn, letter));
    expect(gone.map.inline.house).toBeUndefined();
    const left = gone.map.inline.legend[gone.map.inline.hexes[1]![1]!]!;
    expect(left).toMatchObject({ terrain: SHIPPED_GROUND[id]!.terrain });
    expect(left.house).toBeUndefined();
  });
});

test.each(Object.keys(SHIPPED_HEXSIDES))('2.22.2 %s is taken up, laid around a hex, and taken out', (id) => {
  const laid = drawnWith(BLANK, takeHexside(id), 9);
  expect(laid.map.inline.hexsides.map(({ kind, house }) => `${kind} ${house}`)).toEqual(
    Array.from({ length: 6 }, () => `house ${id}`),
  );
  expect(hexsideName(laid.map.inline, laid.map.inline.hexsides[0]!)).toBe(SHIPPED_HEXSIDES[id]!.name.en);
  expect(openScenario(laid, NO_LIBRARY)).toMatchObject({ ok: true });
  expect(act(laid, dropHexside(laid, id)).map.inline).toMatchObject({ hexsides: [], house: undefined });
});

test('ground and hexsides can be made anew, each with a name that is free', () => {
  const name = { en: 'Thicket' };
  const once = act(BLANK, makeGround(BLANK, name)!.command);
  const twice = act(once, makeGround(once, name)!.command);
  expect(Object.keys(twice.map.inline.house!.ground!)).toEqual(['ground', 'ground-2']);
  const side = act(twice, makeHexside(twice, name).command);
  expect(Object.keys(side.map.inline.house!.hexsides!)).toEqual(['hexside']);
  expect(openScenario(side, NO_LIBRARY)).toMatchObject({ ok: true });
});

test('4.3 printed ground cannot be taken out or altered by way of it', () => {
  expect(dropGround(BLANK, 'g')).toBeNull();
  expect(groundRowNote(BLANK.map.inline, BLANK.map.inline.legend['g']!)).toBeNull();
});
