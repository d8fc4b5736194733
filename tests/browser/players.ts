/** Two players who do a little in every step until the battle is decided: they read the mirror and the buttons, and act with their hands. */
import { GATE, distanceBetween } from './ground.ts';
import { CONFIRMS, type Hand } from './hand.ts';
import type { Hexes, Sitting } from './sitting.ts';

/** What was seen on the way to the verdict. */
export interface Evening {
  readonly steps: number;
  readonly orders: number;
  readonly decisions: number;
  readonly title: string;
}

const LONGEST_EVENING = 400;

/** Plays until the verdict is on the page, with at most one order in every step. */
export async function playToTheEnd(sitting: Sitting, hand: Hand): Promise<Evening> {
  const { page } = sitting;
  const verdict = page.getByRole('dialog');
  const seen = { steps: 0, orders: 0, decisions: 0 };
  let given = false;
  for (let turn = 0; turn < LONGEST_EVENING; turn += 1) {
    if (/The battle is over/.test(await sitting.textOf('Who and what now'))) {
      await verdict.waitFor();
      return { ...seen, title: await verdict.getByRole('heading', { level: 2 }).innerText() };
    }
    if (await decide(sitting, hand)) seen.decisions += 1;
    else if (!given && (await order(sitting, hand, seen.orders))) {
      seen.orders += 1;
      given = true;
    } else {
      await hand.endStep();
      seen.steps += 1;
      given = false;
    }
  }
  const last = [await sitting.textOf('Who and what now'), await sitting.textOf('What to do')].join(' / ');
  throw new Error(`the battle did not come to its end after ${JSON.stringify(seen)}: ${last}`);
}

/** Takes a decision that is owed: a retreat or escape to the nearest blue hex, an advance, a duel, or standing fast. */
async function decide(sitting: Sitting, hand: Hand): Promise<boolean> {
  const hint = await sitting.textOf('What to do');
  if (/to fall back|escapes/.test(hint)) {
    await hand.act(nearest(offering(await sitting.hexes(), /; choose$/)));
    return true;
  }
  if (/may advance/.test(hint)) {
    await hand.press(/^Advance/);
    return true;
  }
  if (/accept or decline/.test(hint)) {
    await hand.press(/^Accept the duel/);
    return true;
  }
  if (/stand fast/.test(hint)) {
    await hand.press(/^Stand fast/);
    return true;
  }
  return false;
}

/** Gives one order with one of the pieces that can act; false when none was found for it. */
export async function order(sitting: Sitting, hand: Hand, number: number): Promise<boolean> {
  const able = offering(await sitting.hexes(), /; can act/).sort(byDistanceToGate);
  const piece = able[number % Math.max(1, able.length)];
  if (piece === undefined) return false;
  await hand.choose(piece);
  const hexes = await sitting.hexes();
  const [target] = offering(hexes, /target|choose (?!$)/);
  if (target !== undefined) {
    await hand.act(target);
    // A click on a stack that has spread out chooses another of it; then there is nothing to confirm.
    if (!(await isAsked(sitting))) return false;
    await hand.confirm();
    return true;
  }
  const reached = offering(hexes, /may reach/);
  if (reached.length === 0) return false;
  await hand.act(nearest(reached));
  return true;
}

/** Whether an order waits for its confirmation. */
function isAsked({ button }: Sitting): Promise<boolean> {
  const shown = button(CONFIRMS).last().waitFor({ timeout: 3000 });
  return shown.then(
    () => true,
    () => false,
  );
}

/** The hexes whose names say something. */
export function offering(hexes: Hexes, words: RegExp): string[] {
  return [...hexes].filter(([, name]) => words.test(name)).map(([hex]) => hex);
}

function nearest(hexes: readonly string[]): string {
  return [...hexes].sort(byDistanceToGate)[0]!;
}

function byDistanceToGate(a: string, b: string): number {
  return distanceBetween(a, GATE) - distanceBetween(b, GATE) || Number(a) - Number(b);
}
