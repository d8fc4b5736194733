/** A brief as its one-line note: what a note can say of it. */
import { countOf, nationsIn } from '../armies.ts';
import { LETTERS } from '../roster.ts';
import { USUAL, type Policy } from '../brief/policy.ts';
import { type Both, type Seat, type SiegeBrief, SEATS } from '../brief/brief.ts';
import { FIGHTING_URUK_HAI, isInForce } from '../eventIds.ts';
import { allianceOf, cardOf, characterOf, FIGURE_TYPES, regionOf } from '../facts.ts';
import type { Army } from '../figures.ts';
import { POLICY_WORDS } from './tail.ts';
import { ALLIANCES_WRITTEN, nationWritten } from './names.ts';

const BEFORE = { assault: '', sortie: 'sortie ', relief: 'relief of ', field: 'field ' } as const;

/** What of a brief a note has words for. */
type Noted = Pick<
  SiegeBrief,
  'region' | 'mode' | 'attacker' | 'defender' | 'cards' | 'hands' | 'inPlay' | 'policies' | 'rules'
>;

/** The note of a brief. Read again it gives the same armies, cards, decisions and rule set. */
export function noteOf(brief: Noted): string {
  const { region, mode, attacker, defender, cards, hands, rules } = brief;
  const [first, second] = mode === 'sortie' ? [attacker, defender] : [defender, attacker];
  const namesOf = ({ attacker: one, defender: other }: Both<readonly string[]>): readonly string[] =>
    [...one, ...other].map((id) => cardOf(id)!.name);
  const armies = `${sideOf(first)} v ${sideOf(second)}`;
  return [
    `${BEFORE[mode]}${regionOf(region)?.name ?? region}: ${armies}`,
    ...heldBy(brief),
    ...namesOf(cards),
    ...namesOf(hands).map((name) => `in hand ${name}`),
    ...inPlay(brief),
    ...SEATS.flatMap((seat) => decisions(brief, seat)),
    rules,
  ].join(', ');
}

/** Before a relief the besieger comes first; where he is of the land's own alliance the note must say who holds it. */
function heldBy({ region, mode, defender }: Noted): readonly string[] {
  if (mode !== 'relief') return [];
  const { nation } = regionOf(region) ?? { nation: null };
  const own = nation === null ? 'free' : allianceOf(nation);
  const [besieger] = nationsIn(defender.figures);
  if (besieger === undefined || allianceOf(besieger) !== own) return [];
  return [`held by the ${ALLIANCES_WRITTEN[own === 'free' ? 'shadow' : 'free']}`];
}

/** Who is in play elsewhere; with The Fighting Uruk-hai Saruman is, without a word, but for his own hold. */
function inPlay({ region, cards, inPlay: ids }: Noted): readonly string[] {
  const implied = isInForce(cards, FIGHTING_URUK_HAI) && region !== 'orthanc';
  return ids
    .filter((id) => !implied || id !== 'saruman')
    .map((id) => `${characterOf(id)!.name.replaceAll(',', '')} in play`);
}

/** How a side decides, where that is not as the tables of the rules have it. */
function decisions({ policies }: Noted, seat: Seat): readonly string[] {
  const own = policies[seat];
  return Object.entries(POLICY_WORDS).flatMap(([words, says]) => {
    const [part] = Object.keys(says) as (keyof Policy)[];
    return own[part!] === says[part!] && own[part!] !== USUAL[seat][part!] ? [`${seat} ${words}`] : [];
  });
}

function sideOf({ figures, characters }: Army): string {
  const nations = nationsIn(figures).map((nation) => {
    const told = FIGURE_TYPES.filter((type) => countOf(figures, nation, type) > 0);
    return [
      ...told.map((type) => `${countOf(figures, nation, type)}${LETTERS[type]}`),
      nationWritten(nation),
    ];
  });
  const names = characters.map((id) => `+${id}`);
  return [...nations.flat(), ...names].join(' ');
}
