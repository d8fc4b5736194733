// The page of the editor without its screen: what strokes do, where the pointer is, what a draft shows, and how drafts are kept.
import '../kit/indexedDb.ts';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import type { Command } from '../../src/editor/command.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { centreOf, sheetOf } from '../../src/editor/sheet.ts';
import { nearestCorner, cornerPoint } from '../../src/editor/tools/corners.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { createEditor } from '../../src/ui/features/editor/editorModel.ts';
import { openDrafts, type DraftKept, type Drafts } from '../../src/ui/features/editor/drafts.ts';
import { whyNotPlayed } from '../../src/ui/features/editor/testPlay.ts';
import { previewPicture } from '../../src/ui/features/editor/previewPicture.ts';
import { SILENCE } from '../../src/ui/persistence/askedStore.ts';
import { playable, shownDraft, withoutParts } from '../../src/ui/features/editor/draftBattle.ts';
import { hexUnder, pairOf, sideUnder } from '../../src/ui/features/editor/places.ts';
import { changedHexes, changedSides } from '../../src/ui/features/editor/sketch.ts';
import type { Grip, BrushInk, ToolId } from '../../src/ui/features/editor/grip.ts';
import { commandOfDrag } from '../../src/ui/features/editor/strokes.ts';
import { newGroup, newSetup } from '../../src/ui/features/editor/arrivals.ts';
import { copyStroke, takeCopying, takeText, turnCopy } from '../../src/ui/features/editor/clipboard.ts';
import type { KindSheet } from '../../src/scenario/rosterSchema.ts';
import { newForce, withRolesSwapped } from '../../src/ui/features/editor/forceFields.tsx';
import { isAlterable } from '../../src/ui/features/editor/ownKind.tsx';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import {
  draftOfLeader,
  draftOfUnit,
  leaderKind,
  namedApart,
  unitKind,
  type KindDraft,
  type LeaderDraft,
} from '../../src/ui/features/editor/kinds.ts';
import { shippedDocument } from '../editor/kit.ts';

const BLANK = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });
const AT_FIRST = { hexes: [0 as HexId], corners: [], side: null };
const SHEET = sheetOf(BLANK.map.inline);
const nameOf = (hex: HexId): string => hexName(SHEET, hex);

function grip(tool: ToolId, ink: BrushInk, size = 1): Grip {
  return { tool, ink, size, level: 2, symmetry: { kind: 'none' }, inside: 'right', lift: false };
}

/** For tests that ask nothing of the store: whatever is written is gone. */
const NO_STORE: Drafts = {
  list: () => Promise.resolve({ drafts: [], damaged: [], notRead: null }),
  keep: () => Promise.resolve({ type: 'kept', draft: 1 }),
  remove: () => Promise.resolve(true),
};

/** The document after a stroke over hexes. */
function drawn(document: ScenarioDocument, held: Grip, hexes: readonly number[]): ScenarioDocument {
  const drag = { hexes: hexes as readonly HexId[], corners: [], side: null };
  const command = commandOfDrag(document, held, drag);
  const edited = command === null ? null : edit(document, command);
  if (edited === null || !edited.ok) throw new Error('the stroke does nothing');
  return edited.document;
}

test.each(['pointy', 'flat'] as const)('on %s hexes every centre lies in its own hex', (orientation) => {
  const sheet = sheetOf(blankDocument({ columns: 9, rows: 7, orientation }).map.inline);
  for (let hex = 0; hex < sheet.size; hex += 1)
    expect(hexUnder(sheet, centreOf(sheet, hex as HexId))).toBe(hex);
  expect(hexUnder(sheet, [-3, -3])).toBeNull();
});

test('near the edge of a hex the pointer means the hexside', () => {
  const [x, y] = centreOf(SHEET, 9 as HexId);
  const side = sideUnder(SHEET, 9 as HexId, [x + 0.48, y])!;
  expect(pairOf(SHEET, side.hex, side.other)).toBe('0202/0302');
  expect(side.fromEdge).toBeLessThan(0.1);
});

test('a brush paints, and ground of a city carries its level', () => {
  const after = drawn(BLANK, grip('brush', { type: 'terrain', letter: 'c' }), [0, 1, 2]);
  expect(after.map.inline.hexes[0]).toBe('ccc.....');
  expect(after.map.inline.levels[0]).toBe('222.....');
  const cleared = drawn(after, grip('brush', { type: 'terrain', letter: 'g' }), [1]);
  expect(cleared.map.inline.levels[0]).toBe('2.2.....');
});

test('a rectangle with a wall in hand is walled around', () => {
  const after = drawn(BLANK, grip('rectangle', { type: 'hexside', kind: 'wall' }), [9, 18]);
  const inside = new Set(['0202', '0302', '0203', '0303']);
  expect(after.map.inline.hexsides.length).toBeGreaterThan(9);
  for (const { a, b, up } of after.map.inline.hexsides) {
    expect(inside.has(a) === inside.has(b)).toBe(false);
    expect(inside.has(up!)).toBe(true);
  }
});

test('a gate that is clicked has the higher hex inside, from whichever hex it is clicked', () => {
  const town = drawn(BLANK, grip('rectangle', { type: 'terrain', letter: 'c' }), [9]);
  const gate = (from: HexId, to: HexId) =>
    commandOfDrag(town, grip('brush', { type: 'hexside', kind: 'gate' }), {
      hexes: [from],
      corners: [],
      side: [from, to],
    });
  const fromWithin = gate(9 as HexId, 10 as HexId);
  expect(fromWithin).toEqual({
    type: 'hexsides',
    lines: [{ a: '0202', b: '0302', kind: 'gate', up: '0202', level: 2 }],
  });
  expect(gate(10 as HexId, 9 as HexId)).toEqual(fromWithin);
});

test('a wall follows corners, and is cleared away along them', () => {
  const [x, y] = centreOf(SHEET, 9 as HexId);
  const corners = [
    [x, y - 0.5],
    [x + 0.5, y - 0.3],
    [x + 0.5, y + 0.3],
  ].map(([cx, cy]) => nearestCorner(SHEET, 9 as HexId, [cx!, cy!]));
  expect(cornerPoint(SHEET, corners[0]!)[1]).toBeLessThan(y);
  const drag = { hexes: [9 as HexId], corners, side: null };
  const laid = edit(BLANK, commandOfDrag(BLANK, grip('brush', { type: 'hexside', kind: 'wall' }), drag)!);
  if (!laid.ok) throw new Error(laid.refusal.code);
  expect(laid.document.map.inline.hexsides).toHaveLength(2);
  const bare = edit(laid.document, commandOfDrag(laid.document, grip('brush', { type: 'bare' }), drag)!);
  expect(bare.ok && bare.document.map.inline.hexsides).toEqual([]);
});

test('what has changed since the sheet was painted is sketchSide, and nothing else', () => {
  const after = drawn(BLANK, grip('brush', { type: 'terrain', letter: 'g' }), [3]);
  const walled = drawn(after, grip('rectangle', { type: 'hexside', kind: 'wall' }), [9]);
  const [before, now] = [BLANK.map.inline, walled.map.inline];
  expect([...changedHexes(before, now).values()].map((hexes) => hexes.map(nameOf))).toEqual([['0401']]);
  expect(changedSides(before, now)).toHaveLength(6);
  expect(changedSides(now, before).every(({ kind }) => kind === 'gone')).toBe(true);
  expect(changedHexes(now, now).size).toBe(0);
  const city = drawn(
    { ...BLANK, map: { inline: now } },
    grip('brush', { type: 'terrain', letter: 'c' }),
    [9, 17],
  );
  expect([...changedHexes(before, city.map.inline)].map(([, hexes]) => hexes.map(nameOf))).toEqual([
    ['0401'],
    ['0202', '0203'],
  ]);
});

test('what a stroke copies is in the hand, and its text brings it to another battle; other text is refused', () => {
  const model = createEditor(NO_STORE);
  const painted = drawn(BLANK, grip('brush', { type: 'terrain', letter: 'g' }), [0, 1]);
  void model.open(painted, null);
  takeCopying(model);
  const copying = grip(model.tool.value, model.ink.value);
  const over = { hexes: [0, 1] as HexId[], corners: [], side: null };
  expect(commandOfDrag(painted, copying, over)).toBeNull();
  const text = copyStroke(model, painted, copying, over)!;
  void model.open(BLANK, null);
  takeText(model, text);
  turnCopy(model, 'mirror');
  const laid = drawn(BLANK, grip(model.tool.value, model.ink.value), [20]);
  expect(laid.map.inline.hexes).toEqual([
    BLANK.map.inline.hexes[0],
    '........',
    '...gg...',
    ...Array(3).fill('........'),
  ]);
  takeText(model, 'a shopping list');
  expect(model.refusal.value?.code).toBe('no-region');
  expect(model.ink.value.type).toBe('paste');
});

const PLAIN: KindDraft = {
  code: 'D2Y',
  reverse: '',
  second: '',
  secondReverse: '',
  gait: 'foot',
  ma: 4,
  range: 0,
  value: 1,
  traits: [],
  temper: undefined,
  icon: undefined,
};
const LEVY = unitKind(PLAIN, namedApart({ en: 'Levy of Lossarnach' }, []));

test('a piece is set down by a click, with a kind and a name of its own', () => {
  const ink: BrushInk = { type: 'piece', kind: LEVY, force: 'garrison' };
  const once = drawn(BLANK, grip('brush', ink), [5]);
  const twice = drawn(once, grip('brush', ink), [6]);
  expect(twice.pieces.map(({ id, at }) => `${id} ${at}`)).toEqual([
    'levy-of-lossarnach-1 0601',
    'levy-of-lossarnach-2 0701',
  ]);
  expect(twice.kinds).toHaveLength(1);
});

test('a unit of the author’s own may have a reverse, traits and a temper, and a leader ratings, gifts and magic', () => {
  const guard = unitKind(
    {
      ...PLAIN,
      code: 'B3W',
      reverse: 'C3W',
      second: 'C2W',
      traits: ['ladders'],
      temper: 'hold',
      icon: 'white-tower',
    },
    namedApart({ en: 'Tower Guard' }, [LEVY]),
  );
  expect(guard).toMatchObject({ id: 'tower-guard', code: 'B3W', reverse: 'C3W', traits: ['ladders'] });
  expect(guard).toMatchObject({ second: { code: 'C2W' }, temper: 'hold', icon: 'white-tower' });
  for (const left of ['reverse', 'second', 'temper', 'icon']) expect(LEVY).not.toHaveProperty(left);
  const seer: LeaderDraft = {
    rank: 'individual',
    full: 6,
    reduced: 3,
    ma: 6,
    gifts: ['heartens'],
    points: 2,
    spells: ['fear'],
    temper: 'spare',
    icon: 'moon',
  };
  const plain = leaderKind(
    { ...seer, points: 0, temper: undefined, icon: undefined },
    namedApart({ en: 'Seer' }, []),
  );
  const leader = leaderKind(seer, namedApart({ en: 'Seer' }, [plain]));
  expect(leader).toMatchObject({ id: 'seer-2', ratings: [6, 3], magic: { points: 2, spells: ['fear'] } });
  expect(leader).toMatchObject({ rank: 'individual', temper: 'spare', icon: 'moon' });
  for (const left of ['magic', 'temper', 'icon']) expect(plain).not.toHaveProperty(left);
  const raised = edit(BLANK, {
    type: 'all',
    commands: [guard, leader].map((kind) => ({ type: 'putKind', kind })),
    label: 'putKind',
  });
  expect(raised.ok && raised.document.kinds).toEqual([guard, leader]);
});

/** A document after commands, all of which can be done. */
function changedBy(document: ScenarioDocument, commands: readonly Command[]): ScenarioDocument {
  return commands.reduce((before, command) => {
    const edited = edit(before, command);
    if (!edited.ok) throw new Error(edited.refusal.code);
    return edited.document;
  }, document);
}

test('every kind of the game that has a form comes out of it as it went in', () => {
  const rosters = Object.values(SHIPPED_LIBRARY.rosters) as { kinds: KindSheet[] }[];
  const kinds = rosters.flatMap(({ kinds: all }) => all);
  expect(kinds.filter(isAlterable).length).toBeGreaterThan(30);
  for (const kind of kinds) {
    if (!isAlterable(kind)) continue;
    const again =
      kind.class === 'unit' ? unitKind(draftOfUnit(kind), kind) : leaderKind(draftOfLeader(kind), kind);
    expect(again).toEqual(kind);
  }
});

test('traits and spells are given to any kind there is: it keeps its id and its pieces, and is the battle’s own', () => {
  const before = shippedDocument('the-great-gate');
  const kindOf = ({ kinds }: ScenarioDocument, id: string) => kinds.find((kind) => kind.id === id);
  const orcs = kindOf(before, 'orc-archers');
  const imrahil = kindOf(before, 'imrahil');
  if (orcs?.class !== 'unit' || imrahil?.class !== 'personage') throw new Error('not in this battle');
  const magical = leaderKind(
    { ...draftOfLeader(imrahil), points: 4, spells: ['reveal'], gifts: ['flies'] },
    { id: imrahil.id, name: { en: 'Imrahil', de: 'Prinz Imrahil' } },
  );
  const hardy = unitKind(
    { ...draftOfUnit(orcs), traits: ['digs'], icon: 'hood' },
    { id: orcs.id, name: { en: 'Orc marksmen' } },
  );
  const after = changedBy(before, [
    { type: 'putKind', kind: magical },
    { type: 'putKind', kind: hardy },
  ]);
  expect(after.pieces).toEqual(before.pieces);
  expect(after.kinds.map(({ id }) => id)).toEqual(before.kinds.map(({ id }) => id));
  expect(kindOf(after, 'imrahil')).toMatchObject({
    name: { en: 'Imrahil', de: 'Prinz Imrahil' },
    magic: { points: 4, spells: ['reveal'] },
    gifts: ['flies'],
  });
  const { battle } = playable(after) ?? {};
  expect(battle!.pieces.find(({ kind }) => kind.id === 'orc-archers')!.kind).toMatchObject({
    name: { en: 'Orc marksmen' },
    traits: new Set(['digs']),
    icon: 'hood',
  });
});

test('a force is given a colour and a device, and goes back to what its side wears', () => {
  const [west] = BLANK.sides;
  const put = (part: object) =>
    ({ type: 'putForce', side: west!.id, force: { ...west!.forces[0]!, ...part } }) as const;
  const worn = changedBy(BLANK, [put({ colour: 'violet', device: 'swan' })]);
  expect(worn.sides[0]!.forces[0]).toMatchObject({ colour: 'violet', device: 'swan' });
  expect(edit(worn, put({ colour: 'pink' })).ok).toBe(false);
  const bare = changedBy(worn, [put({ colour: undefined, device: undefined })]);
  expect(JSON.stringify(bare)).toBe(JSON.stringify(BLANK));
});

test('a side may have as many forces as its author likes, each with an id of its own', () => {
  const { sides } = ['west', 'west', 'east'].reduce(
    (before, side) => changedBy(before, [{ type: 'putForce', side, force: newForce(before.sides) }]),
    BLANK,
  );
  expect(sides.map(({ forces }) => forces.map(({ id }) => id))).toEqual([
    ['garrison', 'force', 'force-2'],
    ['host', 'force-3'],
  ]);
  expect(sides.flatMap(({ forces }) => forces.filter(({ holds }) => holds))).toHaveLength(2);
});

test('attack and defence are swapped in one step, and back', () => {
  const swap = (document: ScenarioDocument) =>
    edit(document, { type: 'all', commands: withRolesSwapped(document.sides), label: 'putSide' });
  const swapped = swap(BLANK);
  if (!swapped.ok) throw new Error(swapped.refusal.code);
  expect(swapped.document.sides.map(({ id, role }) => `${id} ${role}`)).toEqual([
    'west besieger',
    'east defender',
  ]);
  expect(swap(swapped.document)).toEqual({ ok: true, document: BLANK });
});

test('a zone is made of where a force stands; a group leaves the map and comes on the second turn', () => {
  const ink: BrushInk = { type: 'piece', kind: LEVY, force: 'garrison' };
  const standing = drawn(BLANK, grip('brush', ink), [5]);
  const force = standing.sides[0]!.forces[0]!;
  const zoned = edit(standing, {
    type: 'all',
    commands: newSetup(standing, force).commands,
    label: 'putSetup',
  });
  expect(zoned.ok && zoned.document.zones).toEqual({ 'garrison-set-up': ['0601'] });
  const group = newGroup(standing, [standing.pieces[0]!.id]);
  const waiting = edit(standing, { type: 'all', commands: group.commands, label: 'putGroup' });
  if (!waiting.ok) throw new Error(waiting.refusal.code);
  expect(waiting.document.pieces[0]!.at).toBe('off');
  expect(waiting.document.triggers[0]).toMatchObject({
    when: 'defenderMoves',
    if: [{ type: 'turn', from: 2 }],
    then: { type: 'arrive' },
  });
  expect(playable(waiting.document)).not.toBeNull();
});

test('a blank battle can be played; one with errors cannot, and is shown all the same', () => {
  expect(playable(BLANK)).not.toBeNull();
  const broken: ScenarioDocument = { ...BLANK, triggers: [] };
  expect(playable(broken)).toBeNull();
  expect(shownDraft(broken)?.battle.board.columns).toBe(8);
  const hopeless = { ...broken, sides: [] };
  expect(shownDraft(hopeless)?.battle.board.columns).toBe(8);
});

describe('drafts in the browser', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The number of a draft that must have been kept. */
  const keptAs = async (kept: Promise<DraftKept>): Promise<number> => {
    const told = await kept;
    if (told.type !== 'kept') throw new Error(told.why);
    return told.draft;
  };

  /** The store as another page, or somebody who tinkers with it, sees it. */
  const rawStore = (version?: number, blocked?: () => void) =>
    openDB('pelennor-drafts', version, {
      upgrade: (database) =>
        void (database.objectStoreNames.contains('drafts') || database.createObjectStore('drafts')),
      ...(blocked === undefined ? {} : { blocked }),
    });

  test('drafts are kept one by one, and two pages with the same draft lose nothing', async () => {
    let now = 1;
    const mine = openDrafts('mine', () => (now += 1));
    const number = await keptAs(mine.keep(null, BLANK, 'First'));
    expect(await keptAs(mine.keep(number, { ...BLANK, id: 'changed' }, 'First'))).toBe(number);
    const other = openDrafts('other', () => (now += 1));
    await other.list();
    expect(await keptAs(other.keep(number, BLANK, 'Theirs'))).toBe(number);
    // The other page has written since: what is written here becomes a draft of its own.
    expect(await keptAs(mine.keep(number, BLANK, 'Mine'))).not.toBe(number);
    expect((await mine.list()).drafts.map(({ title }) => title)).toEqual(['Mine', 'Theirs']);
  });

  test.each([null, 7, 'spoilt', {}, { title: 1 }, { title: 'a', touched: NaN, page: 'x', document: {} }])(
    'a damaged entry (%j) harms no other, and can be taken away',
    async (spoilt) => {
      const drafts = openDrafts('mine');
      await drafts.keep(null, BLANK, 'Whole');
      const raw = await rawStore();
      await raw.put('drafts', spoilt, 9);
      raw.close();
      const shelf = await drafts.list();
      expect(shelf.drafts.map(({ title }) => title)).toEqual(['Whole']);
      expect(shelf.damaged).toEqual([{ draft: 9, raw: spoilt }]);
      expect(await drafts.remove(9)).toBe(true);
      expect((await drafts.list()).damaged).toEqual([]);
    },
  );

  test('a page lets go of the drafts for a newer one, and says so from then on', async () => {
    const drafts = openDrafts('old');
    await drafts.keep(null, BLANK, 'First');
    const newer = await rawStore(2, () => {
      throw new Error('the old page stands in the way');
    });
    expect(await drafts.keep(null, BLANK, 'Second')).toEqual({ type: 'not-kept', why: 'let-go' });
    newer.close();
    expect(await openDrafts('late').keep(null, BLANK, 'Third')).toEqual({ type: 'not-kept', why: 'newer' });
  });

  test('a browser without a store keeps nothing and says why', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const drafts = openDrafts('mine');
    expect(await drafts.keep(null, BLANK, 'First')).toEqual({ type: 'not-kept', why: 'no-store' });
    expect(await drafts.list()).toEqual({ drafts: [], damaged: [], notRead: 'no-store' });
    globalThis.indexedDB = new IDBFactory();
    expect(await drafts.keep(null, BLANK, 'First')).toEqual({ type: 'kept', draft: 1 });
  });

  test('a store that is silent for three seconds is not waited for, and is asked again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const request = new IDBOpenDBRequest();
    globalThis.indexedDB = { open: () => request } as unknown as IDBFactory;
    const drafts = openDrafts('mine');
    const kept = drafts.keep(null, BLANK, 'First');
    await vi.advanceTimersByTimeAsync(SILENCE);
    expect(await kept).toEqual({ type: 'not-kept', why: 'silent' });

    const answers: DraftKept[] = [
      { type: 'not-kept', why: 'silent' },
      { type: 'kept', draft: 1 },
    ];
    const model = createEditor({ ...drafts, keep: () => Promise.resolve(answers.shift()!) });
    void model.open(BLANK, null);
    model.act(commandOfDrag(BLANK, grip('brush', { type: 'terrain', letter: 'g' }), AT_FIRST)!);
    await model.keep();
    expect([model.kept.value, model.notKept.value]).toEqual(['not', 'silent']);
    await vi.advanceTimersByTimeAsync(SILENCE);
    expect([model.kept.value, model.notKept.value]).toEqual(['kept', null]);
  });
});

test('what is taken back before it was written is kept as it was, and said to be', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const written: ScenarioDocument[] = [];
  const model = createEditor({
    ...NO_STORE,
    keep: (_, document) => {
      written.push(document);
      return Promise.resolve({ type: 'kept', draft: 1 });
    },
  });
  void model.open(BLANK, null);
  model.act(commandOfDrag(BLANK, grip('brush', { type: 'terrain', letter: 'g' }), AT_FIRST)!);
  expect(model.kept.value).toBe('keeping');
  model.undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect([model.kept.value, written]).toEqual(['kept', []]);
  model.redo();
  await vi.advanceTimersByTimeAsync(1000);
  expect([model.kept.value, written.length]).toEqual(['kept', 1]);
  vi.useRealTimers();
});

test('what can be neither undone nor done again is told, and the next step takes the sentence away', () => {
  const model = createEditor(NO_STORE);
  void model.open(BLANK, null);
  const asked = (ask: () => void): string | undefined => {
    ask();
    return model.refusal.value?.code;
  };
  expect([asked(model.undo), asked(model.redo)]).toEqual(['nothing-to-undo', 'nothing-to-redo']);
  expect(asked(() => model.act({ type: 'identify', id: 'changed' }))).toBeUndefined();
  expect([asked(model.undo), model.document.value]).toEqual([undefined, BLANK]);
  expect([asked(model.undo), asked(model.redo), asked(model.redo)]).toEqual([
    'nothing-to-undo',
    undefined,
    'nothing-to-redo',
  ]);
});

describe('a battle that is left', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const OTHER: ScenarioDocument = { ...BLANK, id: 'other' };

  /** An editor with a stroke that is not written yet, and a store that answers as it is told. */
  function afterAStroke() {
    const written: Readonly<{ draft: number | null; document: ScenarioDocument }>[] = [];
    const store = { refuses: false };
    const model = createEditor({
      ...NO_STORE,
      keep: async (draft, document) => {
        await Promise.resolve();
        if (store.refuses) return { type: 'not-kept', why: 'no-room' };
        written.push({ draft, document });
        return { type: 'kept', draft: draft ?? written.length };
      },
    });
    void model.open(BLANK, 7);
    model.act(commandOfDrag(BLANK, grip('brush', { type: 'terrain', letter: 'g' }), AT_FIRST)!);
    return { model, written, store, drawn: model.document.value! };
  }

  test('for the shelf is kept with its last stroke first', async () => {
    const { model, written, drawn: last } = afterAStroke();
    expect(await model.shut()).toBe(true);
    expect([written, model.document.value]).toEqual([[{ draft: 7, document: last }], null]);
  });

  test('for another battle is kept with its last stroke first, and neither takes the place of the other', async () => {
    const { model, written, drawn: last } = afterAStroke();
    expect(await model.open(OTHER, null)).toBe(true);
    expect(model.document.value).toBe(OTHER);
    model.act({ type: 'identify', id: 'changed' });
    await model.keep();
    expect(written).toEqual([
      { draft: 7, document: last },
      { draft: null, document: { ...OTHER, id: 'changed' } },
    ]);
  });

  test('is kept with what was drawn while it was written', async () => {
    const { model, written } = afterAStroke();
    const left = model.shut();
    model.act({ type: 'identify', id: 'late' });
    expect(await left).toBe(true);
    expect(written.at(-1)!.document.id).toBe('late');
  });

  test('and cannot be kept stays open until its author says a word, or it can', async () => {
    const { model, written, store, drawn: last } = afterAStroke();
    store.refuses = true;
    expect([await model.shut(), await model.open(OTHER, null)]).toEqual([false, false]);
    expect([model.document.value, model.notKept.value]).toEqual([last, 'no-room']);
    model.waiting.value!();
    expect([model.document.value, model.waiting.value]).toEqual([OTHER, null]);

    model.act({ type: 'identify', id: 'changed' });
    expect(await model.shut()).toBe(false);
    store.refuses = false;
    expect(await model.shut()).toBe(true);
    expect([model.waiting.value, model.document.value]).toEqual([null, null]);
    expect(written.map(({ draft, document }) => [draft, document.id])).toEqual([[null, 'changed']]);
  });
});

test('what is hidden is left off the sheet and stays in the draft', () => {
  const great = shippedDocument('the-great-gate');
  expect(withoutParts(great, [])).toBe(great);
  const { map, ...rest } = withoutParts(great, ['roads', 'names']);
  expect({ ...rest, map: great.map }).toEqual(great);
  expect(map.inline).toEqual({ ...great.map.inline, roads: [], names: [] });
  expect(withoutParts(great, ['decor']).map.inline.decor).toEqual({});
  expect(shownDraft(withoutParts(great, ['roads', 'names', 'decor']))?.state.pieces).toEqual(
    shownDraft(great)!.state.pieces,
  );
});

test('hex numbers are left off the sheet alone: no file knows of it', () => {
  const great = shippedDocument('the-great-gate');
  const [numbered, bare] = [shownDraft(great)!, shownDraft(great, false)!];
  expect([numbered.map.unnumbered, bare.map.unnumbered]).toEqual([undefined, true]);
  expect(bare.document).toBe(great);
  expect(bare.battle.board.hash).toBe(numbered.battle.board.hash);
});

test('a battle in which a side has no unit is not played, and it is said which side', () => {
  const said = (document: ScenarioDocument): string | null => whyNotPlayed(problemsOf(document));
  expect(said(BLANK)).toBe(
    'The West has no units yet. Choose a kind under “Forces” and click on the map to set it down.',
  );
  const west = drawn(BLANK, grip('brush', { type: 'piece', kind: LEVY, force: 'garrison' }), [5]);
  expect(said(west)).toMatch(/^The East has no units yet/);
  const both = drawn(west, grip('brush', { type: 'piece', kind: LEVY, force: 'host' }), [9]);
  expect(said(both)).toBeNull();
  const ram: KindSheet = { class: 'engine', id: LEVY.id, name: { en: 'Catapult' }, weapon: 'catapult' };
  expect(said({ ...both, kinds: [ram] })).toMatch(/^The West has no units yet/);
  expect(said({ ...both, triggers: [] })).toMatch(/keep.* the battle from being played/);
});

test('a received battle is shown as a picture, in which its texts are text', () => {
  const west = drawn(BLANK, grip('brush', { type: 'piece', kind: LEVY, force: 'garrison' }), [5]);
  const script = '<script>alert(1)</script>';
  const names = [{ text: script, at: '0101', importance: 3, kind: 'place' as const }];
  const spiteful = { ...west, title: { en: script }, map: { inline: { ...west.map.inline, names } } };
  const address = previewPicture(spiteful, 'en')!;
  expect(address).toMatch(/^data:image\/svg\+xml,/);
  const svg = decodeURIComponent(address);
  expect(svg).toContain('&lt;script');
  expect(svg).not.toContain('<script');
  expect(previewPicture({ ...west, triggers: [] }, 'en')).toBeNull();
});
