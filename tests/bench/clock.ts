/** Side by side timing: contenders take turns in one process and are charged CPU time, never the wall clock. */

/** A piece of work; what it returns keeps the compiler from leaving it out. */
export type Contender = () => number;

/** Microseconds of CPU for one call, turn by turn; turn n of one contender ran beside turn n of the others. */
export type Turns = readonly number[];

export type Race = <Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
) => Readonly<Record<Name, Turns>>;

const ROUNDS = 15;
const TURN_MICROSECONDS = 25_000;
/** CPU time before a contender is timed: so long does the compiler work beside a whole game of the agents. */
const WARM_MICROSECONDS = 5_000_000;

let kept = 0;

/** Runs every contender in turn, once all of them are warm, round after round, each turn long enough for the clock. */
export const race: Race = (contenders) => {
  const names = Object.keys(contenders) as (keyof typeof contenders)[];
  for (const name of names) warm(contenders[name]);
  const calls = names.map((name) => callsPerTurn(contenders[name]));
  const turns = names.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, name] of names.entries()) {
      turns[index]!.push(cpu(contenders[name], calls[index]!) / calls[index]!);
    }
  }
  const timed = names.map((name, index) => [name, turns[index]!]);
  return Object.fromEntries(timed) as Record<(typeof names)[number], Turns>;
};

/** The usual time: the median of the turns. */
export function usual(turns: Turns): number {
  return turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)]!;
}

/** How much dearer one contender is than another: the median over the rounds, so that a slow spell strikes both. */
export function ratio(turns: Turns, against: Turns): number {
  return usual(turns.map((time, round) => time / against[round]!));
}

const NUMBERS = new Int32Array(1000).map((_, index) => index);

function tenMillionAdds(): number {
  let sum = 0;
  for (let turn = 0; turn < 10_000; turn += 1) {
    for (let index = 0; index < NUMBERS.length; index += 1) sum = (sum + NUMBERS[index]!) | 0;
  }
  return sum;
}

/** Microseconds of CPU for 1e7 additions over an Int32Array: shows when the machine, and not the code, was slow. */
export function yardstick(): number {
  return usual(race({ tenMillionAdds }).tenMillionAdds);
}

/** The sum of everything contenders returned, to be printed. */
export function checksum(): number {
  return kept;
}

function warm(contender: Contender): void {
  const calls = callsPerTurn(contender);
  for (let spent = 0; spent < WARM_MICROSECONDS;) spent += cpu(contender, calls);
}

function callsPerTurn(contender: Contender): number {
  let calls = 1;
  while (cpu(contender, calls) < TURN_MICROSECONDS) calls *= 2;
  return calls;
}

/** The first call of a turn is not charged: it finds again what the other contenders have pushed out of memory. */
function cpu(contender: Contender, calls: number): number {
  kept = (kept + contender()) | 0;
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) kept = (kept + contender()) | 0;
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
