/** `siege beside RESULT`: what would have happened by dice: a result of a fight on hexes beside everything they could have made of it. */
import type { OpenGame } from '../strategic/open.ts';
import type { FightSeat, LossBeside, WouldHave } from '../strategic/siege.ts';
import { UsageError, type Answer } from './output.ts';
import { answerProblems, verdictIn } from './siegeText.ts';

const SEATS: readonly FightSeat[] = ['attacker', 'defender'];

/** A result laid into the odds of its brief, counted or thrown, and the campaign that goes on from it; exit 1 with every problem of the document. */
export function besideDice(game: OpenGame, document: unknown): Answer {
  if (game.wouldHave === null)
    throw new UsageError(`${game.title} has no odds that a result could be laid beside`);
  const found = game.wouldHave(document);
  if (!found.ok) return answerProblems(found.problems);
  return {
    exit: 0,
    json: { ok: true, system: game.id, ...found.value },
    lines: linesOf(game, found.value),
  };
}

function linesOf(game: OpenGame, { losses, verdict, chances, onward, thrown }: WouldHave): readonly string[] {
  return [
    `What would have happened by dice${thrown === null ? '' : ` (thrown ${thrown} times)`}`,
    `  ${verdictIn(game, verdict)}: ${percent(chances[verdict] ?? 0)} of all dice end like this`,
    ...Object.entries(chances).flatMap(([id, chance]) =>
      id === verdict ? [] : [`  ${verdictIn(game, id)}: ${percent(chance)}`],
    ),
    ...SEATS.map((seat) => `  ${lossLine(seat, losses[seat])}`),
    ...(onward === null
      ? ['  there is nothing more to storm']
      : onward.map(
          (chance, at) =>
            `  fallen after ${at === 0 ? '1 more action' : `${at + 1} more actions`}: ${percent(chance)}`,
        )),
  ];
}

function lossLine(seat: FightSeat, { fought, mean, fewer, asMany, percentile }: LossBeside): string {
  const more = Math.max(0, 1 - fewer - asMany);
  return `the ${seat} lost ${figure(fought)} hits, by dice ${mean.toFixed(2)} in the mean: fewer ${percent(fewer)}, as many ${percent(asMany)}, more ${percent(more)} (percentile ${Math.round(percentile * 100)})`;
}

/** Hits with the parts of one that were fought off. */
function figure(hits: number): string {
  return String(Math.round(hits * 100) / 100);
}

function percent(chance: number): string {
  return `${(chance * 100).toFixed(2)}%`;
}
