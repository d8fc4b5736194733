/** The chronicle: one line an event, a heading a step, dice beside the line they decided. */
import type { Battle, Side } from '../../engine/battle.ts';
import type { EventOf, GameEvent } from '../../engine/event.ts';
import type { GameState, Step } from '../../engine/state.ts';
import type { History } from '../../game/history.ts';
import { retrace, stateAfter } from '../../game/imagine.ts';
import type { Match } from '../../game/match.ts';
import { view } from '../../game/view.ts';
import { viewedEvents } from '../../game/viewed.ts';
import type { ChronicleLine, ActionBlock, DiceCard } from '../store/model.ts';
import { fill } from '../../i18n/fill.ts';
import { language } from '../../i18n/language.ts';
import { PURPOSES } from '../../i18n/words.ts';
import { eventsInto } from '../../session/rolls.ts';
import { viewerOn } from '../../session/viewer.ts';
import { WORDS } from '../words/words.ts';
import { NO_MARKS, type Marks } from '../../saves/marks.ts';
import { deedOf, isAnswer, partOf, type BlockPart } from './deedBlocks.ts';
import { eventSentence, fruitlessSentence } from '../words/eventWords.ts';
import { ICONS, placeOf } from './eventSigns.ts';
import { markHands, takenBackAfter } from './handMarks.ts';
import { stepHeading } from '../words/steps.ts';

/** A line before it is numbered. */
export type Line = Omit<ChronicleLine, 'id'>;

const eventsOfMoment = new WeakMap<Match, readonly GameEvent[]>();
/** By the language and the side that reads them. */
const linesOfMoment = new Map<string, WeakMap<Match, readonly Line[]>>();

/** The lines that were written for a side in the spoken language. */
function writtenFor(viewer: Side): WeakMap<Match, readonly Line[]> {
  const reader = `${language()} ${viewer}`;
  const known = linesOfMoment.get(reader) ?? new WeakMap<Match, readonly Line[]>();
  linesOfMoment.set(reader, known);
  return known;
}

/** Keeps the events that led to a moment, so that they are not worked out again. */
export function remember(after: Match, events: readonly GameEvent[]): void {
  eventsOfMoment.set(after, events);
}

/** The whole chronicle up to the present, the latest line last, as a side may read it: whoever decides now if none is named (2.5.1). */
export function chronicleOf(
  { past, present }: History,
  viewer: Side = viewerOn(present.state),
  marks: Marks = NO_MARKS,
): readonly ChronicleLine[] {
  const moments = [...past, present];
  const deeds = deedsOf(moments, viewer);
  const lines: Line[] = [];
  for (const [index, after] of moments.entries()) {
    const before = moments[index - 1];
    if (before === undefined) lines.push(heading(after.battle, after.state));
    else {
      const deed = deeds[index]!;
      const told = markHands(
        linesInto(before, after, viewer),
        marks.byHand.includes(after.entries.length - 1),
      );
      lines.push(...told.map((line) => (line.heading ? line : { ...line, deed })));
    }
    lines.push(...takenBackAfter(marks, after.entries.length, present.entries.length));
  }
  return lines.map((line, id) => ({ ...line, id }));
}

/** The block of each moment, by its place: an answer to what an action left to decide belongs to the block of that action. */
function deedsOf(moments: readonly Match[], viewer: Side): readonly (ActionBlock | null)[] {
  const deeds: (ActionBlock | null)[] = [null];
  let [first, parts]: [number, BlockPart[]] = [1, []];
  for (const [index, after] of moments.entries()) {
    const before = moments[index - 1];
    if (before === undefined) continue;
    if (!isAnswer(before) || parts.length === 0) [first, parts] = [index, []];
    parts.push(partInto(before, after, viewer));
    const deed = deedOf(first, parts);
    for (let at = first; at <= index; at += 1) deeds[at] = deed;
  }
  return deeds;
}

/** By the language and the side that reads them. */
const partsOfMoment = new Map<string, WeakMap<Match, BlockPart>>();

function partInto(before: Match, after: Match, viewer: Side): BlockPart {
  const reader = `${language()} ${viewer}`;
  const known = partsOfMoment.get(reader) ?? new WeakMap<Match, BlockPart>();
  partsOfMoment.set(reader, known);
  const kept = known.get(after);
  if (kept !== undefined) return kept;
  const part = partOf(before, after, happenedBetween(before, after, viewer), viewer);
  known.set(after, part);
  return part;
}

/** The events between two moments, one after the other, for the eyes of a side; worked out once. */
export function happenedBetween(before: Match, after: Match, viewer: Side): readonly GameEvent[] {
  const { battle, state } = before;
  const events = eventsOfMoment.get(after) ?? eventsInto(before, after);
  remember(after, events);
  return viewedEvents(battle, state, events, viewer);
}

/** The lines between two moments, one after the other, for the eyes of a side; written once. */
export function linesInto(before: Match, after: Match, viewer: Side): readonly Line[] {
  const known = writtenFor(viewer).get(after);
  if (known !== undefined) return known;
  const { battle, state } = before;
  const lines = linesOf(battle, view(battle, state, viewer), happenedBetween(before, after, viewer));
  writtenFor(viewer).set(after, lines);
  return lines;
}

/** The lines of some events; dice go to the next line that tells what came of them. */
export function linesOf(battle: Battle, before: GameState, events: readonly GameEvent[]): readonly Line[] {
  const lines: Line[] = [];
  let roll: EventOf<'DiceRolled'> | null = null;
  let segment = segmentOf(before.step);
  for (const { before: met, event, after: state } of retrace(battle, before, events)) {
    const hex = placeOf(met, event);
    if (event.type === 'DiceRolled') {
      if (roll !== null) lines.push(lineOfRoll(roll, PURPOSES[roll.request.purpose]));
      roll = event;
      continue;
    }
    if (event.type === 'StepEntered') {
      if (lines.at(-1)?.heading === true) lines.pop();
      if (segmentOf(event.step) !== segment) lines.push(heading(battle, state));
      segment = segmentOf(event.step);
      continue;
    }
    const text = eventSentence({ battle, before: met, state }, event);
    if (text === null) continue;
    const icon = ICONS[event.type] ?? null;
    // A line with dice names the chart they were read on.
    const cite = roll?.request.cite ?? ('cite' in event ? event.cite : null);
    lines.push({ ...plain, icon, text, dice: roll?.faces ?? [], cite, hex });
    roll = null;
  }
  if (roll === null) return lines;
  const state = stateAfter(battle, before, events);
  const fruitless = lineOfRoll(roll, fruitlessSentence({ battle, state }, roll, events));
  const end = lines.findLastIndex(({ heading }) => !heading) + 1;
  return lines.toSpliced(end, 0, fruitless);
}

function lineOfRoll({ request, faces }: EventOf<'DiceRolled'>, text: string): Line {
  return { ...plain, icon: 'rolling-dices', text, dice: faces, cite: request.cite };
}

/** Whether a line says only what was thrown for: another roll of the same action, or a later line, tells what came of it. */
export function tellsRollOnly({ text }: Line): boolean {
  return Object.values<string>(PURPOSES).includes(text);
}

const plain: Line = { heading: false, icon: null, text: '', dice: [], cite: null, hex: null };

function heading(battle: Battle, state: GameState): Line {
  return {
    ...plain,
    heading: true,
    text: fill(WORDS.heading, { heading: stepHeading(battle, state), turn: state.turn }),
  };
}

/** A step without what only settles a decision in it: retreats and advances get no heading of their own. */
function segmentOf(step: Step): string {
  return step.replace(/\.(choosing|retreating|advancing|slipping|answering|withdrawing|escaping)$/, '');
}

/** The dice on the table after an action: the roll that counted last, with every face thrown, and what came of it. Null without dice. */
export function diceCard(
  battle: Battle,
  before: GameState,
  events: readonly GameEvent[],
  byHand = false,
): DiceCard | null {
  const rolls = events.filter((event) => event.type === 'DiceRolled');
  const last = rolls.at(-1);
  if (last === undefined) return null;
  const lines = linesOf(battle, before, events).filter(({ heading }) => !heading);
  const told = lines.findLast(({ dice }) => dice.length > 0) ?? lines.at(-1);
  return {
    faces: rolls.flatMap(({ faces }) => faces),
    purpose: PURPOSES[rolls[0]!.request.purpose],
    result: told?.text ?? '',
    cite: last.request.cite,
    ...(byHand ? { byHand } : {}),
  };
}
