/** What is called by a name: regions, cards, characters, armies and figures, for whoever words them. */
import type { Name } from '../said.ts';
import { countOf, nationsIn } from './armies.ts';
import type { NationCounts } from './brief/brief.ts';
import { cardOf, characterOf, COMBAT_CARDS, FIGURE_TYPES, regionOf } from './facts.ts';
import type { Army } from './figures.ts';
import { figureOf, LETTERS, type FigureId } from './roster.ts';

/** A region; one that is not on the map is called as it is written. */
export function regionName(id: string): Name {
  return { name: 'region', id, en: regionOf(id)?.name ?? id };
}

/** A character; one that nobody knows is called as he is written. */
export function characterName(id: string): Name {
  return { name: 'character', id, en: characterOf(id)?.name ?? id };
}

/** An event card. */
export function cardName(id: string): Name {
  return { name: 'card', id, en: cardOf(id)?.name ?? id };
}

/** A combat card by its title. */
export function combatCardName(title: string): Name {
  return { name: 'combat-card', id: title, en: title };
}

/** What a combat card does, as the fact sheet has it. */
export function effectName(title: string): Name {
  return { name: 'effect', id: title, en: COMBAT_CARDS.find((card) => card.title === title)?.effect ?? '' };
}

/** One figure. */
export function figureName(id: FigureId): Name {
  const { nation, type } = figureOf(id);
  return { name: 'figure', nation, type, number: id.slice(-2) };
}

/** Figures in letters, nation after nation. */
export function figuresName(counts: NationCounts): Name {
  return armyName({ figures: counts, characters: [] });
}

/** An army in letters, with its characters. */
export function armyName({ figures, characters }: Army): Name {
  const troops = nationsIn(figures).flatMap((nation) => {
    const types = FIGURE_TYPES.filter((type) => countOf(figures, nation, type) > 0);
    const letters = types.map((type) => `${countOf(figures, nation, type)}${LETTERS[type]}`).join(' ');
    return letters === '' ? [] : [{ letters, nation }];
  });
  return { name: 'army', troops, characters: characters.map(characterName) };
}
