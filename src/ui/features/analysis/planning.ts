/** The plan of several attacks on one target: what is in it, what can be added, what it comes to. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { PieceId } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { whyNot } from '../../../game/apply.ts';
import { legalOf } from '../../../game/legal.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANALYSIS, OUTCOMES } from '../../../i18n/words.ts';
import type { PlanCard } from './analysisModel.ts';
import type { Offer } from '../../prompts/offerWords.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { sameOrder } from '../../orders/deeds.ts';
import { pieceName } from '../../words/names.ts';
import { FATES, isBlow, jointOf, MOST_BLOWS, targetOf, type PlannedAttack } from './plan.ts';

/** The plan at a table. */
export interface Planning {
  readonly card: ReadonlySignal<PlanCard | null>;
  /** What can be done with the plan now. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Takes an offer of the plan; false for any other. */
  take(offer: string): boolean;
  /** Adds the order that waits to be confirmed; false when it is no attack. */
  add(): boolean;
  drop(): void;
}

const [ADD, ALL, CLEAR] = ['plan-add', 'plan-all', 'plan-clear'];

/** Plans attacks at a table. The plan shrinks to what is still possible, and is gone with the step. */
export function planningAt(store: TableStore): Planning {
  const planned = signal<readonly PlannedAttack[]>([]);
  /** What of the plan can still be done. */
  const blows = computed(() => {
    const now = store.match.value;
    if (now === null || store.moment.value !== null || planned.value.length === 0) return NONE;
    const left = planned.value.filter((blow) => whyNot(now.battle, now.state, blow) === null);
    return left.length === planned.value.length ? planned.value : left;
  });
  const step = computed(() => phaseOf(store.match.value));
  effect(() => {
    void step.value;
    planned.value = NONE;
  });
  const aim = computed(() => (isBlow(store.chosen.value.aim) ? store.chosen.value.aim : null));
  const card = computed(() => {
    const now = store.match.value;
    return now === null || blows.value.length === 0 ? null : planCard(now, blows.value);
  });

  /** A plan has one target: another one begins a new plan. */
  const put = (blow: PlannedAttack): void => {
    const same = blows.peek().filter((one) => targetOf(one) === targetOf(blow));
    const without = same.filter((one) => !sameOrder(one, blow));
    const kept = without.length < same.length ? without : [...same, blow];
    planned.value = kept.slice(0, MOST_BLOWS);
    store.announce(
      fill(ANALYSIS.planAdded, {
        attacker: attackerName(store.match.peek()!, blow),
      }),
    );
  };
  const take = (offer: string): boolean => {
    const [now, blow] = [store.match.peek(), aim.peek()];
    if (offer === CLEAR) planned.value = NONE;
    else if (offer === ADD && blow !== null) put(blow);
    else if (offer === ALL && blow !== null && now !== null) planned.value = allAt(now, blow);
    else return false;
    return true;
  };
  return {
    card,
    take,
    add: () => take(ADD!),
    drop: () => void take(CLEAR!),
    offers: computed(() => {
      const [now, blow] = [store.match.value, aim.value];
      const offers: Offer[] = [];
      if (now !== null && blow !== null && store.moment.value === null) {
        const inIt = blows.value.some((one) => sameOrder(one, blow));
        offers.push({ id: ADD!, label: inIt ? ANALYSIS.planDrop : ANALYSIS.planAdd, pressed: inIt });
        const count = allAt(now, blow).length;
        const planAll = fill(ANALYSIS.planAll, { count });
        if (count > 1) offers.push({ id: ALL!, label: planAll, pressed: blows.value.length === count });
      }
      if (blows.value.length > 0) offers.push({ id: CLEAR!, label: ANALYSIS.planClear, pressed: false });
      return offers;
    }),
  };
}

const NONE: readonly PlannedAttack[] = [];

function phaseOf(now: Match | null): string {
  if (now === null) return '';
  const { turn, step }: GameState = now.state;
  return `${turn} ${step.slice(0, step.lastIndexOf('.'))}`;
}

/** Everybody who could attack the same target in this step, whoever is aimed with first. */
function allAt({ battle, state }: Match, first: PlannedAttack): readonly PlannedAttack[] {
  const legal: readonly PlannedAttack[] = legalOf(battle, state, first.type);
  const others = legal.filter((one) => targetOf(one) === targetOf(first) && !sameOrder(one, first));
  return [first, ...others].slice(0, MOST_BLOWS);
}

function attackerOf(blow: PlannedAttack): PieceId {
  return blow.type === 'Fire' ? blow.shooter : blow.attacker;
}

function attackerName({ battle, state }: Match, blow: PlannedAttack): string {
  return pieceName(battle, state, attackerOf(blow));
}

function planCard(now: Match, blows: readonly PlannedAttack[]): PlanCard {
  const { battle, state } = now;
  const joints = jointOf(battle, state, blows);
  return {
    title: fill(ANALYSIS.planTitle, { unit: pieceName(battle, state, targetOf(blows[0]!)) }),
    steps: joints.map(({ of, ways }, at) => ({
      id: at + 1,
      text: attackerName(now, blows[at]!),
      shares: FATES.map((outcome, fate) => ({
        outcome,
        label: OUTCOMES[outcome],
        ways: ways[fate]!,
        of,
      })).filter((share) => share.ways > 0),
    })),
    full: blows.length < MOST_BLOWS ? null : fill(ANALYSIS.planFull, { most: MOST_BLOWS }),
  };
}
