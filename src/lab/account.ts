/** What one game between machines tells beyond its verdict: margins, losses, arrivals, deeds, who led when, and luck. */
import { GONE } from '../engine/place.ts';
import type { Battle, GroupId, PieceId, Side } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import { engineKind } from '../engine/facts/pieces.ts';
import { marginOf, score, type Margin } from '../engine/facts/reckoning.ts';
import type { GameState } from '../engine/state.ts';
import type { Witness } from '../session/playout.ts';
import { measuring, type MeasuredGame } from './measured.ts';
import type { Counts } from './tally.ts';
import { throwsOf } from './throws.ts';

/** The dice of a side: how many throws succeeded, how many of them chance gives, and the variance of that. */
export interface Luck {
  readonly won: number;
  readonly expected: number;
  readonly variance: number;
}

/** A group that came. */
export interface Arrival {
  readonly group: GroupId;
  readonly turn: number;
}

/** One game, as plain numbers and words. */
export interface Account extends MeasuredGame {
  readonly margin: Margin | 'none';
  /** Index = Side: the points of the reckoning, where they decided (2.13.3); else null. */
  readonly points: readonly [number, number] | null;
  /** Pieces that were lost, by side and kind: "1 orc". */
  readonly losses: Counts;
  readonly arrivals: readonly Arrival[];
  /** Index = GroupId: attacks by its pieces, and units that such attacks eliminated. */
  readonly groups: readonly Readonly<{ blows: number; kills: number }>[];
  /** Deeds of magic and of the siege: "cast fear", "worked fear", "catapult breach". */
  readonly deeds: Counts;
  /** Who would have won on points at the end of each turn from the first; empty where no points are reckoned. */
  readonly leaders: readonly (Side | 'draw')[];
  /** Index = Side. */
  readonly luck: readonly [Luck, Luck];
}

/** Watches one game from its start to its verdict. */
export function keepAccount(
  battle: Battle,
): Readonly<{ witness: Witness; account: (last: GameState) => Account }> {
  const measured = measuring(battle);
  const deeds: Record<string, number> = {};
  const arrivals: Arrival[] = [];
  const groups = battle.groups.map(() => ({ blows: 0, kills: 0 }));
  const groupOf = new Map(battle.groups.flatMap(({ pieces }, group) => pieces.map((id) => [id, group])));
  const isReckoned = battle.triggers.some(({ then }) => then.type === 'points');
  const leaders: (Side | 'draw')[] = [];
  const luck = [newLuck(), newLuck()] as const;
  return {
    witness: (before, events, after, action) => {
      measured.note(before, events);
      let striking: number | undefined;
      for (const event of events) {
        for (const deed of deedsOf(battle, event)) deeds[deed] = (deeds[deed] ?? 0) + 1;
        if (event.type === 'GroupArrived') arrivals.push({ group: event.group, turn: before.turn });
        if (event.type === 'AttackDeclared') {
          striking = groupOf.get(event.attacker);
          if (striking !== undefined) groups[striking]!.blows += 1;
        }
        if (event.type === 'UnitEliminated' && striking !== undefined && !groupOf.has(event.unit))
          groups[striking]!.kills += 1;
        if (event.type === 'TurnReckoned' && isReckoned) leaders.push(leaderOf(battle, after));
      }
      if (!events.some(({ type }) => type === 'DiceRolled')) return;
      for (const { side, ways, won } of throwsOf(battle, before, action, events))
        if (ways !== null) addThrow(luck[side], ways / 36, won);
    },
    account: (last) => ({
      ...measured.game(last),
      margin: last.verdict === null ? 'none' : marginOf(last.verdict),
      points: last.verdict?.points ?? null,
      losses: lossesOf(battle, last),
      arrivals,
      groups,
      deeds,
      leaders,
      luck,
    }),
  };
}

type Counting = { -readonly [Key in keyof Luck]: Luck[Key] };

function newLuck(): Counting {
  return { won: 0, expected: 0, variance: 0 };
}

function addThrow(luck: Counting, chance: number, won: boolean): void {
  luck.won += won ? 1 : 0;
  luck.expected += chance;
  luck.variance += chance * (1 - chance);
}

/** Who has more points now (2.13.3). */
function leaderOf(battle: Battle, state: GameState): Side | 'draw' {
  const [defender, besieger] = score(battle, state);
  return defender === besieger ? 'draw' : defender > besieger ? 0 : 1;
}

/** Pieces that began in the game or came to it and are out of it at its end, whoever never arrived left aside. */
function lossesOf(battle: Battle, last: GameState): Counts {
  const called = new Set(
    battle.groups.flatMap(({ pieces }, group) => (last.arrived[group] === true ? [] : pieces)),
  );
  const losses: Record<string, number> = {};
  for (const { id, side, kind } of battle.pieces) {
    if (last.pieces[id]!.at !== GONE || called.has(id)) continue;
    const name = `${side} ${kind.id}`;
    losses[name] = (losses[name] ?? 0) + 1;
  }
  return losses;
}

/** What an event is counted as in the report; nothing for most. */
function deedsOf(battle: Battle, event: GameEvent): readonly string[] {
  const weaponOf = (id: PieceId): string => {
    const { kind } = battle.pieces[id]!;
    return kind.class === 'engine' ? engineKind(battle, id)!.weapon : kind.class;
  };
  switch (event.type) {
    case 'SpellCast':
      return [`cast ${event.spell}`];
    case 'SpellWorked':
      return [`worked ${event.spell}`];
    case 'HexsideBreached':
      return [`${weaponOf(event.by)} strikes`, `${weaponOf(event.by)} breaches`];
    case 'HexsideHeld':
      return [`${weaponOf(event.by)} strikes`];
    case 'EngineShotAt':
      return [`${weaponOf(event.engine)} shot at`];
    case 'EngineDestroyed':
      return [`${weaponOf(event.engine)} lost`];
    case 'TowerDocked':
      return ['siege-tower docks'];
    case 'LadderRaised':
      return ['ladder raised'];
    case 'HeadThrown':
      return ['head thrown'];
    case 'OilPoured':
      return ['oil poured'];
    case 'TrenchDug':
      return ['trench dug'];
    default:
      return [];
  }
}
