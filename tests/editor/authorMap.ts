/** The hands of a recorded author for what lies on the map: hexsides, names, roads, fields, zones, the legend and the sheet of the map. */
import { hexNamed } from '../../src/board/hex.ts';
import type { HouseHexside } from '../../src/board/houseGround.ts';
import type { MapHexside, MapName, TerrainLetter } from '../../src/board/mapFile.ts';
import type { MapNote } from '../../src/editor/command.ts';
import { centreOf, sheetOf } from '../../src/editor/sheet.ts';
import { choose } from '../../src/ui/features/editor/choose.ts';
import { finishDrag, goneOn, gripOf, NO_DRAG } from '../../src/ui/features/editor/drags.ts';
import type { EditorModel } from '../../src/ui/features/editor/editorModel.ts';
import {
  alterHexside,
  makeHexside,
  takeHexside,
  type TakenUp,
} from '../../src/ui/features/editor/house/houseCommands.ts';
import { renameChosen, takeZone } from '../../src/ui/features/editor/map/chosenPlace.ts';
import { withName } from '../../src/ui/features/editor/map/hexsideEdits.ts';
import {
  atHeight,
  inCity,
  builtOver,
  newLetter,
  ofTerrain,
  withoutLetter,
} from '../../src/ui/features/editor/map/legendEdits.ts';
import { asTitle, atAngle, ofKind, overSpan } from '../../src/ui/features/editor/map/nameEdits.ts';
import { sideUnder } from '../../src/ui/features/editor/places.ts';
import { act, document, set, take, type Author, type Hand } from './authorHand.ts';

/** One input each. */
export const MAP_HANDS = {
  /** One click on a hexside, on the side of the first hex. */
  side: (author, [hex = '', other = '']) => clickSide(author, hex, other),
  /** A tick: of the wall in hand, of the hexside that is chosen, of what is drawn. */
  rock: ({ model }) => {
    const ink = model.ink.peek();
    if (ink.type !== 'hexside') return 'no hexside in hand';
    return take(model, { ...ink, rock: ink.rock !== true });
  },
  flank: ({ model }) => alterSide(model, ({ flank }) => ({ flank: flank !== true })),
  lift: ({ model }) => {
    model.hold({ lift: !model.lift.peek() });
    return null;
  },
  /** The name of what was laid or chosen last: a hexside, a road, a field. */
  called: ({ model }, [text = '']) =>
    model.selected.peek()?.type === 'side'
      ? alterSide(model, () => withName(text))
      : renameChosen(model, text)
        ? null
        : 'nothing is named',
  /** A choice of the palette: each stroke makes a field, a grove or a hill. */
  field: ({ model }, [kind]) => take(model, { type: 'block', kind: kind as 'plowed', name: null }),
  /** A field of the list is taken up again. */
  fieldAgain: ({ model }, [kind, name = '']) => take(model, { type: 'block', kind: kind as 'plowed', name }),
  /** The name of a new zone is typed; the button adds it. */
  zoneName: (author, [name = '']) => set(author, 'zoneName', name),
  addZone: ({ model, zoneName }) => (takeZone(model, zoneName) ? null : 'no such name'),
  /** Fields of the name that was lettered last. */
  nameKind: ({ model }, [kind = '']) => alterName(model, (name) => ofKind(name, kind)),
  rank: ({ model }, [rank]) => alterName(model, (name) => ({ ...name, importance: Number(rank) })),
  sheetTitle: ({ model }) => alterName(model, (name) => asTitle(name, name.place !== 'title')),
  angle: ({ model }, [degrees]) => alterName(model, (name) => atAngle(name, Number(degrees))),
  span: ({ model }, [hexes = '']) => alterName(model, (name) => overSpan(name, hexes)),
  /** The sheet of the map. */
  mapName: ({ model }, [name = '']) => act(model, { type: 'nameMap', name }),
  note: ({ model }, [field, text = '']) => act(model, { type: 'noteMap', field: field as MapNote, text }),
  hexsideKind: ({ model }, [kind, text = '']) =>
    act(model, { type: 'noteHexsideKind', kind: kind as MapHexside['kind'], text }),
  /** The legend: of the letter in hand. */
  newLetter: ({ model }, [letter = '', name = '']) =>
    act(model, newLetter(letter, name)) ?? take(model, { type: 'terrain', letter }),
  letterName: ({ model }, [name = '']) => alterLetter(model, (meaning) => ({ ...meaning, name })),
  letterTerrain: ({ model }, [terrain]) =>
    alterLetter(model, (meaning) => ofTerrain(meaning, terrain as TerrainLetter['terrain'])),
  letterHeight: ({ model }, [height]) => alterLetter(model, (meaning) => atHeight(meaning, Number(height))),
  /** Ticks of the letter: whether it is within the walls, and whether it is built over there. */
  city: ({ model }) => alterLetter(model, (meaning) => inCity(meaning, meaning.city === undefined)),
  built: ({ model }) => alterLetter(model, (meaning) => builtOver(meaning, meaning.city !== true)),
  /** A hexside that comes with the game, or a new one, and a field of the one in hand. */
  hexside: ({ model }, [id = '']) => takeUpSide(model, takeHexside(id)),
  ownHexside: ({ model }, [name = '']) => takeUpSide(model, makeHexside(document(model), { en: name })),
  /** Which hex the hexside that was laid last shields. */
  shields: ({ model }, [hex]) => alterSide(model, () => ({ up: hex })),
  hexsideField: ({ model }, [field = '', value = '']) => {
    const ink = model.ink.peek();
    const id = ink.type === 'hexside' ? ink.house : undefined;
    const row = id === undefined ? undefined : document(model).map.inline.house!.hexsides![id];
    if (id === undefined || row === undefined) return 'no hexside of the map in hand';
    const altered: HouseHexside = { ...row, [field]: JSON.parse(value) as never };
    return act(model, alterHexside(id, altered));
  },
  removeLetter: ({ model }) =>
    withLetter(model, (letter) => {
      const removal = withoutLetter(document(model), letter);
      if (removal === null) return 'it is the only letter';
      return act(model, removal) ?? take(model, { type: 'terrain', letter: removal.instead });
    }),
} as const satisfies Readonly<Record<string, Hand>>;

function takeUpSide(model: EditorModel, { command, ink }: TakenUp): string | null {
  return act(model, command) ?? take(model, ink);
}

function alterLetter(model: EditorModel, alter: (meaning: TerrainLetter) => TerrainLetter): string | null {
  return withLetter(model, (letter) => {
    const meaning = alter(document(model).map.inline.legend[letter]!);
    return act(model, { type: 'defineLetter', letter, meaning });
  });
}

function withLetter(model: EditorModel, hand: (letter: string) => string | null): string | null {
  const ink = model.ink.peek();
  return ink.type === 'terrain' ? hand(ink.letter) : 'no ground in hand';
}

function alterName(model: EditorModel, alter: (name: MapName) => MapName): string | null {
  const { names } = document(model).map.inline;
  const name = names.at(-1);
  if (name === undefined) return 'nothing is lettered yet';
  return act(model, { type: 'putName', at: names.length - 1, name: alter(name) });
}

function alterSide(model: EditorModel, alter: (line: MapHexside) => Partial<MapHexside>): string | null {
  const selected = model.selected.peek();
  const pair = selected?.type === 'side' ? selected.pair : '';
  const line = document(model).map.inline.hexsides.find(({ a, b }) => `${a}/${b}` === pair);
  if (line === undefined) return 'no hexside is chosen';
  return act(model, { type: 'hexsides', lines: [{ ...line, ...alter(line) }] });
}

/** A click near the middle of a hexside: what is in hand is laid there, or what lies there is chosen. */
function clickSide({ model }: Author, name: string, beyond: string): string | null {
  const before = model.document.peek();
  const sheet = sheetOf(document(model).map.inline);
  const [hex, other] = [hexNamed(sheet, name)!, hexNamed(sheet, beyond)!];
  const [[x, y], [ox, oy]] = [centreOf(sheet, hex), centreOf(sheet, other)];
  const point: readonly [number, number] = [x + (ox - x) * 0.45, y + (oy - y) * 0.45];
  if (model.tool.peek() === 'select') {
    choose(model, hex, sideUnder(sheet, hex, point));
    return model.selected.peek()?.type === 'side' ? null : 'nothing lies there';
  }
  finishDrag(model, gripOf(model), goneOn(sheet, NO_DRAG, point));
  return model.document.peek() === before ? 'the click does nothing' : null;
}
