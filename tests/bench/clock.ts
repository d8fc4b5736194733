/** Side by side timing: contenders take turns in one process and are charged CPU time, never the wall clock. */

/** A piece of work; what it returns keeps the compiler from leaving it out. */
export type Contender = () => number;

/** Microseconds of CPU for one call of each contender: the least of several turns. */
export type Race = <Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
) => Readonly<Record<Name, number>>;

const ROUNDS = 9;
const TURN_MICROSECONDS = 40_000;

let kept = 0;

/** Runs every contender in turn, round after round, each turn long enough for the clock. */
export const race: Race = (contenders) => {
  const names = Object.keys(contenders) as (keyof typeof contenders)[];
  const calls = names.map((name) => callsPerTurn(contenders[name]));
  const best = names.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, name] of names.entries()) {
      const spent = cpu(contenders[name], calls[index]!) / calls[index]!;
      best[index] = Math.min(best[index]!, spent);
    }
  }
  return Object.fromEntries(names.map((name, index) => [name, best[index]!])) as Record<
    (typeof names)[number],
    number
  >;
};

/** Microseconds of CPU for 1e7 additions over an Int32Array: shows when the machine, and not the code, was slow. */
export function yardstick(): number {
  const numbers = new Int32Array(1000).map((_, index) => index);
  const adds = () => {
    let sum = 0;
    for (let turn = 0; turn < 10_000; turn += 1) {
      for (let index = 0; index < 1000; index += 1) sum = (sum + numbers[index]!) | 0;
    }
    return sum;
  };
  return race({ adds }).adds;
}

/** The sum of everything contenders returned, to be printed. */
export function checksum(): number {
  return kept;
}

function callsPerTurn(contender: Contender): number {
  let calls = 1;
  while (cpu(contender, calls) < TURN_MICROSECONDS) calls *= 2;
  return calls;
}

function cpu(contender: Contender, calls: number): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) kept = (kept + contender()) | 0;
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
