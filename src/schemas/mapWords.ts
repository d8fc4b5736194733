/** A map file, told to its author. */
import { wordsFor } from './told.ts';

const HEX = 'Printed hex number, column then row, such as "1213"';
const points = (title: string, description: string) =>
  wordsFor(title, `${description} Each point is [x, y] in hex-centre units: x in columns from the centre of column 01, y in rows from row 01.`);

const LETTER = wordsFor('Letter', 'The ground that one letter of the rows stands for.', {
  fields: {
    terrain: wordsFor('Terrain', 'The terrain of the hex in the rules (2.3).', {
      values: {
        clear: 'open ground, or the streets of a city',
        tunnel: 'a way through rock, entered by its tunnel hexsides only',
        mountain: 'never entered; it blocks lines of sight',
        plowed: 'plowed field',
        grove: 'trees',
        crater: 'never entered, open to missiles',
      },
    }),
    city: wordsFor(
      'Built over',
      'How the ground is drawn: true as a city, false as field even within the walls. Left out, it follows from the map.',
    ),
    house: wordsFor('Ground of the map', 'The row of "house", "ground" that stands in the place of the printed one (2.22.1).'),
    elevation: wordsFor('Elevation', 'Height of a field hex for lines of sight (2.8.4), 0 to 7. Left out: 0.'),
    name: wordsFor('Name', 'What the ground is called on this map.'),
  },
});

const HEXSIDE = wordsFor('Hexside', 'One hexside with something on it. Each is listed once.', {
  fields: {
    a: wordsFor('Lower hex', `${HEX}: the lower of the two numbers.`),
    b: wordsFor('Higher hex', `${HEX}: the higher of the two numbers; a neighbour of "a".`),
    kind: wordsFor('Kind', 'What stands on the hexside.', {
      values: {
        wall: 'a wall',
        tower: 'a wall with a tower',
        gate: 'an inner gate',
        'main-gate': 'the great gate of the outer wall',
        tunnel: 'the mouth of a tunnel',
        slope: 'an up-slope toward the hex in "up"',
        house: 'a hexside of the map’s own, named in "house" (2.22.2)',
      },
    }),
    house: wordsFor('Hexside of the map', 'For the kind "house": its row of "house", "hexsides" (2.22.2).'),
    up: wordsFor('Inner or upper hex', 'Which of the two hexes lies higher or further inside. Works and slopes need it.'),
    level: wordsFor('City level', 'The city level that the wall or gate defends, 1 to 7; 1 is the outer wall (2.10.5).'),
    rock: wordsFor('Rock', 'True for a wall of bare rock: never crossed, scaled or breached.'),
    flank: wordsFor('Flank of a gate', 'True for rock beside a gate: drawn as a gate tower, rock in the rules.'),
    name: wordsFor('Name', 'A name for the hexside, for whoever reads the file.'),
  },
});

const COST = wordsFor('Cost', 'What each sort of mover pays, in movement points.', {
  fields: {
    foot: wordsFor('Foot', 'Units on foot, and personages on their own. Null: never.'),
    horse: wordsFor('Horse', 'Units on horseback. Null: never.'),
    beast: wordsFor('Beasts', 'Units of beasts. Null: never.'),
    engine: wordsFor('Engines', 'Whoever pushes an engine. Null: never.'),
  },
});

const LOOK = wordsFor('Look', 'How it is drawn. No effect on the rules.', {
  values: {
    water: 'water with a bank',
    marsh: 'reeds on wet ground',
    wood: 'trees, like a grove',
    ford: 'shallow water with stones',
    bridge: 'planks over water',
    stream: 'narrow water along a hexside',
    quay: 'dressed stone along a hexside',
    pale: 'stakes along a hexside',
    hall: 'a stone floor with pillars',
    plain: 'as the printed terrain is drawn',
  },
});

const HOUSE = wordsFor('Ground of the map', 'What the map brings beside the printed rows of the terrain chart, which stay as they are (2.22).', {
  fields: {
    ground: wordsFor('Ground', 'Rows for hexes, by ids that letters of the legend name in "house" (2.22.1).', {
      each: wordsFor('Row', 'What stands in the place of the printed row.', {
        fields: {
          name: wordsFor('Name', 'What the ground is called.'),
          look: LOOK,
          cost: COST,
          armour: wordsFor('Armour', 'Added to the armour of whoever is attacked in it, 0 to 3.'),
          strength: wordsFor('Strength', 'Letters by which attacks out of it are worse, -3 to 0.'),
          morale: wordsFor('Morale', 'Letters by which whoever is attacked in it has better morale, or below 0 worse, -3 to 3.'),
          opaque: wordsFor('Opaque', 'True if lines of sight end at it.'),
          stops: wordsFor('Stops', 'True if whoever enters it goes no further in that move.'),
        },
      }),
    }),
    hexsides: wordsFor('Hexsides', 'Rows for hexsides of the kind "house", by their ids (2.22.2).', {
      each: wordsFor('Row', 'What lies on the hexside.', {
        fields: {
          name: wordsFor('Name', 'What the hexside is called.'),
          look: LOOK,
          cost: COST,
          armour: wordsFor('Armour', 'Added to the armour of whoever is attacked over it in melee, 0 to 3.'),
          cover: wordsFor('Cover', 'Added to the armour of whoever missiles reach over it, 0 to 3.'),
          contact: wordsFor('Contact', 'False if no zone of control, melee or advance goes over it.'),
          morale: wordsFor('Morale', 'Letters by which whoever is attacked over it in melee has better morale, or below 0 worse, -3 to 3. Left out: 0.'),
          opaque: wordsFor('Opaque', 'True if lines of sight do not cross it, unless one of their ends lies beside it. Left out: false.'),
          stops: wordsFor('Stops', 'True if whoever crosses it goes no further in that move. Left out: false.'),
        },
      }),
    }),
  },
});

const ROAD = wordsFor('Road', 'One road and the hexes it runs through.', {
  fields: {
    name: wordsFor('Name', 'What the road is called.'),
    kind: wordsFor('Kind', 'How the road is drawn.', {
      values: {
        causeway: 'a broad paved causeway',
        road: 'a road across the fields',
        street: 'a street in a city',
      },
    }),
    path: wordsFor('Path', 'The hexes of the road in order, each a neighbour of the one before.'),
  },
});

const LETTERING = wordsFor('Lettered name', 'One name on the sheet. It has no effect on the rules.', {
  fields: {
    text: wordsFor('Text', 'The name as it is lettered.'),
    at: wordsFor('Hex', `${HEX}: where the name stands, or what it names.`),
    importance: wordsFor('Importance', '1 for the great names of the map, 2 and 3 for lesser ones.'),
    kind: wordsFor(
      'Kind',
      'What is named, which decides the lettering: "region", "city", "gate", "street", "road", "river", "stream", "mountain", "hill", "grove", "field", "landing", "rampart", "ruin" or "work".',
    ),
    place: wordsFor('Place', '"title" letters the name of a city large, as the title of the sheet.'),
    angle: wordsFor('Angle', 'Turn of the name in degrees, clockwise. Left out: 0.'),
    span: wordsFor('Span', 'The hexes between which the name of a region is spread.'),
  },
});

const namedHexes = (title: string, description: string) =>
  wordsFor(title, description, {
    each: wordsFor('Patch', 'Under its name: the printed numbers of its hexes.'),
  });

/** A map (2.2.0). */
export const MAP = wordsFor('Map', 'A map of hexes, with the works on its hexsides and the names on its sheet (2.2.0).', {
  fields: {
    name: wordsFor('Name', 'What the map is called.'),
    orientation: wordsFor('Orientation', 'How the hexes lie.', {
      values: { pointy: 'a corner on top, straight rows', flat: 'a side on top, straight columns' },
    }),
    columns: wordsFor('Columns', 'Hexes from left to right, 1 to 999.'),
    rows: wordsFor('Rows', 'Hexes from top to bottom, 1 to 999.'),
    offset: wordsFor('Offset', 'Which rows or columns are shifted by half a hex, counted from 0.', {
      values: {
        'odd-r': 'rows 1, 3, 5: the printed even rows (pointy)',
        'even-r': 'rows 0, 2, 4: the printed odd rows (pointy)',
        'odd-q': 'columns 1, 3, 5: the printed even columns (flat)',
        'even-q': 'columns 0, 2, 4: the printed odd columns (flat)',
      },
    }),
    numbering: wordsFor('Numbering', 'A note on how the hexes are numbered. The game does not read it.'),
    scale: wordsFor('Scale', 'A note on how wide a hex is and how long a turn takes. The game does not read it.'),
    legend: wordsFor('Legend', 'The letters used in "hexes", and the ground each of them stands for.', { each: LETTER }),
    hexes: wordsFor('Rows of ground', 'One text a row, from the top; one letter of the legend a hex.'),
    levels: wordsFor('Rows of city levels', 'One text a row, from the top; "1" to "7" for the city level, "." outside.'),
    hexsideKinds: wordsFor('Notes on kinds', 'Notes on what each kind of hexside is here. The game does not read them.', {
      each: wordsFor('Note', 'What a hexside of this kind is on this map.'),
    }),
    hexsideNotes: wordsFor('Notes on hexsides', 'A note on the hexsides of this map. The game does not read it.'),
    hexsides: wordsFor('Hexsides', 'Walls, towers, gates, tunnel mouths and slopes (2.3).', { each: HEXSIDE }),
    roads: wordsFor('Roads', 'Causeways, roads and streets.', { each: ROAD }),
    blocks: wordsFor('Named ground', 'Fields, groves and hills by name, for drawing and lettering.', {
      fields: {
        plowed: namedHexes('Fields', 'Plowed fields by name.'),
        groves: namedHexes('Groves', 'Groves by name.'),
        hills: namedHexes('Hills', 'Hills by name.'),
      },
    }),
    decor: wordsFor('Decoration', 'What is painted on the sheet without any effect on the rules.', {
      fields: {
        note: wordsFor('Note', 'A note for whoever reads the file.'),
        rammasEchor: points('Ruined wall', 'Lines along which the ruins of a long wall lie.'),
        causewayForts: points('Forts', 'The places of ruined forts.'),
        anduin: points('River', 'The bank of a great river.'),
        harlondQuays: points('Quays', 'The places of quays on the river.'),
        ramparts: points('Ramparts', 'Ramparts of earth, each along its crest with the ditch on its left.'),
        streams: points('Streams', 'Streams, each from its spring down; one that meets a wall runs under it.'),
      },
    }),
    names: wordsFor('Names', 'The names lettered on the sheet.', { each: LETTERING }),
    house: HOUSE,
    zones: wordsFor('Zones', 'Hexes under names that the scenarios of this map use in set-up, groups and conditions.', {
      each: wordsFor('Zone', 'The printed numbers of its hexes.'),
    }),
  },
});
