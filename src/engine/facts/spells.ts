/** Cases 2.12 and 17.4: what each spell asks for, whom it may be aimed at, and on which row of the chart it is cast. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { spellTotals, type SpellRow } from '../../rulebook/charts/17.4-magic.ts';
import type { Totals } from '../../rulebook/charts/chart.ts';
import { GROND_REACH, SPELL_REACH } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Spell } from '../spell.ts';
import type { GameState } from '../state.ts';
import { bearerOnMap, canBeStalemated } from './magic.ts';
import { allPersonages, engineKind, personageKind, sideOf } from './pieces.ts';
import { isNight } from './phase.ts';

type Cast = ActionOf<'Cast'>;
type Condition = (battle: Battle, state: GameState, caster: PieceId) => Refusal | null;

/** Whether two pieces are both on the map and no further apart than `reach` hexes, walls ignored (2.0.6). */
function within(battle: Battle, state: GameState, one: PieceId, other: PieceId, reach: number): boolean {
  const from = state.pieces[one]!.at;
  const to = state.pieces[other]!.at;
  return from >= 0 && to >= 0 && distance(battle.board, from as HexId, to as HexId) <= reach;
}

/** What must be there for a spell besides its caster, save the target of a Freeze; each refuses with the case that asks for it. */
const CONDITIONS = {
  'break-darkness': () => null,
  fear: () => null,
  freeze: () => null,
  stalemate: (battle, state, caster) => {
    const near = allPersonages(battle).some(
      (id) => canBeStalemated(battle, id) && within(battle, state, caster, id, SPELL_REACH),
    );
    return near ? null : refuse('no-wraith-near', '2.12');
  },
  reveal: (battle, state, caster) => {
    if (state.magic.banner) return refuse('revealed-already', '2.12');
    const bearer = bearerOnMap(battle, state, sideOf(battle, caster));
    return bearer === null ? refuse('no-banner-bearer', '2.12') : null;
  },
  'activate-grond': (battle, state, caster) => {
    const near = battle.pieces.some(
      ({ id, side }) =>
        side === sideOf(battle, caster) &&
        engineKind(battle, id)?.weapon === 'grond' &&
        within(battle, state, caster, id, GROND_REACH),
    );
    return near ? null : refuse('no-grond-near', '2.12');
  },
} as const satisfies Record<Spell, Condition>;

/** Why a spell may not be cast by this leader from where he stands, whoever its target is, or null (2.12). */
export function whyNotSpell(battle: Battle, state: GameState, caster: PieceId, spell: Spell): Refusal | null {
  return CONDITIONS[spell](battle, state, caster);
}

/** Why a spell may not be aimed at this piece, or null: a Freeze at an enemy leader within 8 hexes, any other at nobody (2.12, 2.20.10). */
export function whyNotTarget(
  battle: Battle,
  state: GameState,
  { caster, spell, target }: Pick<Cast, 'caster' | 'spell' | 'target'>,
): Refusal | null {
  if (spell !== 'freeze') return target === null ? null : refuse('spell-takes-no-target', '2.12');
  if (target === null || (state.pieces[target]?.at ?? -1) < 0) return refuse('not-a-leader', '2.12');
  if (personageKind(battle, target)?.rank !== 'leader') return refuse('not-a-leader', '2.20.10');
  if (sideOf(battle, target) === sideOf(battle, caster)) return refuse('target-not-enemy', '2.12');
  return within(battle, state, caster, target, SPELL_REACH) ? null : refuse('out-of-range', '2.12');
}

/** The targets a spell may be aimed at: nobody (null), or for a Freeze each leader in reach (2.12). */
export function spellTargets(
  battle: Battle,
  state: GameState,
  caster: PieceId,
  spell: Spell,
): readonly (PieceId | null)[] {
  if (spell !== 'freeze') return [null];
  return allPersonages(battle).filter(
    (target) => whyNotTarget(battle, state, { caster, spell, target }) === null,
  );
}

/** The totals of two dice with which a spell works for its points, or 'A' where it needs no roll (17.4). */
export function spellChance(battle: Battle, state: GameState, action: Cast): Totals | 'A' {
  return spellTotals(spellRow(battle, state, action), action.points);
}

const ROWS = {
  'break-darkness': () => 'Break Darkness',
  stalemate: (battle, state) =>
    isNight(battle, state) ? 'Stalemate Nazgul (Night)' : 'Stalemate Nazgul (Day)',
  reveal: () => 'Revealing Aragorn to Sauron',
  fear: () => 'Fear Spell',
  freeze: (battle, state, action) =>
    isSecondFreeze(battle, state, action.target)
      ? 'Freeze Leader Spell (2nd spell)'
      : 'Freeze Leader Spell (1st spell)',
  'activate-grond': () => 'Activate Grond',
} as const satisfies Record<Spell, (battle: Battle, state: GameState, action: Cast) => SpellRow>;

/** The row of the chart on which a spell is cast now (17.4): Stalemate by the time of day, Freeze by those before it (2.12.3). */
export function spellRow(battle: Battle, state: GameState, action: Cast): SpellRow {
  return ROWS[action.spell](battle, state, action);
}

/** Every Freeze after the first of the game, whether that worked or not; by option only while another leader is frozen (2.12.3). */
function isSecondFreeze(battle: Battle, state: GameState, target: PieceId | null): boolean {
  if (battle.options.secondFreeze === 'game') return state.magic.freezes > 0;
  return state.pieces.some(({ at, frozen }, id) => at >= 0 && frozen > 0 && id !== target);
}
