/** Battles for Arda on the hexes beside their own dice: agents against agents, block by block, and nobody goes back. */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { fightOut } from '../../src/cli/tactics.ts';
import { mixedSeed } from '../../src/game/generator.ts';
import { standing } from '../../src/strategic/battle-for-arda/force.ts';
import type { ArdaReport } from '../../src/strategic/battle-for-arda/battle.ts';
import { BATTLE_FOR_ARDA as GAME } from '../../src/strategic/battle-for-arda/game.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import { parseBrief, type ArdaBrief } from '../../src/strategic/battle-for-arda/brief.ts';
import { PLAYER } from './campaign.ts';

/** Fights of a box at most: ten blocks of fifty counters take a second. Dice are thrown more often. */
const MOST_FIGHTS = 200;
const THROWN = 2000;

/** Means of a series: units that each side lost, rounds, and the share of battles after which no defender is left. */
export interface ArdaMeans {
  readonly attackers: number;
  readonly defenders: number;
  readonly rounds: number;
  readonly cleared: number;
}

/** A box with what hexes and dice come to. */
export interface ArdaRow {
  readonly title: string;
  readonly fights: number;
  readonly hexes: ArdaMeans;
  readonly dice: ArdaMeans;
}

type Units = Readonly<Record<string, number>>;

/** Battles of the worked examples, and two over the river. */
const BOXES: readonly (readonly [title: string, place: object, attacker: Units, defender: Units])[] = [
  [
    'Twenty orcs before Minas Tirith as it stands',
    { territory: 'Minas Tirith', terrain: ['settlement'] },
    { orc_marauder: 20 },
    { tower_guard: 6, man_at_arms: 2, trebuchet: 2, wall: 5, ancient_wall: 3, ancient_tower: 1 },
  ],
  [
    'The same without works',
    { territory: 'Minas Tirith', terrain: ['settlement'] },
    { orc_marauder: 20 },
    { tower_guard: 6, man_at_arms: 2 },
  ],
  [
    'Orcs and trolls with catapults before five walls',
    { territory: 'Minas Tirith', terrain: ['settlement'], from: 'Lossarnach' },
    { orc_marauder: 16, olog_hai: 3, catapult: 3, nazgul: 1 },
    { tower_guard: 8, bowman: 6, wall: 5, wizard: 1 },
  ],
  [
    'Ten Uruks and two catapults before East Osgiliath',
    { territory: 'East Osgiliath', terrain: ['river', 'settlement'], from: 'Crossroads' },
    { uruk_warrior: 10, catapult: 2 },
    { spearman: 4, wall: 4 },
  ],
  [
    'West Osgiliath over the river',
    { territory: 'West Osgiliath', terrain: ['river', 'settlement'], from: 'East Osgiliath' },
    { orc_marauder: 12, uruk_warrior: 4 },
    { tower_guard: 4, ranger: 4, wall: 2 },
  ],
  [
    'West Osgiliath from the fields',
    { territory: 'West Osgiliath', terrain: ['river', 'settlement'], from: 'Pelennor Fields' },
    { orc_marauder: 12, uruk_warrior: 4 },
    { tower_guard: 4, ranger: 4, wall: 2 },
  ],
];

/** Every box, fought and thrown so often; told when one is done. */
export function ardaRows(games: number, seed: number, tell: (title: string) => void): readonly ArdaRow[] {
  return BOXES.map(([title, place, attacker, defender]) => {
    const brief = read({ ...place, attacker: { units: attacker }, defender: { units: defender } });
    const fights = Math.min(games, MOST_FIGHTS);
    const hexes = meansOf(fights, (game) => reportFromHexes(brief, mixedSeed(seed, game)));
    const dice = meansOf(THROWN, (game) => GAME.autoResolve(brief, 'battle', dieOf(seed, game)));
    tell(title);
    return { title, fights, hexes, dice };
  });
}

function reportFromHexes(brief: ArdaBrief, seed: number): ArdaReport {
  const ground = GAME.ground(brief, 'battle');
  if (!ground.ok) throw new Error(ground.why.say);
  const outcome = GAME.fromResult(brief, 'battle', fightOut(ground, () => makeAgent(PLAYER), seed).result);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function meansOf(games: number, play: (game: number) => ArdaReport): ArdaMeans {
  const reports = Array.from({ length: games }, (_, game) => play(game));
  const mean = (count: (report: ArdaReport) => number): number =>
    reports.reduce((sum, report) => sum + count(report), 0) / games;
  return {
    attackers: mean(({ start, left }) => standing(start.attack) - standing(left.attack)),
    defenders: mean(({ start, left }) => standing(start.defence) - standing(left.defence)),
    rounds: mean(({ rounds }) => rounds),
    cleared: mean(({ verdict }) => Number(verdict === 'taken' || verdict === 'cleared')),
  };
}

function read(document: object): ArdaBrief {
  const brief = parseBrief({ format: 'battle-for-arda/1', ...document });
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}
