// Every error of the reader, one at a time: told alone, at its place, and mended by a click.
import { expect, test } from 'vitest';
import { CHECKS, problemsOf } from '../../src/editor/problems/problems.ts';
import { MENDS } from '../../src/editor/problems/mends/mends.ts';
import type { ConditionLine } from '../../src/scenario/triggerSchema.ts';
import { HERE, idsOf, late, mended, pairOfWall, paint, side, spoil, tells, type Spoilt } from './spoilt.ts';
import { TRIPS } from './trips.ts';

type Change = (draft: Spoilt) => void;

const WATER = {
  name: { en: 'Water' },
  look: 'water',
  cost: { foot: null, horse: null, beast: null, engine: null },
  armour: 0,
  strength: 0,
  morale: 0,
  opaque: false,
  stops: false,
} as const;

const BROOK = {
  name: { en: 'Brook' },
  look: 'stream',
  cost: { foot: 1, horse: 1, beast: 1, engine: null },
  armour: 0,
  cover: 0,
  contact: true,
} as const;

const GATE = '0605/0705';

/** A verdict that is asked for besides those of the keep. */
function asks({ triggers }: Spoilt, ...conditions: ConditionLine[]): void {
  triggers.unshift({
    id: 'asked',
    when: 'turnEnds',
    if: structuredClone(conditions) as Spoilt['triggers'][number]['if'],
    then: { type: 'win', side: 'east', text: { en: 'Asked' } },
  });
}

function cauldron({ kinds, pieces }: Spoilt, ...lines: { at: string; force?: string; oil?: number }[]): void {
  kinds.push({ class: 'cauldron', id: 'cauldron', name: { en: 'Cauldron' } });
  for (const [n, line] of lines.entries())
    pieces.push({ id: `cauldron-${n}`, kind: 'cauldron', force: 'garrison', ...line });
}

function bow(draft: Spoilt): Extract<Spoilt['kinds'][number], { class: 'unit' }> {
  return draft.kinds[1] as Extract<Spoilt['kinds'][number], { class: 'unit' }>;
}

/** A second group of the other side, whose only piece the set-up has as well. */
function guardComes(draft: Spoilt): void {
  late(draft);
  draft.pieces[0]!.at = 'off';
  draft.setup.push(structuredClone(HERE));
}

/** What the reader refuses, one error of each code. */
const REFUSED: Readonly<Record<keyof typeof MENDS, Change>> = {
  'no-such-hex': ({ map }) =>
    map.inline.names.push({ text: 'Off', at: '9901', importance: 1, kind: 'place' }),
  'hex-listed-twice': ({ map }) => (map.inline.zones['gate'] = ['0605', '0605']),
  'not-neighbours': ({ map }) => map.inline.roads.push({ name: 'Way', kind: 'road', path: ['1001', '1201'] }),
  'hexside-listed-twice': ({ map }) => map.inline.hexsides.push({ ...map.inline.hexsides[0]! }),
  'wrong-order': (draft) => Object.assign(side(draft, GATE), { a: '0705', b: '0605' }),
  'up-missing': (draft) => delete side(draft, pairOfWall(draft)).up,
  'up-not-of-pair': (draft) => (side(draft, pairOfWall(draft)).up = '0101'),
  'level-missing': (draft) => delete side(draft, GATE).level,
  'rock-without-wall': (draft) => (side(draft, GATE).rock = true),
  'no-such-house-row': (draft) => {
    draft.map.inline.house = { ground: { water: structuredClone(WATER) as never } };
    draft.map.inline.legend['w'] = { terrain: 'clear', house: 'waters', name: 'Water' };
    paint(draft, '1101', 'w');
  },
  'house-row-missing': ({ map }) => map.inline.hexsides.push({ a: '1001', b: '1101', kind: 'house' }),
  'duplicate-id': ({ triggers }) => (triggers[1]!.id = triggers[0]!.id),
  'no-such-kind': ({ pieces, sides }) => {
    sides[1]!.forces[0]!.threshold = 8;
    pieces[6]!.kind = 'orks';
  },
  'no-such-force': ({ pieces, sides }) => {
    sides[1]!.forces[0]!.threshold = 8;
    pieces[6]!.force = 'hosts';
  },
  'no-such-side': (draft) => asks(draft, { type: 'wiped', side: 'wesst' }),
  'no-such-zone': (draft) => {
    draft.map.inline.zones['keep'] = ['0505', '0405', '0605'];
    draft.setup.push({ ...structuredClone(HERE), zone: 'keeep' });
  },
  'no-such-piece': (draft) => asks(draft, { type: 'slain', piece: 'capitain' }),
  'no-such-group': (draft) => {
    late(draft);
    asks(draft, { type: 'arrived', group: 'lates' });
  },
  'no-such-level': (draft) => asks(draft, { type: 'neverLost', level: 3 }),
  'no-such-work': (draft) => asks(draft, { type: 'gate', gate: '1001/1101', side: 'east' }),
  'no-such-ladder': (draft) =>
    (draft.opening = { breached: [], lost: [], tracks: {}, ladders: ['1001/1101'] }),
  'no-such-option-value': (draft) => asks(draft, { type: 'option', option: 'grond', is: 'sometimes' }),
  'no-such-variable': (draft) => tells(draft, { type: 'setVariable', variable: 'nothing', to: 1 }),
  'no-such-trigger': (draft) => tells(draft, { type: 'switchOff', trigger: 'the-endd' }),
  'range-missing': (draft) => (bow(draft).code = 'Dd2Y'),
  'range-without-missile': (draft) => (bow(draft).range = 3),
  'ratings-upside-down': ({ kinds }) => ((kinds[2] as { ratings: number[] }).ratings = [3, 6]),
  'rating-too-high': ({ kinds }) => ((kinds[2] as { ratings: number[] }).ratings = [12, 6]),
  'two-sides-needed': ({ sides }) =>
    sides.push({
      id: 'third',
      role: 'besieger',
      name: { en: 'Third' },
      forces: [{ id: 'thirds', name: { en: 'Thirds' }, threshold: 9, holds: true }],
    }),
  'role-taken-twice': ({ sides }) => (sides[1]!.role = 'defender'),
  'no-force-holds': ({ sides }) => (sides[0]!.forces[0]!.holds = false),
  'two-forces-hold': ({ sides, pieces }) => {
    sides[0]!.forces.push({ id: 'watch', name: { en: 'Watch' }, threshold: 9, holds: true });
    pieces[3]!.force = 'watch';
  },
  'last-before-first': ({ turns }) => (turns.first = 9),
  'turn-out-of-range': ({ turns }) => (turns.night = [40]),
  stacking: ({ pieces }) => (pieces[5]!.at = '0905'),
  'both-sides-in-hex': ({ pieces }) => (pieces[3]!.at = '0906'),
  'terrain-bars-piece': (draft) => paint(draft, '0907', 'M'),
  'outside-setup-zone': ({ setup }) => setup.push({ ...structuredClone(HERE), zone: ['0504'] }),
  'piece-of-other-force': ({ setup }) =>
    setup.push({ ...structuredClone(HERE), pieces: ['guard-1', 'chief'] }),
  'piece-in-two-zones': ({ setup }) => setup.push(structuredClone(HERE), structuredClone(HERE)),
  'zone-empty': ({ setup }) => setup.push({ ...structuredClone(HERE), zone: [] }),
  'no-room-for-setup': (draft) => {
    cauldron(draft, { at: 'off', oil: 1 });
    draft.setup.push({ ...structuredClone(HERE), pieces: ['cauldron-0'] });
  },
  'too-many-lost': ({ pieces }) => (pieces[0]!.lost = 3),
  'disrupted-without-unit': ({ pieces }) => (pieces[3]!.disrupted = true),
  'oil-missing': (draft) => cauldron(draft, { at: '0605' }),
  'oil-without-cauldron': ({ pieces }) => (pieces[0]!.oil = 1),
  'cauldron-of-besieger': (draft) => {
    late(draft);
    cauldron(draft, { at: '0605', oil: 1 }, { at: 'off', oil: 1, force: 'host' });
    draft.groups[0]!.pieces.push('cauldron-1');
  },
  'cauldron-without-wall': (draft) => cauldron(draft, { at: '0505', oil: 1 }),
  'piece-of-other-side': (draft) => {
    guardComes(draft);
    draft.groups[0]!.pieces.push('guard-1');
  },
  'piece-in-two-groups': (draft) => {
    late(draft);
    draft.groups[0]!.pieces.push('orcs-3');
  },
  'piece-on-map': (draft) => {
    late(draft);
    draft.pieces[6]!.at = '0907';
  },
  'group-never-comes': (draft) => {
    late(draft);
    draft.triggers.shift();
  },
  'wrong-moment': (draft) => {
    late(draft);
    draft.triggers[0]!.when = 'turnEnds';
  },
  'roll-without-arrival': ({ triggers }) => (triggers[0]!.roll = { atLeast: 4 }),
  'too-few-hexes': (draft) => asks(draft, { type: 'holds', side: 'east', hexes: ['0505'], atLeast: 2 }),
  'no-verdict': ({ triggers }) => (triggers.pop(), asksForHost(triggers)),
  'nobody-meant': (draft) => tells(draft, { type: 'rally', who: { side: 'east', force: 'garrison' } }),
  'no-bound': (draft) => {
    draft.variables = [{ id: 'tally', name: { en: 'Tally' }, first: 0, shown: true }];
    asks(draft, { type: 'variable', variable: 'tally' });
  },
  'too-few-pieces': (draft) => asks(draft, { type: 'gone', who: { force: 'host' }, atLeast: 9 }),
  'wrong-kind-of-piece': (draft) => tells(draft, { type: 'giveMagic', personage: 'guard-1', by: 1 }),
  'outer-wall-stands': (draft) => tells(draft, { type: 'breach', work: pairOfWall(draft) }),
};

/** Without its last trigger the keep would never be held; so it is when the host is broken. */
function asksForHost(triggers: Spoilt['triggers']): void {
  triggers.push({
    id: 'host-broken',
    when: 'turnEnds',
    if: [{ type: 'demoralized', force: 'host' }],
    then: { type: 'win', side: 'west', text: { en: 'They run.' } },
  });
}

/** The same errors in other parts of a file. */
/** A hint to the besieger, with something wrong in it. */
function hints(draft: Spoilt, hint: object): void {
  draft.hints = [{ side: 'east', ...hint } as NonNullable<Spoilt['hints']>[number]];
}

const ELSEWHERE: readonly (readonly [what: string, id: keyof typeof MENDS, change: Change])[] = [
  ...(
    [
      ['no-such-side', { type: 'hold', side: 'wizards', objective: { level: 1 } }],
      ['no-such-force', { type: 'hold', force: 'garrison', objective: { level: 1 } }],
      ['no-such-force', { type: 'hold', force: 'hosts', objective: { level: 1 } }],
      ['no-such-zone', { type: 'take', objective: { hexes: 'nowhere-at-all' }, by: 3 }],
      ['no-such-hex', { type: 'take', objective: { gate: '0605/9905' }, by: 3 }],
      ['no-such-hex', { type: 'reserve', pieces: ['orcs-3'], hexes: ['0907', '9907'] }],
      ['no-such-level', { type: 'take', objective: { level: 3 }, by: 3 }],
      ['no-such-work', { type: 'take', objective: { gate: '1001/1101' }, by: 3 }],
      ['zone-empty', { type: 'take', objective: { hexes: [] }, by: 3 }],
      ['no-such-piece', { type: 'reserve', pieces: ['wizard'], hexes: ['0907'] }],
      ['piece-of-other-side', { type: 'reserve', pieces: ['guard-1'], hexes: ['0907'] }],
      ['piece-of-other-side', { type: 'reserve', pieces: ['orcs-3', 'guard-1'], hexes: ['0907'] }],
    ] as const
  ).map(([id, hint]) => [`a hint (${hint.type})`, id, (draft: Spoilt) => hints(draft, hint)] as const),
  ['a zone', 'no-such-hex', ({ map }) => (map.inline.zones['off'] = ['0101', '9901'])],
  [
    'a road',
    'no-such-hex',
    ({ map }) => map.inline.roads.push({ name: 'Way', kind: 'road', path: ['1209', '1210'] }),
  ],
  [
    'a hexside',
    'no-such-hex',
    ({ map }) => map.inline.hexsides.push({ a: '1209', b: '1210', kind: 'tunnel' }),
  ],
  [
    'a grove',
    'no-such-hex',
    (draft) => {
      paint(draft, '1101', 'g');
      draft.map.inline.blocks.groves['Wood'] = ['1101', '9901'];
    },
  ],
  [
    'the set-up',
    'no-such-hex',
    ({ setup }) => setup.push({ ...structuredClone(HERE), zone: ['0505', '9901'] }),
  ],
  [
    'an event',
    'no-such-hex',
    (draft) => asks(draft, { type: 'holds', side: 'east', hexes: ['0505', '9901'], atLeast: 1 }),
  ],
  ['a work', 'no-such-hex', (draft) => asks(draft, { type: 'gate', gate: '0101/9901', side: 'east' })],
  ['a breach', 'no-such-hex', (draft) => (draft.opening = { breached: ['0101/9901'], lost: [], tracks: {} })],
  [
    'a hexside',
    'not-neighbours',
    ({ map }) => {
      map.inline.house = { hexsides: { brook: structuredClone(BROOK) as never } };
      map.inline.hexsides.push({ a: '1001', b: '1201', kind: 'house', house: 'brook' });
    },
  ],
  [
    'a hexside',
    'no-such-house-row',
    ({ map }) => map.inline.hexsides.push({ a: '1001', b: '1101', kind: 'house', house: 'brook' }),
  ],
  ['pieces', 'duplicate-id', ({ pieces }) => (pieces[6]!.id = 'orcs-2')],
  [
    'kinds',
    'duplicate-id',
    ({ kinds }) => kinds.push({ ...structuredClone(kinds[1]!), name: { en: 'Uruks' } } as never),
  ],
  [
    'variables',
    'duplicate-id',
    (draft) => {
      const tally = { id: 'tally', name: { en: 'Tally' }, first: 0, shown: true };
      draft.variables = [tally, { ...tally }];
    },
  ],
  [
    'zones',
    'duplicate-id',
    (draft) => {
      draft.map.inline.zones['keep'] = ['0505'];
      draft.zones = { keep: ['0505'] };
      draft.setup.push({ ...structuredClone(HERE), zone: 'keep' });
    },
  ],
  [
    'nobody like it',
    'no-such-piece',
    ({ setup }) => setup.push({ ...structuredClone(HERE), pieces: ['guard-1', 'xyz'] }),
  ],
  [
    'a track',
    'no-such-force',
    (draft) => (draft.opening = { breached: [], lost: [], tracks: { garison: 2 } }),
  ],
  [
    'a level of the opening',
    'no-such-level',
    (draft) => (draft.opening = { breached: [], lost: [4], tracks: {} }),
  ],
  [
    'a breach',
    'no-such-work',
    (draft) => (draft.opening = { breached: ['1001/1101'], lost: [], tracks: {} }),
  ],
  [
    'a group',
    'no-such-side',
    (draft) => {
      late(draft);
      draft.groups[0]!.side = 'eastt';
    },
  ],
  ['an event', 'last-before-first', (draft) => asks(draft, { type: 'turn', from: 4, to: 2 })],
  ['an event', 'turn-out-of-range', (draft) => asks(draft, { type: 'turn', from: 40, to: 42 })],
  [
    'an event',
    'wrong-moment',
    (draft) => {
      tells(draft, { type: 'message', text: { en: 'Hark' } });
      draft.triggers[0]!.when = 'turnEnds';
    },
  ],
  [
    'one effect of two',
    'outer-wall-stands',
    (draft) => {
      tells(draft, { type: 'breach', work: pairOfWall(draft) });
      const { then } = draft.triggers[0]!;
      if (then.type === 'effects') then.effects.push({ type: 'message', text: { en: 'Hark' } });
    },
  ],
];

test.each(Object.entries(REFUSED))('the error %s is told, and nothing else', (id, change) => {
  const problems = problemsOf(spoil(change));
  expect([...new Set(problems.map((problem) => `${problem.severity} ${problem.id}`))]).toEqual([
    `error ${id}`,
  ]);
});

test.each(Object.entries(REFUSED))('the mend of %s leaves nothing behind', (id, change) => {
  expect(idsOf(mended(spoil(change), id))).toEqual([]);
});

test.each(ELSEWHERE)(
  'of %s the error %s is told alone, and its mend leaves nothing behind',
  (_, id, change) => {
    const document = spoil(change);
    expect(idsOf(document)).toEqual([id]);
    expect(idsOf(mended(document, id))).toEqual([]);
  },
);

test('three in four of all problems are mended by a click', () => {
  const changes = { ...TRIPS, ...REFUSED };
  const isMended = ([id, change]: readonly [string, Change]): boolean =>
    problemsOf(spoil(change)).some((problem) => problem.id === id && problem.fix !== null);
  const [all, by] = [Object.entries(changes), Object.entries(changes).filter(isMended)];
  expect(all.length).toBe(CHECKS.length + Object.keys(MENDS).length);
  expect(by.length / all.length).toBeGreaterThan(0.75);
});

test('a name that is not there becomes the one that is spelt most like it', () => {
  const misspelt = spoil((draft) => asks(draft, { type: 'slain', piece: 'capitain' }));
  expect(mended(misspelt, 'no-such-piece').triggers[0]!.if).toEqual([{ type: 'slain', piece: 'captain' }]);
});

test('of two pieces with one name the later gets another, and who was named stays named', () => {
  const twins = spoil(({ pieces, setup }) => {
    pieces[6]!.id = 'orcs-2';
    setup.push({ ...structuredClone(HERE), force: 'host', pieces: ['orcs-2'], zone: ['0906', '0907'] });
  });
  const { pieces, setup } = mended(twins, 'duplicate-id');
  expect(pieces.map(({ id, at }) => `${id} ${at}`).slice(5, 7)).toEqual(['orcs-2 0906', 'orcs-2-2 0907']);
  expect(setup[0]!.pieces).toEqual(['orcs-2']);
});

test('who stands where nobody can steps to the nearest hex that bears him', () => {
  const { pieces } = mended(spoil(REFUSED.stacking), 'stacking');
  expect(pieces[5]!.at).toMatch(/^(1004|1005|1006|0804|0904)$/);
});
