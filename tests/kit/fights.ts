/** Fights on hexes for tests: a brief on its ground, and blocks that are opened and played. */
import { greedy } from '../../src/ai/greedy.ts';
import { newMatch, type Match } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { view } from '../../src/game/view.ts';
import { drawsOf, playout } from '../../src/session/playout.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { InlineScenario } from '../../src/scenario/schema.ts';
import { blockEnd } from '../../src/strategic/blockEnd.ts';
import { keepDeeds } from '../../src/strategic/keepDeeds.ts';
import type { BlockEnd, Die, FightMove, PieceEnd } from '../../src/strategic/siege.ts';
import type { Both } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { BLOCK_TURNS } from '../../src/strategic/war-of-the-ring/dials.ts';
import { exportSiege } from '../../src/strategic/war-of-the-ring/ledger/escrow.ts';
import { blockScenario } from '../../src/strategic/war-of-the-ring/hexes/block.ts';
import { battleBehind } from '../../src/strategic/war-of-the-ring/battle/onward.ts';
import { groundOf } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { afterBlock, afterOmens, openBlock } from '../../src/strategic/war-of-the-ring/hexes/passage.ts';
import {
  fightOn,
  openingStanding,
  type Fight,
  type Standing,
} from '../../src/strategic/war-of-the-ring/hexes/standing.ts';
import { swaysOf } from '../../src/strategic/war-of-the-ring/hexes/sways.ts';
import { ledgerOf } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { parseBrief } from '../../src/strategic/war-of-the-ring/brief/parseBrief.ts';
import { STEPS_OF_HIT } from '../../src/strategic/war-of-the-ring/roster.ts';
import { afterEvents } from '../../src/strategic/war-of-the-ring/quick.ts';

/** The cards of a block in which nobody plays one. */
export const NO_CARDS: Both<string | null> = { attacker: null, defender: null };

const MINAS_TIRITH = {
  schema: 'war-of-the-ring/siege-brief/1',
  battle: 'a-siege',
  title: 'A siege',
  rules: 'published',
  region: 'minas-tirith',
  mode: 'assault',
  attacker: { figures: { sauron: { regular: 8, elite: 2, nazgul: 2 } }, characters: ['witch-king'] },
  defender: { figures: { gondor: { regular: 3, elite: 1, leader: 1 } }, characters: [] },
};

/** The battle of a brief on its ground; what is given changes an assault of 8R 2E 2N and the Witch-king on 3R 1E 1L at Minas Tirith. */
export function fightOf(change: object = {}): Fight {
  const brief = parseBrief({ ...MINAS_TIRITH, ...change });
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  const now = afterEvents(brief.value);
  const out = exportSiege(ledgerOf(now), now);
  if (!out.ok) throw new Error(JSON.stringify(out.problems));
  const ground = groundOf(now.region);
  if (ground === undefined) throw new Error(`there is no ground for ${now.region}`);
  const { setting, state } = battleBehind(now);
  return fightOn(now, out.value.link, ground, { setting, sides: state.sides });
}

/** How a fight stands before its first block, events included. */
export function begun(fight: Fight): Standing {
  return afterOmens(fight, openingStanding(fight));
}

/** The scenario of the block a fight stands before. */
export function blockOf(fight: Fight, standing: Standing, cards = NO_CARDS): InlineScenario {
  const sways = swaysOf(fight, standing, cards);
  return blockScenario(fight, openBlock(fight, standing, sways), sways);
}

/** After a block every unit that lost part of a hit comes back, and no leader hits anybody. */
export const KINDLY: Die = (sides) => (sides === STEPS_OF_HIT ? sides : 1);

/** How a fight stands after a block that ended so. */
export function went(
  fight: Fight,
  standing: Standing,
  end: BlockEnd,
  cards = NO_CARDS,
  die = KINDLY,
): Standing {
  const sways = swaysOf(fight, standing, cards);
  return afterBlock(fight, openBlock(fight, standing, sways), sways, end, die).standing;
}

/** A scenario as a battle; a problem in it fails the test. */
export function battleOf(scenario: InlineScenario): Battle {
  const battle = parseScenario(scenario, NO_LIBRARY);
  if (!battle.ok)
    throw new Error(battle.problems.map(({ path, message }) => `${path} ${message}`).join('\n'));
  return battle.value;
}

/** How a block ends between two greedy programs. */
export function playedOut(scenario: InlineScenario, seed: number): BlockEnd {
  const battle = battleOf(scenario);
  return blockEnd(battle, playout(battle, [greedy(), greedy()], seed, 0).state);
}

/** A block between two greedy programs as a move of its fight, with what happened in it. */
export function foughtOut(scenario: InlineScenario, seed: number): FightMove {
  const battle = battleOf(scenario);
  const kept = keepDeeds(battle);
  const { state } = playout(battle, [greedy(), greedy()], seed, 0, kept.note);
  return { type: 'fought', end: blockEnd(battle, state), deeds: kept.deeds() };
}

/** The record of a battle between two greedy programs: the game after each action, the beginning first. */
export function recordOf(battle: Battle, seed: number): readonly Match[] {
  const agents = [greedy(), greedy()] as const;
  const draws = drawsOf(seed, 0);
  const moments = [newMatch(battle, seed)];
  for (;;) {
    const now = moments.at(-1)!;
    const { verdict, active } = now.state;
    if (verdict !== null) return moments;
    const played = playOn(now, agents[active](battle, view(battle, now.state, active), draws[active]!));
    if (!played.ok) throw new Error(played.refusal.code);
    moments.push(played.match);
  }
}

/** A block that ends as it began, but for these pieces. */
export function endOf(
  { pieces, opening }: InlineScenario,
  changes: Readonly<Record<string, Partial<PieceEnd>>> = {},
): BlockEnd {
  const ends = pieces.map(({ id, at, lost = 0 }) => {
    const end: PieceEnd = { at, lost, gone: false, disrupted: false, magic: 0, ...changes[id] };
    return [id, end] as const;
  });
  return {
    turns: BLOCK_TURNS,
    pieces: Object.fromEntries(ends),
    breached: opening?.breached ?? [],
    taken: opening?.taken ?? [],
    lostLevels: opening?.lost ?? [],
    ladders: opening?.ladders ?? [],
  };
}
