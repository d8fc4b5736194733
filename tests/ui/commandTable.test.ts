/** The one list of commands: what each does, and where its button stands. */
import { describe, expect, test } from 'vitest';
import {
  carryOut,
  COMMAND_IDS,
  COMMAND_TABLE,
  commandsAt,
  type CommandId,
} from '../../src/ui/commands/commandTable.ts';
import type { CommandDoings } from '../../src/ui/commands/doings.ts';

/** What a command does at a table that only writes it down: "toggle help", "replay.first". */
function doneBy(id: CommandId): readonly string[] {
  const done: string[] = [];
  const noting = (path: string): unknown =>
    new Proxy(() => {}, {
      get: (_, name) => noting(path === '' ? String(name) : `${path}.${String(name)}`),
      apply: (_, __, given: unknown[]) => void done.push([path, ...given].join(' ')),
    });
  carryOut(id, noting('') as CommandDoings);
  return done;
}

describe('a command', () => {
  test.each(COMMAND_IDS)('%s does one thing, and shuts the window that it opens', (id) => {
    const { window, does } = COMMAND_TABLE[id];
    const toggled = window === true ? [`toggle ${id}`] : [];
    expect(doneBy(id).filter((what) => what.startsWith('toggle '))).toEqual(toggled);
    expect(doneBy(id)).toHaveLength((does === undefined ? 0 : 1) + toggled.length);
    expect(doneBy(id).length).toBeGreaterThan(0);
  });

  test('does what no other does', () => {
    const all = COMMAND_IDS.map((id) => doneBy(id).join(', '));
    expect(new Set(all).size).toBe(COMMAND_IDS.length);
  });

  test('has its button in one place; few stand at hand', () => {
    const places = (['bar', 'board', 'menu', 'questions'] as const).map(commandsAt);
    expect(places.flat().toSorted()).toEqual([...COMMAND_IDS].toSorted());
    expect(commandsAt('bar')).toEqual(['undo', 'redo', 'mute', 'help']);
  });

  test('no key stands for two', () => {
    const keys = COMMAND_IDS.flatMap((id) => COMMAND_TABLE[id].keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
