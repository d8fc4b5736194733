/** Cases 7.41 and 7.42: what an attack is worth, as a part of what its target is worth. */
import type { Armour, Strength } from '../../rulebook/charts/7.41-casualty.ts';
import { isCasualty } from '../../rulebook/charts/7.41-casualty.ts';
import { casualtyResult, type Morale } from '../../rulebook/charts/7.42-results.ts';
import { total, type Dice } from '../../engine/dice.ts';
import { outcomes } from '../../game/odds.ts';

const STRENGTHS: readonly Strength[] = ['A', 'B', 'C', 'D', 'E'];
const ARMOURS: readonly Armour[] = [1, 2, 3, 4];
const MORALES: readonly Morale[] = ['W', 'X', 'Y', 'Z'];

/** What a result is worth, as a part of the target: to lose half its strength, or only its ground and its order. */
const HALVED = 0.45;
const THROWN_BACK = 0.15;

/** The part of a target's worth that an attack takes on the average, from the exact chances of both charts. */
export function harm(
  strength: Strength,
  armour: Armour,
  morale: Morale,
  automatic: boolean,
  last: boolean,
): number {
  return HARM[placeOf(strength, armour, morale, automatic, last)]!;
}

function placeOf(
  strength: Strength,
  armour: Armour,
  morale: Morale,
  automatic: boolean,
  last: boolean,
): number {
  const target = (STRENGTHS.indexOf(strength) * 4 + armour - 1) * 4 + MORALES.indexOf(morale);
  return (target * 2 + Number(automatic)) * 2 + Number(last);
}

function meanOf(
  strength: Strength,
  armour: Armour,
  morale: Morale,
  automatic: boolean,
  last: boolean,
): number {
  const lossBy = (dice: Dice): number => {
    const casualty = { purpose: 'casualty', dice: 2, cite: '7.41' } as const;
    if (!automatic && !isCasualty(strength, armour, total(dice.roll(casualty)))) return 0;
    const result = casualtyResult(total(dice.roll({ purpose: 'result', dice: 1, cite: '7.42' })), morale);
    if (result.type === 'retreat') return THROWN_BACK;
    return result.type === 'eliminated' || last ? 1 : HALVED + THROWN_BACK;
  };
  return outcomes(lossBy).reduce((sum, { ways, of, value }) => sum + (ways / of) * value, 0);
}

/** By strength, armour, morale, whether the casualty is automatic, and whether the target has one step left. */
const HARM: Float64Array = harms();

function harms(): Float64Array {
  const table = new Float64Array(STRENGTHS.length * ARMOURS.length * MORALES.length * 4);
  for (const strength of STRENGTHS)
    for (const armour of ARMOURS)
      for (const morale of MORALES)
        for (const automatic of [false, true])
          for (const last of [false, true])
            table[placeOf(strength, armour, morale, automatic, last)] = meanOf(
              strength,
              armour,
              morale,
              automatic,
              last,
            );
  return table;
}
