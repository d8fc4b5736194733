/**
 * The boxes of the calibration: the ten of the table (4.7), then a typical siege of each other stronghold. How the dice decide them,
 * exactly, and whether there is a ground to fight them on.
 */
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { beginBattle, owedNext } from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { playByPolicy } from '../../src/strategic/war-of-the-ring/battle/resolve.ts';
import { volleyOdds } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import { captureOdds } from '../../src/strategic/war-of-the-ring/battle/campaign.ts';
import { USUAL } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import { hitsIn } from '../../src/strategic/war-of-the-ring/armies.ts';
import { mustersOf, settingOf } from '../../src/strategic/war-of-the-ring/battle/setting.ts';
import { opponent, type Seat, type SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { countOdds } from '../../src/strategic/war-of-the-ring/quick.ts';
import { ACTIONS } from './campaign.ts';

/** A stronghold beyond the table, with its garrison at the beginning of the war and whoever is likeliest to come, as a note reads. */
const BEYOND: readonly (readonly [title: string, note: string])[] = [
  ['The halls of the Elvenking', 'Woodland Realm: 1R 1E 1L v 7R 1E 1N Sauron, published'],
  ['The hidden valley', 'Rivendell: 2E 1L v 7R 2E 2N Sauron, published'],
  ['The halls of Moria', 'Moria: 2R v 3R 3E 2L Elves, published'],
  ['The ring of Isengard', 'Orthanc: 4R 1E +Saruman v 5R 3E 3L Rohan, published'],
  ['The haven of Umbar', 'Umbar: 3R v 5R 3E 3L Gondor, published'],
  ['The Grey Havens', 'Grey Havens: 1R 1E 1L v 7R 1E 1N Sauron, published'],
  ['The vale of Morgul', 'Minas Morgul: 5R 1N v 6R 3E 4L Gondor, published'],
  ['The hill of sorcery', 'Dol Guldur: 4R 1E 1N v 3R 5E 4L Elves, published'],
  ['The Black Gate', 'Morannon: 5R 1N v 6R 4E 4L Gondor +Gandalf the White, published'],
  ['The Dark Tower', 'Barad-dur: 4R 1E 1N v 5R 5E 4L Gondor +Aragorn, published'],
  ['The ledges of Gundabad', 'Mount Gundabad: 2R v 4R 2E 2L North, published'],
];

/** A box of the table. */
export interface Box {
  readonly title: string;
  readonly brief: SiegeBrief;
  /** The same assault with Grond, where there is a Grond. */
  readonly withGrond: SiegeBrief | null;
  /** Null: it can be fought; else the sentence why not. */
  readonly noGround: string | null;
}

/** What the dice come to: mean hits a round by each side in the first action, those that found somebody, and the chance to have taken the hold after each action. */
export interface Exact {
  readonly hits: Readonly<{ besieger: number; garrison: number }>;
  readonly captured: readonly number[];
  /** Standard deviation of the hits of the first round, those that found somebody. */
  readonly spread: Readonly<{ besieger: number; garrison: number }>;
}

/** The boxes of the table, in its order, then those beyond it. */
export function boxes(): readonly Box[] {
  const table = FAMOUS.slice(0, 10).map(read);
  const beyond = BEYOND.map(([title, note]) => ({ ...read(note), title }));
  return [...table, ...beyond].map((brief) => {
    const ground = GAME.ground(brief, brief.battle);
    return {
      title: brief.title,
      brief,
      withGrond: brief.region === 'minas-tirith' ? withGrond(brief) : null,
      noGround: ground.ok ? null : wordSaid(ground.why),
    };
  });
}

/** The box of this title alone, or all where none is asked for; refuses a title that no box has. */
export function boxesNamed(title: string | undefined): readonly Box[] {
  const all = boxes();
  const asked = title === undefined ? all : all.filter((box) => box.title === title);
  if (asked.length > 0) return asked;
  throw new Error(`no box is called "${title}"; there is ${all.map((box) => box.title).join(', ')}`);
}

/** Grond needs the Witch-king: where he is not with the army the three rounds are taken as paid for by the card alone. */
function withGrond(brief: SiegeBrief): SiegeBrief {
  return {
    ...brief,
    battle: `${brief.battle}-grond`,
    by: 'card',
    cards: { ...brief.cards, attacker: [GROND] },
    roundsPaid: 3,
  };
}

const GROND = 'sh-char-20';

function read(document: unknown): SiegeBrief {
  const brief = GAME.parse(document);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}

/**
 * The exact figures of a brief under the usual policies. Hits of the besieger are what the garrison loses by them, as on the hexes: dice
 * that hit when nobody is left any more are not among them. Of the garrison's nearly all find somebody.
 */
export function exactly(brief: SiegeBrief, actions = ACTIONS): Exact {
  const { ends, hits, rounds } = countOdds(brief);
  const left = ends.reduce(
    (sum, { outcome, chance }) => sum + chance * hitsIn(outcome.sides.defender.army.figures),
    0,
  );
  const found = hitsIn(mustersOf(brief).defender.army.figures) - left;
  return {
    hits: { besieger: found / rounds, garrison: hits.defender / rounds },
    captured: captureOdds(settingOf(brief), mustersOf(brief), USUAL, actions),
    spread: spreadOf(brief),
  };
}

function spreadOf(brief: SiegeBrief): Exact['spread'] {
  const setting = settingOf(brief);
  const musters = mustersOf(brief);
  const begun = beginBattle(setting, musters);
  if (!begun.ok) throw new Error(`the battle of ${brief.title} does not begin`);
  const asked = owedNext(setting, playByPolicy(setting, begun.value.state, USUAL).state);
  if (asked.type !== 'dice') throw new Error(`the battle of ${brief.title} owes no dice`);
  const of = (seat: Seat): number => {
    const most = hitsIn(musters[opponent(seat)].army.figures);
    const volley = asked.volleys.find((one) => one.seat === seat)!;
    const odds = volleyOdds(volley, false).map(({ tally, chance }) => ({
      hits: Math.min(most, tally.hits),
      chance,
    }));
    const mean = odds.reduce((sum, { hits, chance }) => sum + chance * hits, 0);
    return Math.sqrt(odds.reduce((sum, { hits, chance }) => sum + chance * (hits - mean) ** 2, 0));
  };
  return { besieger: of('attacker'), garrison: of('defender') };
}
