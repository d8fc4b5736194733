/** A brief as its one-line note: what a note can say of it. */
import { countOf, nationsIn } from './armies.ts';
import { LETTERS } from './roster.ts';
import { cardOf, FIGURE_TYPES } from './facts.ts';
import type { SiegeBrief } from './brief.ts';
import type { Army } from './figures.ts';
import { nationName, placeName } from './wording.ts';

const BEFORE = { assault: '', sortie: 'sortie ', relief: 'relief of ', field: 'field ' } as const;

/** What of a brief a note has words for. */
type Noted = Pick<SiegeBrief, 'region' | 'mode' | 'attacker' | 'defender' | 'cards' | 'rules'>;

/** The note of a brief. Read again it gives the same armies, cards and rule set. */
export function noteOf({ region, mode, attacker, defender, cards, rules }: Noted): string {
  const [first, second] = mode === 'sortie' ? [attacker, defender] : [defender, attacker];
  const events = [...cards.attacker, ...cards.defender].map((id) => cardOf(id)!.name);
  const armies = `${sideOf(first)} v ${sideOf(second)}`;
  return [`${BEFORE[mode]}${placeName(region)}: ${armies}`, ...events, rules].join(', ');
}

function sideOf({ figures, characters }: Army): string {
  const nations = nationsIn(figures).map((nation) => {
    const told = FIGURE_TYPES.filter((type) => countOf(figures, nation, type) > 0);
    return [...told.map((type) => `${countOf(figures, nation, type)}${LETTERS[type]}`), nationName(nation)];
  });
  const names = characters.map((id) => `+${id}`);
  return [...nations.flat(), ...names].join(' ');
}
