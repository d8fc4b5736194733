/** Cases 2.12, 2.12.1 and 17.4: a magic leader casts a spell. */
import { MOST_POINTS } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import type { Battle, PieceId } from '../battle.ts';
import { total, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { isFrozen, isSilenced, isStalemated, isStalemating } from '../facts/magic.ts';
import { allPersonages, personageKind, sideOf } from '../facts/pieces.ts';
import { spellChance, spellTargets, whyNotSpell, whyNotTarget } from '../facts/spells.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Spell } from '../spell.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type Cast = ActionOf<'Cast'>;

const ROLL: DiceRequest = { purpose: 'spell', dice: 2, cite: '17.4' };

/** Why a piece may cast nothing now, or null. */
function whyNotCaster(battle: Battle, state: GameState, caster: PieceId): Refusal | null {
  const piece = state.pieces[caster];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.12.1');
  if (sideOf(battle, caster) !== state.active) return refuse('not-your-piece', '2.18');
  if ((personageKind(battle, caster)?.magic ?? 0) === 0) return refuse('not-a-magic-leader', '2.0.2');
  if (piece.enchanted) return refuse('enchanted-already', '2.12.4');
  if (isFrozen(state, caster)) return refuse('frozen', '2.12.1');
  const held = isStalemated(battle, state, caster) || isStalemating(battle, state, caster);
  if (held) return refuse('stalemated', '2.12.1');
  if (isSilenced(battle, state, caster)) return refuse('silenced', '2.12');
  return piece.magic < 1 ? refuse('too-few-points', '2.12.1') : null;
}

/** Why a leader who may cast may not cast this spell, whatever he puts into it, or null. */
function whyNotThis(battle: Battle, state: GameState, caster: PieceId, spell: Spell): Refusal | null {
  if (!personageKind(battle, caster)!.spells.includes(spell)) return refuse('not-his-spell', '2.12');
  if (state.magic.cast.includes(spell)) return refuse('cast-this-turn', '2.12.1');
  return whyNotSpell(battle, state, caster, spell);
}

function whyNotPoints(state: GameState, { caster, points }: Cast): Refusal | null {
  const whole = Number.isInteger(points) && points >= 1 && points <= MOST_POINTS;
  if (!whole) return refuse('points-one-to-five', '2.12.1');
  return points > state.pieces[caster]!.magic ? refuse('too-few-points', '2.12.1') : null;
}

function castable(battle: Battle, state: GameState, caster: PieceId): readonly Spell[] {
  if (whyNotCaster(battle, state, caster) !== null) return [];
  return personageKind(battle, caster)!.spells.filter(
    (spell) => whyNotThis(battle, state, caster, spell) === null,
  );
}

/** The points are gone whether the spell works or not; "A" on the chart asks for no dice (2.12.1). */
export const cast: Verb<Cast> = {
  options(battle, state) {
    return allPersonages(battle).flatMap((caster) => {
      const most = Math.min(MOST_POINTS, state.pieces[caster]!.magic);
      return castable(battle, state, caster).flatMap((spell) =>
        spellTargets(battle, state, caster, spell).flatMap((target) =>
          Array.from({ length: most }, (_, less): Cast => {
            return { type: 'Cast', caster, spell, points: less + 1, target };
          }),
        ),
      );
    });
  },
  possible(battle, state) {
    return allPersonages(battle).some((caster) =>
      castable(battle, state, caster).some((spell) => spellTargets(battle, state, caster, spell).length > 0),
    );
  },
  whyNot(battle, state, action) {
    return (
      whyNotCaster(battle, state, action.caster) ??
      whyNotThis(battle, state, action.caster, action.spell) ??
      whyNotPoints(state, action) ??
      whyNotTarget(battle, state, action)
    );
  },
  resolve(battle, state, action, dice) {
    const { caster, spell, points, target } = action;
    const chance = spellChance(battle, state, action);
    const declared: GameEvent = { type: 'SpellCast', caster, spell, points, target, cite: '2.12.1' };
    const worked: GameEvent = { type: 'SpellWorked', caster, spell, points, target, cite: '17.4' };
    if (chance === 'A') return [declared, worked];
    const faces = dice.roll(ROLL);
    const rolled: GameEvent = { type: 'DiceRolled', request: ROLL, faces };
    const failed: GameEvent = { type: 'SpellFailed', caster, spell, cite: '17.4' };
    return [declared, rolled, chance.includes(total(faces)) ? worked : failed];
  },
};
