import type { Command } from 'commander';
import { matchHash } from '../game/match.ts';
import { openMatch } from '../saves/openMatch.ts';
import { parseMatch } from '../saves/parseMatch.ts';
import { withExamples, type Reply } from './reply.ts';
import { documentOf } from './files.ts';
import { UsageError, type Answer } from './output.ts';

/**
 * `replay FILE`: plays a saved match again with its recorded faces and compares every checkpoint; exit 1
 * with the first action that differs if they part.
 */
export function addReplay(program: Command, reply: Reply): void {
  const command = program
    .command('replay')
    .description('plays a saved game again and compares every checkpoint; exit 1 where they part')
    .argument('<file>', 'a saved game')
    .action((file: string) => reply(() => replayFile(file)));
  withExamples(command, ['pelennor replay my-game.json', 'pelennor replay my-game.json --json']);
}

function replayFile(file: string): Answer {
  const saved = parseMatch(documentOf(file));
  const opened = saved.ok ? openMatch(saved.value) : saved;
  if (!opened.ok) {
    const { path, message } = opened.problems[0]!;
    const others = opened.problems.length - 1;
    const rest = others === 0 ? '' : ` (and ${others} more)`;
    throw new UsageError(
      `${file} is not a saved match${path === '' ? '' : ` at ${path}`}: ${message}${rest}`,
    );
  }
  const { notice, history } = opened.value;
  if (notice !== null) {
    const { at, action, why } = notice;
    const line = `${file} parts at action ${at}: ${JSON.stringify(action)}: ${JSON.stringify(why)}`;
    return { exit: 1, json: { ok: false, at, action, why }, lines: [line] };
  }
  const { present } = history;
  const { turn, verdict } = present.state;
  const summary = { ok: true, actions: present.entries.length, turn, verdict, hash: matchHash(present) };
  return {
    exit: 0,
    json: summary,
    lines: [`${file}: ${summary.actions} actions replayed to turn ${turn}, every checkpoint equal`],
  };
}
