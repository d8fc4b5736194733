// A made-up moment of a made-up game: everything the page can show at once.
import { signal } from '@preact/signals';
import type { HexId } from '../../../src/board/hex.ts';
import type {
  ChronicleLine,
  CommandCard,
  DiceCard,
  HexCard,
  OddsCard,
  Status,
  TallyCard,
  TrackCard,
} from '../../../src/ui/store/model.ts';
import { USUAL } from '../../../src/ui/features/settings/settings.ts';
import type { DraftModel } from '../../../src/ui/features/seats/seatsModel.ts';
import type { Settings } from '../../../src/ui/store/settingsModel.ts';
import type { WindowId } from '../../../src/ui/commands/commandTable.ts';
import type { Message, TableAsks, TableModel } from '../../../src/ui/shell/tableModel.ts';
import { BATTLES, CERTAIN, DUEL, OIL, SIEGE, SPELL, VERDICT } from './cards.ts';
import { madeUpHandover } from './handover.ts';
import { ACCESS_KEYS, madeUpAccess } from './access.ts';
import { analysis, ANALYSIS_KEYS } from './analysis.ts';
import { engine, unit } from './looks.ts';
import { madeUpReplay } from './replay.ts';
import { madeUpSeats } from './seats.ts';

const PHASES = [
  ['initial-magic', 'Magic', 'wizard-staff'],
  ['siege', 'Siege', 'siege-tower'],
  ['besieger-movement', 'Sauron moves', 'boot-prints'],
  ['besieger-combat', 'Sauron fights', 'crossed-swords'],
  ['second-magic', 'Magic II', 'wizard-staff'],
  ['defender-movement', 'Westernesse moves', 'boot-prints'],
  ['defender-combat', 'Westernesse fights', 'crossed-swords'],
  ['rally', 'Rally', 'rally-the-troops'],
] as const;

const NOW = 3;

/** The status in turn 5, with `count` boxes on the track. */
export function status(count: number, whyNot: boolean): Status {
  return {
    turn: 5,
    id: '5 combat',
    hour: 'Night, past midnight',
    turns: Array.from({ length: count }, (_, at) => ({
      turn: count === 5 ? at + 2 : at + 1,
      night: at < 6,
      name: at < 6 ? 'in the night' : 'in daylight',
      when: at === 3 ? 'now' : at < 3 ? 'past' : 'ahead',
    })),
    phases: PHASES.map(([id, label, icon], at) => ({
      id,
      label,
      icon,
      when: at === NOW ? 'now' : at < NOW ? 'past' : 'ahead',
    })),
    side: 1,
    sideName: 'Sauron',
    step: 'Missile segment',
    canDo: 'Shoot with bows and catapults.',
    ready: 7,
    end: {
      label: 'End shooting (7 can still act)',
      short: 'End segment',
      whyNot: whyNot ? { text: 'Bowmen of the City still owe a retreat of one hex.', cite: '7.42' } : null,
    },
  };
}

export const HEX: HexCard = {
  hex: '1312',
  terrain: 'clear, road',
  place: 'before the Great Gate',
  notes: [
    { text: '1 movement point, half a point along the road.', cite: '4.3' },
    { text: 'An enemy zone of control: who enters stops.', cite: '2.6.1' },
  ],
  hexsides: [
    { text: 'W: wall, unbreached, ladder raised on turn 3 (to 1212)', cite: '2.11.2' },
    { text: 'SW: the Great Gate, shut', cite: '6.13' },
  ],
  pieces: [
    {
      portrait: unit({ kind: 'orc-archers', code: 'e1Y', move: 4, shape: 'octagon' }),
      name: 'Orc archers',
      force: 'Hosts of Sauron',
      sentence: 'Bows only. Four movement points; by night nobody shoots past two hexes.',
      factors: [
        { value: '–', label: 'melee' },
        { value: 'e', label: 'missile' },
        { value: '1', label: 'armour' },
        { value: 'Y', label: 'morale' },
        { value: '4', label: 'move' },
      ],
      chips: [
        { text: '8 hexes in reach', cite: null },
        { text: 'range 2 by night', cite: '2.8.3' },
        { text: 'may shoot', cite: '2.7.2' },
      ],
    },
    {
      portrait: engine('grond', 'GROND'),
      name: 'Grond',
      force: 'Hosts of Sauron',
      sentence: 'The great ram, pushed by trolls. It strikes gates it stands beside.',
      factors: [],
      chips: [{ text: 'pushed by Trolls', cite: '2.11.5' }],
    },
  ],
};

export const ATTACK: OddsCard = {
  type: 'attack',
  attacker: 'Orc archers, missile E',
  defender: 'Bowmen of the City, armour 2',
  manner: 'fire',
  strength: 'E',
  armour: 3,
  morale: 'Y',
  automatic: false,
  notes: [],
  modifiers: [
    { text: 'A wall in front of the target: armour 2 + 1 = 3', cite: '7.18' },
    { text: 'Night: range 2, no further', cite: '2.8.3' },
  ],
  shares: [
    { outcome: 'dead', label: 'dead', ways: 28, of: 216 },
    { outcome: 'halved', label: 'halved', ways: 14, of: 216 },
    { outcome: 'thrown-back', label: 'thrown back', ways: 42, of: 216 },
    { outcome: 'nothing', label: 'nothing', ways: 132, of: 216 },
  ],
};

export const BREACH: OddsCard = {
  type: 'roll',
  title: 'Grond strikes the Great Gate',
  cite: '16.3',
  chart: '16.3',
  row: 'Grond',
  column: 'Main Gate',
  dice: 2,
  totals: [5, 6, 7, 8, 9],
  notes: [],
  modifiers: [{ text: 'Grond is active in every siege phase of this battle', cite: '2.11.6' }],
  shares: [
    { outcome: 'breached', label: 'breached', ways: 24, of: 36 },
    { outcome: 'nothing', label: 'holds', ways: 12, of: 36 },
  ],
};

export const RALLY: OddsCard = {
  type: 'roll',
  title: 'Rally of Orc swordsmen',
  cite: '8.37',
  chart: '8.37',
  row: '4',
  column: null,
  dice: 2,
  totals: [4, 5, 6, 7],
  modifiers: [],
  notes: [],
  shares: [
    { outcome: 'rallied', label: 'rallied', ways: 18, of: 36 },
    { outcome: 'nothing', label: 'nothing', ways: 18, of: 36 },
  ],
};

export const LADDER: OddsCard = {
  type: 'roll',
  title: 'Throwing the ladder down',
  cite: '2.11.4',
  chart: null,
  row: null,
  column: null,
  dice: 1,
  totals: [5, 6],
  modifiers: [],
  notes: [],
  shares: [
    { outcome: 'thrown-down', label: 'thrown down', ways: 2, of: 6 },
    { outcome: 'nothing', label: 'nothing', ways: 4, of: 6 },
  ],
};

const LINES: readonly Omit<ChronicleLine, 'id'>[] = [
  { heading: true, icon: null, text: 'Siege, turn 5', dice: [], cite: null, hex: null },
  {
    heading: false,
    icon: 'siege-ram',
    text: 'Grond strikes the Great Gate: 4, it holds. 5 to 9 breaks it.',
    dice: [3, 1],
    cite: '16.3',
    hex: 1 as HexId,
  },
  {
    heading: false,
    icon: 'catapult',
    text: 'Catapult hurls fire into 1011; Spearmen hold at half strength.',
    dice: [5, 2],
    cite: '7.41',
    hex: 2 as HexId,
  },
  {
    heading: false,
    icon: 'ladder',
    text: 'Ladder raised against the wall of 1112.',
    dice: [],
    cite: '2.11.2',
    hex: 3 as HexId,
  },
  { heading: true, icon: null, text: 'Sauron movement, turn 5', dice: [], cite: null, hex: null },
  {
    heading: false,
    icon: 'boot-prints',
    text: 'Orc archers move from 1412 to 1312.',
    dice: [],
    cite: null,
    hex: 4 as HexId,
  },
  { heading: true, icon: null, text: 'Sauron combat, turn 5', dice: [], cite: null, hex: null },
  {
    heading: false,
    icon: 'arrow-flights',
    text: 'Orc archers shoot at Bowmen of the City in 1212: back one hex, disrupted.',
    dice: [4, 2, 6],
    cite: '7.42',
    hex: 5 as HexId,
  },
];

export const CHRONICLE: readonly ChronicleLine[] = LINES.map((line, id) => ({ ...line, id }));

/** One action of three lines, and the one before it. */
const BLOCKS: readonly ChronicleLine[] = [
  ...deedLines(1, 'Orc archers shoot at Bowmen of the City in 1212.', [2, 1], 'they miss'),
  ...deedLines(2, 'Archers of Gondor shoot at Orc swordsmen in 1312.', [6, 5], 'they fall'),
].map((line, id) => ({ ...line, id }));

function deedLines(
  id: number,
  text: string,
  faces: readonly number[],
  word: string,
): readonly Omit<ChronicleLine, 'id'>[] {
  const deed = {
    id,
    text,
    aside: null,
    chance: 42,
    dice: [{ faces, ofFate: false }],
    outcome: { word, worked: id === 2 },
  };
  return ['The cause.', 'The dice.', 'The effect.'].map((line) => ({
    heading: false,
    icon: null,
    text: line,
    dice: [],
    cite: null,
    hex: null,
    deed,
  }));
}

const TALLIES: readonly TallyCard[] = [
  {
    name: 'Elves',
    look: { shape: 'rounded', colour: 'blue', sign: 'white-tower' },
    value: 2,
    steps: 9,
  },
  {
    name: 'Sauron',
    look: { shape: 'octagon', colour: 'red', sign: 'flame' },
    value: 5,
    steps: 22,
  },
];

export const TRACKS: readonly TrackCard[] = [
  {
    name: 'Garrison of the City',
    look: { shape: 'rounded', colour: 'blue', sign: 'white-tower' },
    value: 14,
    threshold: 36,
    demoralized: false,
  },
  {
    name: 'Relief from Rohan & the South',
    look: { shape: 'shield', colour: 'green', sign: 'horse-head' },
    value: 12,
    threshold: 76,
    demoralized: false,
  },
  {
    name: 'Hosts of Sauron',
    look: { shape: 'octagon', colour: 'red', sign: 'flame' },
    value: 95,
    threshold: 93,
    demoralized: true,
  },
];

export const DICE: DiceCard = {
  faces: [4, 2, 6],
  purpose: 'Orc archers shoot at Bowmen of the City',
  result: '6 hits; 6 on morale Y: back one hex',
  cite: '7.42',
};

const KEYS = {
  undo: ['Undo', 'Z'],
  redo: ['Redo', 'Shift+Z'],
  'new-game': ['New game', ''],
  save: ['Save to file', 'Ctrl+S'],
  load: ['Load from file', 'Ctrl+O'],
  mute: ['Sound off', 'M'],
  'zoom-in': ['Zoom in', '+'],
  'zoom-out': ['Zoom out', '-'],
  fit: ['Whole sheet', '1'],
  help: ['Rules and keys', 'F1'],
  settings: ['Settings', ''],
  speed: ['Speed: 1x', 'Ctrl+A'],
  'hide-counters': ['Hide counters', 'H'],
  'small-map': ['Small map', 'V'],
  'spread-stack': ['Spread out the stack', 'X'],
  first: ['Watch from the start', 'Home'],
  earlier: ['Look one action back', ','],
  later: ['Look one action on', '.'],
  present: ['Back to the present', 'End'],
  watch: ['Watch again', 'W'],
  games: ['Games kept here', ''],
  agree: ['Take back together', 'A, P'],
  'own-dice': ['Roll your own dice', ''],
  recap: ['Since you last decided', 'B'],
  lessons: ['Learn in six lessons', ''],
  siege: ['Strategic sieges', ''],
  laboratory: ['Laboratory: who wins?', ''],
  credits: ['Credits', ''],
  ...ANALYSIS_KEYS,
  ...ACCESS_KEYS,
} as const satisfies Record<CommandCard['id'], readonly [string, string]>;

export const COMMANDS: readonly CommandCard[] = (Object.keys(KEYS) as CommandCard['id'][]).map((id) => ({
  id,
  label: KEYS[id][0],
  key: KEYS[id][1],
  whyNot: id === 'redo' ? 'Nothing has been taken back.' : null,
  pressed: id === 'mute' || id === 'hide-counters' ? false : null,
}));

export const MESSAGES: Readonly<Record<string, Message>> = {
  problems: {
    type: 'problems',
    title: 'That file cannot be opened',
    text: 'The game on the table is untouched. What is wrong with the file:',
    problems: [
      { path: '/pieces/3/at', message: 'hex 9914 is not on the map 34 x 26' },
      { path: '/turns/last', message: 'turn 1 is before the first turn, 2' },
      { path: '', message: 'the field "sides" is missing' },
    ],
  },
  question: {
    type: 'question',
    title: 'Begin a new game?',
    text: 'The game on the table will be given up. Save it to a file first if you want to keep it.',
    yes: 'New game',
    no: 'Go on playing',
  },
};

/** The model of the page, with the next game that is laid out; `told` hears everything the page asks for. */
export function madeUp(
  show: ReadonlySet<string>,
  told: (what: string) => void,
  drafting: DraftModel,
): TableModel {
  const window = signal<WindowId | null>(
    (['help', 'games', 'record'] as const).find((id) => show.has(id)) ?? null,
  );
  const settings = signal<Settings>(USUAL);
  const message = signal<Message | null>(
    show.has('problems') ? MESSAGES.problems! : show.has('question') ? MESSAGES.question! : null,
  );
  const banner = signal(
    show.has('banner')
      ? {
          side: 0 as const,
          sideName: 'Westernesse',
          text: 'Westernesse to play: magic, movement and combat.',
        }
      : null,
  );
  const screen = signal<'title' | 'table'>(show.has('title') ? 'title' : 'table');
  const ask: TableAsks = {
    resume: () => told('resume'),
    command: (id) => {
      told(`command ${id}`);
      if (id === 'help' || id === 'settings') window.value = window.value === id ? null : id;
    },
    endStep: () => told('end step'),
    confirm: () => told('confirm'),
    obey: ({ type }) => told(`obey ${type}`),
    nextUnit: () => told('next unit'),
    nearOrFar: () => told('near or far'),
    cancel: () => told('cancel'),
    offer: (id) => told(`offer ${id}`),
    show: (hex) => told(`show ${hex}`),
    openCase: (cite) => told(`case ${cite}`),
    answer: (yes) => {
      told(`answer ${yes ? 'yes' : 'no'}`);
      message.value = null;
    },
    open: (file) => told(`open ${file.name}`),
    dismissBanner: () => {
      told('banner dismissed');
      banner.value = null;
    },
    dismissResult: () => told('result dismissed'),
  };
  const cards: Readonly<Record<string, OddsCard>> = {
    attack: ATTACK,
    breach: BREACH,
    rally: RALLY,
    ladder: LADDER,
    duel: DUEL,
    spell: SPELL,
    certain: CERTAIN,
    oil: OIL,
  };
  const tracks = show.has('credit') ? TRACKS.map((track) => ({ ...track, value: -19 })) : TRACKS;
  const card = Object.entries(cards).find(([name]) => show.has(name))?.[1] ?? null;
  return {
    screen,
    ...madeUpReplay(show, told),
    title: signal({
      scenarios: BATTLES,
      kept: show.has('kept') ? { title: 'The Great Gate', where: 'Turn 3, Sauron moves' } : null,
    }),
    status: signal(status(show.has('long') ? 16 : 5, show.has('stuck'))),
    inspector: signal(show.has('hex') ? HEX : null),
    unit: signal(null),
    battle: signal(null),
    far: signal(false),
    map: signal(null),
    narrow: signal(true),
    odds: signal(card),
    chronicle: signal(show.has('blocks') ? BLOCKS : show.has('hex') ? CHRONICLE : []),
    tracks: signal(show.has('block') ? TALLIES : tracks),
    ladders: signal(4),
    siege: signal(SIEGE),
    hint: signal({
      legend: [
        { overlay: 'range', text: 'may reach' },
        { overlay: 'stop', text: 'enemy zone: stops' },
        { overlay: 'target', text: 'target' },
        ...(show.has('long')
          ? ([
              { overlay: 'choice', text: 'choose' },
              { overlay: 'forbidden', text: 'forbidden' },
              { overlay: 'path', text: 'way' },
            ] as const)
          : []),
      ],
      prompt: 'Choose a target, or press Escape.',
      refusal: show.has('stuck')
        ? { text: 'Orc archers shot already this segment.', cite: '2.7.2' as const }
        : null,
      confirm: 'Move to 1312: 2½ of 4 points',
      cancel: true,
    }),
    offers: signal([
      { id: 'push', label: 'Push Grond', pressed: false },
      { id: 'range', label: 'Range of bows', pressed: true },
    ]),
    dice: signal(show.has('dice') ? DICE : null),
    banner,
    result: signal(show.has('result') ? VERDICT : null),
    message,
    commands: signal(COMMANDS),
    analysis: analysis(show, told, tracks, SIEGE),
    window,
    bookmark: signal(null),
    inThisBattle: signal({}),
    lessons: {
      card: signal(null),
      waiting: signal(null),
      next: () => told('next lesson'),
      leaving: signal(false),
      leave: () => told('leave the lessons'),
      answer: (leaves) => told(`leave the lessons: ${leaves}`),
    },
    sieges: {
      room: signal(null),
      block: signal(false),
      open: () => told('open the room of the sieges'),
    },
    captions: signal(show.has('captions') ? [{ id: 1, text: 'Horns! The Riders of Rohan' }] : []),
    settings: {
      now: settings,
      set: (setting, value) => (settings.value = { ...settings.value, [setting]: value }),
    },
    handover: madeUpHandover(show, told),
    seating: madeUpSeats(show, told, drafting),
    ...madeUpAccess(told),
    announcement: signal(''),
    ask,
  };
}
