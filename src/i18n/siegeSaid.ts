/** Words what a strategic game says, in the language that is spoken. */
import type { Figure, Name, Said } from '../strategic/said.ts';
import { fill } from './fill.ts';
import { locale } from './language.ts';
import { NAMES } from './frontWords.ts';
import {
  SIEGE_EFFECTS,
  SIEGE_MEANS,
  SIEGE_NAMES,
  SIEGE_ROOM,
  SIEGE_SAID,
  SIEGE_SPELLINGS,
} from './siegeWords.ts';

/** Words by a name that need not be among them. */
type Listed = Readonly<Record<string, string | undefined>>;

/** What was said, in words; a sentence that nobody knows is called by its name. */
export function wordSaid({ say, ...figures }: Said): string {
  const sentence = (SIEGE_SAID as Listed)[say];
  if (sentence === undefined) return say;
  const given = Object.entries(figures).map(([name, figure]) => [name, figureText(name, figure)] as const);
  return fill(sentence, Object.fromEntries(given));
}

/** The same as a line of its own. */
export function sentence(said: Said): string {
  const text = wordSaid(said);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The name of what is counted beside the verdicts. */
export function meanName(id: string): string {
  return (SIEGE_MEANS as Listed)[id] ?? id;
}

/** The name of a region as it stands alone. */
export function regionWords(id: string, en: string): string {
  return (SIEGE_ROOM.places as Listed)[id] ?? NAMES[en] ?? en;
}

function figureText(blank: string, figure: Figure): string | number {
  if (typeof figure === 'number') return figure;
  if (typeof figure === 'string') return textOf(blank, figure);
  if (isList(figure)) return figure.map((one) => figureText(blank, one)).join(', ');
  return isSaid(figure) ? wordSaid(figure) : nameText(figure);
}

/** A text in a blank: of a nation or a terrain its name, of a way to write something how it is written, else as it is. */
function textOf(blank: string, text: string): string {
  if (blank === 'nation') return (SIEGE_NAMES.nations as Listed)[text] ?? text;
  if (blank === 'terrain') return (SIEGE_ROOM.ardaTerrains as Listed)[text] ?? text;
  return blank === 'written' ? ((SIEGE_SPELLINGS as Listed)[text] ?? text) : text;
}

function nameText(name: Name): string {
  switch (name.name) {
    case 'region':
      return regionWords(name.id, name.en);
    case 'character':
      return characterText(name.id, name.en);
    case 'effect':
      return (SIEGE_EFFECTS as Listed)[name.id] ?? name.en;
    case 'figure': {
      const sentence = (SIEGE_ROOM.figureNames as Listed)[name.type] ?? '';
      const nation = (SIEGE_ROOM.nations as Listed)[name.nation] ?? name.nation;
      return fill(sentence, { nation, number: Number(name.number) });
    }
    case 'army':
      return armyText(name);
    case 'lettered':
      return letteredText(NAMES[name.en] ?? name.en);
    case 'troops':
    case 'ground':
      return locale() === 'de' ? name.de : name.en;
    default:
      return name.en;
  }
}

/** A name as it stands on the sheet; English writes its article small inside a sentence, German has it in quotes. */
function letteredText(name: string): string {
  return locale() === 'de' ? name : name.replace(/^The /, 'the ');
}

function characterText(id: string, en: string): string {
  return (SIEGE_NAMES.people as Listed)[id] ?? (SIEGE_ROOM.people as Listed)[id] ?? en;
}

/** "3R 1E Gondor, 2E Rohan + Gandalf the Grey"; nobody where there is nobody. */
function armyText({ troops, characters }: Extract<Name, { readonly name: 'army' }>): string {
  const figures = troops.map(
    ({ letters, nation }) => `${letters} ${(SIEGE_ROOM.nations as Listed)[nation] ?? nation}`,
  );
  const parts = [...(figures.length === 0 ? [] : [figures.join(', ')]), ...characters.map(nameText)];
  return parts.length === 0 ? SIEGE_NAMES.nobody : parts.join(' + ');
}

function isList(figure: Figure): figure is readonly Figure[] {
  return Array.isArray(figure);
}

function isSaid(figure: Name | Said): figure is Said {
  return 'say' in figure;
}
