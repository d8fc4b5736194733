/**
 * An author whose inputs were written down: a click, a key, a drag or a typed field each. They are played without a browser. Keys, drags,
 * zones, arrivals and ground of the map's own go through the code of the page; typed fields give the command that their box gives.
 */
import { readFileSync } from 'node:fs';
import { hexNamed, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { centreOf, sheetOf } from '../../src/editor/sheet.ts';
import type { KindSheet, Roster } from '../../src/scenario/rosterSchema.ts';
import type { TriggerLine } from '../../src/scenario/triggerSchema.ts';
import { arrivalsOf, newGroup, newSetup, withSchedule } from '../../src/ui/features/editor/arrivals.ts';
import { finishDrag, goneOn, gripOf, NO_DRAG } from '../../src/ui/features/editor/drags.ts';
import type { EditorModel } from '../../src/ui/features/editor/editorModel.ts';
import { makeGround, takeGround, type TakenUp } from '../../src/ui/features/editor/house/houseCommands.ts';
import { shortcut } from '../../src/ui/features/editor/keys.ts';
import { piecesIn } from '../../src/ui/features/editor/hexOfDraft.ts';
import { newName } from '../../src/ui/features/editor/map/nameEdits.ts';
import { act, document, newEditor, set, take, type Author, type Hand } from './authorHand.ts';
import { MAP_HANDS } from './authorMap.ts';
import { notWritten } from './eventForm.ts';

/** What is done, and with what: one input each, but `event`, which is as many as its form has fields. */
export type Input = readonly [what: keyof typeof HANDS, ...words: readonly string[]];

/** How many inputs a recording is. */
export function countOf(recording: readonly Input[]): number {
  return recording.reduce(
    (sum, [what, text = '']) => sum + (what === 'event' ? fieldsIn(JSON.parse(text)) : 1),
    0,
  );
}

/** The fields that are filled in for an event, and the button that adds it. */
function fieldsIn(value: unknown): number {
  const leaves = (one: unknown): number =>
    typeof one === 'object' && one !== null
      ? Object.values(one).reduce((sum: number, inner) => sum + leaves(inner), 0)
      : 1;
  return leaves(value) + 1;
}

/** The document to which a recording comes, from a blank sheet. Every input must do something. */
export function played(recording: readonly Input[]): ScenarioDocument {
  const author = newAuthor();
  for (const [at, [what, ...words]] of recording.entries()) {
    const problem = HANDS[what](author, words);
    const refusal = author.model.refusal.peek();
    if (problem !== null || refusal !== null)
      throw new Error(
        `input ${at + 1}, ${what} ${words.join(' ')}: ${problem ?? refusal!.code + ' ' + refusal!.what}`,
      );
  }
  return author.model.document.peek()!;
}

function newAuthor(): Author {
  return {
    model: newEditor(),
    force: '',
    zoneName: '',
    sheet: { columns: 24, rows: 18, orientation: 'pointy' },
  };
}

/** Every input that can be written down. */
const HANDS = {
  ...MAP_HANDS,
  /** A number of the new sheet is typed. */
  columns: (author, [count]) => set(author.sheet, 'columns', Number(count)),
  rows: (author, [count]) => set(author.sheet, 'rows', Number(count)),
  begin: ({ model, sheet }) => {
    void model.open(blankDocument(sheet), null);
    return null;
  },
  key: ({ model }, [key = '']) =>
    shortcut({ key, ctrlKey: false, metaKey: false, altKey: false }, model) ? null : 'the key means nothing',
  /** The hand goes from hex to hex, by their middles. */
  drag: (author, names) => drag(author, names),
  /** One click, on a hex. */
  click: (author, [name = '']) => drag(author, [name]),
  /** A choice of the palette. */
  road: ({ model }, [kind]) => take(model, { type: 'road', kind: kind as 'road' }),
  ground: ({ model }, [id = '']) => takeUp(model, takeGround(document(model), id)),
  ownGround: ({ model }, [name = '']) => takeUp(model, makeGround(document(model), { en: name })),
  /** A field of the ground in hand. */
  groundField: ({ model }, [field = '', value = '']) => {
    const ink = model.ink.peek();
    if (ink.type !== 'terrain') return 'no ground in hand';
    const map = document(model).map.inline;
    const id = map.legend[ink.letter]!.house!;
    const row = { ...map.house!.ground![id]!, [field]: JSON.parse(value) as never };
    return act(model, { type: 'putHouseGround', id, row });
  },
  level: ({ model }, [level]) => {
    model.hold({ level: Number(level) });
    return null;
  },
  force: (author, [force = '']) => set(author, 'force', force),
  kind: ({ model, force }, [id = '']) => {
    const kind = KINDS.find((one) => one.id === id);
    return kind === undefined ? 'no such kind' : take(model, { type: 'piece', kind, force });
  },
  threshold: ({ model }, [id, threshold]) => {
    const side = document(model).sides.find(({ forces }) => forces.some((one) => one.id === id))!;
    const force = side.forces.find((one) => one.id === id)!;
    return act(model, { type: 'putForce', side: side.id, force: { ...force, threshold: Number(threshold) } });
  },
  sideName: ({ model }, [id, name = '']) => {
    const { sides } = document(model);
    const side = sides.find((one) => one.id === id)!;
    return act(model, {
      type: 'putSide',
      at: sides.indexOf(side),
      side: { ...side, name: { ...side.name, en: name } },
    });
  },
  text: ({ model }, [field, text = '']) =>
    act(model, { type: 'describe', field: field as 'title', language: 'en', text }),
  id: ({ model }, [id = '']) => act(model, { type: 'identify', id }),
  lastTurn: ({ model }, [last]) =>
    act(model, { type: 'setTurns', turns: { ...document(model).turns, last: Number(last) } }),
  night: ({ model }, turns) =>
    act(model, { type: 'setTurns', turns: { ...document(model).turns, night: turns.map(Number) } }),
  /** The name of the hex that was chosen last. */
  name: ({ model }, [text = '']) => {
    const hex = chosen(model);
    const at = hex === null ? '' : nameOf(model, hex);
    return act(model, { type: 'putName', at: null, name: newName(text, at) });
  },
  zone: ({ model }, [id]) => {
    const force = document(model)
      .sides.flatMap(({ forces }) => forces)
      .find((one) => one.id === id)!;
    const { name, commands } = newSetup(document(model), force);
    return (
      act(model, { type: 'all', commands, label: 'putSetup' }) ??
      take(model, { type: 'zone', of: 'scenario', name })
    );
  },
  /** Everybody in the hex that was chosen last is to come later. */
  group: ({ model }) => {
    const hex = chosen(model);
    if (hex === null) return 'nothing is chosen';
    const ids = piecesIn(document(model), hex).map(({ id }) => id);
    const { name, commands } = newGroup(document(model), ids);
    return (
      act(model, { type: 'all', commands, label: 'putGroup' }) ??
      take(model, { type: 'zone', of: 'scenario', name })
    );
  },
  comes: ({ model }, [group = '', turn]) => {
    const [arrival] = arrivalsOf(document(model), group);
    if (arrival?.type !== 'schedule') return 'it has no schedule';
    return act(model, withSchedule(arrival, { from: Number(turn) }));
  },
  removeTrigger: ({ model }, [id = '']) => act(model, { type: 'removeTrigger', id }),
  earlier: ({ model }, [id]) => {
    const from = document(model).triggers.findIndex((one) => one.id === id);
    return act(model, { type: 'moveTrigger', from, to: from - 1 });
  },
  /** A trigger with all its fields: as the form of an event writes it, field by field. */
  event: ({ model }, [text = '']) => {
    const trigger = JSON.parse(text) as TriggerLine;
    const wrong = notWritten(document(model), trigger);
    return wrong.length > 0 ? wrong.join('; ') : act(model, { type: 'putTrigger', at: null, trigger });
  },
} as const satisfies Readonly<Record<string, Hand>>;

function takeUp(model: EditorModel, taken: TakenUp | null): string | null {
  if (taken === null) return 'no letter is left';
  return act(model, taken.command) ?? take(model, taken.ink);
}

function chosen(model: EditorModel): HexId | null {
  const selected = model.selected.peek();
  return selected?.type === 'hex' ? selected.hex : null;
}

function nameOf(model: EditorModel, hex: HexId): string {
  const { columns } = document(model).map.inline;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two((hex % columns) + 1)}${two(Math.floor(hex / columns) + 1)}`;
}

/** From middle to middle in steps smaller than a hex, as a pointer comes. */
function drag({ model }: Author, names: readonly string[]): string | null {
  const before = model.document.peek();
  const sheet = sheetOf(document(model).map.inline);
  const points = names.map((name) => centreOf(sheet, hexNamed(sheet, name)!));
  const way = points.flatMap(([x, y], leg) => {
    const [fx, fy] = points[leg - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fx, y - fy) * 4));
    return Array.from({ length: steps }, (_, step): readonly [number, number] => {
      const share = (step + 1) / steps;
      return [fx + (x - fx) * share, fy + (y - fy) * share];
    });
  });
  const drawn = way.reduce((now, point) => goneOn(sheet, now, point), NO_DRAG);
  const chooses = model.tool.peek() === 'select';
  finishDrag(model, gripOf(model), drawn);
  return chooses || model.document.peek() !== before ? null : 'the drag does nothing';
}

const KINDS: readonly KindSheet[] = ['gondor', 'mordor', 'engines'].flatMap(
  (name) => (JSON.parse(readFileSync(`scenarios/rosters/${name}.json`, 'utf8')) as Roster).kinds,
);
