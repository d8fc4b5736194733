/** Random siege briefs that are in order, and random ends of their battles. */
import { drawing, mixedSeed } from '../../src/game/generator.ts';
import type { Mode } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { CHARACTERS, FIGURE_TYPES, NATIONS, REGIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import type { Alliance, Figures, FigureType, Nation } from '../../src/strategic/war-of-the-ring/figures.ts';
import { stepsOf, type SiegeLink } from '../../src/strategic/war-of-the-ring/ledger/link.ts';
import { resultOf, type SiegeResult } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { figureId } from '../../src/strategic/war-of-the-ring/roster.ts';

type Draw = (below: number) => number;
type Counts = Partial<Record<Nation, Figures>>;

const MODES: readonly Mode[] = ['assault', 'sortie', 'relief', 'field'];
const HOLDS = REGIONS.filter(({ settlement }) => settlement === 'stronghold').map(({ id }) => id);
const FIGHTERS = CHARACTERS.filter(({ id }) => !['ring-bearers', 'gollum', 'saruman'].includes(id));
const PARTS = ['dead', 'pool', 'elsewhere'] as const;

/** The document of a brief, drawn from a seed: always one that can be read. */
export function randomBrief(seed: number, index: number): object {
  const draw = drawing(mixedSeed(seed, index));
  const mode = MODES[draw(4)]!;
  const region = mode === 'field' ? REGIONS[draw(105)]!.id : HOLDS[draw(16)]!;
  const attacks: Alliance = draw(2) === 0 ? 'free' : 'shadow';
  const defends: Alliance = attacks === 'free' ? 'shadow' : 'free';
  const left = new Map(NATIONS.map(({ id, totals }) => [id, { ...totals }]));
  const held = mode === 'sortie' ? 2 + draw(3) : 10;
  const attacker = someArmy(draw, attacks, mode === 'sortie' ? held - 1 : held, left);
  const defender = someArmy(draw, defends, mode === 'assault' ? 5 : 10, left);
  const inside = mode === 'relief' || (mode === 'sortie' && draw(2) === 0);
  const garrison = inside ? someArmy(draw, attacks, mode === 'sortie' ? 1 : 5, left) : {};
  const names = someCharacters(draw);
  const of = (side: Alliance, figures: Counts, share: number): object => ({
    figures,
    characters: names.filter(({ side: own }, rank) => own === side && rank % 2 === share).map(({ id }) => id),
  });
  return {
    schema: 'war-of-the-ring/siege-brief/1',
    battle: `battle-${index}`,
    rules: draw(2) === 0 ? 'guide' : 'published',
    region,
    mode,
    attacker: of(attacks, attacker, 0),
    defender: of(defends, defender, 0),
    ...(inside ? { inside: { figures: garrison, characters: [] } } : {}),
    ...accounts(draw, left),
    wear: mode === 'field' ? {} : someWear(draw, mode === 'relief' ? {} : attacker, defender),
    seed: draw(1000),
  };
}

/** An end of a battle: everybody as he was, or every figure with steps drawn, often none. */
export function randomResult(link: SiegeLink, seed: number, index: number): SiegeResult {
  const draw = drawing(mixedSeed(seed, index, 1));
  const furies = { attacker: draw(5), defender: draw(5) };
  const steps = Object.entries(stepsOf(link)).map(([id, most]) => {
    if (most === 1) return [id, draw(12) === 0 ? 0 : 1] as const;
    const fury = link.attacker.figures.includes(id) ? furies.attacker : furies.defender;
    return [id, draw(4) < fury ? (fury === 4 ? 0 : draw(most + 1)) : most] as const;
  });
  const fallen = link.defender.characters.filter(() => draw(10) === 0);
  const after = { advance: draw(3) > 0, noQuarter: link.mode === 'assault' && draw(10) === 0 };
  return resultOf(link, {
    by: 'tactics',
    rounds: 1 + draw(6),
    steps: Object.fromEntries(steps),
    fallen,
    after,
  });
}

function someArmy(draw: Draw, side: Alliance, most: number, left: Map<Nation, Figures>): Counts {
  const nations = NATIONS.filter((one) => one.side === side).map(({ id }) => id);
  const army: Counts = {};
  const wanted = 1 + draw(most);
  for (let unit = 0; unit < wanted; unit++) {
    const type: FigureType = draw(3) === 0 ? 'elite' : 'regular';
    taken(army, nations[draw(Math.min(nations.length, 2))]!, type, left);
  }
  for (let leader = draw(4); leader > 0; leader--)
    taken(army, nations[0]!, side === 'free' ? 'leader' : 'nazgul', left);
  if (Object.values(army).every(({ regular, elite }) => regular + elite === 0))
    taken(
      army,
      nations.find((one) => left.get(one)!.regular > 0)!,
      'regular',
      left,
    );
  return army;
}

/** Takes a figure, if the nation has one left. */
function taken(army: Counts, nation: Nation, type: FigureType, left: Map<Nation, Figures>): void {
  const rest = left.get(nation)!;
  if (rest[type] === 0) return;
  left.set(nation, { ...rest, [type]: rest[type] - 1 });
  const so = army[nation] ?? { regular: 0, elite: 0, leader: 0, nazgul: 0 };
  army[nation] = { ...so, [type]: so[type] + 1 };
}

function someCharacters(draw: Draw): readonly (typeof FIGHTERS)[number][] {
  const barred = new Set([
    draw(2) === 0 ? 'strider' : 'aragorn',
    draw(2) === 0 ? 'gandalf-grey' : 'gandalf-white',
  ]);
  return FIGHTERS.filter(({ id }) => !barred.has(id) && draw(4) === 0);
}

/** What is left over, split among the dead, the pool and other regions; sometimes nothing is said of it. */
function accounts(draw: Draw, left: ReadonlyMap<Nation, Figures>): object {
  if (draw(4) === 0) return {};
  const split: Record<(typeof PARTS)[number], Counts> = { dead: {}, pool: {}, elsewhere: {} };
  for (const [nation, figures] of left) {
    for (const type of FIGURE_TYPES) {
      let rest = figures[type];
      for (const part of PARTS) {
        const count = part === 'elsewhere' ? rest : draw(rest + 1);
        rest -= count;
        const so = split[part][nation] ?? { regular: 0, elite: 0, leader: 0, nazgul: 0 };
        split[part][nation] = { ...so, [type]: count };
      }
    }
  }
  return split;
}

/** Steps short of a hit on the first unit of some nations. */
function someWear(draw: Draw, ...armies: readonly Counts[]): Readonly<Record<string, number>> {
  const wear = armies.flatMap((army) =>
    NATIONS.flatMap(({ id }) => {
      const { regular, elite } = army[id] ?? { regular: 0, elite: 0 };
      if (regular + elite === 0 || draw(3) > 0) return [];
      return [[figureId(id, regular > 0 ? 'regular' : 'elite', 1), 1 + draw(3)] as const];
    }),
  );
  return Object.fromEntries(wear);
}
