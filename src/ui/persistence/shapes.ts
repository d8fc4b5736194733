/** Whether what this browser hands back is what was kept: heads and noted writes of any other shape are damaged. */
import type { Text } from '../../engine/battle.ts';
import { takerFrom, type TableSheet } from '../../saves/tableSheet.ts';
import type { Step } from '../../engine/state.ts';
import { STEPS } from '../../sequence/steps.ts';
import type { Head } from './head.ts';
import type { Write } from './journal.ts';
import { isObject } from './local.ts';

/** A head as it was kept; null where it is none. */
export function readHead(kept: unknown): Head | null {
  if (!isObject(kept) || !isString(kept['title']) || !isString(kept['where'])) return null;
  const { texts, table, battle, ended, actions, touched, owner } = kept;
  const good =
    isOptional(texts, isHeadTexts) &&
    isOptional(table, isSheet) &&
    isOptional(battle, isHeadBattle) &&
    isOptional(ended, (value) => typeof value === 'boolean') &&
    isOptional(actions, isCount) &&
    isOptional(touched, isMoment) &&
    isOptional(owner, isString);
  return good ? withTakers(kept as unknown as Head) : null;
}

/** A head of an earlier version says in a word who has taken a seat. */
function withTakers(head: Head): Head {
  if (head.table === undefined) return head;
  const [defender, besieger] = head.table.seats.map((seat) => ({ ...seat, taken: takerFrom(seat.taken)! }));
  const seats: TableSheet['seats'] = [defender!, besieger!];
  return { ...head, table: { ...head.table, seats } };
}

/** A noted write; null where it is none. What it writes is held against its own shape when it is read again. */
export function readWrite(noted: unknown): Write | null {
  if (!isObject(noted) || !isMoment(noted['game']) || !isOptional(noted['owner'], isString)) return null;
  if (readHead(noted['head']) === null) return null;
  const { type, opening, records, at, record, snapshot } = noted;
  const good =
    type === 'head' ||
    (type === 'begin' && isObject(opening) && Array.isArray(records)) ||
    (type === 'append' && isCount(at) && isObject(record) && (snapshot === null || isObject(snapshot)));
  return good ? (noted as unknown as Write) : null;
}

function isHeadTexts(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value['title']) &&
    isText(value['side']) &&
    isCount(value['turn']) &&
    STEPS.has(value['step'] as Step)
  );
}

function isHeadBattle(value: unknown): boolean {
  return (
    isObject(value) &&
    isPair(value['sides'], isText) &&
    isCount(value['lastTurn']) &&
    [null, 0, 1, 'draw'].includes(value['winner'] as null)
  );
}

/** As far as a list of games reads it; whoever opens the game reads it by its schema. */
function isSheet(value: unknown): boolean {
  return (
    isObject(value) &&
    isPair(
      value['seats'],
      (seat) => isObject(seat) && isString(seat['name']) && takerFrom(seat['taken']) !== null,
    ) &&
    isOptional(value['siege'], isObject)
  );
}

function isText(value: unknown): value is Text {
  return isObject(value) && isString(value['en']) && Object.values(value).every(isString);
}

function isPair(value: unknown, is: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(is);
}

function isOptional(value: unknown, is: (one: unknown) => boolean): boolean {
  return value === undefined || is(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Milliseconds of the clock: a game is named by when it was begun. */
function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
