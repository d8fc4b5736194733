/** Case 2.21: for which side it is good that an event comes about, as far as its effects tell. */
import { enemyOf, type Battle, type PieceId, type Side, type Trigger } from '../../engine/battle.ts';
import type { Effect } from '../../engine/triggers/effect.ts';
import type { VariableId } from '../../engine/triggers/terms.ts';

/** Whether what a trigger does is good for a side: 1, or for the other one: -1; 0 where nobody can tell. */
export function favours(battle: Battle, { then }: Trigger, side: Side): number {
  switch (then.type) {
    case 'win':
    case 'points':
      return then.side === 'draw' ? 0 : then.side === side ? 1 : -1;
    case 'effects':
      return Math.sign(then.effects.reduce((sum, one) => sum + favoursEffect(battle, one, side), 0));
    default:
      return 0;
  }
}

function favoursEffect(battle: Battle, effect: Effect, side: Side): number {
  switch (effect.type) {
    case 'win':
      return effect.side === 'draw' ? 0 : effect.side === side ? 1 : -1;
    case 'addVariable':
      return Math.sign(effect.by) * wantsMore(battle, effect.variable, side);
    case 'setVariable':
      return (
        Math.sign(effect.to - (battle.variables?.[effect.variable]?.first ?? 0)) *
        wantsMore(battle, effect.variable, side)
      );
    case 'reduce':
    case 'disrupt':
      return favoursStroke(battle, effect.who.pieces, side);
    default:
      return 0;
  }
}

/** What strikes pieces of one side alone is bad for that side: -1, and good for the other: 1; 0 where it strikes both, or nobody. */
function favoursStroke({ pieces }: Battle, struck: readonly PieceId[], side: Side): number {
  const own = struck.some((id) => pieces[id]!.side === side);
  const others = struck.some((id) => pieces[id]!.side !== side);
  return Number(others) - Number(own);
}

/** Whether a side wants a variable to rise: 1, or to fall: -1, as verdicts ask for it. */
function wantsMore({ triggers }: Battle, variable: VariableId, side: Side): number {
  const sides = triggers.flatMap(({ if: conditions, then }) => {
    if (then.type !== 'win' && then.type !== 'points') return [];
    const winner = then.side;
    return winner === 'draw'
      ? []
      : conditions.flatMap((one) =>
          one.type === 'variable' && one.variable === variable
            ? [one.from === null ? enemyOf(winner) : winner]
            : [],
        );
  });
  return Math.sign(sides.reduce<number>((sum, one) => sum + (one === side ? 1 : -1), 0));
}
