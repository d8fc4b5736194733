/** Who sits where, in words, and what was bid. */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../engine/battle.ts';
import { fill } from '../../i18n/fill.ts';
import { SEATS } from '../../i18n/words.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import type { Message } from '../shell/tableModel.ts';
import { sideName } from './names.ts';
import { capital, inWords } from './words.ts';

/** Who sits on a side: his name, or the machine, or the side where nobody gave a name. */
export function sitterName(battle: Battle, { seats }: TableSheet, side: Side): string {
  const { name, taken } = seats[side];
  if (taken.kind !== 'player') return SEATS.theMachine;
  return name === '' ? sideName(battle, side) : name;
}

/** Who sits on both sides. */
export function bothOf(battle: Battle, sheet: TableSheet): Readonly<Record<'defender' | 'besieger', string>> {
  return {
    defender: sitterName(battle, sheet, DEFENDER),
    besieger: sitterName(battle, sheet, BESIEGER),
  };
}

/** The same, each with his side: "Anna (Westernesse)"; only the side where nobody gave a name. */
export function bothWithSides(battle: Battle, sheet: TableSheet): ReturnType<typeof bothOf> {
  const withSide = (side: Side): string => {
    const [who, of] = [sitterName(battle, sheet, side), sideName(battle, side)];
    return who === of ? who : fill(SEATS.ofSide, { who, side: of });
  };
  return { defender: withSide(DEFENDER), besieger: withSide(BESIEGER) };
}

/** What is said when the bids are opened. */
export function bidNotice(battle: Battle, sheet: TableSheet, bids: readonly [number, number]): Message {
  const { defender, besieger } = bothOf(battle, sheet);
  const force = battle.forces.find(({ side, holds }) => side === BESIEGER && holds);
  const [defenderBid, besiegerBid] = bids;
  const text = fill(SEATS.bidText, {
    defender,
    besieger,
    defenderBid,
    besiegerBid,
    side: sideName(battle, BESIEGER),
    force: inWords(force?.name ?? battle.sides[BESIEGER].name),
    threshold: besiegerBid,
  });
  return { type: 'notice', title: SEATS.bidTitle, text: capital(text) };
}
