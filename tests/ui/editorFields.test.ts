// Every field of a scenario file has a form on the page of the editor, and what is written there comes into the file.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { blankDocument } from '../../src/editor/blank.ts';
import type { Command } from '../../src/editor/command.ts';
import { openText, writeDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { scenarioSchema, type PieceLine } from '../../src/scenario/schema.ts';
import {
  arrivalsOf,
  edgeOf,
  EDGES,
  enterBy,
  hexesOfEdge,
  newArrival,
  newGroup,
  newSetup,
  withMembers,
  withSchedule,
  type Schedule,
} from '../../src/ui/features/editor/arrivals.ts';
import { alterHexside } from '../../src/ui/features/editor/house/houseCommands.ts';
import { ladderPlaces, withOpening } from '../../src/ui/features/editor/openingEdits.ts';
import { alterPiece, kindOf, mostLost, withMagicPoints } from '../../src/ui/features/editor/pieceEdits.ts';
import { withTries, withTurnName } from '../../src/ui/features/editor/turnEdits.ts';
import { after, shippedDocument } from '../editor/kit.ts';

/** Where each field of a scenario is asked for; parts with forms and tests of their own end the walk. */
const FORMS: Readonly<Record<string, string>> = {
  id: 'rulePages.tsx',
  title: 'rulePages.tsx',
  summary: 'rulePages.tsx',
  history: 'rulePages.tsx',
  notes: 'rulePages.tsx',
  balance: 'rulePages.tsx',
  minutes: 'turnsPanel.tsx',
  'sides[].role': 'forcesTab.tsx',
  'sides[].name': 'forcesTab.tsx',
  'sides[].forces[].name': 'forceFields.tsx',
  'sides[].forces[].threshold': 'forceFields.tsx',
  'sides[].forces[].holds': 'forceFields.tsx',
  'sides[].forces[].colour': 'forceFields.tsx',
  'sides[].forces[].device': 'forceFields.tsx',
  'turns.first': 'turnsPanel.tsx',
  'turns.last': 'turnsPanel.tsx',
  'turns.night': 'turnsPanel.tsx',
  'turns.names': 'turnsPanel.tsx',
  options: 'rulePages.tsx',
  'supplies.ladders': 'turnsPanel.tsx',
  'supplies.heads': 'turnsPanel.tsx',
  'supplies.trenches': 'turnsPanel.tsx',
  'supplies.tries.defender': 'turnsPanel.tsx',
  'supplies.tries.besieger': 'turnsPanel.tsx',
  'levelValues.lost': 'levelValues.tsx',
  'levelValues.gained': 'levelValues.tsx',
  'opening.breached': 'openingPanel.tsx',
  'opening.lost': 'openingPanel.tsx',
  'opening.taken': 'openingPanel.tsx',
  'opening.ladders': 'openingPanel.tsx',
  'opening.tracks': 'openingPanel.tsx',
  zones: 'zoneButton.tsx',
  'pieces[].id': 'pieceFields.tsx',
  'pieces[].kind': 'pieceStroke.ts',
  'pieces[].force': 'pieceFields.tsx',
  'pieces[].at': 'pieceStroke.ts',
  'pieces[].oil': 'pieceFields.tsx',
  'pieces[].lost': 'pieceFields.tsx',
  'pieces[].disrupted': 'pieceFields.tsx',
  'setup[].force': 'setupZones.tsx',
  'setup[].pieces': 'setupZones.tsx',
  'setup[].zone': 'setupZones.tsx',
  'setup[].name': 'setupZones.tsx',
  'groups[].name': 'groupsPanel.tsx',
  'groups[].side': 'arrivals.ts',
  'groups[].pieces': 'groupsPanel.tsx',
  'groups[].zone': 'groupsPanel.tsx',
  map: 'mapTab.tsx',
  kinds: 'forcesTab.tsx',
  hints: 'hints/hintList.tsx',
  variables: 'events/variables.tsx',
  triggers: 'events/eventList.tsx',
  tests: 'trials/testsPanel.tsx',
};

/** What no author writes: the page does, or it is the game's alone. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  format: 'always the same',
  version: 'always the same',
  forkedFrom: 'written when a battle is made of another',
  picture: 'a file of the game itself',
  'sides[].id': 'no player reads it',
  'sides[].forces[].id': 'no player reads it',
  'groups[].id': 'no player reads it',
};

interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly $ref?: string;
}

/** The fields of a schema by their paths; the walk ends where a form is named, and at texts. */
function pathsOf(node: Node, path: string): readonly string[] {
  if (path in FORMS || path in NOT_ASKED) return [path];
  if (node.items?.properties !== undefined) return pathsOf(node.items, `${path}[]`);
  const { properties } = node;
  if (properties === undefined || 'en' in properties) return [path];
  return Object.entries(properties).flatMap(([key, one]) =>
    pathsOf(one, path === '' ? key : `${path}.${key}`),
  );
}

const SCHEMA = z.toJSONSchema(scenarioSchema, { io: 'input', reused: 'inline' }) as Node;

test('every field of a scenario that an author may want has a form on the page', () => {
  const paths = pathsOf(SCHEMA, '');
  expect(paths.toSorted()).toEqual([...Object.keys(FORMS), ...Object.keys(NOT_ASKED)].toSorted());
  for (const [path, form] of Object.entries(FORMS)) {
    const source = readFileSync(`src/ui/features/editor/${form}`, 'utf8');
    const key = path.split('.').at(-1)!.replace('[]', '');
    expect(source, `${path} in ${form}`).toMatch(new RegExp(`\\b${key}\\b`));
  }
});

const BLANK = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });
const GATE = shippedDocument('the-great-gate');

/** What comes of steps, read again from its file as it was. */
function file(document: ScenarioDocument, ...commands: readonly Command[]): ScenarioDocument {
  const now = after(document, ...commands);
  expect(openText(writeDocument(now), NO_LIBRARY)).toEqual({ ok: true, value: now });
  return now;
}

function pieceOf({ pieces }: ScenarioDocument, id: string): PieceLine {
  return pieces.find((piece) => piece.id === id)!;
}

const mistakes = (document: ScenarioDocument): readonly string[] => {
  const opened = openScenario(document, NO_LIBRARY);
  return opened.ok ? [] : opened.problems.map(({ path, code }) => `${path} ${code}`);
};

describe('a piece', () => {
  const first = (is: (kind: ReturnType<typeof kindOf>) => boolean): PieceLine =>
    GATE.pieces.find((piece) => is(kindOf(GATE, piece)))!;
  const cauldron = first((kind) => kind?.class === 'cauldron');
  const unit = first((kind) => kind?.class === 'unit');

  test('2.5.3 a cauldron is made a dummy', () => {
    const dummy = file(GATE, alterPiece({ ...cauldron, oil: 3 }, { oil: 0 }));
    expect(pieceOf(dummy, cauldron.id).oil).toBe(0);
    expect(mistakes(dummy)).toEqual([]);
  });

  test('2.4.6 begins reduced and in disorder, and is let be again without a trace', () => {
    const worn = file(GATE, alterPiece(unit, { lost: 1, disrupted: true }));
    expect(pieceOf(worn, unit.id)).toEqual({ ...unit, lost: 1, disrupted: true });
    expect(mistakes(worn)).toEqual([]);
    const again = alterPiece(pieceOf(worn, unit.id), { lost: 0, disrupted: false });
    expect(file(worn, again)).toEqual(GATE);
  });

  test('2.4.7 may have lost all its steps but one', () => {
    const { kinds } = GATE;
    for (const kind of kinds) {
      const steps = mostLost(kind);
      expect(steps).toBe(kind.class === 'unit' || kind.class === 'personage' ? 1 : 0);
    }
    const guard = kinds.find((kind) => kind.class === 'unit')!;
    expect(mostLost({ ...guard, second: { code: 'D3X' } } as typeof guard)).toBe(3);
  });

  test('has a name of its own, which all that speaks of it follows', () => {
    const line = GATE.setup.find(({ pieces }) => pieces !== 'all' && pieces.includes(cauldron.id))!;
    const renamed = file(GATE, alterPiece(cauldron, { id: 'great-kettle' }));
    const now = renamed.setup[GATE.setup.indexOf(line)]!.pieces;
    expect(now).toContain('great-kettle');
    expect(mistakes(renamed)).toEqual([]);
  });

  test('2.5.3 a leader of the roster begins with other points of magic', () => {
    const lord = GATE.kinds.find((kind) => kind.class === 'personage' && kind.magic !== undefined)!;
    if (lord.class !== 'personage') throw new Error('no leader');
    const strong = file(GATE, withMagicPoints(lord, 12));
    expect(strong.kinds.find(({ id }) => id === lord.id)).toEqual({
      ...lord,
      magic: { ...lord.magic, points: 12 },
    });
    expect(mistakes(strong)).toEqual([]);
  });
});

describe('the opening', () => {
  const works = GATE.map.inline.hexsides.filter(({ rock }) => rock !== true);
  const gate = works.find(({ kind, level }) => kind === 'gate' && level === 2)!;
  const wall = works.find(({ kind, level }) => kind === 'wall' && level === 2)!;
  const pair = (line: typeof gate): string => `${line.a}/${line.b}`;

  test('2.5.3 says what is down, lost and taken, which ladders stand, and where tracks begin', () => {
    const [ladder] = ladderPlaces(GATE.map.inline);
    const begun = file(
      GATE,
      withOpening(GATE, {
        breached: [pair(wall)],
        lost: [1],
        taken: [pair(gate)],
        ladders: [ladder!],
        tracks: { garrison: 7, sauron: 0 },
      }),
    );
    expect(begun.opening).toEqual({
      breached: [pair(wall)],
      lost: [1],
      taken: [pair(gate)],
      ladders: [ladder],
      tracks: { garrison: 7 },
    });
    expect(mistakes(begun)).toEqual([]);
  });

  test('2.11.2 ladders are offered from foot to head, at walls alone', () => {
    for (const ladder of ladderPlaces(GATE.map.inline))
      expect(mistakes(after(GATE, withOpening(GATE, { ladders: [ladder] })))).toEqual([]);
    expect(ladderPlaces(GATE.map.inline).length).toBeGreaterThan(20);
  });

  test('in which nothing has happened any more is left out of the file', () => {
    const begun = file(GATE, withOpening(GATE, { lost: [1] }));
    expect(file(begun, withOpening(begun, { lost: [] }))).toEqual(GATE);
  });
});

describe('turns and supplies', () => {
  test('2.1 a turn is named in both languages, and loses its name', () => {
    const named = file(BLANK, withTurnName(BLANK.turns, 3, { en: 'Dusk', de: 'Dämmerung' }));
    expect(named.turns.names).toEqual({ 3: { en: 'Dusk', de: 'Dämmerung' } });
    expect(file(named, withTurnName(named.turns, 3, null))).toEqual(BLANK);
  });

  test('2.9.6 tries are limited for one side or both, and without limit again', () => {
    const one = file(BLANK, withTries(BLANK.supplies, 'besieger', 0));
    expect(one.supplies.tries).toEqual({ besieger: 0 });
    const both = file(one, withTries(one.supplies, 'defender', 4));
    expect(both.supplies.tries).toEqual({ besieger: 0, defender: 4 });
    const free = after(both, withTries(both.supplies, 'besieger', null));
    expect(file(free, withTries(free.supplies, 'defender', null))).toEqual(BLANK);
  });
});

test('2.22.2 a hexside says of sight, stop and morale only what it does', () => {
  const row = {
    name: { en: 'Hedge' },
    look: 'plain',
    cost: { foot: 1, horse: 1, beast: 1, engine: 1 },
  } as const;
  const plain = { ...row, armour: 0, cover: 0, contact: true };
  const hedge = { ...plain, opaque: true, stops: true, morale: 1 };
  const grown = file(BLANK, alterHexside('hedge', hedge));
  expect(grown.map.inline.house?.hexsides?.['hedge']).toEqual(hedge);
  const cut = file(grown, alterHexside('hedge', { ...hedge, opaque: false, stops: false, morale: 0 }));
  expect(cut.map.inline.house?.hexsides?.['hedge']).toEqual(plain);
});

test('2.5 a zone is made for some pieces of a force, beside that for all others', () => {
  const { forces } = GATE.sides.find(({ role }) => role === 'besieger')!;
  const host = GATE.pieces.filter(({ force, at }) => force === forces[0]!.id && at !== 'off');
  const ids = host.slice(0, 2).map(({ id }) => id);
  const made = newSetup(GATE, forces[0]!, ids);
  const zoned = file(GATE, { type: 'all', commands: made.commands, label: 'putSetup' });
  expect(zoned.setup.at(-1)).toMatchObject({ force: forces[0]!.id, pieces: ids, zone: made.name });
  expect(zoned.zones[made.name]).toEqual([...new Set(host.slice(0, 2).map(({ at }) => at))].toSorted());
  const named = GATE.setup.findIndex((line) => line.pieces !== 'all' && line.pieces.includes(ids[0]!));
  expect(zoned.setup[named]!.pieces).not.toContain(ids[0]);
  expect(mistakes(zoned)).toEqual([]);
});

describe('a group that comes later', () => {
  const siege = shippedDocument('the-siege-of-minas-tirith');
  const sails = siege.groups.find(({ id }) => id === 'black-sails')!;
  const schedules = (document: ScenarioDocument, group: string): readonly Schedule[] =>
    arrivalsOf(document, group).filter((one) => one.type === 'schedule');

  test('2.6.1 has a list of arrivals, each with its turns and its die', () => {
    expect(
      schedules(siege, 'black-sails').map(({ from, to, least, credit }) => [from, to, least, credit]),
    ).toEqual([
      [9, 9, 6, 10],
      [10, 10, 3, 10],
      [11, 16, 0, 10],
    ]);
  });

  test('what depends on more than turns and a die is told as its event', () => {
    const rohan = arrivalsOf(siege, 'rohan');
    expect(rohan.map(({ type }) => type)).toEqual(Array(5).fill('event'));
    expect(rohan.map(({ trigger }) => trigger.id)).toEqual(
      siege.triggers
        .filter(({ then }) => then.type === 'arrive' && then.group === 'rohan')
        .map(({ id }) => id),
    );
    const byEvent: Command = {
      type: 'putTrigger',
      at: null,
      trigger: {
        id: 'horns',
        when: { type: 'turnBegins' },
        if: [],
        then: { type: 'effects', once: true, effects: [{ type: 'arrive', group: 'black-sails', credit: 0 }] },
      },
    };
    expect(arrivalsOf(after(siege, byEvent), 'black-sails').at(-1)).toMatchObject({ type: 'event' });
  });

  test('2.6.1 turns, die and credit are altered, each as a step, and the rest of the trigger stays', () => {
    const [early] = schedules(siege, 'black-sails');
    const later = file(siege, withSchedule(early!, { from: 12 }));
    expect(later.triggers[early!.at]).toEqual({
      ...early!.trigger,
      if: [{ type: 'turn', from: 12, to: 12 }],
    });
    const sure = file(siege, withSchedule(early!, { least: 0, credit: 3, to: 4 }));
    const { roll: _, ...plain } = early!.trigger;
    expect(sure.triggers[early!.at]).toEqual({
      ...plain,
      if: [{ type: 'turn', from: 4, to: 4 }],
      then: { ...plain.then, credit: 3 },
    });
  });

  test('an arrival without a condition is given its turns when it is altered', () => {
    const [early] = schedules(siege, 'black-sails');
    const always = after(siege, {
      type: 'putTrigger',
      at: early!.at,
      trigger: { ...early!.trigger, if: [] },
    });
    const [open] = schedules(always, 'black-sails');
    expect([open!.from, open!.to]).toEqual([1, 99]);
    expect(file(always, withSchedule(open!, { from: 5 })).triggers[open!.at]!.if).toEqual([
      { type: 'turn', from: 5, to: 99 },
    ]);
  });

  test('a further arrival follows those there are, asked when its side moves', () => {
    const more = file(siege, newArrival(siege, sails));
    expect(more.triggers).toHaveLength(siege.triggers.length + 1);
    expect(more.triggers.at(-1)).toMatchObject({
      when: 'defenderMoves',
      if: [{ type: 'turn', from: 16, to: 99 }],
      then: { type: 'arrive', group: 'black-sails' },
    });
  });

  test('pieces that come later take no event of the battle away', () => {
    const { triggers } = GATE;
    const { commands } = newGroup(GATE, [GATE.pieces[0]!.id]);
    const later = file(GATE, { type: 'all', commands, label: 'putGroup' });
    expect(later.triggers.slice(1)).toEqual(triggers);
    expect(later.triggers[0]!.then).toMatchObject({ type: 'arrive' });
  });

  test.each(EDGES)('enters by the whole of an edge: %s', (edge) => {
    const { commands } = newGroup(GATE, [GATE.pieces[0]!.id]);
    const waiting = after(GATE, { type: 'all', commands, label: 'putGroup' });
    expect(edgeOf(waiting, waiting.groups.at(-1)!)).toBeNull();
    const along = file(waiting, enterBy(waiting, waiting.groups.at(-1)!, edge));
    expect(edgeOf(along, along.groups.at(-1)!)).toBe(edge);
    expect(hexesOfEdge(BLANK, edge)).toHaveLength(edge === 'north' || edge === 'south' ? 8 : 6);
  });

  test('a zone of the map stays as it is when a group that entered there is sent elsewhere', () => {
    const zone = Object.keys(siege.map.inline.zones)[0]!;
    const shared = after(siege, {
      type: 'putGroup',
      at: siege.groups.indexOf(sails),
      group: { ...sails, zone },
    });
    const moved = file(shared, enterBy(shared, shared.groups[siege.groups.indexOf(sails)]!, 'south'));
    expect(moved.map.inline.zones[zone]).toEqual(siege.map.inline.zones[zone]);
    expect(edgeOf(moved, moved.groups[siege.groups.indexOf(sails)]!)).toBe('south');
  });

  test('takes pieces up, which leave the map, and gives them back', () => {
    const { commands } = newGroup(GATE, [GATE.pieces[0]!.id]);
    const waiting = after(GATE, { type: 'all', commands, label: 'putGroup' });
    const group = waiting.groups.at(-1)!;
    const more = GATE.pieces.find(
      ({ force, id }) => force === GATE.pieces[0]!.force && id !== GATE.pieces[0]!.id,
    )!;
    const joined = file(waiting, withMembers(waiting, group, [...group.pieces, more.id]));
    expect(pieceOf(joined, more.id).at).toBe('off');
    expect(joined.groups.at(-1)!.pieces).toContain(more.id);
    const left = file(joined, withMembers(joined, joined.groups.at(-1)!, group.pieces));
    expect(left.groups.at(-1)!.pieces).toEqual(group.pieces);
  });
});
