/** Event cards on the hexes (4.5): what each that touches a siege does there, and the few that act on a block itself. */
import { dieOf } from '../../sample.ts';
import { beginBattle, owedNext, rollDice } from '../battle/machine.ts';
import { playByPolicy } from '../battle/resolve.ts';
import { mustersOf, settingOf } from '../battle/setting.ts';
import { thrownWith } from '../battle/volley.ts';
import type { BattleEvent } from '../battle/terms.ts';
import { opponent, type Both, type Seat, type SiegeBrief } from '../brief/brief.ts';
import {
  DAY_WITHOUT_DAWN,
  DENETHORS_FOLLY,
  FIGHTING_URUK_HAI,
  GROND,
  HELP_UNLOOKED_FOR,
  isInForce,
} from '../eventIds.ts';
import type { SiegeLink } from '../ledger/link.ts';
import { DARK_TURNS } from '../dials.ts';

/** Where an event acts: on who is there before the first block, on the blocks, or not at all on the hexes. */
interface EventRow {
  readonly on: 'armies' | 'blocks' | 'nothing';
  readonly what: string;
}

const armies = (what: string): EventRow => ({ on: 'armies', what });
const blocks = (what: string): EventRow => ({ on: 'blocks', what });
const nothing = (what: string): EventRow => ({ on: 'nothing', what });

const A_UNIT_INSIDE = armies(
  'the unit, and a leader where the card brings one, is inside when the battle begins',
);
const MARCHED = nothing(
  'whom it moves or recruits reaches a battle by marching, and stands in the brief then',
);
const ORDER = nothing('it gives the attack; what it moves or recruits stands in the brief');
const ENTS = armies('three dice hit the army in Orthanc before the first block');

/** Every event that touches a siege. */
export const EVENTS: Readonly<Record<string, EventRow>> = {
  [GROND]: blocks(
    'Grond stands two hexes before the main gate of Minas Tirith and strikes unbidden; three blocks',
  ),
  [FIGHTING_URUK_HAI]: blocks(
    'a blasting charge has opened the weakest hexside when the assault begins; three blocks',
  ),
  [DAY_WITHOUT_DAWN]: blocks('the turns of a block are night'),
  [HELP_UNLOOKED_FOR]: blocks(
    'the besieger has a formation less in the line for each unit inside, never less than one',
  ),
  'fp-char-14': nothing('the spell that reveals Aragorn is in the hands of Gandalf, card or no card'),
  'fp-char-15': nothing('who flew into the hold stands in the brief'),
  'fp-char-16': nothing('who slipped into the hold stands in the brief'),
  'fp-char-18': armies(
    'the Eagles kill a Nazgûl for each hit and drive off the others before the first block',
  ),
  'fp-char-19': ENTS,
  'fp-char-20': ENTS,
  'fp-char-21': ENTS,
  'fp-char-22': MARCHED,
  'fp-char-24': armies('a regular has become an elite when the battle begins'),
  'fp-str-01': nothing('the card is about an army outside the free nations; its battle is another one'),
  'fp-str-02': nothing('while it lies on the table there is no battle at all'),
  'fp-str-05': armies('five dice hit an army of two nations before the first block'),
  'fp-str-09': MARCHED,
  'fp-str-11': nothing(
    'the army comes in by the edge of Druadan Forest, from where the brief says it marched',
  ),
  'fp-str-13': MARCHED,
  'fp-str-14': A_UNIT_INSIDE,
  'fp-str-15': A_UNIT_INSIDE,
  'fp-str-16': MARCHED,
  'fp-str-18': A_UNIT_INSIDE,
  'fp-str-21': A_UNIT_INSIDE,
  'fp-str-22': A_UNIT_INSIDE,
  'fp-str-24': A_UNIT_INSIDE,
  'sh-char-17': nothing('the Balrog is felt through its combat card'),
  'sh-char-19': armies('a die for each Nazgûl hits the enemy before the first block'),
  'sh-char-23': ORDER,
  'sh-char-24': ORDER,
  [DENETHORS_FOLLY]: armies('a leader inside is dead; the Free Peoples choose no combat card for any block'),
  'sh-str-07': MARCHED,
  'sh-str-08': MARCHED,
  'sh-str-10': MARCHED,
  'sh-str-13': armies('a unit more stands with the army when the battle begins'),
  'sh-str-14': armies('a unit more stands with the army when the battle begins'),
  'sh-str-15': armies('two regulars have become elites when the battle begins'),
};

/** What of a battle its events are asked about. */
type Asked = Readonly<{ link: Pick<SiegeLink, 'cards' | 'mode' | 'region'> }>;

/** Whether Grond is there: with its card, in an assault on Minas Tirith. */
export function grondComes(asked: Asked): boolean {
  const { mode, region } = asked.link;
  return isInForce(asked.link.cards, GROND) && mode === 'assault' && region === 'minas-tirith';
}

/** Whether a blasting charge has gone off before the assault. */
export function wallBlasted(asked: Asked): boolean {
  return isInForce(asked.link.cards, FIGHTING_URUK_HAI) && asked.link.mode === 'assault';
}

/** The turns of a block that are night: none by day, those of the dials while the Dark is over the land. */
export function nightTurns(asked: Asked): readonly number[] {
  return isInForce(asked.link.cards, DAY_WITHOUT_DAWN) ? DARK_TURNS : [];
}

/** What the events before the first block come to by dice. */
export interface Omens {
  /** Hits that fall on each side. */
  readonly hits: Both<number>;
  /** Whose Nazgûl the Eagles came upon, and how many they killed. */
  readonly eagles: Readonly<{ on: Seat; killed: number }> | null;
}

/** Throws the dice that events give before the first block, drawn from the seed of the brief alone (4.5: exact strategic hits). */
export function omensOf(brief: SiegeBrief): Omens {
  const setting = settingOf(brief);
  const start = beginBattle(setting, mustersOf(brief));
  const events: BattleEvent[] = [];
  const faces = thrownWith(dieOf(brief.seed, 0));
  for (let now = start.ok ? start.value.state : null; now !== null;) {
    const { state } = playByPolicy(setting, now, setting.policies);
    const next = owedNext(setting, state);
    if (next.type !== 'dice' || (next.purpose !== 'event' && next.purpose !== 'eagles')) break;
    const thrown = rollDice(setting, state, faces);
    events.push(...thrown.events);
    now = thrown.state;
  }
  const thrown = events.flatMap((one) => (one.type === 'DiceThrown' ? [one] : []));
  const hits = { attacker: 0, defender: 0 };
  let eagles: Omens['eagles'] = null;
  for (const { purpose, volley, tally } of thrown) {
    const on = opponent(volley.seat);
    if (purpose === 'event') hits[on] += tally.hits;
    if (purpose === 'eagles') eagles = { on, killed: tally.hits };
  }
  return { hits, eagles };
}
