/** Case 2.18.4: decisions that are owed: where to go back, whether to advance, to slip away or to fight. */
import type { HexId } from '../../board/hex.ts';
import type { Action } from '../../engine/action.ts';
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import { companions } from '../../engine/facts/personages.ts';
import { standingAt } from '../../engine/facts/pieces.ts';
import { openSides } from '../../engine/facts/hexsides.ts';
import { whyNotDecline } from '../../engine/facts/duels.ts';
import type { Owed } from '../../engine/state.ts';
import { verbOf } from '../../engine/verbs.ts';
import { legalOf } from '../../game/legal.ts';
import { attackValue } from './blows.ts';
import { DARING, duelValue } from './captains.ts';
import { gaitOf, toTheCity, toTheEnemy } from './fields.ts';
import { hintedWorth } from './hints.ts';
import { foeAt, onceIn, worthOf, type Mind } from './mind.ts';
import { isKeeper, postValue } from './posts.ts';
import { leaningOf } from './temper.ts';
import { urgeToFollow } from './urges.ts';

/** What it costs to decline: rallies suffer for the turn (2.9.2). */
const DECLINING = -0.5;
/** Whoever is likely to lose more than this part of his worth rather slips away. */
const TOO_MUCH = 0.16;

/** The answer to the decision that is owed. */
export function answer(mind: Mind, owed: Owed): Action {
  switch (owed.type) {
    case 'retreat':
      return retreat(mind, owed.unit);
    case 'advance':
      return advance(mind, owed.unit, owed.hex);
    case 'slip':
      return slip(mind, owed.unit, owed.attacker);
    case 'duel':
      return accept(mind, owed.unit, owed.challenger);
    case 'withdraw':
      return last(legalOf(mind.battle, mind.state, 'Withdraw'), ({ path }) => haven(mind, path.at(-1)!));
    case 'escape':
      return last(legalOf(mind.battle, mind.state, 'Escape'), ({ hex }) => haven(mind, hex));
  }
}

/** The best of several; of equals the last, which takes most along. */
function last<T extends Action>(actions: readonly T[], value: (action: T) => number): T {
  return actions.reduce((best, one) => (value(one) >= value(best) ? one : best));
}

/** What a hex is worth to whoever is beaten: the fewer enemies can come at him, the better. */
function haven(mind: Mind, hex: HexId): number {
  const { battle, state } = mind;
  const open = openSides(battle, state);
  let foes = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at += 1) {
    if (open[at] === 1 && foeAt(mind, battle.board.beyond[at]!) !== null) foes += 1;
  }
  return -foes;
}

function retreat(mind: Mind, unit: PieceId): Action {
  const { battle, state, side } = mind;
  const ways = legalOf(battle, state, 'Retreat');
  const post = isKeeper(mind, unit) ? postValue(mind, unit) : null;
  const field = side === BESIEGER ? toTheCity(mind, gaitOf(mind, unit), unit) : null;
  const all = companions(battle, state, unit, 'retreat').length;
  const together = ways.filter(({ carries }) => carries.length === all);
  return last(together.length > 0 ? together : ways, ({ path }) => {
    const end = path.at(-1)!;
    return (
      haven(mind, end) + (post === null ? 0 : post(end) * 0.5) - (field === null ? 0 : field[end]! * 0.02)
    );
  });
}

function advance(mind: Mind, unit: PieceId, hex: HexId): Action {
  const { battle, state, side } = mind;
  const at = standingAt(state, unit);
  const stay: Action = { type: 'HoldGround', unit };
  const go: Action = {
    type: 'Advance',
    unit,
    carries: companions(battle, state, unit, 'advance'),
  };
  if (verbOf('Advance').whyNot(battle, state, go) !== null) return stay;
  const hint = hintedWorth(mind, unit);
  if (hint !== null && hint(hex) !== hint(at as HexId)) {
    return hint(hex) > hint(at as HexId) ? go : stay;
  }
  const urge = urgeToFollow(mind, unit, at, hex);
  if (isKeeper(mind, unit)) {
    const post = postValue(mind, unit);
    return post(hex) + urge > post(at) ? go : stay;
  }
  if (urge !== 0) return urge > 0 ? go : stay;
  const gait = gaitOf(mind, unit);
  const city = side === BESIEGER ? toTheCity(mind, gait, unit) : null;
  if (city !== null && city[hex]! < city[at]!) return go;
  return haven(mind, hex) + (toTheEnemy(mind, gait)[hex]! < 12 ? 1 : 0) >= haven(mind, at) ? go : stay;
}

function slip(mind: Mind, unit: PieceId, attacker: PieceId): Action {
  const { battle, state } = mind;
  const loss = attackValue(mind, attacker, unit, 'melee') / worthOf(mind, unit);
  const ways = legalOf(battle, state, 'SlipAway');
  if (loss < TOO_MUCH / leaningOf(mind, unit).danger || ways.length === 0) return { type: 'StandFast', unit };
  return last(ways, ({ to }) => haven(mind, to));
}

function accept(mind: Mind, personage: PieceId, challenger: PieceId): Action {
  const value = -duelValue(mind, challenger, personage);
  const { dares } = leaningOf(mind, personage);
  const declines = whyNotDecline(mind.battle, mind.state, personage) === null;
  return {
    type:
      declines && value < DECLINING && !(onceIn(mind, DARING) && dares > 0) ? 'DeclineDuel' : 'AcceptDuel',
    personage,
  };
}
