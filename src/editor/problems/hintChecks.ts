/** Checks of the hints to the machine. While there are errors nothing is known of them. */
import type { Battle, MachineHint, Piece } from '../../engine/battle.ts';
import { bears } from '../../engine/facts/ground.ts';
import type { Command } from '../command.ts';
import { inPart, type Check, type Finding, type Survey } from './check.ts';

type Reserve = Extract<MachineHint, { type: 'reserve' }>;
type Post = Exclude<MachineHint, Reserve>;

/** Hints of which something holds; each is named by its number. */
function hintsWhere(
  { battle }: Survey,
  holds: (hint: MachineHint, battle: Battle) => boolean,
  fix: (at: number) => Command | null,
): readonly Finding[] {
  if (battle === null) return [];
  return (battle.hints ?? []).flatMap((hint, at) =>
    holds(hint, battle) ? [inPart(`/hints/${at}`, String(at + 1), fix(at))] : [],
  );
}

const remove = (at: number): Command => ({ type: 'removeHint', at });

/** The units to whom a hint is told. */
function unitsTold({ pieces }: Battle, hint: MachineHint): readonly Piece[] {
  return pieces.filter(
    ({ id, side, force, kind }) =>
      kind.class === 'unit' &&
      (hint.type === 'reserve'
        ? hint.pieces.has(id)
        : side === hint.side && (hint.force === null || force === hint.force)),
  );
}

/** Whether no unit that is told can stand in any of the hexes. */
function isBarred(hint: MachineHint, battle: Battle): boolean {
  if (hint.type === 'reserve' && hint.pieces.size === 0) return false;
  const hexes = hint.type === 'reserve' ? hint.hexes : hint.objective.hexes;
  const kinds = new Set(unitsTold(battle, hint).map(({ kind }) => kind));
  if (hint.type === 'reserve' && kinds.size === 0) return false;
  return !hexes.some((hex) => [...kinds].some((kind) => bears(battle.board, kind, hex)));
}

/** Whether its turn never comes, or is over before the first. */
function isOutOfTime(hint: MachineHint, { turns: { first, last } }: Battle): boolean {
  if (hint.type === 'hold') return false;
  if (hint.type === 'take') return hint.by < first || hint.by > last;
  return hint.until !== null && (hint.until <= first || hint.until > last);
}

/** The hint with a turn of the battle: the last one for what is to be taken, none for who waits for ever; who never waits needs no hint. */
function inTime({ document, battle }: Survey, at: number): Command {
  const hint = document.hints![at]!;
  const { first, last } = battle!.turns;
  if (hint.type === 'take') return { type: 'putHint', at, hint: { ...hint, by: last } };
  if (hint.type === 'hold' || hint.until === undefined || hint.until <= first) return remove(at);
  const { until: _, ...waiting } = hint;
  return { type: 'putHint', at, hint: waiting };
}

/** Whether everybody who is told to hold or to take is kept back elsewhere, whatever comes. */
function isContradicted(hint: MachineHint, battle: Battle): boolean {
  if (hint.type === 'reserve') return false;
  const reserves = (battle.hints ?? []).filter(
    (other): other is Reserve => other.type === 'reserve' && keepsFrom(other, hint, battle),
  );
  const told = unitsTold(battle, hint);
  return told.length > 0 && told.every(({ id }) => reserves.some(({ pieces }) => pieces.has(id)));
}

/** Whether a reserve waits until it is too late, in none of the hexes that are meant. */
function keepsFrom({ until, reach, hexes }: Reserve, post: Post, { turns }: Battle): boolean {
  const end = post.type === 'take' ? post.by : turns.last;
  const waits = reach === null && (until === null || until > end);
  return waits && !hexes.some((hex) => post.objective.hexes.includes(hex));
}

export const HINT_CHECKS: readonly Check[] = [
  {
    id: 'hint-out-of-reach',
    severity: 'warning',
    find: (survey) => hintsWhere(survey, isBarred, remove),
  },
  {
    id: 'hint-out-of-time',
    severity: 'warning',
    find: (survey) => hintsWhere(survey, isOutOfTime, (at) => inTime(survey, at)),
  },
  {
    id: 'reserve-without-pieces',
    severity: 'warning',
    find: (survey) => hintsWhere(survey, (hint) => hint.type === 'reserve' && hint.pieces.size === 0, remove),
  },
  {
    id: 'hints-contradict',
    severity: 'warning',
    find: (survey) => hintsWhere(survey, isContradicted, remove),
  },
];
