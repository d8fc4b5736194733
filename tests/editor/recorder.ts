/**
 * The inputs by which an author draws a map on a blank sheet, written down from the map itself: `npm run recordings` keeps those of the
 * strongholds beside this file. They go hex by hex and side by side; a hand that knows its tools needs fewer.
 */
import type { HouseGround, HouseHexside } from '../../src/board/houseGround.ts';
import type { HexName, MapFile, MapHexside, TerrainLetter } from '../../src/board/mapFile.ts';
import { USUAL_LEGEND } from '../../src/editor/blank.ts';
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../src/scenario/houseRows.ts';
import { HEXSIDE_KEYS } from '../../src/ui/features/editor/keys.ts';
import type { Input } from './author.ts';
import { partsOf, printed, strokesOver } from './strokes.ts';

/** Everything that is drawn of a map, from the size of its sheet to the last name. Its decor is nobody's to draw. */
export function inputsOf(map: MapFile): readonly Input[] {
  return [
    ...sheetInputs(map),
    ...groundInputs(map),
    ...hexsideInputs(map),
    ...roadInputs(map),
    ...fieldInputs(map),
    ...zoneInputs(map),
    ...nameInputs(map),
  ];
}

function sheetInputs({ columns, rows, name, hexsideKinds = {}, ...map }: MapFile): readonly Input[] {
  const notes = (['numbering', 'scale', 'hexsideNotes'] as const).flatMap((field): readonly Input[] => {
    const text = map[field];
    return text === undefined ? [] : [['note', field, text]];
  });
  return [
    ['columns', String(columns)],
    ['rows', String(rows)],
    ['begin'],
    ['mapName', name],
    ...notes,
    ...Object.entries(hexsideKinds).map(([kind, text]): Input => ['hexsideKind', kind, text]),
  ];
}

/** Letter by letter, each taken up, described, and laid level by level. Open field lies there from the beginning. */
function groundInputs(map: MapFile): readonly Input[] {
  const taken = new Set<string>();
  return Object.entries(map.legend).flatMap(([letter, meaning]) => {
    const levels = hexesByLevel(map, letter);
    if (levels.size === 0) return [];
    const { inputs, inHand } = takenUp(map, [letter, meaning], taken);
    const isWithin = [...levels.keys()].some((level) => level !== '.') || meaning.city !== undefined;
    const city: readonly Input[] = isWithin === (inHand.city !== undefined) ? [] : [['city']];
    const laid = [...levels].toSorted().flatMap(([level, hexes]): readonly Input[] => {
      if (letter === '.' && level === '.') return [];
      const held: readonly Input[] = isWithin ? [['level', level === '.' ? '0' : level]] : [];
      return [...held, ...strokesOver(map, hexes)];
    });
    const last: readonly Input[] =
      isWithin && meaning.city === undefined ? [['city']] : meaning.city === false ? [['built']] : [];
    return [...inputs, ...described(inHand, meaning), ...city, ['key', 'b'] as const, ...laid, ...last];
  });
}

/** The hexes of a letter, by the level they have in the file. */
function hexesByLevel({ hexes, levels }: MapFile, letter: string): ReadonlyMap<string, Set<HexName>> {
  const found = new Map<string, Set<HexName>>();
  for (const [row, line] of hexes.entries()) {
    for (const [column, one] of [...line].entries()) {
      if (one !== letter) continue;
      const level = levels[row]![column]!;
      found.set(level, (found.get(level) ?? new Set()).add(printed(column, row)));
    }
  }
  return found;
}

/** The inputs that take ground in hand: of the map's own, of the blank sheet, or a new letter; and what it means then. */
function takenUp(
  { house }: MapFile,
  [letter, meaning]: readonly [string, TerrainLetter],
  taken: Set<string>,
): Readonly<{ inputs: readonly Input[]; inHand: TerrainLetter }> {
  const { house: id, name } = meaning;
  if (id !== undefined) {
    const row = house!.ground![id]!;
    const shipped = taken.has(id) ? undefined : SHIPPED_GROUND[id];
    taken.add(id);
    const { terrain = 'clear', ...known } = shipped ?? {};
    const fields = fieldsOf(
      row,
      shipped === undefined ? { ...NEW_GROUND, name: { en: row.name.en } } : known,
    );
    const first: Input = shipped === undefined ? ['ownGround', row.name.en] : ['ground', id];
    const inputs = [first, ...fields.map(([field, value]): Input => ['groundField', field, value])];
    return { inputs, inHand: { terrain, name: (shipped ?? row).name.en } };
  }
  const free = Object.entries(USUAL_LEGEND).filter(([one]) => !taken.has(one));
  const like = free.filter(
    ([, one]) => one.terrain === meaning.terrain && one.elevation === meaning.elevation,
  );
  const [usual, inHand] = like.find(([, one]) => one.city === meaning.city) ?? like[0] ?? [];
  if (usual === undefined || inHand === undefined) {
    return { inputs: [['newLetter', letter, name]], inHand: { terrain: 'clear', name } };
  }
  taken.add(usual);
  return { inputs: [['key', String(Object.keys(USUAL_LEGEND).indexOf(usual) + 1)]], inHand };
}

function described(inHand: TerrainLetter, { terrain, elevation = 0, name }: TerrainLetter): readonly Input[] {
  return [
    ...(inHand.terrain === terrain ? [] : [['letterTerrain', terrain] as const]),
    ...((inHand.elevation ?? 0) === elevation ? [] : [['letterHeight', String(elevation)] as const]),
    ...(inHand.name === name ? [] : [['letterName', name] as const]),
  ];
}

/** What "New ground" and "New hexside" are before anybody alters them. */
const NEW_COST = { foot: 1, horse: 1, beast: 1, engine: 1 };
const NEW_GROUND: Partial<HouseGround> = {
  look: 'plain',
  cost: NEW_COST,
  armour: 0,
  strength: 0,
  morale: 0,
  opaque: false,
  stops: false,
};
const NEW_HEXSIDE: Partial<HouseHexside> = {
  look: 'plain',
  cost: NEW_COST,
  armour: 0,
  cover: 0,
  contact: true,
};

/** The fields of a row that are not as they were, with what is typed. */
function fieldsOf(row: object, before: object): readonly (readonly [field: string, value: string])[] {
  const known: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(row).flatMap(([field, value]) => {
    const typed = JSON.stringify(value);
    return typed === JSON.stringify(known[field]) ? [] : [[field, typed] as const];
  });
}

/** Hexsides kind by kind, each with its inner hex first. */
function hexsideInputs(map: MapFile): readonly Input[] {
  const kindOf = ({ kind, house = '', rock }: MapHexside): string => `${kind} ${house} ${rock === true}`;
  const kinds = [...new Set(map.hexsides.map(kindOf))].map((kind) =>
    map.hexsides.filter((line) => kindOf(line) === kind),
  );
  return kinds.flatMap((lines) => [
    ...hexsideTakenUp(map, lines[0]!),
    ['key', 'b'] as const,
    ...lines.flatMap((line): readonly Input[] => {
      const { a, b, kind, up = a, flank, name } = line;
      return [
        ['side', up, up === a ? b : a],
        ...(kind === 'house' && line.up !== undefined ? [['shields', up] as const] : []),
        ...(flank === true ? [['flank'] as const] : []),
        ...(name === undefined ? [] : [['called', name] as const]),
      ];
    }),
  ]);
}

function hexsideTakenUp({ house }: MapFile, { kind, house: id, rock }: MapHexside): readonly Input[] {
  if (kind !== 'house') {
    const key: Input = ['key', HEXSIDE_KEYS[kind].toLowerCase()];
    return rock === true ? [key, ['rock']] : [key];
  }
  const row = house!.hexsides![id!]!;
  const shipped = SHIPPED_HEXSIDES[id!];
  const fields = fieldsOf(row, shipped ?? { ...NEW_HEXSIDE, name: { en: row.name.en } });
  const first: Input = shipped === undefined ? ['ownHexside', row.name.en] : ['hexside', id!];
  return [first, ...fields.map(([field, value]): Input => ['hexsideField', field, value])];
}

function roadInputs({ roads }: MapFile): readonly Input[] {
  return roads.flatMap(({ name, kind, path }): readonly Input[] => [
    ['road', kind],
    ['key', 'b'],
    ['drag', ...path],
    ['called', name],
  ]);
}

/** A field in one stroke, or in several where its parts lie apart. */
function fieldInputs(map: MapFile): readonly Input[] {
  return Object.entries(map.blocks).flatMap(([kind, group]) =>
    Object.entries(group).flatMap(([name, hexes]) =>
      partsOf(map, hexes).flatMap((part, at): readonly Input[] => [
        at === 0 ? ['field', kind] : ['fieldAgain', kind, name],
        ['key', 'b'],
        part.length === 1 ? ['click', ...part] : ['drag', ...part],
        ...(at === 0 ? [['called', name] as const] : []),
      ]),
    ),
  );
}

function zoneInputs(map: MapFile): readonly Input[] {
  return Object.entries(map.zones).flatMap(([name, hexes]): readonly Input[] => [
    ['zoneName', name],
    ['addZone'],
    ['key', 'b'],
    ...strokesOver(map, new Set(hexes)),
  ]);
}

function nameInputs({ names }: MapFile): readonly Input[] {
  return names.flatMap(({ text, at, importance, kind, place, angle, span }): readonly Input[] => [
    ['key', 'v'],
    ['click', at],
    ['name', text],
    ...(kind === 'place' ? [] : [['nameKind', kind] as const]),
    ...(importance === 3 ? [] : [['rank', String(importance)] as const]),
    ...(place === 'title' ? [['sheetTitle'] as const] : []),
    ...(angle === undefined ? [] : [['angle', String(angle)] as const]),
    ...(span === undefined ? [] : [['span', span.join(' ')] as const]),
  ]);
}
