/**
 * Ten battles as others would make them in the editor: ground, kinds and verdicts that no battle of the game has. Nothing in the
 * program names any of them.
 */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../src/engine/battle.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { parseScenario } from '../../src/scenario/parse.ts';

/** One of them, and the side that loses if it does nothing. */
export interface Stranger {
  readonly battle: Battle;
  readonly seeks: Side;
}

/** Where pieces of one kind begin: its id, its force, its hexes. */
type Line = readonly [kind: string, force: string, hexes: string];

interface Draft {
  readonly id: string;
  /** Nine rows of twelve letters: see LEGEND. */
  readonly rows: readonly string[];
  readonly lines: readonly Line[];
  readonly zones?: Readonly<Record<string, readonly string[]>>;
  readonly kinds?: readonly object[];
  readonly forces?: readonly object[];
  readonly variables?: readonly string[];
  readonly triggers: readonly object[];
  /** Whose the last turn is. */
  readonly end: 'west' | 'east' | 'draw';
  readonly last?: number;
}

const FREE = { foot: 1, horse: 1, beast: 1, engine: 1 };
const ROW = { armour: 0, strength: 0, morale: 0, opaque: false, stops: false };
const GROUND = {
  bog: { name: { en: 'Bog' }, look: 'marsh', ...ROW, cost: { ...FREE, foot: 2, horse: null, beast: null } },
  sea: {
    name: { en: 'Sea' },
    look: 'water',
    ...ROW,
    cost: { foot: null, horse: null, beast: null, engine: null },
  },
  reef: { name: { en: 'Reef' }, look: 'ford', ...ROW, cost: { ...FREE, foot: 3, horse: 3 }, stops: true },
  yard: { name: { en: 'Yard' }, look: 'hall', ...ROW, cost: FREE, armour: 1, morale: 1 },
};
const LEGEND = {
  '.': { terrain: 'clear', name: 'Clear' },
  w: { terrain: 'grove', name: 'Wood' },
  h: { terrain: 'clear', elevation: 2, name: 'Hill' },
  b: { terrain: 'clear', house: 'bog', name: 'Bog' },
  s: { terrain: 'crater', house: 'sea', name: 'Sea' },
  f: { terrain: 'clear', house: 'reef', name: 'Reef' },
  y: { terrain: 'clear', house: 'yard', name: 'Yard' },
};

const unit = (id: string, code: string, gait: 'foot' | 'horse', value: number): object => ({
  class: 'unit',
  id,
  name: { en: id },
  code,
  gait,
  ma: gait === 'horse' ? 6 : 4,
  value,
  traits: [],
});
const KINDS = [
  unit('pikes', 'D3X', 'foot', 5),
  unit('axes', 'B3X', 'foot', 7),
  unit('lances', 'B3X', 'horse', 8),
  unit('reavers', 'C2Y', 'horse', 5),
  unit('thralls', 'E2Y', 'foot', 3),
  unit('folk', 'E1Z', 'foot', 2),
  {
    class: 'unit',
    id: 'slingers',
    name: { en: 'slingers' },
    code: 'e2Y',
    gait: 'foot',
    ma: 4,
    range: 2,
    value: 4,
    traits: [],
  },
  {
    class: 'personage',
    id: 'warlord',
    name: { en: 'warlord' },
    rank: 'leader',
    ratings: [4, 2],
    ma: 6,
    gifts: [],
  },
  { class: 'engine', id: 'onager', name: { en: 'onager' }, weapon: 'catapult' },
];

const PLAIN = Array.from({ length: 9 }, () => '............');
const column = (number: number): readonly string[] =>
  Array.from({ length: 9 }, (_, row) => `${String(number).padStart(2, '0')}0${row + 1}`);

function stranger(seeks: Side, draft: Draft): Stranger {
  const {
    id,
    rows,
    lines,
    zones = {},
    kinds = [],
    forces = [],
    variables = [],
    triggers,
    end,
    last = 8,
  } = draft;
  let count = 0;
  const pieces = lines.flatMap(([kind, force, hexes]) =>
    hexes.split(' ').map((at) => ({ id: `${kind}-${(count += 1)}`, kind, force, at })),
  );
  const win = { type: 'win', side: end, text: { en: 'The last turn is over.' } };
  const read = parseScenario(
    {
      format: 'pelennor/scenario',
      version: 1,
      id,
      title: { en: id },
      summary: { en: 'A battle of a stranger.' },
      map: {
        inline: {
          name: id,
          orientation: 'pointy',
          columns: 12,
          rows: 9,
          offset: 'odd-r',
          legend: LEGEND,
          hexes: rows,
          levels: PLAIN,
          hexsides: [],
          roads: [],
          blocks: { plowed: {}, groves: {}, hills: {} },
          decor: {},
          names: [],
          house: { ground: GROUND },
          zones: {},
        },
      },
      kinds: [...KINDS, ...kinds],
      sides: [
        {
          id: 'west',
          role: 'defender',
          name: { en: 'West' },
          forces: [{ id: 'west-own', name: { en: 'West' }, threshold: 99, holds: true }],
        },
        {
          id: 'east',
          role: 'besieger',
          name: { en: 'East' },
          forces: [{ id: 'east-own', name: { en: 'East' }, threshold: 99, holds: true }, ...forces],
        },
      ],
      turns: { first: 1, last, night: [], names: {} },
      options: { approachMarch: false },
      supplies: { ladders: 0, heads: 0, trenches: 0 },
      zones,
      pieces,
      setup: [],
      groups: [],
      variables: variables.map((name) => ({ id: name, name: { en: name } })),
      triggers: [...triggers, { id: 'the-end', when: 'turnEnds', if: [{ type: 'lastTurn' }], then: win }],
    },
    NO_LIBRARY,
  );
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.problems.slice(0, 3))}`);
  return { battle: read.value, seeks };
}

const wins = (id: string, side: 'west' | 'east', ...conditions: readonly object[]): object => ({
  id,
  when: 'turnEnds',
  if: conditions,
  then: { type: 'win', side, text: { en: id } },
});
const counts = (id: string, when: object, by = 1, once = true, ...conditions: readonly object[]): object => ({
  id,
  when,
  if: conditions,
  then: { type: 'effects', once, effects: [{ type: 'addVariable', variable: 'score', by }] },
});

export const STRANGERS: readonly Stranger[] = [
  // Three riders are to stand on the far shore, and bogs bar the straight way.
  stranger(BESIEGER, {
    id: 'the-drovers',
    rows: [...PLAIN.slice(0, 3), '....bb......', '....bbb.....', '....bb......', ...PLAIN.slice(0, 3)],
    zones: { shore: column(1) },
    lines: [
      ['reavers', 'east-own', '1203 1204 1205 1206 1207'],
      ['pikes', 'west-own', '0403 0405 0407'],
    ],
    triggers: [wins('across', 'east', { type: 'count', who: { kind: 'reavers', in: 'shore' }, atLeast: 3 })],
    end: 'west',
  }),
  // Three fires are to be lit by whoever comes to them.
  stranger(BESIEGER, {
    id: 'the-beacons',
    rows: [...PLAIN.slice(0, 4), '...ww...hh..', ...PLAIN.slice(0, 4)],
    variables: ['score'],
    lines: [
      ['thralls', 'east-own', '1202 1204 1206 1208'],
      ['reavers', 'east-own', '1205'],
      ['pikes', 'west-own', '0305 0505'],
    ],
    triggers: [
      ...['0502', '0408', '0705'].map((hex) =>
        counts(`lit-${hex}`, { type: 'hexEntered', hexes: [hex], who: { side: 'east' } }),
      ),
      wins('all-lit', 'east', { type: 'variable', variable: 'score', from: 3 }),
    ],
    end: 'west',
  }),
  // The warlord of the besieger is to fall, and he keeps behind his men.
  stranger(DEFENDER, {
    id: 'the-warlord',
    rows: PLAIN,
    lines: [
      ['lances', 'west-own', '0203 0204 0205 0206'],
      ['axes', 'west-own', '0304 0305'],
      ['thralls', 'east-own', '0904 1004 1005'],
      ['warlord', 'east-own', '1005'],
    ],
    triggers: [
      {
        id: 'he-is-down',
        when: { type: 'leaderSlain', who: { kind: 'warlord' } },
        if: [],
        then: {
          type: 'effects',
          once: true,
          effects: [{ type: 'win', side: 'west', text: { en: 'He is down.' } }],
        },
      },
    ],
    end: 'east',
  }),
  // Two reefs far from each other, both at once.
  stranger(BESIEGER, {
    id: 'both-reefs',
    rows: Array.from({ length: 9 }, (_, row) => (row === 1 || row === 7 ? '.....f......' : '.....s......')),
    lines: [
      ['thralls', 'east-own', '1004 1005 1006 1105 1104'],
      ['axes', 'east-own', '1106'],
      ['pikes', 'west-own', '0402 0408'],
    ],
    triggers: [
      wins('both', 'east', {
        type: 'all',
        conditions: [
          { type: 'holds', side: 'east', hexes: ['0602'], atLeast: 1 },
          { type: 'holds', side: 'east', hexes: ['0608'], atLeast: 1 },
        ],
      }),
    ],
    end: 'west',
  }),
  // Lost as soon as nobody holds the yard any more.
  stranger(BESIEGER, {
    id: 'the-empty-yard',
    rows: [...PLAIN.slice(0, 3), '...yy.......', '...yy.......', ...PLAIN.slice(0, 4)],
    zones: { yard: ['0404', '0504', '0405', '0505'] },
    lines: [
      ['axes', 'east-own', '1103 1104 1105 1106'],
      ['thralls', 'east-own', '1004 1005 1003'],
      ['pikes', 'west-own', '0404 0505'],
    ],
    triggers: [
      wins('empty', 'east', {
        type: 'not',
        condition: { type: 'holds', side: 'west', hexes: ['yard'], atLeast: 1 },
      }),
    ],
    end: 'west',
  }),
  // Whoever has lost three loses; else nobody wins.
  stranger(BESIEGER, {
    id: 'three-heads',
    rows: PLAIN,
    lines: [
      ['axes', 'east-own', '0903 0904 0905 0906'],
      ['axes', 'west-own', '0404 0405'],
      ['pikes', 'west-own', '0406 0403'],
    ],
    triggers: [
      wins('west-bled', 'east', { type: 'gone', who: { side: 'west' }, atLeast: 3 }),
      wins('east-bled', 'west', { type: 'gone', who: { side: 'east' }, atLeast: 3 }),
    ],
    end: 'draw',
  }),
  // Raiders are after the engines, not after those who guard them.
  stranger(BESIEGER, {
    id: 'the-onagers',
    rows: PLAIN,
    variables: ['score'],
    lines: [
      ['reavers', 'east-own', '1202 1204 1206 1208'],
      ['onager', 'west-own', '0303 0305 0307'],
      ['pikes', 'west-own', '0405 0304'],
    ],
    triggers: [
      counts('burnt', { type: 'engineLost', who: { side: 'west' } }, 1, false),
      wins('two-burnt', 'east', { type: 'variable', variable: 'score', from: 2 }),
    ],
    end: 'west',
  }),
  // A hill counts for whoever holds it as each turn begins.
  stranger(BESIEGER, {
    id: 'the-hill',
    rows: [...PLAIN.slice(0, 3), '.....hh.....', '.....hh.....', ...PLAIN.slice(0, 4)],
    zones: { hill: ['0604', '0704', '0605', '0705'] },
    variables: ['score'],
    lines: [
      ['thralls', 'east-own', '1103 1104 1105 1106'],
      ['slingers', 'east-own', '1204'],
      ['pikes', 'west-own', '0103 0106'],
    ],
    triggers: [
      counts('theirs', { type: 'turnBegins' }, 1, false, {
        type: 'holds',
        side: 'east',
        hexes: ['hill'],
        atLeast: 1,
      }),
      counts('ours', { type: 'turnBegins' }, -1, false, {
        type: 'holds',
        side: 'west',
        hexes: ['hill'],
        atLeast: 1,
      }),
      wins('higher', 'east', { type: 'lastTurn' }, { type: 'variable', variable: 'score', from: 1 }),
    ],
    end: 'west',
  }),
  // One of two forces of the besieger is to be bled, and the stronger one stands before it.
  stranger(DEFENDER, {
    id: 'the-vanguard',
    rows: PLAIN,
    forces: [{ id: 'vanguard', name: { en: 'Vanguard' }, threshold: 50, holds: false }],
    lines: [
      ['lances', 'west-own', '0203 0204 0205 0206 0207'],
      ['axes', 'east-own', '0804 0805'],
      ['thralls', 'vanguard', '0802 0807 0808'],
    ],
    triggers: [wins('bled', 'west', { type: 'track', force: 'vanguard', atLeast: 6 })],
    end: 'east',
  }),
  // Those who defend nothing flee: three of five are to reach the other shore.
  stranger(DEFENDER, {
    id: 'the-flight',
    rows: [...PLAIN.slice(0, 4), '.....ww.....', ...PLAIN.slice(0, 4)],
    zones: { haven: column(12) },
    lines: [
      ['folk', 'west-own', '0103 0104 0105 0106 0107'],
      ['lances', 'west-own', '0204 0205'],
      ['thralls', 'east-own', '0704 0706'],
    ],
    triggers: [wins('away', 'west', { type: 'count', who: { kind: 'folk', in: 'haven' }, atLeast: 3 })],
    end: 'east',
  }),
];
