/** A siege brief while it is put together: what figures and toggles show, whether it is whole yet or not. */
import { tellsFrom } from '../../../../strategic/war-of-the-ring/brief/sides.ts';
import type {
  Both,
  Mode,
  Players,
  Seat,
  SiegeBrief,
} from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import type { BriefDocument } from '../../../../strategic/war-of-the-ring/brief/schema.ts';
import { NO_ARMY } from '../../../../strategic/war-of-the-ring/armies.ts';
import { USUAL } from '../../../../strategic/war-of-the-ring/brief/policy.ts';
import { allianceOf, NATIONS, regionOf } from '../../../../strategic/war-of-the-ring/facts.ts';
import type { Alliance, Army, RuleSet } from '../../../../strategic/war-of-the-ring/figures.ts';

/** An army of a brief: both who fight, and who is in the hold and takes no part. */
export type Post = Seat | 'inside';

/** The posts, the attacker first. */
export const POSTS: readonly Post[] = ['attacker', 'defender', 'inside'];

/** Parts of a brief that no toggle shows; they are kept as they came until they are dropped. */
type Aside = Pick<BriefDocument, 'atWar' | 'dead' | 'pool' | 'elsewhere' | 'wear' | 'roundsPaid'>;

/** A brief that need not be whole. */
export interface ArmyDraft {
  readonly battle: string;
  readonly title: string;
  readonly rules: RuleSet;
  readonly region: string;
  readonly mode: Mode;
  readonly from: string | null;
  /** The alliance that attacks, also while its army is empty. */
  readonly attacking: Alliance;
  readonly armies: Readonly<Record<Post, Army>>;
  readonly cards: Both<readonly string[]>;
  readonly hands: Both<readonly string[]>;
  /** What gave the attack; null = as the cards say. */
  readonly by: SiegeBrief['by'] | null;
  readonly fellowship: boolean;
  /** Characters in play in other regions. */
  readonly inPlay: readonly string[];
  readonly policies: SiegeBrief['policies'];
  readonly players: Players;
  readonly seed: number;
  readonly aside: Aside;
}

/** The alliance across. */
export function across(alliance: Alliance): Alliance {
  return alliance === 'free' ? 'shadow' : 'free';
}

/** The alliance of a post: who is inside is of the side that attacks (O1, O2). */
export function allianceAt({ attacking }: Pick<ArmyDraft, 'attacking'>, post: Post): Alliance {
  return post === 'defender' ? across(attacking) : attacking;
}

/** The alliance whose land a region is; nobody's is held by the Free Peoples. */
export function ownerOf(region: string): Alliance {
  const nation = regionOf(region)?.nation ?? null;
  return nation === null ? 'free' : allianceOf(nation);
}

/** What a document says of the parts that a draft keeps as they came. */
type Said = Partial<Pick<BriefDocument, 'by' | keyof Aside>>;

/** A brief that was read, as a draft; `document` = what it was read from, where parts may be left out. */
export function draftOf(brief: SiegeBrief, document: Said | null = null): ArmyDraft {
  const { battle, title, rules, region, mode, from, fellowship, inPlay, policies, players, seed } = brief;
  const { attacker, defender, inside, cards, hands } = brief;
  return {
    battle,
    title,
    rules,
    region,
    mode,
    from,
    cards,
    hands,
    fellowship,
    inPlay,
    policies,
    players,
    seed,
    attacking: allianceIn(attacker) ?? across(allianceIn(defender) ?? ownerOf(region)),
    armies: { attacker, defender, inside },
    by: document?.by ?? null,
    aside: asideOf(document),
  };
}

/** A draft as a document, with nothing that is as it is without being said. */
export function documentOf(draft: ArmyDraft): BriefDocument {
  const { battle, title, rules, region, mode, from, armies, cards, hands, by, aside } = draft;
  const { fellowship, inPlay, policies, players, seed } = draft;
  const two = players.number === 2;
  return JSON.parse(
    JSON.stringify({
      schema: 'war-of-the-ring/siege-brief/1',
      battle,
      title,
      rules,
      region,
      mode,
      ...(from === null || !tellsFrom(mode, region) ? {} : { from }),
      attacker: armies.attacker,
      defender: armies.defender,
      ...(isNobody(armies.inside) ? {} : { inside: armies.inside }),
      ...(by === null ? {} : { by }),
      ...(fellowship ? { fellowship } : {}),
      ...(cards.attacker.length + cards.defender.length === 0 ? {} : { cards }),
      ...(hands.attacker.length + hands.defender.length === 0 ? {} : { hands }),
      ...(inPlay.length === 0 ? {} : { inPlay }),
      ...(isUsual(policies) ? {} : { policies }),
      ...(two ? {} : { players }),
      ...(seed === 1 ? {} : { seed }),
      ...aside,
    }),
  ) as BriefDocument;
}

/** Whether both sides decide as the tables of the rules have it. */
function isUsual(policies: SiegeBrief['policies']): boolean {
  return JSON.stringify(policies) === JSON.stringify(USUAL);
}

/** The most units of a post: ten in a region, five in a hold (B1, S2). */
export function limitOf({ mode }: Pick<ArmyDraft, 'mode'>, post: Post): number {
  const holds = (mode === 'assault' && post === 'defender') || (mode === 'sortie' && post === 'attacker');
  return holds || post === 'inside' ? 5 : 10;
}

/** Whether anybody is told of in an army. */
export function isNobody({ figures, characters }: Army): boolean {
  return characters.length === 0 && Object.keys(figures).length === 0;
}

/** Whether somebody waits in the hold in this mode (3.5). */
export function waitsInside(mode: Mode): boolean {
  return mode === 'sortie' || mode === 'relief';
}

/** What of a draft its toggles do not show, by name. */
export function asideIn({ aside }: ArmyDraft): readonly (keyof Aside)[] {
  return Object.keys(aside) as (keyof Aside)[];
}

/** An empty draft of an assault on a stronghold by whoever does not own it. */
export function emptyDraft(region: string): ArmyDraft {
  return {
    battle: `${region}-assault`,
    title: regionOf(region)?.name ?? region,
    rules: 'guide',
    region,
    mode: 'assault',
    from: null,
    attacking: across(ownerOf(region)),
    armies: { attacker: NO_ARMY, defender: NO_ARMY, inside: NO_ARMY },
    cards: { attacker: [], defender: [] },
    hands: { attacker: [], defender: [] },
    by: null,
    fellowship: false,
    inPlay: [],
    policies: USUAL,
    players: { number: 2, leading: { free: 'gondor', shadow: 'witch-king' } },
    seed: 1,
    aside: {},
  };
}

function asideOf(document: Said | null): Aside {
  const parts: readonly (keyof Aside)[] = ['atWar', 'dead', 'pool', 'elsewhere', 'wear', 'roundsPaid'];
  return Object.fromEntries(
    parts.flatMap((part) => (document?.[part] === undefined ? [] : [[part, document[part]]])),
  ) as Aside;
}

function allianceIn({ figures }: Army): Alliance | null {
  const first = NATIONS.find(({ id }) => figures[id] !== undefined);
  return first?.side ?? null;
}
