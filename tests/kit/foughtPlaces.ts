/** Every sort of place that a strategic game fights for on hexes, with one battle each, for kept games and pictures. */
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario, type OpenScenario } from '../../src/scenario/parse.ts';
import { BATTLE_FOR_ARDA } from '../../src/strategic/battle-for-arda/game.ts';
import { toNextBlock, type Decide } from '../../src/strategic/fights.ts';
import { MIDDLE_EARTH_IX } from '../../src/strategic/middle-earth-ix/game.ts';
import { openGame, type OpenGame, type OpenSiege } from '../../src/strategic/open.ts';
import type { BattleGround, FightMove } from '../../src/strategic/siege.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import { must } from './briefs.ts';
import { ONE_OF_EACH } from './fields.ts';
import { ALL_SIEGES } from './strongholds.ts';

/** A place, and a battle there as its game reads it. */
export interface FoughtPlace {
  readonly id: string;
  readonly game: OpenGame;
  /** A note or a document. */
  readonly brief: unknown;
}

/** The first block of a battle, opened. */
export interface FirstBlock {
  readonly game: OpenGame;
  readonly siege: OpenSiege;
  readonly ground: BattleGround;
  /** What was decided before it. */
  readonly moves: readonly FightMove[];
  readonly scenario: OpenScenario;
}

const RING = openGame(WAR_OF_THE_RING);
const ARDA = openGame(BATTLE_FOR_ARDA);
const IX = openGame(MIDDLE_EARTH_IX);

/** The territories of the Battle for Arda: one from the fields, one over the river, one by land. */
const IN_ARDA: readonly FoughtPlace[] = [
  {
    id: 'arda-minas-tirith',
    game: ARDA,
    brief: {
      format: 'battle-for-arda/1',
      territory: 'Minas Tirith',
      from: 'Pelennor Fields',
      terrain: ['settlement'],
      attacker: { units: { orc_marauder: 8, uruk_warrior: 4, catapult: 1 } },
      defender: { units: { tower_guard: 4, bowman: 2, wall: 2 } },
    },
  },
  {
    id: 'arda-west-osgiliath',
    game: ARDA,
    brief: {
      format: 'battle-for-arda/1',
      territory: 'West Osgiliath',
      from: 'East Osgiliath',
      terrain: ['river', 'settlement'],
      attacker: { units: { orc_marauder: 12, uruk_warrior: 4 } },
      defender: { units: { tower_guard: 4, ranger: 4, wall: 2 } },
    },
  },
  {
    id: 'arda-east-osgiliath',
    game: ARDA,
    brief: {
      format: 'battle-for-arda/1',
      territory: 'East Osgiliath',
      from: 'Crossroads',
      terrain: ['river', 'settlement'],
      attacker: { units: { uruk_warrior: 10, catapult: 2 } },
      defender: { units: { spearman: 4, wall: 4 } },
    },
  },
];

/** A fort of Middle Earth IX, stormed by the Nazgûl: one supports him, and one the garrison. */
const FORT: FoughtPlace = {
  id: 'ix-fort',
  game: IX,
  brief: {
    format: 'middle-earth-ix-assault/1',
    province: 'Frn',
    defender: { power: 'Arthedain', kind: 'A', order: 'hold' },
    attackers: [{ power: 'Angmar', kind: 'A', from: 'Mai', nazgul: true }],
    supports: [
      { power: 'Angmar', kind: 'A', at: 'Gun', to: 'Mai' },
      { power: 'Cardolan', kind: 'A', at: 'EMo', to: 'Frn' },
    ],
  },
};

/** The strongholds in the order of the grounds, then open ground and walls, then the other games. */
export const FOUGHT_PLACES: readonly FoughtPlace[] = [
  ...[...ALL_SIEGES, ...ONE_OF_EACH].map(({ region, note }) => ({ id: region, game: RING, brief: note })),
  ...IN_ARDA,
  FORT,
];

/** Whoever may stop or go back does so; everything else is decided as the policies of the odds have it. */
export const stopping: Decide = ({ options, usual }) =>
  options.find(({ id }) => id === 'stop' || id === 'retreat')?.id ?? usual;

/** The first block of the battle at a place; throws where nobody has thought of one. */
export function firstBlock(id: string): FirstBlock {
  const place = FOUGHT_PLACES.find((one) => one.id === id);
  if (place === undefined) throw new Error(`there is no battle at ${id}`);
  const siege = must(place.game.open(place.brief))[0]!;
  const ground = siege.ground();
  if (!ground.ok) throw new Error(`${id}: ${ground.why.say}`);
  const { moves, stage } = must(toNextBlock(ground, [], stopping));
  if (stage.type !== 'block') throw new Error(`${id}: no block is fought`);
  return { game: place.game, siege, ground, moves, scenario: must(openScenario(stage.scenario, NO_LIBRARY)) };
}
