/** A brief decided by its own dice: what came of it, the battle told, and the documents to carry back. */
import { dieOf } from '../../../strategic/sample.ts';
import type { ToldStep } from '../../../strategic/siege.ts';
import type { OpenBrief } from './briefs.ts';
import { openBrief } from './games.ts';
import type { Decided } from './sheets.ts';

/** Decides a brief by the dice of a seed. */
export function rollWith({ document, siege }: OpenBrief, seed: number): Decided {
  return { of: document, report: siege.resolve(dieOf(seed, 0)), seed };
}

/** The battle of a seed, step by step; it ends as `rollWith` does. */
export function tellWith({ siege }: OpenBrief, seed: number): readonly ToldStep[] {
  return siege.tell(dieOf(seed, 0));
}

/** A result as a file to be carried back: its name and its text. */
export function fileOf({ report, of }: Decided): Readonly<{ name: string; text: string }> {
  const brief = openBrief(of);
  const battle = brief.ok ? brief.value.siege.battle.id : 'battle';
  return { name: `${battle}-result.json`, text: `${JSON.stringify(report.document, null, 2)}\n` };
}
