/** A brief decided by its own dice: the sheet of what came of it, the battle told, and the documents to carry back. */
import { dieOf } from '../../../strategic/sample.ts';
import type { ToldStep } from '../../../strategic/siege.ts';
import { SEATS } from '../../../strategic/war-of-the-ring/ledger/link.ts';
import type { Both, Seat, SiegeBrief } from '../../../strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING, type SiegeOutcome } from '../../../strategic/war-of-the-ring/game.ts';
import { rolledOut } from '../../../strategic/war-of-the-ring/quick.ts';
import { documentOf } from './draft.ts';
import type { Whole } from './room.ts';
import type { Decided } from './sheetView.ts';

/** Decides a brief by the dice of a seed. */
export function rollWith({ brief, draft }: Whole, seed: number): Decided {
  return {
    of: documentOf(draft),
    outcome: WAR_OF_THE_RING.autoResolve(brief, brief.battle, dieOf(seed, 0)),
    seed,
    hits: hitsOf(brief, seed),
  };
}

/** The battle of a seed, step by step; it ends as `rollWith` does. */
export function tellWith(brief: SiegeBrief, seed: number): readonly ToldStep[] {
  return WAR_OF_THE_RING.tell(brief, brief.battle, dieOf(seed, 0));
}

/** A result as a file to be carried back: its name and its text. */
export function fileOf(outcome: SiegeOutcome): Readonly<{ name: string; text: string }> {
  const document = WAR_OF_THE_RING.documents!.write(outcome);
  return { name: `${outcome.brief.battle}-result.json`, text: `${JSON.stringify(document, null, 2)}\n` };
}

/** The hits that each side's dice scored. */
function hitsOf(brief: SiegeBrief, seed: number): Both<number> {
  const { events } = rolledOut(brief, dieOf(seed, 0));
  const [attacker, defender] = SEATS.map((seat: Seat) =>
    events.reduce((sum, one) => (one.type === 'HitsScored' && one.seat === seat ? sum + one.hits : sum), 0),
  );
  return { attacker: attacker!, defender: defender! };
}
