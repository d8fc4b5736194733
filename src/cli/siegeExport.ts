/** `siege export`: the first block of a battle as a scenario file. */
import { wordSaid } from '../i18n/siegeSaid.ts';
import type { OpenSiege } from '../strategic/open.ts';
import type { FightBlock, FightMove, FightStage, BattleGround } from '../strategic/siege.ts';
import type { ScenarioFile } from '../scenario/schema.ts';
import { writeScenario } from '../scenario/write.ts';
import { writeText } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { fieldOf } from './siegeTactics.ts';

/**
 * Writes the scenario of the first block to a file that `validate` takes, or prints it. What is asked before it is decided as in
 * every table of odds, but for decisions that would end the battle unfought. Refuses a battle that has no ground.
 */
export function exportFirstBlock(sieges: readonly OpenSiege[], file: string | null): Answer {
  const [one] = sieges;
  if (one === undefined) throw new UsageError('siege export: the brief has no battle');
  const way = wayOn(fieldOf(one, 'siege export', 'siege odds and siege resolve --by dice need none'), [], []);
  if (way === null)
    throw new UsageError('siege export: whatever is decided, no block is fought; --by dice ends it');
  const { block, chosen } = way;
  const text = writeScenario(block.scenario as ScenarioFile);
  if (file === null) return { exit: 0, json: JSON.parse(text) as unknown, lines: [text.trimEnd()] };
  writeText(file, text);
  const { id } = block.scenario;
  const { minutes, paid } = block;
  return {
    exit: 0,
    json: { ok: true, file, id, minutes, paid, chosen },
    lines: [
      `${file}: ${id}, about ${minutes} minutes for two players`,
      ...chosen.map((line) => `  decided before it: ${line}`),
    ],
  };
}

/** A block, and every decision that led there, in words. */
interface Way {
  readonly block: FightBlock;
  readonly chosen: readonly string[];
}

/** The way to the first block: the usual option wherever it leads to one, else the first that does; null where none does. */
function wayOn(field: BattleGround, moves: readonly FightMove[], chosen: readonly string[]): Way | null {
  const stage = stageAfter(field, moves);
  if (stage.type === 'block') return { block: stage, chosen };
  if (stage.type === 'over') return null;
  const { options, usual, seat, question } = stage;
  const inOrder = options.toSorted((a, b) => Number(b.id === usual) - Number(a.id === usual));
  for (const { id, label } of inOrder) {
    const told = `${seat}, ${wordSaid(question)} ${wordSaid(label)}`;
    const way = wayOn(field, [...moves, { type: 'chose', option: id }], [...chosen, told]);
    if (way !== null) return way;
  }
  return null;
}

function stageAfter(field: BattleGround, moves: readonly FightMove[]): FightStage {
  const stage = field.stage(moves);
  if (!stage.ok) throw new Error(`a decision that was open is refused: ${JSON.stringify(stage.problems)}`);
  return stage.value;
}
