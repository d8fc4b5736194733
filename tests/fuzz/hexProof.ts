/** The long proof of fights on hexes: random briefs at the grounds there are, fought out under every law of them. */
import { fewBeyond, foughtBeyond, lookBeyond, SORTS } from './beyond.ts';
import { countOf, NO_FIGHT, sumOf, type HexCount } from './hexCount.ts';
import { hexFight, type HexFight } from './hexFight.ts';
import { brokenHexLaws } from './hexLaws.ts';
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import type { Proof } from './proofs.ts';

/** One fight in so many is of each kind at least. */
const RARE = 25;
/** And so many for each stronghold: they come by turns, but for fields beside them. */
const RARE_GROUND = 24;
/** Fights for each stronghold and each other sort of place that are wanted, and those that fields beside the strongholds take. */
export const FOR_EACH = 500;
const BESIDE = 100;
/** The strongholds come first, by turns; then the other places. */
export const SIEGES = FOUGHT_FOR.length * (FOR_EACH + BESIDE);

/** Every kind of fight that must have been there. */
const KINDS = [
  'assault',
  'sortie',
  'relief',
  'field',
  'open ground',
  'guide',
  'published',
  'besieged by the Shadow',
  'besieged by the Free Peoples',
  'events',
  'combat cards',
  'worn before',
  'worn after',
  'characters',
  'several blocks',
  'rolled at the end',
  'captured',
  'forged and read',
] as const;

function kindsOf({ brief, moves, next, outcome, forgeries }: HexFight): readonly string[] {
  const { cards, hands, attacker, defender, wear, mode, rules, region } = brief;
  const many = ({ attacker: a, defender: d }: typeof cards): boolean => a.length + d.length > 0;
  const besieger = mode === 'assault' || mode === 'field' ? attacker : defender;
  const shadow = ['sauron', 'isengard', 'southrons'].some((nation) =>
    Object.hasOwn(besieger.figures, nation),
  );
  const isOpen = !FOUGHT_FOR.includes(region);
  const told: Readonly<Partial<Record<(typeof KINDS)[number], boolean>>> = {
    'open ground': isOpen,
    events: many(cards),
    'combat cards': many(hands),
    'worn before': Object.keys(wear).length > 0,
    'worn after': next !== null && Object.keys(next.out.link.wear).length > 0,
    characters: attacker.characters.length + defender.characters.length > 0,
    'several blocks': moves.filter(({ type }) => type === 'fought').length > 1,
    'rolled at the end': moves.some(({ type }) => type === 'rolled'),
    captured: outcome.fate === 'captured',
    'forged and read': forgeries.includes('goes on'),
  };
  return [
    mode,
    rules,
    ...(isOpen ? [] : [region]),
    shadow ? 'besieged by the Shadow' : 'besieged by the Free Peoples',
    ...KINDS.filter((kind) => told[kind] === true),
  ];
}

function lookAt(seed: number, index: number): HexCount {
  if (index >= SIEGES) return lookBeyond(seed, index - SIEGES);
  return countOf(`fight ${index}`, () => {
    const fight = hexFight(seed, index);
    return { moves: fight.moves, kinds: kindsOf(fight), broken: brokenHexLaws(fight) };
  });
}

const PART = 10;

/** 500 random briefs on the hexes for each stronghold and each other sort of place, agents in the blocks and lots between them: the laws of the border hold for each. */
export const hexProof: Proof<HexCount> = {
  name: 'hexes',
  seed: 1954,
  count: SIEGES + SORTS.length * FOR_EACH,
  part: PART,
  nothing: NO_FIGHT,
  run: (_, seed, part, size) =>
    Array.from({ length: size }, (_, at) => lookAt(seed, part * PART + at)).reduce(sumOf, NO_FIGHT),
  add: sumOf,
  wrong(counted) {
    const { fights, blocks, kinds, offences } = counted;
    const sieges = fights - foughtBeyond(counted);
    return [
      ...offences,
      ...(blocks * 2 < fights ? [`only ${blocks} blocks in ${fights} fights`] : []),
      ...[
        ...KINDS.filter((kind) => (kinds[kind] ?? 0) * RARE < sieges),
        ...FOUGHT_FOR.filter((region) => (kinds[region] ?? 0) * RARE_GROUND < sieges),
        ...fewBeyond(counted, FOR_EACH),
      ].map((kind) => `of ${fights} fights only ${kinds[kind] ?? 0} were of the kind "${kind}"`),
    ];
  },
};
