/** The ten boxes of the calibration table (4.7): how the dice decide them, exactly, and whether there is a ground to fight them on. */
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { captureOdds } from '../../src/strategic/war-of-the-ring/battle/campaign.ts';
import { USUAL } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import { mustersOf, settingOf } from '../../src/strategic/war-of-the-ring/battle/setting.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { parseBrief } from '../../src/strategic/war-of-the-ring/brief/parseBrief.ts';
import { countOdds } from '../../src/strategic/war-of-the-ring/quick.ts';
import { ACTIONS } from './campaign.ts';

/** A box of the table. */
export interface Box {
  readonly title: string;
  readonly brief: SiegeBrief;
  /** The same assault with Grond, where there is a Grond. */
  readonly withGrond: SiegeBrief | null;
  /** Null: it can be fought; else the sentence why not. */
  readonly noGround: string | null;
}

/** What the dice come to: mean hits a round by each side in the first action, and the chance to have taken the hold after each action. */
export interface Exact {
  readonly hits: Readonly<{ besieger: number; garrison: number }>;
  readonly captured: readonly number[];
}

/** The boxes of the table, in its order. */
export function boxes(): readonly Box[] {
  return FAMOUS.slice(0, 10).map((document) => {
    const brief = read(document);
    const ground = GAME.ground(brief, brief.battle);

    return {
      title: brief.title,
      brief,
      withGrond: brief.region === 'minas-tirith' ? withGrond(document) : null,
      noGround: ground.ok ? null : wordSaid(ground.why),
    };
  });
}

/** Grond needs the Witch-king: where he is not with the army the three rounds are taken as paid for by the card alone. */
function withGrond(document: unknown): SiegeBrief {
  const brief = read(document);
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
  const brief = parseBrief(document);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}

/** The exact figures of a brief under the usual policies. */
export function exactly(brief: SiegeBrief, actions = ACTIONS): Exact {
  const { hits, rounds } = countOdds(brief);
  return {
    hits: { besieger: hits.attacker / rounds, garrison: hits.defender / rounds },
    captured: captureOdds(settingOf(brief), mustersOf(brief), USUAL, actions),
  };
}
