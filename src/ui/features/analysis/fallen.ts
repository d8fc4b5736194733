/** Who fell in a battle, kind by kind, and the luck of both sides with all their dice. */
import { BESIEGER, DEFENDER, type PieceId, type Side } from '../../../engine/battle.ts';
import { GONE } from '../../../engine/state.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { STORY } from '../../../i18n/storyWords.ts';
import type { SideFallen, SideFortune } from './storyModel.ts';
import { sideName, plainName } from '../../words/names.ts';
import { portraitOf } from '../../words/portrait.ts';
import { verdictOf } from './diceCards.ts';
import { luckOf, type DiceTally } from './tally.ts';

/** Every kind of a side: who was lost, halved, still stood. */
export function fallenOf({ battle, state, start }: Match, side: Side): SideFallen {
  const kinds = new Map<string, PieceId[]>();
  for (const { id, side: owner, kind } of battle.pieces) {
    if (owner !== side || kind.class === 'cauldron') continue;
    const known = kinds.get(kind.id);
    if (known === undefined) kinds.set(kind.id, [id]);
    else known.push(id);
  }
  const isGone = (id: PieceId): boolean => state.pieces[id]!.at === GONE;
  const all = [...kinds.values()].flat();
  return {
    side,
    sideName: sideName(battle, side),
    sum: fill(STORY.lostOf, { lost: all.filter(isGone).length, of: all.length }),
    kinds: [...kinds.values()].map((ids) => {
      const lost = ids.filter(isGone).length;
      const halved = ids.filter(
        (id) => !isGone(id) && state.pieces[id]!.lost > start.pieces[id]!.lost,
      ).length;
      return {
        name: plainName(battle, ids[0]!),
        portrait: portraitOf(battle, start, ids[0]!, false),
        lost,
        halved,
        stood: ids.length - lost - halved,
        count: fill(STORY.countOf, { lost, of: ids.length }),
      };
    }),
  };
}

/** The luck of both sides with all their dice. */
export function fortunesOf({ battle }: Match, tally: DiceTally): readonly SideFortune[] {
  return [DEFENDER, BESIEGER].flatMap((side): readonly SideFortune[] => {
    const [all] = luckOf(tally[side]);
    if (all === undefined) return [];
    const over = all.observed - all.expected;
    const text = fill(STORY.luck, {
      won: all.observed,
      thrown: all.thrown,
      expected: all.expected.toFixed(1),
      p: all.p.toFixed(2),
      verdict: verdictOf(all),
    });
    return [
      {
        side,
        sideName: sideName(battle, side),
        over: `${over < 0 ? '\u2212' : '+'}${Math.abs(over).toFixed(1)}`,
        text,
        z: all.z,
      },
    ];
  });
}
