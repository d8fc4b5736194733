/** Through whom every condition of the rules goes while it is tried: he lets all pass, and lies about one. */
import type { Change } from './conditions.ts';

let accused = -1;
let change: Change = 'inverted';
let heard: Set<number> | null = null;

/** From now on the condition of that number answers otherwise. */
export function accuse(condition: number, how: Change): void {
  accused = condition;
  change = how;
}

/** Starts a new list of the conditions that are asked, and gives it. */
export function listen(): ReadonlySet<number> {
  heard = new Set();
  return heard;
}

/** The answer of a condition, as it is or as it is made to be. */
export function judge(condition: number, answer: unknown): unknown {
  if (heard !== null) heard.add(condition);
  if (condition !== accused) return answer;
  return change === 'inverted' ? !answer : change === 'always';
}
