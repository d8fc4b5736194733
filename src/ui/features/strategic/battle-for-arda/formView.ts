/** What the form of a battle for Arda shows of its document. */
import { NAMES } from '../../../../i18n/frontWords.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { FOUGHT_FOR, neighboursOf } from '../../../../strategic/battle-for-arda/hexes/ground.ts';
import { nameInList } from '../../../../strategic/battle-for-arda/hexes/names.ts';
import { TERRAINS } from '../../../../strategic/battle-for-arda/terrain.ts';
import { UNITS } from '../../../../strategic/battle-for-arda/units.ts';
import type { FightSeat } from '../../../../strategic/siege.ts';
import { inWords } from '../../../words/texts.ts';
import type { BriefJson } from '../briefs.ts';
import type { Choice, Option } from '../strategicModel.ts';
import { terrainsIn, textIn, unitsIn } from './edits.ts';

/** The units of one side: those that are there with their numbers, and those that could be. */
export interface SideView {
  readonly seat: FightSeat;
  readonly title: string;
  readonly units: readonly Readonly<{ id: string; name: string; count: number }>[];
  readonly others: readonly Option[];
}

/** The form. */
export interface ArdaView {
  readonly territory: Choice;
  readonly from: Choice;
  readonly terrains: readonly Readonly<{ id: string; name: string; on: boolean }>[];
  readonly sides: readonly SideView[];
}

/** The form of a document, whole or not. */
export function viewOf(document: BriefJson): ArdaView {
  const territory = textIn(document, 'territory');
  const from = textIn(document, 'from');
  const terrains = terrainsIn(document);
  const beside = neighboursOf(territory) ?? [];
  return {
    territory: { value: territory, options: placesWith(territory, FOUGHT_FOR) },
    from: {
      value: from,
      options: [{ id: '', name: SIEGE_ROOM.fromNowhere }, ...placesWith(from, beside)],
    },
    terrains: TERRAINS.map((id) => ({ id, name: SIEGE_ROOM.ardaTerrains[id], on: terrains.includes(id) })),
    sides: [sideView(document, 'attacker'), sideView(document, 'defender')],
  };
}

/** Places, and the one that is named though it is none of them. */
function placesWith(named: string, places: readonly string[]): readonly Option[] {
  const all = named === '' || places.includes(named) ? places : [named, ...places];
  return all.map((id) => ({ id, name: NAMES[id] ?? id }));
}

function sideView(document: BriefJson, seat: FightSeat): SideView {
  const units = unitsIn(document, seat);
  const here = new Set(units.map(([id]) => id));
  return {
    seat,
    title: SIEGE_ROOM.posts[seat],
    units: units.map(([id, count]) => ({ id, name: unitName(id), count })),
    others: [...UNITS.values()]
      .filter(({ id, traits }) => !here.has(id) && mayCome(traits, seat))
      .map(({ id }) => ({ id, name: unitName(id) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

/** Ships fight elsewhere, and works never attack. */
function mayCome(traits: readonly string[], seat: FightSeat): boolean {
  return !traits.includes('ship') && (seat === 'defender' || !traits.includes('immobile'));
}

function unitName(id: string): string {
  return inWords(nameInList(id));
}
