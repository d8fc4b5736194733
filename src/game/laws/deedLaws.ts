/** The laws of what an action may change: what is kept, used up or never comes back: supplies, magic, oil, levels, groups, tracks. */
import { OFF_MAP, GONE } from '../../engine/place.ts';
import type { EventOf, EventType, GameEvent } from '../../engine/event.ts';
import type { Piece, PieceId } from '../../engine/battle.ts';
import type { LawfulChange, DeedLaw } from './law.ts';

/** The sentence of every law that an action broke; empty when all hold. */
export function lawsBrokenIn(deed: LawfulChange): readonly string[] {
  return Object.entries(DEED_LAWS)
    .filter(([, holds]) => !holds(deed))
    .map(([law]) => law);
}

/** The laws by their sentences. */
export const DEED_LAWS: Readonly<Record<string, DeedLaw>> = {
  '2.11.2 ladders are conserved: each raised comes out of the supply, each that stands was raised': ({
    before,
    events,
    after,
  }) => {
    const raised = count(events, 'LadderRaised');
    const removed = count(events, 'LadderRemoved');
    return (
      after.ladderSupply === before.ladderSupply - raised + countGiven(events, 'ladders') &&
      after.ladders.length === before.ladders.length + raised - removed &&
      after.ladderSupply >= 0
    );
  },
  '2.11.8 heads are conserved: each thrown comes out of the supply, and lies there if it landed': ({
    before,
    events,
    after,
  }) => {
    const thrown = count(events, 'HeadThrown');
    return (
      after.headSupply === before.headSupply - thrown + countGiven(events, 'heads') &&
      after.headSupply >= 0 &&
      after.heads.length === events.reduce(headsAfter, before.heads.length) &&
      new Set(after.heads).size === after.heads.length
    );
  },
  '2.2.10 trenches are conserved: each dug comes out of the supply, and stays': ({ before, events, after }) =>
    after.trenchSupply + after.trenches.length ===
      before.trenchSupply + before.trenches.length + countGiven(events, 'trenches') &&
    after.trenchSupply >= 0 &&
    before.trenches.every((hex) => after.trenches.includes(hex)),
  '2.21.3 hexes close and open by events alone': ({ before, events, after }) => {
    const closed = all(events, 'HexesClosed').flatMap(({ hexes }) => hexes);
    const opened = all(events, 'HexesOpened').flatMap(({ hexes }) => hexes);
    const kept = [...before.closed, ...closed].filter((hex) => !opened.includes(hex));
    return kept.toSorted((a, b) => a - b).join() === after.closed.join();
  },
  '2.11.9 oil is poured measure by measure, and only an event gives more': ({ before, events, after }) =>
    before.pieces.every(({ oil }, id) => {
      const poured = all(events, 'OilPoured').filter(({ cauldron }) => cauldron === id).length;
      const more = all(events, 'OilChanged').filter(({ cauldron }) => cauldron === id);
      return after.pieces[id]!.oil === oil - poured + sumOf(more) && after.pieces[id]!.oil >= 0;
    }),
  '2.12.1 magic points are spent by casting, and only an event gives more': ({ before, events, after }) =>
    before.pieces.every((piece, id) => {
      const spent = all(events, 'SpellCast').filter(({ caster }) => caster === id);
      const more = all(events, 'MagicChanged').filter(({ personage }) => personage === id);
      const { magic } = after.pieces[id]!;
      return magic === piece.magic - total(spent.map(({ points }) => points)) + sumOf(more) && magic >= 0;
    }),
  '2.12.7 the banner is never furled again': ({ before, after }) =>
    !before.magic.banner || after.magic.banner,
  '2.6.1 a group that has arrived has arrived': ({ before, events, after }) =>
    before.arrived.every((come, group) => {
      const told = [...all(events, 'GroupArrived'), ...all(events, 'GroupCalledOff')];
      const times = told.filter((event) => event.group === group).length;
      return after.arrived[group] === (come || times === 1) && (!come || times === 0);
    }),
  '2.6.6 no piece leaves the map': ({ before, after }) =>
    before.pieces.every(({ at }, id) => at === OFF_MAP || after.pieces[id]!.at !== OFF_MAP),
  '2.6.4 who waits off the map is not killed': ({ before, events, after }) => {
    const gone = takenAway(events);
    return before.pieces.every(
      ({ at }, id) => at !== OFF_MAP || after.pieces[id]!.at !== GONE || gone.has(id as PieceId),
    );
  },
  '2.8.15 nothing comes back from the dead': ({ before, after }) =>
    before.pieces.every(({ at }, id) => at !== GONE || after.pieces[id]!.at === GONE),
  '2.4.6 a reduced piece never recovers its strength, unless by an event': ({ before, events, after }) =>
    before.pieces.every(({ lost }, id) => {
      const back = all(events, 'StepRestored').filter(({ piece }) => piece === id).length;
      return after.pieces[id]!.lost >= lost - back;
    }),
  '2.3.2 a breach is for ever, unless an event repairs it': ({ before, events, after }) => {
    const repaired = all(events, 'WorkChanged').filter(({ breached }) => !breached);
    return before.works.every(
      ({ breached }, id) =>
        !breached || after.works[id]!.breached || repaired.some(({ work }) => work === id),
    );
  },
  '2.13.3 a level that was lost was lost': ({ before, after }) =>
    before.lostBefore.every((lost, level) => !lost || after.lostBefore[level]!),
  '2.10.1 a track is the sum of what moved it': ({ battle, before, events, after }) =>
    battle.forces.every((_, force) => {
      const moves = all(events, 'TrackMoved').filter((move) => move.force === force);
      return after.tracks[force] === before.tracks[force]! + sumOf(moves);
    }),
  '2.10.2 the track of a force grows by the value of what it loses': ({ battle, before, events, after }) =>
    battle.forces.every((_, force) => {
      const uncounted = takenAway(events);
      const lost = battle.pieces.filter(
        ({ id, force: of }) =>
          of === force &&
          after.pieces[id]!.at === GONE &&
          before.pieces[id]!.at !== GONE &&
          !uncounted.has(id),
      );
      const paid = all(events, 'TrackMoved').filter(
        (move) => move.force === force && LOSSES.includes(move.why),
      );
      return total(lost.map(valueOf)) === sumOf(paid);
    }),
  'the dice are counted': keepsCount,
};

function keepsCount({ before, events, after }: LawfulChange): boolean {
  const thrown = all(events, 'DiceRolled').map(({ faces }) => faces.length);
  return after.rolls - before.rolls === total(thrown);
}

const LOSSES: readonly EventOf<'TrackMoved'>['why'][] = [
  'unit-eliminated',
  'engine-destroyed',
  'personage-slain',
];

/** Who is taken out of the game by an event of the scenario, so that no track counts him (2.21.3). */
function takenAway(events: readonly GameEvent[]): ReadonlySet<PieceId> {
  const calledOff = all(events, 'GroupCalledOff').flatMap(({ pieces }) => pieces);
  return new Set([...calledOff, ...all(events, 'PieceRemoved').map(({ piece }) => piece)]);
}

/** How much of a supply events of the scenario gave. */
function countGiven(events: readonly GameEvent[], supply: EventOf<'SupplyChanged'>['supply']): number {
  return sumOf(all(events, 'SupplyChanged').filter((event) => event.supply === supply));
}

function headsAfter(heads: number, event: GameEvent): number {
  if (event.type === 'HeadThrown') return event.landed ? heads + 1 : heads;
  if (event.type === 'HeadCleared') return heads - 1;
  return event.type === 'HeadsCarriedOff' ? 0 : heads;
}

function sumOf(changes: readonly Readonly<{ by: number }>[]): number {
  return total(changes.map(({ by }) => by));
}

function valueOf({ kind }: Piece): number {
  switch (kind.class) {
    case 'unit':
      return kind.value;
    case 'engine':
      return 1;
    case 'personage':
      return kind.ratings[0];
    case 'cauldron':
      return 0;
  }
}

function all<T extends EventType>(events: readonly GameEvent[], type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

function count(events: readonly GameEvent[], type: EventType): number {
  return all(events, type).length;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
