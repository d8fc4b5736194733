// Every check finds what it is for, where it is, and nothing else; its mend mends it.
import { describe, expect, test } from 'vitest';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { CHECKS, problemsOf } from '../../src/editor/problems/problems.ts';
import type { EffectLine } from '../../src/scenario/triggerSchema.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import type { Draft } from '../scenarios/kit.ts';
import { KEEP } from './keep.ts';
import { after, shippedDocument } from './kit.ts';

type Spoilt = Omit<Draft, 'map' | 'kinds'> & {
  map: { inline: Extract<Draft['map'], { inline: unknown }>['inline'] };
  kinds: Exclude<Draft['kinds'][number], string>[];
};

const GROUP = { id: 'late', name: { en: 'Late' }, side: 'east', pieces: ['orcs-3'], zone: ['1205'] };
const ARRIVES = {
  id: 'late-arrives',
  when: 'besiegerMoves',
  if: [],
  then: { type: 'arrive', group: 'late', credit: 0 },
} as const;
const HERE = { force: 'garrison', pieces: ['guard-1'], zone: ['0505'], name: { en: 'Here' } };

function late(draft: Spoilt): void {
  draft.pieces[6]!.at = 'off';
  draft.groups.push(structuredClone(GROUP));
  draft.triggers.unshift({ ...ARRIVES, if: [] });
}

function side(draft: Spoilt, pair: string): Spoilt['map']['inline']['hexsides'][number] {
  return draft.map.inline.hexsides.find(({ a, b }) => `${a}/${b}` === pair)!;
}

function paint(draft: Spoilt, name: string, letter: string, of: 'hexes' | 'levels' = 'hexes'): void {
  const [column, row] = [Number(name.slice(0, 2)) - 1, Number(name.slice(2)) - 1];
  const { inline } = draft.map;
  inline[of][row] = inline[of][row]!.slice(0, column) + letter + inline[of][row]!.slice(column + 1);
}

/** What trips a check, that and no other. */
const TRIPS: Readonly<Record<string, (draft: Spoilt) => void>> = {
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
  'gate-nowhere': (draft) => paint(draft, '0705', 'M'),
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
  'field-off-ground': ({ map }) => (map.inline.blocks.groves['Wood'] = ['0101']),
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
  'kind-unused': ({ kinds }) =>
    kinds.push({ class: 'engine', id: 'catapult', name: { en: 'Catapult' }, weapon: 'catapult' }),
  'kinds-alike': ({ kinds, pieces }) => {
    kinds.push({ ...structuredClone(kinds[0]!), id: 'other' } as never);
    pieces[0]!.kind = 'other';
  },
  'magic-without-spells': ({ kinds }) => ((kinds[2] as { magic?: object }).magic = { points: 3, spells: [] }),
  'piece-never-comes': ({ pieces }) => (pieces[6]!.at = 'off'),
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
    for (const at of [0, 1]) draft.pieces[at]!.at = at === 0 ? '0505' : 'off';
    draft.setup.push({ ...structuredClone(HERE), pieces: ['guard-1', 'guard-2'] });
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

function tests(draft: Spoilt, test: Omit<NonNullable<Spoilt['tests']>[number], 'id'>): void {
  draft.tests = [{ id: 'one', ...test }];
}

/** An event with one effect. */
function tells({ triggers }: Spoilt, effect: EffectLine): void {
  triggers.unshift({
    id: 'event',
    when: { type: 'turnBegins' },
    if: [],
    then: { type: 'effects', once: true, effects: [effect] },
  });
}

function pairOfWall({ map }: Spoilt): string {
  const { a, b } = map.inline.hexsides.find(({ kind }) => kind === 'wall')!;
  return `${a}/${b}`;
}

/** What the reader refuses, with what trips it. */
const REFUSED: Readonly<Record<string, (draft: Spoilt) => void>> = {
  'no-such-hex': ({ map }) =>
    map.inline.names.push({ text: 'Off', at: '9901', importance: 1, kind: 'place' }),
  'hexside-listed-twice': ({ map }) => map.inline.hexsides.push({ ...map.inline.hexsides[0]! }),
  'not-neighbours': ({ map }) => map.inline.roads.push({ name: 'Way', kind: 'road', path: ['1001', '1201'] }),
  'up-missing': (draft) => delete side(draft, '0605/0705').up,
  'level-missing': (draft) => delete side(draft, '0605/0705').level,
  'rock-without-wall': (draft) => (side(draft, '0605/0705').rock = true),
  stacking: ({ pieces }) => (pieces[5]!.at = '0905'),
  'both-sides-in-hex': ({ pieces }) => (pieces[3]!.at = '0906'),
  'terrain-bars-piece': (draft) => paint(draft, '0907', 'M'),
  'outside-setup-zone': ({ setup }) => setup.push({ ...structuredClone(HERE), zone: ['0504'] }),
  'no-such-zone': ({ setup }) => setup.push({ ...structuredClone(HERE), pieces: [], zone: 'nowhere' }),
  'no-such-kind': ({ pieces }) => (pieces[6]!.kind = 'nobody'),
  'no-such-piece': ({ triggers }) => triggers[0]!.if.push({ type: 'slain', piece: 'nobody' }),
  'turn-out-of-range': ({ turns }) => (turns.night = [40]),
  'oil-without-cauldron': ({ pieces }) => (pieces[0]!.oil = 1),
  'too-many-lost': ({ pieces }) => (pieces[0]!.lost = 3),
  'disrupted-without-unit': ({ pieces }) => (pieces[3]!.disrupted = true),
  'no-verdict': ({ triggers }) => triggers.pop(),
  'duplicate-id': ({ triggers }) => (triggers[1]!.id = triggers[0]!.id),
  'no-such-variable': (draft) => tells(draft, { type: 'setVariable', variable: 'nothing', to: 1 }),
  'no-such-trigger': (draft) => tells(draft, { type: 'switchOff', trigger: 'nothing' }),
  'nobody-meant': (draft) => tells(draft, { type: 'rally', who: { side: 'east', force: 'garrison' } }),
  'outer-wall-stands': (draft) => tells(draft, { type: 'breach', work: pairOfWall(draft) }),
  'roll-without-arrival': ({ triggers }) => (triggers[0]!.roll = { atLeast: 4 }),
};

/** What comes to light when something is mended; every other mend leaves nothing behind it. */
const LEFT_BY_MENDS: Readonly<Record<string, readonly string[]>> = {
  'gate-nowhere': ['level-shut'],
  'field-off-ground': ['field-blank'],
  'piece-never-comes': ['threshold-unreachable'],
};

function spoil(change: (draft: Spoilt) => void): ScenarioDocument {
  const draft = structuredClone(KEEP) as unknown as Spoilt;
  change(draft);
  return draft as unknown as ScenarioDocument;
}

const idsOf = (document: ScenarioDocument): readonly string[] => [
  ...new Set(problemsOf(document).map(({ id }) => id)),
];

test('of a sound battle nothing is told', () => {
  expect(problemsOf(KEEP)).toEqual([]);
});

describe('checks', () => {
  test('there are at least sixty, the reader counted, each with an id of its own and something that trips it', () => {
    const ids = CHECKS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(TRIPS).toSorted()).toEqual(ids.toSorted());
    expect(ids.length + Object.keys(REFUSED).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(TRIPS))('%s is found, and nothing else', (id, change) => {
    expect(idsOf(spoil(change))).toEqual([id]);
  });

  test.each(Object.entries(TRIPS))('%s: its mends, one after the other, mend it', (id, change) => {
    let document = spoil(change);
    for (let turn = 0; turn < 60; turn += 1) {
      const next = problemsOf(document).find((problem) => problem.id === id && problem.fix !== null);
      if (next === undefined) break;
      const edited = edit(document, next.fix!);
      if (!edited.ok) throw new Error(`${edited.refusal.code} ${edited.refusal.what}`);
      document = edited.document;
    }
    const left = problemsOf(document).filter((problem) => problem.id === id);
    expect(left.every(({ fix }) => fix === null)).toBe(true);
    expect(idsOf(document).filter((other) => other !== id)).toEqual(LEFT_BY_MENDS[id] ?? []);
  });

  test.each(Object.entries(REFUSED))('an error of the reader, %s, has its place', (id, change) => {
    const [first] = problemsOf(spoil(change));
    expect(first).toMatchObject({ id, severity: 'error' });
    const edited = first!.fix === null ? null : edit(spoil(change), first!.fix);
    expect(edited?.ok ?? true).toBe(true);
  });
});

test('a threshold that is mended is more than one loss and no more than all, however little the units are worth', () => {
  const draft = spoil(({ kinds, sides }) => {
    for (const kind of kinds) if (kind.class === 'unit') kind.value = 1;
    for (const { forces } of sides) for (const force of forces) force.threshold = 99;
  });
  const mended = after(draft, ...problemsOf(draft).flatMap(({ fix }) => fix ?? []));
  expect(mended.sides.flatMap(({ forces }) => forces.map(({ threshold }) => threshold))).toEqual([2, 2]);
  expect(problemsOf(mended)).toEqual([]);
});

test.each(Object.keys(SHIPPED_SCENARIOS))('%s has no errors and no warnings', (id) => {
  expect(problemsOf(shippedDocument(id)).filter(({ severity }) => severity !== 'hint')).toEqual([]);
});
