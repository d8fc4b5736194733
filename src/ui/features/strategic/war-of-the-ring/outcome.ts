/** What came of a battle, in the game's own types: read from its document, and from the dice of its seed. */
import type { BattleReport } from '../../../../strategic/open.ts';
import { dieOf } from '../../../../strategic/sample.ts';
import { type Both, type Seat, SEATS } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING, type SiegeOutcome } from '../../../../strategic/war-of-the-ring/game.ts';
import { rollOut } from '../../../../strategic/war-of-the-ring/quick.ts';
import type { Decided } from '../sheets.ts';

/** A report is read once. */
const READ = new WeakMap<BattleReport, SiegeOutcome>();

/** The outcome that a report tells of; a report of this game always holds one. */
export function outcomeOf(report: BattleReport): SiegeOutcome {
  const known = READ.get(report);
  if (known !== undefined) return known;
  const read = WAR_OF_THE_RING.documents!.read(report.document);
  if (!read.ok) throw new Error(`a report does not read: ${JSON.stringify(read.problems)}`);
  READ.set(report, read.value);
  return read.value;
}

/** The hits that each side's dice scored; null where no dice of ours were thrown. */
export function hitsThrown({ of, seed }: Decided): Both<number> | null {
  const brief = seed === null ? null : WAR_OF_THE_RING.parse(of);
  if (seed === null || brief?.ok !== true) return null;
  const { events } = rollOut(brief.value, dieOf(seed, 0));
  const [attacker, defender] = SEATS.map((seat: Seat) =>
    events.reduce((sum, one) => (one.type === 'HitsScored' && one.seat === seat ? sum + one.hits : sum), 0),
  );
  return { attacker: attacker!, defender: defender! };
}
