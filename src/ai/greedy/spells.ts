/** Case 2.12: which spell at which moment, and where magic leaders go instead. */
import { distance, hexesWithin } from '../../board/distance.ts';
import type { Work } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import type { Action } from '../../engine/action.ts';
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import { landings } from '../../engine/facts/flights.ts';
import { whyNotSetOut } from '../../engine/facts/alone.ts';
import { inContact } from '../../engine/facts/hexsides.ts';
import { hasGift, hexOf, isOrdered, standingAt } from '../../engine/facts/pieces.ts';
import { spellTargets } from '../../engine/facts/spells.ts';
import type { Spell } from '../../engine/spell.ts';
import { verbOf } from '../../engine/verbs.ts';
import { isNight, lastTurnOf } from '../../engine/facts/phase.ts';
import { isTimeToGoOn } from './craft.ts';
import { toItsWork } from './fields.ts';
import { grondOnMap } from './grond.ts';
import { hintedWorth } from './hints.ts';
import { onceIn, worthOf, type Mind } from './mind.ts';

type Cast = Extract<Action, { type: 'Cast' }>;

/** How much a leader puts into a spell where he can (17.4: what a point brings). */
const POINTS = {
  'break-darkness': 3,
  stalemate: 2,
  reveal: 2,
  fear: 3,
  freeze: 2,
  'activate-grond': 2,
} as const satisfies Record<Spell, number>;

/** The spell that is worth most now, if one is worth its points (2.12). */
export function cast(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  for (const { id: caster, kind, side: whose } of battle.pieces) {
    if (whose !== side || kind.class !== 'personage' || kind.magic === 0 || memory.passed.has(caster))
      continue;
    const { at, magic, enchanted } = state.pieces[caster]!;
    if (at < 0 || magic === 0 || enchanted) continue;
    const kept = keptForGrond(mind);
    const worthwhile = kind.spells
      .flatMap((spell) => {
        const free = spell === 'activate-grond' ? magic : magic - kept;
        return free <= 0
          ? []
          : castsOf(mind, caster, spell, Math.max(1, Math.min(free, POINTS[spell] + whim(mind))));
      })
      .map((action) => ({ action, wanted: wish(mind, action) }))
      .filter(({ wanted }) => wanted >= 1)
      .toSorted((a, b) => b.wanted - a.wanted);
    const legal = worthwhile.find(({ action }) => verbOf('Cast').whyNot(battle, state, action) === null);
    if (legal !== undefined) return legal.action;
  }
  return null;
}

/** Mostly nothing: a point less or up to two more, so that nobody can count on what is spent. */
function whim({ draw, weights }: Mind): number {
  if (weights.craft.skill === 1) return 0;
  return [0, 0, 0, 0, 0, -1, 1, 2][draw(8)]!;
}

function castsOf({ battle, state }: Mind, caster: PieceId, spell: Spell, points: number): readonly Cast[] {
  return spellTargets(battle, state, caster, spell).map((target) => {
    return { type: 'Cast', caster, spell, points, target };
  });
}

/** How much a spell is wanted now: from 1 on it is cast. */
function wish(mind: Mind, { spell, target }: Cast): number {
  const { battle, state } = mind;
  const first = state.step.startsWith('initial');
  const night = isNight(battle, state);
  const contacts = contactsNow(mind);
  switch (spell) {
    case 'break-darkness':
      return (
        (first ? contacts / contactsToBreak(mind, night) : 0) +
        (state.turn >= lastTurnOf(battle, state) - 4 ? 0.6 : 0)
      );
    case 'fear':
      return contacts * (first ? mind.weights.fear : mind.weights.fear / 2);
    case 'reveal':
      return 1.2;
    case 'stalemate':
      // Whoever is held casts a turn later all the same: the skilled keep their points for the darkness, unless Grond stands at the gate.
      if (mind.weights.craft.skill === 1) return grondAwaitsSpell(mind) ? 1.5 : 0;
      return foeCanCast(mind) ? 0.7 + Number(onceIn(mind, 3)) : 0.4;
    case 'freeze':
      return target === null ? 0 : (first ? 0.6 : 0.3) + worthOf(mind, target) / 12;
    case 'activate-grond':
      return state.magic.grond > 0 ? 0 : grondWaits(mind);
  }
}

/** So many pairs in contact make it worth while to break the darkness: few by night, when it ends the fury of the host as well. */
function contactsToBreak({ weights }: Mind, night: boolean): number {
  if (weights.craft.skill === 0) return night ? 3 : 6;
  return night ? 1.5 : 2;
}

/** The points that a skilled besieger keeps for Grond: for the gate before the field, and in good time for the next one within. */
function keptForGrond(mind: Mind): number {
  const { battle, state, side, weights } = mind;
  if (weights.craft.skill === 0 || side !== BESIEGER || battle.options.grond !== 'spell') return 0;
  if (grondOnMap(mind) === null) return 0;
  const stands = (gate: Work['kind']): boolean =>
    battle.board.works.some(({ kind }, id) => kind === gate && !state.works[id]!.breached);
  const first = Number(stands('main-gate') && state.magic.grond === 0);
  const next = Number(stands('gate') && isTimeToGoOn(mind));
  return (first + next) * POINTS['activate-grond'];
}

/** Whether Grond stands at its gate and can be woken now. */
function grondAwaitsSpell(mind: Mind): boolean {
  const { battle, state } = mind;
  if (battle.options.grond !== 'spell' || state.magic.grond > 0 || !foeCanCast(mind)) return false;
  const ram = grondOnMap(mind)?.at;
  return battle.board.works.some(
    ({ kind, outer }, work) => outer === ram && kind === 'main-gate' && !state.works[work]!.breached,
  );
}

function foeCanCast({ battle, state, enemy }: Mind): boolean {
  return battle.pieces.some(
    ({ id, side, kind }) => side === enemy && kind.class === 'personage' && state.pieces[id]!.magic > 1,
  );
}

/** Pairs of ordered enemies in contact: where a spell over the whole field is felt. */
function contactsNow({ battle, state }: Mind): number {
  const own = battle.pieces.filter(({ id, side }) => side === BESIEGER && isOrdered(battle, state, id));
  const other = battle.pieces.filter(({ id, side }) => side !== BESIEGER && isOrdered(battle, state, id));
  let contacts = 0;
  for (const { id } of own) {
    const at = standingAt(state, id);
    for (const { id: foe } of other) {
      const to = standingAt(state, foe);
      if (distance(battle.board, at, to) === 1 && inContact(battle, state, at, to)) contacts += 1;
    }
  }
  return contacts;
}

/** 2 when Grond stands before his gate; for the unskilled also when it will after one more push, though a siege phase goes by before that. */
function grondWaits(mind: Mind): number {
  const grond = grondOnMap(mind);
  if (grond === null) return 0;
  const far = toItsWork(mind, grond.id)[grond.at]!;
  const second = mind.weights.craft.skill === 0 && mind.state.step.startsWith('second');
  return far === 0 || (second && far <= 2) ? 2 : 0;
}

/** Who flies goes where he is of use: near Grond, near captains to freeze or to fight, never alone among enemies (2.20.4). */
export function fly(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  for (const { id: personage, side: whose } of battle.pieces) {
    if (whose !== side || memory.passed.has(personage) || !hasGift(battle, personage, 'flies')) continue;
    const at = hexOf(state, personage);
    if (at === null || whyNotSetOut(battle, state, personage) !== null) continue;
    const perch = perchValue(mind, personage);
    const hint = hintedWorth(mind, personage);
    const value: typeof perch = hint === null ? perch : (hex) => perch(hex) + hint(hex);
    let best: HexId | null = null;
    let most = value(at) + 0.3;
    for (const hex of landings(battle, state, personage)) {
      const worth = value(hex);
      if (worth <= most) continue;
      best = hex;
      most = worth;
    }
    if (best === null) continue;
    memory.passed.add(personage);
    const action = { type: 'Fly', personage, hex: best } as const;
    if (verbOf('Fly').whyNot(battle, state, action) === null) return action;
  }
  return null;
}

function perchValue({ battle, state, side, enemy }: Mind, personage: PieceId): (hex: HexId) => number {
  const { board } = battle;
  const worth = new Float32Array(board.size);
  const pull = (at: number, reach: number, points: number): void => {
    for (const hex of hexesWithin(board, at as HexId, reach)) worth[hex] = worth[hex]! + points;
  };
  for (const { id, side: whose, kind } of battle.pieces) {
    const { at, disrupted } = state.pieces[id]!;
    if (at < 0 || id === personage) continue;
    if (kind.class === 'engine' && kind.weapon === 'grond') pull(at, 6, 2);
    if (whose === enemy && kind.class === 'personage' && kind.rank === 'leader') pull(at, 8, 0.4);
    if (whose === side && kind.class === 'unit') pull(at, 0, 2.5);
    if (whose === side && disrupted) pull(at, 2, 0.5);
    if (whose === enemy && kind.class === 'unit') pull(at, 1, -0.5);
  }
  return (hex) => worth[hex]!;
}
