/** What fingers do to a draft: a figure more or less, a name, a card, another place; each answers a new draft. */
import { tellsFrom } from '../../../../strategic/war-of-the-ring/brief/sides.ts';
import { changeCounts, countOf, figuresOf, NO_ARMY } from '../../../../strategic/war-of-the-ring/armies.ts';
import type { Mode, Player, Seat } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { nationOf, regionOf } from '../../../../strategic/war-of-the-ring/facts.ts';
import type { Alliance, Army, FigureType, Nation } from '../../../../strategic/war-of-the-ring/figures.ts';
import { across, ownerOf, POSTS, waitsInside, type ArmyDraft, type Post } from './draft.ts';

/** How many figures of a type could still be added to a draft: the printed total less those that are named (C1). */
export function spare({ armies }: ArmyDraft, nation: Nation, type: FigureType): number {
  const named = POSTS.reduce((sum, post) => sum + countOf(armies[post].figures, nation, type), 0);
  return nationOf(nation).totals[type] - named;
}

/** So many figures more, or fewer; never below none, never above what was printed. */
export function muster(
  draft: ArmyDraft,
  post: Post,
  nation: Nation,
  type: FigureType,
  by: number,
): ArmyDraft {
  const there = figuresOf(draft.armies[post].figures, nation)[type];
  const step = Math.max(-there, Math.min(by, spare(draft, nation, type)));
  if (step === 0) return draft;
  const army = draft.armies[post];
  return withArmy(draft, post, { ...army, figures: changeCounts(army.figures, nation, type, step) });
}

/** A character joins an army, or leaves it; whoever joins leaves where he was. */
export function toggleCharacter(draft: ArmyDraft, post: Post, id: string): ArmyDraft {
  const here = draft.armies[post].characters.includes(id);
  const armies = Object.fromEntries(
    POSTS.map((one) => [one, withoutCharacter(draft.armies[one], id)]),
  ) as Record<Post, Army>;
  const next = {
    ...draft,
    armies,
    inPlay: draft.inPlay.filter((one) => one !== id),
  };
  if (here) return next;
  const army = armies[post];
  return withArmy(next, post, { ...army, characters: [...army.characters, id] });
}

/** Somebody is in play in another region, or not. */
export function toggleInPlay(draft: ArmyDraft, id: string): ArmyDraft {
  if (draft.inPlay.includes(id)) return { ...draft, inPlay: draft.inPlay.filter((one) => one !== id) };
  const armies = Object.fromEntries(
    POSTS.map((post) => [post, withoutCharacter(draft.armies[post], id)]),
  ) as Record<Post, Army>;
  return { ...draft, armies, inPlay: [...draft.inPlay, id] };
}

/** A card is put into force or into a hand, or taken out of it. */
export function toggleCard(draft: ArmyDraft, part: 'cards' | 'hands', seat: Seat, id: string): ArmyDraft {
  const there = draft[part][seat];
  const now = there.includes(id) ? there.filter((one) => one !== id) : [...there, id];
  return { ...draft, [part]: { ...draft[part], [seat]: now } };
}

/** Another place. Who has no business there stays: the problems say so. */
export function moveTo(draft: ArmyDraft, region: string): ArmyDraft {
  const hold = regionOf(region)?.settlement === 'stronghold';
  const moved = { ...draft, region, from: null, ...nameBattle(region, hold ? draft.mode : 'field') };
  return setMode(moved, hold ? draft.mode : 'field');
}

/** Another kind of battle: a region to come from and who waits inside go where the mode has no use for them. */
export function setMode(draft: ArmyDraft, mode: Mode): ArmyDraft {
  const { roundsPaid: _, ...aside } = draft.aside;
  const next = { ...draft, ...nameBattle(draft.region, mode), mode, aside };
  const left = tellsFrom(mode, draft.region) ? next : { ...next, from: null };
  const turned = besiegerAttacks(draft.mode) === besiegerAttacks(mode) ? left : exchangeSides(left);
  return waitsInside(mode) ? turned : { ...turned, armies: { ...turned.armies, inside: NO_ARMY } };
}

/** The attacker and the defender change places, with all they have. */
export function exchangeSides(draft: ArmyDraft): ArmyDraft {
  const { armies, cards, hands } = draft;
  return {
    ...draft,
    attacking: across(draft.attacking),
    armies: { ...armies, attacker: armies.defender, defender: armies.attacker, inside: NO_ARMY },
    cards: { attacker: cards.defender, defender: cards.attacker },
    hands: { attacker: hands.defender, defender: hands.attacker },
  };
}

/** Both armies, their cards and what was kept aside are put away; the owner of the land holds it. */
export function clearArmies(draft: ArmyDraft): ArmyDraft {
  const owner = ownerOf(draft.region);
  return {
    ...draft,
    attacking: besiegerAttacks(draft.mode) ? across(owner) : owner,
    armies: { attacker: NO_ARMY, defender: NO_ARMY, inside: NO_ARMY },
    cards: { attacker: [], defender: [] },
    hands: { attacker: [], defender: [] },
    inPlay: [],
    aside: {},
  };
}

/** So many players; with two of them nobody leads. */
export function setPlayers(draft: ArmyDraft, number: 2 | 3 | 4): ArmyDraft {
  return { ...draft, players: { ...draft.players, number } };
}

/** Who has the token of the leading player of an alliance. */
export function setLeading(draft: ArmyDraft, alliance: Alliance, player: Player): ArmyDraft {
  const { players } = draft;
  return { ...draft, players: { ...players, leading: { ...players.leading, [alliance]: player } } };
}

function nameBattle(region: string, mode: Mode): Pick<ArmyDraft, 'battle' | 'title'> {
  return { battle: `${region}-${mode}`, title: regionOf(region)?.name ?? region };
}

/** In an assault and in the field he attacks who comes; in a sortie and a relief he who stands there is attacked. */
function besiegerAttacks(mode: Mode): boolean {
  return mode === 'assault' || mode === 'field';
}

function withArmy(draft: ArmyDraft, post: Post, army: Army): ArmyDraft {
  return { ...draft, armies: { ...draft.armies, [post]: army } };
}

function withoutCharacter(army: Army, id: string): Army {
  return army.characters.includes(id)
    ? { ...army, characters: army.characters.filter((one) => one !== id) }
    : army;
}
