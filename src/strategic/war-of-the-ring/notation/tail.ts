/** What stands after the commas of a note: events, cards in hand, who is in play, how the sides decide, the rule set. */
import type { BriefProblem } from '../../siege.ts';
import { nearest, sayUnknown } from '../../nearest.ts';
import { inSharedWords } from '../../reading.ts';
import type { Said } from '../../said.ts';
import { ring } from '../said.ts';
import type { Policy } from '../brief/policy.ts';
import type { Both, Seat } from '../brief/brief.ts';
import { CARDS } from '../facts.ts';
import type { Alliance, RuleSet } from '../figures.ts';
import { cardNamed, CHARACTER_NAMES, characterNamed, handCardsNamed, rulesNamed } from './names.ts';
import type { Word } from './words.ts';

/** A card that a note names, and where. */
export interface TailCard {
  readonly card: string;
  readonly column: number;
}

/** What the end of a note says. */
export interface Tail {
  readonly rules: RuleSet;
  readonly events: readonly TailCard[];
  readonly hand: readonly TailCard[];
  readonly inPlay: readonly string[];
  readonly policies: Both<Partial<Policy>>;
  /** Who holds the place, where that is not the nation of the land. */
  readonly heldBy: Alliance | null;
  /** Whether no figure is in reinforcements. */
  readonly noPool: boolean;
}

/** The words for each way to decide. */
export const POLICY_WORDS: Readonly<Record<string, Partial<Policy>>> = {
  'keeps elites': { losses: 'keep elites' },
  'reduces elites first': { losses: 'reduce elites first' },
  'presses while not outnumbered': { press: 'while not outnumbered' },
  'never presses': { press: 'never' },
  'always presses': { press: 'always' },
  stands: { hold: 'stand' },
  withdraws: { hold: 'withdraw' },
  'plays no cards': { cards: 'none' },
  'plays cards as they come': { cards: 'as they come' },
};

const HELD: Readonly<Record<string, Alliance>> = {
  'free peoples': 'free',
  free: 'free',
  shadow: 'shadow',
};

const CARD_NAMES = CARDS.map(({ name }) => name);
const OTHER_WORDS = [
  'guide',
  'published',
  'Grond',
  'no reinforcements',
  'Saruman in play',
  'held by the Shadow',
];

/** Reads the parts after the commas; what is not understood is told with the nearest that is. */
export function readTail(tail: readonly Word[], problems: BriefProblem[]): Tail {
  let [rules, heldBy, noPool]: [RuleSet, Alliance | null, boolean] = ['guide', null, false];
  const [events, hand, inPlay]: [TailCard[], TailCard[], string[]] = [[], [], []];
  const policies: Record<Seat, Partial<Policy>> = { attacker: {}, defender: {} };
  for (const { text, column } of tail) {
    const tell = (code: string, said: Said): void => {
      problems.push({ path: `column ${column}`, code, said });
    };
    const set = rulesNamed(text);
    const held = /^held by (?:the )?(.+)$/i.exec(text);
    const inHand = /^in hand (.+)$/i.exec(text);
    const playing = /^(.+) in play$/i.exec(text);
    const decides = /^(attacker|defender) (.+)$/i.exec(text);
    const card = cardNamed(text);
    if (card !== null) events.push({ card, column });
    else if (set !== null) rules = set;
    else if (/^no reinforcements$/i.test(text)) noPool = true;
    else if (held !== null) {
      heldBy = HELD[held[1]!.toLowerCase()] ?? null;
      if (heldBy === null) tell('no-such-alliance', ring({ say: 'noSuchAlliance' }));
    } else if (inHand !== null) {
      const free = handCardsNamed(inHand[1]!).find((one) => hand.every((other) => other.card !== one));
      if (free === undefined) tell('no-such-card', sayUnknown('card', inHand[1]!, CARD_NAMES));
      else hand.push({ card: free, column });
    } else if (playing !== null) {
      const who = characterNamed(playing[1]!);
      if (who === null) tell('no-such-character', sayUnknown('character', playing[1]!, CHARACTER_NAMES));
      else inPlay.push(who);
    } else if (decides !== null) {
      const seat = decides[1]!.toLowerCase() as Seat;
      const policy = POLICY_WORDS[decides[2]!.toLowerCase().replaceAll(/\s+/g, ' ')];
      if (policy === undefined)
        tell('no-such-policy', sayUnknown('policy', decides[2]!, Object.keys(POLICY_WORDS)));
      else Object.assign(policies[seat], policy);
    } else tell('no-such-card', sayNearest(text));
  }
  return { rules, events, hand, inPlay, policies, heldBy, noPool };
}

/** A word that is neither a card nor another: with the nearest of both. */
function sayNearest(text: string): Said {
  const other = nearest(text, OTHER_WORDS);
  return other === null
    ? sayUnknown('card', text, CARD_NAMES)
    : inSharedWords({ say: 'notUnderstood', given: text, near: other });
}
