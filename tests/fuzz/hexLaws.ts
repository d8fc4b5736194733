/** The laws of a fight on hexes (4.1-4.6, C1-C5), each a question to one fight that was fought to its end. */
import { isDeepStrictEqual as same } from 'node:util';
import type { FightBlock, FightStage } from '../../src/strategic/siege.ts';
import { NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { LINE_LIMIT, MOST_LEADERSHIP } from '../../src/strategic/war-of-the-ring/dials.ts';
import { allianceIn } from '../../src/strategic/war-of-the-ring/hexes/formations.ts';
import { countersOf, pieceId, stepsOfCounter } from '../../src/strategic/war-of-the-ring/hexes/losses.ts';
import { brokenBalances } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { stepsOf } from '../../src/strategic/war-of-the-ring/ledger/link.ts';
import { SEATS } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import {
  figureOf,
  isUnit,
  STEPS,
  STEPS_OF_HIT,
  type FigureId,
} from '../../src/strategic/war-of-the-ring/roster.ts';
import { isScenario, type HexFight } from './hexFight.ts';
import {
  lawsOfEscrow,
  lawsOfIdentity,
  lawsOfImport,
  lawsOfPayment,
  lawsOfStrength,
  type Law,
} from './ledgerLaws.ts';

/** Whether all of a group of laws hold. */
function held(look: (law: Law) => void): boolean {
  let all = true;
  look((holds) => {
    all &&= holds;
  });
  return all;
}

const blocksOf = (stages: readonly FightStage[]): readonly FightBlock[] =>
  stages.flatMap((stage) => (stage.type === 'block' ? [stage] : []));

/** Every law by its sentence; true where a fight has kept it. */
export const HEX_LAWS: Readonly<Record<string, (fight: HexFight) => boolean>> = {
  'C1 figures are conserved, by nation and type: before, while the battle is out, and after': ({
    before,
    out,
    imported,
  }) => [before, out.ledger, imported.ledger].every((ledger) => brokenBalances(ledger).length === 0),
  '4.1 whoever goes out lies in escrow, and an export is undone exactly': ({ before, out, brief }) =>
    held((law) => lawsOfEscrow(before, out, brief, law)),
  '4.1 a result is taken whole and once, given up and sent again it comes to the same': (fight) => {
    const { before, out, brief, outcome, imported } = fight;
    return held((law) => lawsOfImport(before, out, brief, outcome.result, imported, law));
  },
  'C2 a nation pays as many hits as its lost steps by four, rounded down, and no other strength is lost': ({
    before,
    out,
    outcome,
    imported,
  }) =>
    held((law) => {
      lawsOfPayment(out.link, outcome.result, law);
      lawsOfStrength(before, out.link, outcome.result, imported, law);
    }),
  'C2 figures lose whole hits: those their counters lost, and five a block at most by the leaders across': (
    fight,
  ) => paysByCounters(fight),
  'C2 wear goes out with the next assault, lies on its counters, and comes back unfought': ({ next }) =>
    next === null || wearLasts(next),
  'C4 nothing fought, nothing changed: every figure as it went out': ({ before, out, idle }) =>
    held((law) => lawsOfIdentity(before, out, law)) &&
    (idle === null || same(idle.steps, stepsOf(out.link))) &&
    (idle === null || same(idle.after['fallen'], [])),
  'C5 no figure is in two places: each counter once, on its own side, and who has fallen stays away': (
    fight,
  ) => blocksOf(fight.stages).every((block) => inItsPlace(fight, block)) && nobodyReturns(fight),
  '4.3 no more than five units of a side are in the line': ({ stages }) =>
    blocksOf(stages).every(({ scenario }) =>
      scenario.sides.every(({ id }) => {
        const own = scenario.pieces.filter(({ force, id: name }) => force === id && UNIT.test(name));
        return new Set(own.map(({ id: name }) => name.slice(0, -2))).size <= LINE_LIMIT;
      }),
    ),
  '4.4 every block is a scenario by the strict schema': ({ stages }) =>
    blocksOf(stages).every(({ scenario }) => isScenario(scenario)),
  '4.4 the same moves lead to the same stage': ({ stages, twice }) => same(stages, twice),
  '4.4 a fight that was interrupted goes on the same, from text': ({ stages, resumed }) =>
    same(stages, resumed),
  '4.4 moves that somebody forged are refused, or lead to a stage that can be played': ({ forgeries }) =>
    !forgeries.includes('stands still'),
};

/** The names of the laws that a fight has broken. */
export function brokenHexLaws(fight: HexFight): readonly string[] {
  return Object.entries(HEX_LAWS).flatMap(([name, holds]) => (holds(fight) ? [] : [name]));
}

/** The counter of a unit, by its id in a scenario. */
const UNIT = /^[a-z]+-[re]-\d\d-[ab]$/;

/** Whether figures have lost whole hits, and after a single block no fewer and no more than its blows and leaders took; true where wear, cards, whips or dice took some as well. */
function paysByCounters({ brief, out: { link }, moves, outcome: { result } }: HexFight): boolean {
  const { cards, hands } = brief;
  const played = [cards, hands].some(({ attacker, defender }) => attacker.length + defender.length > 0);
  const others = moves.some(
    (move) => move.type === 'rolled' || (move.type === 'chose' && move.option.startsWith('press')),
  );
  if (played || others || Object.keys(link.wear).length > 0) return true;
  const fought = moves.flatMap((move) => (move.type === 'fought' ? [move.end.pieces] : []));
  const [only] = fought;
  const lostOf = (id: FigureId): number =>
    countersOf(id).reduce((sum, counter) => {
      const end = only?.[counter];
      return sum + (end === undefined ? 0 : end.gone ? stepsOfCounter(id) : end.lost);
    }, 0);
  return SEATS.every((seat) => {
    const units = link[seat].figures.filter((id) => isUnit(id));
    const hitsOf = (id: FigureId): number => (STEPS[figureOf(id).type] - result.steps[id]!) / STEPS_OF_HIT;
    if (!units.every((id) => Number.isInteger(hitsOf(id)))) return false;
    if (fought.length !== 1) return true;
    const driven = units.reduce(
      (sum, id) => sum + Math.max(0, hitsOf(id) - Math.ceil(lostOf(id) / STEPS_OF_HIT)),
      0,
    );
    return (
      driven <= MOST_LEADERSHIP && units.every((id) => hitsOf(id) >= Math.floor(lostOf(id) / STEPS_OF_HIT))
    );
  });
}

/** Wear of the ledger is that of the link; unfought it stays; on the counters of the next first block it lies nation by nation, but for a figure in the camp. */
function wearLasts({ out: { link, ledger }, back, block }: NonNullable<HexFight['next']>): boolean {
  const fighting = SEATS.flatMap((seat) => link[seat].figures);
  const own = Object.fromEntries(Object.entries(ledger.wear).filter(([id]) => fighting.includes(id)));
  if (!same(own, link.wear) || !same(back.wear, ledger.wear)) return false;
  if (block === null) return true;
  const stepsOn = (id: string): number => (id.includes('-e-') ? 4 : 2);
  return NATIONS.every(({ id: nation }) => {
    const worn = Object.entries(link.wear).filter(([id]) => figureOf(id).nation === nation);
    const wanted = worn.reduce((sum, [, steps]) => sum + steps, 0);
    const there = block.pieces.filter(({ id }) => UNIT.test(id) && id.startsWith(`${nation}-`));
    const inLine = [...new Set(there.map(({ id }) => id.slice(0, -2)))];
    const whole = inLine.reduce((sum, id) => sum + 2 * stepsOn(`${id}-`), 0);
    const found = whole - there.reduce((sum, { id, lost = 0 }) => sum + stepsOn(id) - lost, 0);
    const camped =
      fighting.filter((id) => isUnit(id) && figureOf(id).nation === nation).length > inLine.length;
    return found === wanted || (camped && found === 0);
  });
}

/** Every piece of a figure stands in the block once, for the seat with which it went out. */
function inItsPlace({ out: { link } }: HexFight, { scenario }: FightBlock): boolean {
  const ids = scenario.pieces.map(({ id }) => id);
  const forces = new Map(
    SEATS.flatMap((seat) =>
      link[seat].figures
        .flatMap((id) => (isUnit(id) ? countersOf(id) : [pieceId(id)]))
        .concat(link[seat].characters)
        .map((id) => [id, allianceIn(link, seat)] as const),
    ),
  );
  return (
    new Set(ids).size === ids.length &&
    scenario.pieces.every(({ id, force }) => {
      const own = forces.get(id);
      return own === undefined ? !UNIT.test(id) : own === force;
    })
  );
}

/** Who was gone at the end of a block is in none that comes after it, but for counters that the roll-call brings back to their twins, and units to which a combat card gives steps back (4.4). */
function nobodyReturns({ brief: { hands }, moves, stages }: HexFight): boolean {
  const healed = hands.attacker.length + hands.defender.length > 0;
  const gone = new Set<string>();
  return stages.every((stage, made) => {
    const move = moves[made - 1];
    if (move?.type === 'fought') {
      const { pieces } = move.end;
      const hasTwin = (id: string): boolean =>
        ['a', 'b'].some((mark) => pieces[`${id.slice(0, -1)}${mark}`]?.gone === false);
      for (const [id, end] of Object.entries(pieces)) {
        if (end.gone && !(UNIT.test(id) && (healed || hasTwin(id)))) gone.add(id);
      }
    }
    return stage.type !== 'block' || stage.scenario.pieces.every(({ id }) => !gone.has(id));
  });
}
