/** Options that several commands take, and how their values are read. */
import { InvalidArgumentError, Option } from 'commander';

/** An option for a whole number; refuses anything else, and what lies below `least` or above `most`. */
export function wholeNumber(flags: string, what: string, least: number, most = Infinity): Option {
  return new Option(flags, what).argParser((text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least || value > most) {
      const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`A whole number ${range} is wanted`);
    }
    return value;
  });
}

/** `--games N`: how many games a series has; `usual` unless it is given. */
export function gamesOption(usual: number, what: string): Option {
  return wholeNumber('--games <n>', what, 1).default(usual);
}

/** `--seed S`: game i of a series is drawn from the seed and i alone. */
export function seedOption(): Option {
  return wholeNumber('--seed <s>', 'the same seed gives the same games', 0).default(1);
}

/** `--until P`: a series ends when the shares are known to so many per cent either way. */
export function untilOption(): Option {
  const flags = '--until <percent>';
  return new Option(
    flags,
    'ends when every share is known to so many per cent either way, looked at every 50 games',
  ).argParser((text: string): number => {
    const value = Number(text);
    if (text.trim() === '' || !(value >= 0.5 && value <= 50))
      throw new InvalidArgumentError('A number of per cent from 0.5 to 50 is wanted');
    return value;
  });
}
