/** What trips each check of a document, that and no other. */
import { HERE, late, paint, pairOfWall, side, tells, tests, type Spoilt } from './spoilt.ts';

/** What trips a check, that and no other. */
export const TRIPS: Readonly<Record<string, (draft: Spoilt) => void>> = {
  'wall-gap': ({ map }) => map.inline.hexsides.splice(0, 1),
  'slope-missing': (draft) => {
    paint(draft, '1101', 'h');
    const up = { kind: 'slope', up: '1101' } as const;
    draft.map.inline.hexsides.push(
      { a: '1001', b: '1101', ...up },
      { a: '1101', b: '1201', ...up },
      { a: '1002', b: '1101', ...up },
    );
  },
  'slope-flat': ({ map }) => map.inline.hexsides.push({ a: '1001', b: '1101', kind: 'slope', up: '1101' }),
  'upside-down': (draft) => {
    const wall = side(draft, pairOfWall(draft));
    wall.up = wall.up === wall.a ? wall.b : wall.a;
  },
  'wrong-level': (draft) => (side(draft, '0605/0705').level = 3),
  'wall-within-level': ({ map }) =>
    map.inline.hexsides.push({ a: '0405', b: '0505', kind: 'wall', up: '0505', level: 1 }),
  'gate-nowhere': (draft) => {
    const wall = side(draft, pairOfWall(draft));
    wall.kind = 'gate';
    paint(draft, wall.up === wall.a ? wall.b : wall.a, 'M');
  },
  'tunnel-nowhere': ({ map }) => map.inline.hexsides.push({ a: '1001', b: '1101', kind: 'tunnel' }),
  'flank-without-rock': (draft) => (side(draft, '0605/0705').flank = true),
  'level-shut': (draft) => (side(draft, '0605/0705').kind = 'wall'),
  'level-gap': (draft) => {
    for (const [row, line] of draft.map.inline.levels.entries())
      draft.map.inline.levels[row] = line.replaceAll('1', '2');
    for (const line of draft.map.inline.hexsides) line.level = 2;
  },
  'no-works': (draft) => {
    draft.map.inline.hexsides = [];
    draft.map.inline.levels = draft.map.inline.levels.map((line) => line.replaceAll('1', '.'));
  },
  'road-through-wall': ({ map }) =>
    map.inline.roads.push({ name: 'Way', kind: 'road', path: ['0305', '0405'] }),
  'road-over-mountain': (draft) => {
    paint(draft, '1101', 'M');
    draft.map.inline.roads.push({ name: 'Way', kind: 'road', path: ['1001', '1101'] });
  },
  'road-too-short': ({ map }) => map.inline.roads.push({ name: 'Way', kind: 'road', path: ['1001'] }),
  'name-blank': ({ map }) => map.inline.names.push({ text: ' ', at: '0101', importance: 1, kind: 'place' }),
  'name-twice': ({ map }) => {
    const name = { text: 'Here', at: '0101', importance: 1, kind: 'place' };
    map.inline.names.push(name, { ...name });
  },
  'zone-unused': (draft) => (draft.zones = { spare: ['0101'] }),
  'zone-blank': (draft) => (draft.zones = { spare: [] }),
  'letter-twice': ({ map }) => (map.inline.legend['k'] = { terrain: 'clear', name: 'Clear' }),
  'field-off-ground': (draft) => {
    paint(draft, '0102', 'g');
    draft.map.inline.blocks.groves['Wood'] = ['0101', '0102'];
  },
  'field-blank': ({ map }) => (map.inline.blocks.groves['Wood'] = []),
  'side-without-units': (draft) => {
    draft.pieces = draft.pieces.filter(({ kind }) => kind !== 'orcs');
    draft.kinds = draft.kinds.filter(({ id }) => id !== 'orcs');
  },
  'side-without-leader': (draft) => {
    draft.pieces = draft.pieces.filter(({ kind }) => kind !== 'chief');
    draft.kinds = draft.kinds.filter(({ id }) => id !== 'chief');
  },
  'force-without-pieces': ({ sides }) =>
    sides[0]!.forces.push({ id: 'spare', name: { en: 'Spare' }, threshold: 9, holds: false }),
  'threshold-unreachable': ({ sides }) => (sides[0]!.forces[0]!.threshold = 99),
  'threshold-at-a-blow': ({ sides }) => (sides[0]!.forces[0]!.threshold = 5),
  'broken-from-the-start': (draft) => (draft.opening = { breached: [], lost: [], tracks: { garrison: 10 } }),
  'colour-of-the-enemy': ({ sides }) => (sides[0]!.forces[0]!.colour = 'red'),
  'kind-unused': ({ kinds }) =>
    kinds.push({ class: 'engine', id: 'catapult', name: { en: 'Catapult' }, weapon: 'catapult' }),
  'kinds-alike': ({ kinds, pieces }) => {
    kinds.push({ ...structuredClone(kinds[0]!), id: 'other' } as never);
    pieces[0]!.kind = 'other';
  },
  'magic-without-spells': ({ kinds }) => ((kinds[2] as { magic?: object }).magic = { points: 3, spells: [] }),
  'piece-never-comes': ({ pieces, sides }) => {
    sides[1]!.forces[0]!.threshold = 8;
    pieces[6]!.at = 'off';
  },
  'piece-penned': (draft) => {
    for (const name of ['0102', '0201']) paint(draft, name, 'M');
    draft.pieces[6]!.at = '0101';
  },
  'engine-without-crew': ({ kinds, pieces }) => {
    kinds.push({ class: 'engine', id: 'ram', name: { en: 'Grond' }, weapon: 'grond' });
    pieces.push({ id: 'ram', kind: 'ram', force: 'host', at: '0905' });
  },
  'ladders-without-climbers': ({ kinds, supplies }) => {
    supplies.ladders = 2;
    (kinds[1] as { traits: string[] }).traits = [];
  },
  'trenches-not-played': ({ supplies }) => (supplies.trenches = 2),
  'dummies-only': ({ kinds, pieces }) => {
    kinds.push({ class: 'cauldron', id: 'cauldron', name: { en: 'Cauldron' } });
    pieces.push({ id: 'cauldron', kind: 'cauldron', force: 'garrison', at: '0605', oil: 0 });
  },
  'setup-too-small': (draft) => {
    late(draft);
    draft.setup.push({
      ...structuredClone(HERE),
      force: 'host',
      pieces: ['orcs-2', 'orcs-3'],
      zone: ['0906'],
    });
  },
  'setup-for-nobody': ({ setup }) => setup.push({ ...structuredClone(HERE), pieces: [] }),
  'setups-overlap': (draft) => {
    draft.pieces[4]!.at = '0906';
    draft.pieces[5]!.at = '0905';
    draft.setup.push(
      { ...structuredClone(HERE), zone: ['0505', '0906'] },
      { ...structuredClone(HERE), force: 'host', pieces: ['orcs-1'], zone: ['0906'] },
    );
  },
  'group-blank': (draft) => {
    late(draft);
    draft.groups[0]!.pieces = [];
    draft.pieces[6]!.at = '0907';
  },
  'entry-inland': (draft) => {
    late(draft);
    draft.groups[0]!.zone = ['1105'];
  },
  'entry-barred': (draft) => {
    late(draft);
    paint(draft, '1205', 'M');
  },
  'entry-cut-off': (draft) => {
    late(draft);
    for (let row = 1; row <= 9; row += 1) paint(draft, `110${row}`, 'M');
  },
  'hint-out-of-reach': (draft) => {
    for (const name of ['1101', '1201']) paint(draft, name, 'M');
    draft.hints = [{ type: 'hold', side: 'east', objective: { hexes: ['1101', '1201'] } }];
  },
  'hint-out-of-time': (draft) => {
    draft.hints = [
      { type: 'take', side: 'east', objective: { gate: '0605/0705' }, by: draft.turns.last + 1 },
      { type: 'reserve', side: 'east', pieces: ['orcs-3'], hexes: ['0907'], until: 99 },
      { type: 'reserve', side: 'east', pieces: ['orcs-2'], hexes: ['0906'], until: 1 },
    ];
  },
  'reserve-without-pieces': (draft) =>
    (draft.hints = [{ type: 'reserve', side: 'west', pieces: [], hexes: ['0505'] }]),
  'hints-contradict': (draft) => {
    draft.hints = [
      { type: 'hold', side: 'west', objective: { hexes: ['0605'] } },
      { type: 'reserve', side: 'west', force: 'garrison', hexes: ['0405'] },
    ];
  },
  'besieger-inside': ({ pieces }) => (pieces[6]!.at = '0504'),
  'defender-in-lost-level': (draft) => (draft.opening = { breached: [], lost: [1], tracks: {} }),
  'side-never-wins': ({ triggers }) => ((triggers[0]!.then as { side: string }).side = 'west'),
  'ends-at-once': ({ triggers }) =>
    triggers.push({
      id: 'now',
      when: 'turnEnds',
      if: [],
      then: { type: 'win', side: 'west', text: { en: 'Now' } },
    }),
  'trigger-shadowed': ({ triggers }) =>
    triggers.push({
      ...structuredClone(triggers[1]!),
      id: 'too-late',
      if: [{ type: 'lastTurn' }, { type: 'wiped', side: 'west' }],
    }),
  'trigger-never': ({ triggers }) =>
    triggers.unshift({
      ...structuredClone(triggers[0]!),
      id: 'apart',
      if: [
        { type: 'turn', from: 1, to: 2 },
        { type: 'turn', from: 4, to: 5 },
      ],
    }),
  'asked-twice': ({ triggers }) => triggers[0]!.if.push(structuredClone(triggers[0]!.if[0]!)),
  'points-not-reckoned': ({ triggers }) =>
    triggers.push({
      id: 'points',
      when: 'turnEnds',
      if: [],
      then: { type: 'points', side: 'east', points: 2, text: { en: 'Two' } },
    }),
  'reckoned-without-points': ({ triggers }) =>
    triggers.unshift({
      id: 'count',
      when: 'turnEnds',
      if: [{ type: 'wiped', side: 'east' }],
      then: { type: 'reckon', text: { en: 'Count' } },
    }),
  'lost-already': (draft) => {
    for (const piece of draft.pieces.slice(0, 4))
      piece.at = piece.id === 'guard-1' ? '0201' : piece.id === 'guard-2' ? '0202' : '0203';
    draft.opening = { breached: [], lost: [1], tracks: {} };
    draft.triggers[0]!.if.push({ type: 'neverLost', level: 1 });
  },
  'groups-await-each-other': (draft) => {
    late(draft);
    draft.triggers[0]!.if = [{ type: 'arrived', group: 'late' }];
  },
  'triggers-await-each-other': (draft) => {
    tells(draft, { type: 'message', text: { en: 'First' } });
    tells(draft, { type: 'message', text: { en: 'Second' } });
    draft.triggers[0]!.id = 'second';
    draft.triggers[0]!.if = [{ type: 'fired', trigger: 'event' }];
    draft.triggers[1]!.if = [{ type: 'fired', trigger: 'second' }];
  },
  'one-turn': ({ turns }) => (turns.last = 1),
  'night-twice': ({ turns }) => (turns.night = [2, 2]),
  'breach-twice': (draft) => (draft.opening = { breached: ['0605/0705', '0605/0705'], lost: [], tracks: {} }),
  'outer-wall-breached': (draft) => (draft.opening = { breached: [pairOfWall(draft)], lost: [], tracks: {} }),
  untitled: ({ title }) => (title.en = 'New battle'),
  'id-unchosen': (draft) => (draft.id = 'new-battle'),
  'summary-unwritten': ({ summary }) => (summary.en = 'What is it about?'),
  'language-halved': ({ title }) => (title['de'] = 'Die Feste'),
  'test-impossible': (draft) => tests(draft, { position: { pieces: { captain: '9999' } } }),
  'test-not-legal': (draft) => tests(draft, { may: [{ do: 'Melee', piece: 'orcs-1' }] }),
  'test-legal': (draft) => tests(draft, { mayNot: [{ do: 'Move', piece: 'orcs-1' }] }),
  'test-other-verdict': (draft) => tests(draft, { verdict: { after: 'game', side: 'east' } }),
};
