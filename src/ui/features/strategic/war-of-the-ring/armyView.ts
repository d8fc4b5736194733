/** An army of a draft as it is shown: figures to be clicked, names to be toggled, cards in force and in hand. */
import { countOf, unitsOf } from '../../../../strategic/war-of-the-ring/armies.ts';
import type { Seat } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { controllerOf } from '../../../../strategic/war-of-the-ring/controllers.ts';
import {
  CARDS,
  cardOf,
  CHARACTERS,
  COMBAT_CARDS,
  FIGURE_TYPES,
  NATIONS,
} from '../../../../strategic/war-of-the-ring/facts.ts';
import type { Nation } from '../../../../strategic/war-of-the-ring/figures.ts';
import { fill } from '../../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import type { Fault } from '../strategicModel.ts';
import { allianceAt, limitOf, type ArmyDraft, type Post } from './draft.ts';
import { spare } from './edits.ts';
import type { ArmyView, FigureCell, NationRow, Toggle } from './formModel.ts';
import { allianceName, characterName, kindName } from './names.ts';

/** Whoever bears arms: the Ring-bearers and Gollum do not. */
const FIGHTERS = CHARACTERS.filter(({ id }) => id !== 'ring-bearers' && id !== 'gollum');

/** The look of each nation's figures, by its regulars. */
const ICONS: Readonly<Record<Nation, string>> = {
  dwarves: 'dwarf-helmet',
  elves: 'elf-helmet',
  gondor: 'white-tower',
  north: 'bow-arrow',
  rohan: 'horse-head',
  isengard: 'hand',
  sauron: 'orc-head',
  southrons: 'elephant',
};

/** One army; `faults` = all that is wrong with the draft. */
export function armyView(draft: ArmyDraft, post: Post, faults: readonly Fault[]): ArmyView {
  const alliance = allianceAt(draft, post);
  const most = limitOf(draft, post);
  const fights = post !== 'inside';
  return {
    post,
    alliance,
    title: fill(SIEGE_ROOM.postOf, { post: SIEGE_ROOM.posts[post], alliance: allianceName(alliance) }),
    facts: [
      fill(SIEGE_ROOM.units, { count: unitsOf(draft.armies[post]), most }),
      ...(draft.players.number === 2 || !fights ? [] : [controllerText(draft, post)]),
    ],
    nations: NATIONS.filter(({ side }) => side === alliance).map(({ id }) => nationRow(draft, post, id)),
    characters: FIGHTERS.filter(({ side }) => side === alliance).map(({ id, special }) => ({
      id,
      name: characterName(id),
      on: draft.armies[post].characters.includes(id),
      hint: special ?? '',
    })),
    events: fights ? eventsOf(draft, post) : null,
    hand: fights ? handOf(draft, post) : null,
    faults: faults.filter(({ place }) => isOf(place, post)),
  };
}

/** Whether a problem is told beside an army. */
export function isOf(place: string, post: Post): boolean {
  return [`/${post}`, `/cards/${post}`, `/hands/${post}`].some(
    (path) => place === path || place.startsWith(`${path}/`),
  );
}

/** Who moves an army in a game of three or four. */
export function controllerText(
  { players, armies }: Pick<ArmyDraft, 'players' | 'armies'>,
  seat: Seat,
): string {
  const { player, why } = controllerOf({ players }, armies[seat]);
  return fill(SIEGE_ROOM.ledBy[why], { player: SIEGE_ROOM.playerNames[player] });
}

function nationRow(draft: ArmyDraft, post: Post, nation: Nation): NationRow {
  const printed = NATIONS.find(({ id }) => id === nation)!.totals;
  const cells = FIGURE_TYPES.filter((type) => printed[type] > 0).map((type): FigureCell => ({
    type,
    name: kindName(nation, type),
    count: countOf(draft.armies[post].figures, nation, type),
    more: spare(draft, nation, type) > 0,
    icon: type === 'leader' ? 'flying-flag' : type === 'nazgul' ? 'hood' : ICONS[nation],
  }));
  return { id: nation, name: SIEGE_ROOM.nations[nation], cells };
}

/** Events that touch a siege, and whatever else the brief has in force. */
function eventsOf(draft: ArmyDraft, seat: Seat): readonly Toggle[] {
  const alliance = allianceAt(draft, seat);
  const inForce = draft.cards[seat];
  return CARDS.filter(
    ({ side, link, id }) => (side === alliance && link !== null) || inForce.includes(id),
  ).map(({ id, name, effect }) => ({ id, name, hint: effect, on: inForce.includes(id) }));
}

/** Combat titles: those in hand by the card that is held, the others by a card that could be taken. */
function handOf(draft: ArmyDraft, seat: Seat): readonly Toggle[] {
  const alliance = allianceAt(draft, seat);
  const held = draft.hands[seat].map((id) => {
    const card = cardOf(id);
    return { id, name: card?.combatCard ?? id, hint: effectOf(card?.combatCard ?? ''), on: true };
  });
  const used = new Set([...Object.values(draft.cards), ...Object.values(draft.hands)].flat());
  const open = COMBAT_CARDS.filter(({ side }) => side === alliance).flatMap(({ title, effect }) => {
    const card = CARDS.find((one) => one.side === alliance && one.combatCard === title && !used.has(one.id));
    return card === undefined ? [] : [{ id: card.id, name: title, hint: effect, on: false }];
  });
  return [...held, ...open];
}

function effectOf(title: string): string {
  return COMBAT_CARDS.find((one) => one.title === title)?.effect ?? '';
}
