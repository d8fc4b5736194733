/** Fights beyond the strongholds: on each sort of open ground, at each territory of Arda, and at a fort of Middle Earth IX. */
import { FOUGHT_FOR as TERRITORIES } from '../../src/strategic/battle-for-arda/hexes/ground.ts';
import { REGIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { openKindOf, wallOf } from '../../src/strategic/war-of-the-ring/hexes/open/kinds.ts';
import { fieldBrief } from './hexBrief.ts';
import { countOf, type HexCount, type Shown } from './hexCount.ts';
import { hexFight } from './hexFight.ts';
import { brokenHexLaws } from './hexLaws.ts';
import { ardaFight, stormFight, type TenantFight } from './tenantFight.ts';
import { brokenTenantLaws } from './tenantLaws.ts';

/** A sort of place, and how its fights are drawn. */
interface Sort {
  readonly name: string;
  readonly fight: (seed: number, number: number) => Shown;
}

const BEYOND = 'beyond the strongholds';

const regionsBy = (sort: string): readonly string[] =>
  REGIONS.filter(({ settlement }) => settlement !== 'stronghold')
    .filter(
      ({ id, settlement }) => (wallOf(id) === null ? `open ${openKindOf(id)}` : `a ${settlement}`) === sort,
    )
    .map(({ id }) => id);

/** Field battles: without walls by the kind of the land, and at both sorts of walls. */
const FIELDS: readonly Sort[] = [
  'open plain',
  'open hills',
  'open forest',
  'open river',
  'a city',
  'a fortification',
].map((name) => {
  const regions = regionsBy(name);
  return {
    name,
    fight(seed, number) {
      const fight = hexFight(seed, number, fieldBrief(seed, number, regions));
      return { moves: fight.moves, kinds: [], broken: brokenHexLaws(fight) };
    },
  };
});

const TENANTS: readonly Sort[] = [
  ...TERRITORIES.map((territory): Sort => ({
    name: `${territory} in Arda`,
    fight: (seed, number) => shownBy(ardaFight(territory, seed, number)),
  })),
  { name: 'a fort', fight: (seed, number) => shownBy(stormFight(seed, number)) },
];

function shownBy(fight: TenantFight): Shown {
  return { moves: fight.moves, kinds: [`tenant ${fight.verdict}`], broken: brokenTenantLaws(fight) };
}

const ALL = [...FIELDS, ...TENANTS];

/** Every sort of place beyond the strongholds, those of the War of the Ring first. */
export const SORTS: readonly string[] = ALL.map(({ name }) => name);
/** Those of the War of the Ring. */
export const FIELD_SORTS: readonly string[] = FIELDS.map(({ name }) => name);

/** Verdicts of the other games that must have been there. */
const VERDICTS = ['taken', 'held', 'falls', 'holds'].map((verdict) => `tenant ${verdict}`);

/** Fight `number` of a series that goes round the sorts. */
export function lookBeyond(seed: number, number: number): HexCount {
  return lookAtSort(ALL[number % ALL.length]!.name, seed, Math.floor(number / ALL.length));
}

/** Fight `number` at one sort of place. */
export function lookAtSort(name: string, seed: number, number: number): HexCount {
  const { fight } = ALL.find((sort) => sort.name === name)!;
  return countOf(`${name}, fight ${number}`, () => {
    const shown = fight(seed, number);
    return { ...shown, kinds: [BEYOND, name, ...shown.kinds] };
  });
}

/** How many of the fights that were counted were fought there. */
export function foughtBeyond({ kinds }: HexCount): number {
  return kinds[BEYOND] ?? 0;
}

/** Sorts and verdicts of which there were too few: not so many of each sort, or less than one in two hundred of a verdict. */
export function fewBeyond(counted: HexCount, ofEach: number): readonly string[] {
  const { kinds } = counted;
  return [
    ...SORTS.filter((sort) => (kinds[sort] ?? 0) < ofEach),
    ...VERDICTS.filter((verdict) => (kinds[verdict] ?? 0) * 200 < foughtBeyond(counted)),
  ];
}
