import { UsageError } from './output.ts';

/** A command line taken apart: words without a dash, and --flags with their values. */
export interface Arguments {
  readonly words: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
}

/** Flags that stand alone. */
const SWITCHES: ReadonlySet<string> = new Set(['json', 'tell']);

/** Flags of one letter, by the names they stand for. */
const SHORT: Readonly<Record<string, string>> = { '-o': '--out' };

/** Takes a command line apart; refuses a flag without its value. */
export function argumentsOf(argv: readonly string[]): Arguments {
  const words: string[] = [];
  const flags = new Map<string, string>();
  for (let at = 0; at < argv.length; at++) {
    const word = SHORT[argv[at]!] ?? argv[at]!;
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name, inline] = word.slice(2).split('=', 2) as [string, string?];
    if (SWITCHES.has(name)) {
      flags.set(name, '');
      continue;
    }
    const value = inline ?? argv[++at];
    if (value === undefined) throw new UsageError(`--${name} needs a value`);
    flags.set(name, value);
  }
  return { words, flags };
}

/** Refuses flags that a command does not know. */
export function onlyFlags({ flags }: Arguments, known: readonly string[]): void {
  for (const flag of flags.keys()) {
    if (flag !== 'json' && !known.includes(flag)) {
      throw new UsageError(
        `unknown option --${flag}; this command takes ${known.map((name) => `--${name}`).join(', ') || 'no options'}`,
      );
    }
  }
}

/** A whole number from a flag, or the default; refuses anything else and what lies below `least`. */
export function wholeNumber({ flags }: Arguments, name: string, otherwise: number, least: number): number {
  const text = flags.get(name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`--${name} ${text}: a whole number of at least ${least} is wanted`);
  }
  return value;
}
