/** A brief laid open: each battle with all that can be asked of it, whatever the game, so that callers need no types of one. */
import { ok, type Result } from '../kernel/result.ts';
import type { Said } from './said.ts';
import type {
  BriefProblem,
  Die,
  Example,
  Ground,
  NamedBattle,
  StrategicOdds,
  OverActions,
  Sample,
  StrategicGame,
  TacticalResult,
  ToldStep,
  WouldHave,
} from './siege.ts';

/** How a battle ended: one of the verdicts of the game, what is told of it, and the document to carry back, if there is one. */
export interface BattleReport {
  readonly verdict: string;
  readonly lines: readonly Said[];
  readonly document: unknown;
}

/** One battle of a brief, with game and brief bound to it. */
export interface OpenSiege {
  readonly battle: NamedBattle;
  readonly figures: Readonly<Record<string, number>>;
  readonly understood: readonly Said[];
  readonly ground: () => Ground;
  readonly resolve: (die: Die) => BattleReport;
  /** What `resolve` decides with the same die, step by step. */
  readonly tell: (die: Die) => readonly ToldStep[];
  readonly odds: (sample: Sample) => StrategicOdds;
  /** Null: the game knows no odds over several actions. */
  readonly overActions: ((actions: number) => OverActions) | null;
  readonly take: (result: TacticalResult) => Result<BattleReport, BriefProblem>;
}

/** A strategic game that can be asked without its types. */
export interface OpenGame {
  readonly id: string;
  readonly title: string;
  readonly verdicts: Readonly<Record<string, Said>>;
  readonly examples: readonly Example[];
  readonly open: (document: unknown) => Result<readonly OpenSiege[], BriefProblem>;
  /** Reads a result that was carried back; null where the game keeps no such documents. */
  readonly readResult: ((document: unknown) => Result<BattleReport, BriefProblem>) | null;
  /** What would have happened by dice, of a result that was carried back; null where the game cannot tell. */
  readonly wouldHave: ((document: unknown) => Result<WouldHave, BriefProblem>) | null;
}

/** Binds a game so that a brief goes in and its battles come out. */
export function openGame<Brief, Outcome>(game: StrategicGame<Brief, Outcome>): OpenGame {
  const { id, title, verdicts, examples, documents, wouldHave } = game;
  return {
    id,
    title,
    verdicts,
    examples,
    open(document) {
      const brief = game.parse(document);
      if (!brief.ok) return brief;
      return ok(game.battles(brief.value).map((battle) => siegeOf(game, brief.value, battle)));
    },
    readResult:
      documents === null
        ? null
        : (document) => tellWith(documents.read(document), (one) => reportOf(game, one)),
    wouldHave:
      documents === null || wouldHave === null
        ? null
        : (document) => tellWith(documents.read(document), wouldHave),
  };
}

function siegeOf<Brief, Outcome>(
  game: StrategicGame<Brief, Outcome>,
  brief: Brief,
  battle: NamedBattle,
): OpenSiege {
  const report = (outcome: Outcome): BattleReport => reportOf(game, outcome);
  return {
    battle,
    figures: game.figures(brief, battle.id),
    understood: game.understood(brief, battle.id),
    ground: () => game.ground(brief, battle.id),
    resolve: (die) => report(game.autoResolve(brief, battle.id, die)),
    tell: (die) => game.tell(brief, battle.id, die),
    odds: (sample) => game.odds(brief, battle.id, sample),
    overActions: game.overActions === null ? null : (actions) => game.overActions!(brief, battle.id, actions),
    take: (result) => tellWith(game.fromResult(brief, battle.id, result), report),
  };
}

function reportOf<Brief, Outcome>(game: StrategicGame<Brief, Outcome>, outcome: Outcome): BattleReport {
  return {
    verdict: game.verdictOf(outcome),
    lines: game.describe(outcome),
    document: game.documents?.write(outcome) ?? null,
  };
}

function tellWith<Outcome, Told>(
  outcome: Result<Outcome, BriefProblem>,
  report: (outcome: Outcome) => Told,
): Result<Told, BriefProblem> {
  return outcome.ok ? ok(report(outcome.value)) : outcome;
}
