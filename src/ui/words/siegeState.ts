/** Cases 2.5.3, 2.6 and 2.12: what is in supply, which magic is at work, and who is expected. */
import { BESIEGER, type Battle, type GroupId, type PieceId } from '../../engine/battle.ts';
import { isFrozen, isSilenced } from '../../engine/facts/magic.ts';
import { allPersonages, isCauldron, personageKind } from '../../engine/facts/pieces.ts';
import { GONE, OFF_MAP, UNKNOWN_OIL, type GameState } from '../../engine/state.ts';
import type { Condition, Trigger } from '../../engine/trigger.ts';
import { isMet } from '../../engine/facts/conditions.ts';
import { fill } from '../../i18n/fill.ts';
import { SIEGE_STATE } from '../../i18n/words.ts';
import type { Holding, SiegeState } from '../store/model.ts';
import type { Cite } from '../../rulebook/cases.ts';
import { leaderFace } from '../../stage/counters/faces.ts';
import { inWords } from './words.ts';
import { conditionWords } from './conditions.ts';

/** The panel of a battle, from what the side that looks may know. */
export function siegeStateOf(battle: Battle, state: GameState): SiegeState {
  return {
    supplies: [...stores(battle, state), ...oil(battle, state)],
    magic: [...casters(battle, state), ...atWork(state)],
    expected: battle.groups.flatMap((_, group) => expectedLines(battle, state, group as GroupId)),
  };
}

function line(icon: string, figure: number | null, text: string, cite: Cite): Holding {
  return { icon, figure: figure === null ? null : String(figure), text, cite };
}

/** Ladders, heads and trenches of the besieger, where the battle knows them (2.5.3). */
function stores({ supplies }: Battle, state: GameState): readonly Holding[] {
  const lines: Holding[] = [];
  if (supplies.ladders > 0) lines.push(line('ladder', state.ladderSupply, SIEGE_STATE.ladders, '2.11.2'));
  if (supplies.heads > 0) lines.push(line('death-skull', state.headSupply, SIEGE_STATE.heads, '2.11.8'));
  if (state.heads.length > 0) {
    lines.push(line('goblin-head', state.heads.length, SIEGE_STATE.headsLie, '2.11.8'));
  }
  if (supplies.trenches > 0) lines.push(line('flame', state.trenchSupply, SIEGE_STATE.trenches, '2.2.10'));
  return lines;
}

/** Cauldrons: the oil in them, or only their number where that is a secret (2.11.9, 2.11.11). */
function oil(battle: Battle, { pieces }: GameState): readonly Holding[] {
  const there = battle.pieces.filter(({ id }) => isCauldron(battle, id) && pieces[id]!.at >= 0);
  if (there.length === 0) return [];
  if (there.some(({ id }) => pieces[id]!.oil === UNKNOWN_OIL)) {
    return [line('cauldron', there.length, SIEGE_STATE.cauldrons, '2.11.11')];
  }
  const full = there.filter(({ id }) => pieces[id]!.oil > 0);
  const measures = full.reduce((sum, { id }) => sum + pieces[id]!.oil, 0);
  return [line('cauldron', measures, fill(SIEGE_STATE.oil, { count: full.length }), '2.11.9')];
}

/** Every magic leader who lives, and whoever is held (2.12). */
function casters(battle: Battle, state: GameState): readonly Holding[] {
  return allPersonages(battle).flatMap((id) => {
    const piece = state.pieces[id]!;
    if (piece.at === GONE) return [];
    const leader = inWords(battle.pieces[id]!.kind.name);
    const lines: Holding[] = [];
    if (personageKind(battle, id)!.magic > 0) {
      lines.push(
        line(
          leaderFace(battle.pieces[id]!.kind.id, personageKind(battle, id)!.icon).icon,
          piece.magic,
          fill(SIEGE_STATE.magic, { leader }),
          '2.12.1',
        ),
      );
      if (isSilenced(battle, state, id)) {
        lines.push(line('cancel', null, fill(SIEGE_STATE.silenced, { leader }), '2.12'));
      }
    }
    if (isFrozen(state, id)) lines.push(line('ice-bolt', null, fill(SIEGE_STATE.frozen, { leader }), '2.12'));
    return lines;
  });
}

/** The spells that work for this turn, and those that are counted (2.12.7, 2.12.9). */
function atWork({ magic }: GameState): readonly Holding[] {
  return [
    ...(magic.darknessBroken ? [line('sunrise', null, SIEGE_STATE['break-darkness'], '2.12')] : []),
    ...(magic.stalemate ? [line('winged-scepter', null, SIEGE_STATE.stalemate, '2.12')] : []),
    ...(magic.fear ? [line('crowned-skull', null, SIEGE_STATE.fear, '2.12')] : []),
    ...(magic.grond > 0 ? [line('siege-ram', magic.grond, SIEGE_STATE.grond, '2.12.9')] : []),
    ...(magic.banner ? [line('flying-flag', magic.bannerPhases, SIEGE_STATE.banner, '2.12.7')] : []),
  ];
}

/** When a group comes and by which roll, or who of it still waits off the map (2.6.1, 2.6.3). */
function expectedLines(battle: Battle, state: GameState, id: GroupId): readonly Holding[] {
  const group = battle.groups[id]!;
  const name = inWords(group.name);
  if (state.arrived[id]!) {
    const waiting = group.pieces.filter((piece: PieceId) => state.pieces[piece]!.at === OFF_MAP).length;
    return waiting === 0
      ? []
      : [line('flying-flag', waiting, fill(SIEGE_STATE.waiting, { group: name }), '2.6.3')];
  }
  const chances = battle.triggers
    .filter(({ then }) => then.type === 'arrive' && then.group === id)
    .map((trigger) => chanceWords(battle, state, trigger))
    .filter((chance) => chance !== null);
  if (chances.length === 0) return [];
  const when = [...new Set(chances)].join('; ');
  const text = fill(SIEGE_STATE.expected, { group: name, count: group.pieces.length, when });
  return [line(group.side === BESIEGER ? 'orc-head' : 'horse-head', null, text, '2.6.1')];
}

/** One way for a group to come; null where it cannot come by it any more. */
function chanceWords(battle: Battle, state: GameState, { if: conditions, roll }: Trigger): string | null {
  if (conditions.some((one) => isPast(battle, state, one))) return null;
  const open = conditions.filter(({ type }) => type !== 'option');
  const clauses =
    open.length === 0 ? [SIEGE_STATE.atOnce] : open.map((one) => conditionWords(battle, state, one));
  const when = clauses.join(SIEGE_STATE.and);
  if (roll === null) return when;
  return roll.atLeast === 6
    ? fill(SIEGE_STATE.onSix, { when })
    : fill(SIEGE_STATE.onDie, { when, least: roll.atLeast });
}

/** Whether a condition can come true no more: turns that have gone by, a reading that is not played. */
function isPast(battle: Battle, state: GameState, condition: Condition): boolean {
  if (condition.type === 'turn') return state.turn > condition.to;
  return condition.type === 'option' && !isMet(battle, state, condition);
}
