// Help, versions, near misses, how far a long count is, and Ctrl-C.
import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { built } from '../../scripts/program.mjs';
import { commandLine, nameOf, withBelow } from '../../src/cli/commandLine.ts';
import { eachFile } from '../../src/cli/eachFile.ts';
import { UsageError, type Answer } from '../../src/cli/output.ts';
import { progressLine, showProgress, type ProgressScreen, type Whole } from '../../src/cli/progress.ts';
import { playSeries } from '../../src/lab/series.ts';
import { siegeAnswer } from '../../src/cli/siege.ts';
import { endEarly, inThread, isStopped, newStop } from '../../src/cli/thread.ts';
import { TO_THE_END } from '../../src/lab/watch.ts';
import { answerTo } from '../kit/answers.ts';
import { scratchFolder } from '../kit/scratch.ts';
import { shippedBattles } from '../kit/shipped.ts';
import packageFile from '../../package.json' with { type: 'json' };

const program = commandLine(
  [],
  () => answerTo(),
  () => {},
);
/** Every command that does something: it has no commands of its own. */
const commands = withBelow(program).filter(
  (command) => command.commands.length === 0 && command.name() !== 'help',
);

/** A line of a shell taken apart: words, and what stands in quotes. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

describe('help', () => {
  test('there are fourteen commands', () => {
    expect(commands.map(nameOf)).toEqual([
      'pelennor charts',
      'pelennor validate',
      'pelennor check',
      'pelennor fmt',
      'pelennor simulate',
      'pelennor replay',
      'pelennor picture',
      'pelennor tiled import',
      'pelennor tiled export',
      'pelennor siege odds',
      'pelennor siege resolve',
      'pelennor siege export',
      'pelennor siege import',
      'pelennor siege beside',
    ]);
  });

  test.each(commands.map((command) => [nameOf(command)]))(
    '"%s --help" tells what it takes, with examples that are understood',
    (name) => {
      const { exit, lines } = answerTo(...name.split(' ').slice(1), '--help');
      const from = lines.indexOf('Examples:');
      expect([exit, lines[0]]).toEqual([0, expect.stringContaining(`Usage: ${name}`)]);
      const examples = lines.slice(from + 1).filter((line) => line !== '');
      expect(from).toBeGreaterThan(0);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const [first, ...words] = wordsOf(example);
        let understood = false;
        const asked = commandLine(
          words,
          () => answerTo(),
          () => (understood = true),
        );
        for (const command of withBelow(asked)) command.configureOutput({ writeErr: () => {} });
        asked.parse(words, { from: 'user' });
        expect([first, understood]).toEqual(['pelennor', true]);
      }
    },
  );

  test('--version tells the version of the package', () => {
    expect(answerTo('--version').lines).toEqual([packageFile.version]);
  });

  test('a near miss is named: a command, a verb, an option, a scenario, a set-up', () => {
    const missed: readonly (readonly [readonly string[], string])[] = [
      [['sege'], 'siege'],
      [['siege', 'odd', 'erebor'], 'odds'],
      [['siege', 'odds', 'erebor', '--gams', '3'], '--games'],
      [['siege', 'odds', 'erebro'], '"erebor"'],
    ];
    for (const [words, meant] of missed)
      expect(() => answerTo(...words)).toThrow(new RegExp(`[Dd]id you mean ${meant}\\?`));
  });

  test('without a command, and with half of one, the help is the complaint', () => {
    expect(() => answerTo()).toThrow(/^Usage: pelennor \[options\]/);
    expect(() => answerTo('siege')).toThrow(/^Usage: pelennor siege /);
    expect(() => answerTo()).toThrow(UsageError);
  });
});

describe('how far a long count is', () => {
  test('is told with the time that is left at the pace so far', () => {
    const games = (of: number): Whole => ({ of, unit: 'games' });
    expect(progressLine(250, games(1000), 10_000)).toBe(
      '250 of 1,000 games, about 30 s left; Ctrl-C ends it',
    );
    expect(progressLine(1000, games(100_000), 6_000)).toBe(
      '1,000 of 100,000 games, about 10 min left; Ctrl-C ends it',
    );
    expect(progressLine(0, games(1000), 3_000)).toBe('0 of 1,000 games; Ctrl-C ends it');
    expect(progressLine(0, null, 3_000)).toBe('counting for 3 s; Ctrl-C ends it');
  });

  test('grows less while the next is counted, and is never nothing', () => {
    const counts: Whole = { of: 2, unit: 'counts' };
    expect(progressLine(1, counts, 5_000, 4_000)).toBe('1 of 2 counts, about 3 s left; Ctrl-C ends it');
    expect(progressLine(1, counts, 9_000, 4_000)).toBe('1 of 2 counts, about 1 s left; Ctrl-C ends it');
  });

  test('of exact odds counts the odds, then those over several actions', () => {
    const task = { verb: 'odds', brief: 'erebor', system: 'war-of-the-ring', games: 1, seed: 1 } as const;
    const told: Answer[] = [];
    const whole = siegeAnswer({ ...task, actions: 3 }, TO_THE_END, (soFar) => told.push(soFar));
    const [read, first] = told.map(({ lines }) => lines);
    expect(told).toHaveLength(2);
    expect(read![0]).toMatch(/^.+ \(cut short before its odds were counted\)$/);
    expect(read!.slice(1)).toEqual(whole.lines.slice(1, read!.length));
    expect(first!.at(-1)).toBe('  over several actions: cut short before they were counted');
    expect(first!.slice(0, -1)).toEqual(siegeAnswer(task, TO_THE_END).lines);
    expect(told[1]!.json).not.toHaveProperty('battles.0.actions');
    expect(whole.json).toMatchObject(told[1]!.json as object);
  });

  test('of several files counts the files; one file is looked at as it was', async () => {
    const files = ['one', 'two', 'three'];
    const answer = (found: readonly string[], looked: readonly string[]): Answer => ({
      exit: 0,
      json: [found, looked],
      lines: [...found],
    });
    const loud = (file: string): string => file.toUpperCase();
    expect(eachFile(['one'], loud, answer)).toMatchObject({ exit: 0, lines: ['ONE'] });
    expect(await eachFile(files, loud, answer)).toMatchObject({ exit: 0, lines: ['ONE', 'TWO', 'THREE'] });
    const stopped = eachFile(
      files,
      (file) => {
        if (file === 'two') process.emit('SIGINT');
        return loud(file);
      },
      answer,
    );
    expect(await stopped).toEqual({
      exit: 130,
      json: [
        ['ONE', 'TWO'],
        ['one', 'two'],
      ],
      lines: ['ONE', 'TWO', 'cut short after 2 of 3 files'],
    });
  });

  test('stands on a terminal only, after two seconds, and is wiped at the end', async () => {
    const written: string[] = [];
    const screen = (isTTY: boolean): ProgressScreen => ({
      isTTY,
      write: (text: unknown) => written.push(String(text)) > 0,
    });
    const count = (ms: number, isTTY: boolean): Promise<void> =>
      showProgress(
        { of: 8, unit: 'games' },
        newStop(),
        async (told) => {
          told(2);
          await new Promise((done) => setTimeout(done, ms));
        },
        screen(isTTY),
      );
    await Promise.all([count(50, true), count(2600, false)]);
    expect(written).toEqual([]);
    await count(2600, true);
    expect(written.length).toBeGreaterThan(1);
    expect(written[0]).toMatch(/2 of 8 games, about \d+ s left/);
    expect(written.at(-1)).not.toMatch(/games/);
  });
});

test('how far a count is goes to standard error, and answers alone to standard output', async () => {
  const screens = [process.stdout, process.stderr];
  const wasTTY = process.stderr.isTTY;
  const [answers, errors] = screens.map((screen) => vi.spyOn(screen, 'write').mockReturnValue(true));
  process.stderr.isTTY = true;
  try {
    const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 2400));
    await showProgress({ of: 8, unit: 'games' }, newStop(), wait);
    expect(errors!.mock.calls.map(([line]) => String(line)).join('')).toContain('0 of 8 games');
    expect(answers!.mock.calls).toEqual([]);
  } finally {
    process.stderr.isTTY = wasTTY;
    for (const spy of [answers, errors]) spy!.mockRestore();
  }
});

describe('Ctrl-C', () => {
  test('stops the count, and nothing else hears it afterwards', async () => {
    const stop = newStop();
    const before = process.listenerCount('SIGINT');
    await showProgress(null, stop, () => {
      process.emit('SIGINT');
      return Promise.resolve();
    });
    expect([isStopped(stop), process.listenerCount('SIGINT')]).toEqual([true, before]);
  });

  test('a series that is cut short tells of the games that were played', () => {
    const [battle] = shippedBattles();
    const series = { seed: 1, games: 50, seats: ['random', 'random'] as const };
    const some = playSeries(battle!, series, (done) => done < 3);
    expect(some).toEqual(playSeries(battle!, { ...series, games: 3 }, TO_THE_END));
    const task = {
      verb: 'resolve',
      brief: 'erebor',
      by: 'dice',
      system: 'war-of-the-ring',
      seed: 1,
    } as const;
    const { lines } = siegeAnswer({ ...task, games: 1000 }, (done) => done < 7);
    expect(lines).toContain('all 7 games');
    expect(lines.slice(-3)).toEqual(siegeAnswer({ ...task, games: 7 }, TO_THE_END).lines.slice(-3));
  });

  test('ends the program with what was counted so far, exit 130', async () => {
    const main = await built('src/cli/main.ts');
    // Whoever is not listening yet is ended without a word: then it is given longer to begin.
    for (let patience = 400; ; patience *= 2) {
      const child = spawn(process.execPath, [
        main,
        'simulate',
        'first-steps',
        '--games',
        '10000000',
        '--json',
      ]);
      const out: string[] = [];
      child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
      setTimeout(() => child.kill('SIGINT'), patience);
      const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
        child.once('close', (...ended) => done(ended)),
      );
      if (signal !== null) continue;
      const { games, wins } = JSON.parse(out.join('')) as { games: number; wins: Record<string, number> };
      expect(code).toBe(130);
      expect(games).toBeLessThan(10_000_000);
      expect(Object.values(wins).reduce((sum, one) => sum + one, 0)).toBe(games);
      return;
    }
  });

  test('ends a thread that cannot hear it, with what it had told by then', async () => {
    const deaf = join(scratchFolder(), 'deaf.mjs');
    writeFileSync(
      deaf,
      `import { parentPort } from 'node:worker_threads';
      parentPort.postMessage({ type: 'parts', parts: ['so far'] });
      for (;;);`,
    );
    const stop = newStop();
    const heard: string[] = [];
    const answer = await inThread<null, string, string>(relative('src/cli', deaf), null, stop, {
      told: () => {},
      took(parts) {
        heard.push(...parts);
        endEarly(stop);
      },
      cutShort: () => heard.join(),
    });
    expect(answer).toBe('so far');
  });

  test('what is answered is not told with lines of progress where no terminal reads them', async () => {
    const main = await built('src/cli/main.ts');
    const { stderr } = await promisify(execFile)(process.execPath, [main, 'siege', 'odds', 'erebor']);
    expect(stderr).toBe('');
  });
});
