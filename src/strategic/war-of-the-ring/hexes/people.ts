/** Leaders, Nazgûl and characters on the hexes (4.3): ratings by level and leadership, magic of the great ones. */
import type { KindSheet } from '../../../scenario/rosterSchema.ts';

type PersonSheet = Extract<KindSheet, { readonly class: 'personage' }>;
type Text = PersonSheet['name'];
type Gift = PersonSheet['gifts'][number];
type Spell = NonNullable<PersonSheet['magic']>['spells'][number];

/** Somebody who has no steps: he leads, duels and casts, and is out until the battle ends when he falls. */
interface Person {
  readonly kind: string;
  /** Without an article: it stands anywhere in a sentence. */
  readonly name: Text;
  readonly ratings: readonly [full: number, reduced: number];
  /** Magic points at the beginning of the battle; of the Witch-king one more for each other Nazgûl. */
  readonly points: number;
  readonly spells: readonly Spell[];
  readonly gifts: readonly Gift[];
}

const WIZARDRY: readonly Spell[] = ['break-darkness', 'stalemate', 'reveal'];
const DREAD: readonly Spell[] = ['fear', 'freeze'];

function person(
  kind: string,
  name: Text,
  ratings: Person['ratings'],
  gifts: readonly Gift[] = [],
  points = 0,
  spells: readonly Spell[] = [],
): Person {
  return { kind, name, ratings, points, spells, gifts };
}

const same = (name: string): Text => ({ en: name, de: name });

/** Leaders of the Free Peoples. */
export const CAPTAIN: Person = person(
  'captain-free',
  { en: 'Captain of the Free Peoples', de: 'Hauptmann der Freien Völker' },
  [3, 1],
);

/** Nazgûl: they fly, and no common blade ends them. */
export const NAZGUL: Person = person('captain-nazgul', same('Nazgûl'), [3, 1], ['flies', 'wraith']);

/** The Witch-king's points grow with the Nazgûl about him, up to so many. */
export const WITCH_KING = 'witch-king';
export const MOST_POINTS = 5;

/** Whoever may fight in an army, by the ids of the facts: twice the level, one more for a second point of leadership. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  'gandalf-grey': person(
    'gandalf-grey',
    { en: 'Gandalf the Grey', de: 'Gandalf der Graue' },
    [6, 4],
    ['slays-wraith', 'heartens'],
    3,
    WIZARDRY,
  ),
  'gandalf-white': person(
    'gandalf-white',
    { en: 'Gandalf the White', de: 'Gandalf der Weiße' },
    [7, 5],
    ['slays-wraith', 'heartens'],
    5,
    WIZARDRY,
  ),
  strider: person('strider', { en: 'Strider', de: 'Streicher' }, [6, 3]),
  aragorn: person('aragorn', same('Aragorn'), [7, 5], ['banner']),
  boromir: person('boromir', same('Boromir'), [4, 2]),
  legolas: person('legolas', same('Legolas'), [4, 2]),
  gimli: person('gimli', same('Gimli'), [4, 2]),
  meriadoc: person('merry', { en: 'Meriadoc', de: 'Meriadoc' }, [2, 1]),
  peregrin: person('pippin', { en: 'Peregrin', de: 'Peregrin' }, [2, 1]),
  saruman: person('saruman', same('Saruman'), [5, 3], [], 3, DREAD),
  [WITCH_KING]: person(
    'witch-king',
    { en: 'Witch-king', de: 'Hexenkönig' },
    [8, 4],
    ['flies', 'wraith'],
    3,
    DREAD,
  ),
  'mouth-of-sauron': person('mouth-of-sauron', { en: 'Mouth of Sauron', de: 'Saurons Mund' }, [7, 4]),
};

/** The best rating there is: the tables know no better leader (8.37). */
const BEST_RATING = 8;

/** A kind of personage with so many points left and ratings so much better in this block, by combat cards, up to the best there is. Without a point he is no magic leader any more. */
export function personKind(
  { kind, name, ratings: [full, reduced], spells, gifts }: Person,
  points: number,
  better: number,
): PersonSheet {
  const improve = (rating: number): number => Math.min(BEST_RATING, rating + better);
  return {
    class: 'personage',
    id: kind,
    name,
    rank: 'leader',
    ratings: [improve(full), improve(reduced)],
    ma: gifts.includes('flies') ? 8 : 6,
    ...(points > 0 ? { magic: { points, spells: [...spells] } } : {}),
    gifts: [...gifts],
  };
}
