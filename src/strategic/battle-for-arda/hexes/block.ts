/** H5: a block of a battle for Arda, which stands for one round of its ten. Nobody has points in it; what counts are steps. */
import type { HexName } from '../../../board/mapFile.ts';
import type { Text } from '../../../engine/battle.ts';
import { DEFAULT_OPTIONS } from '../../../scenario/defaults.ts';
import type { InlineScenario } from '../../../scenario/schema.ts';
import type { Role } from '../terrain.ts';
import { blockTitle } from '../../blockWords.ts';
import { TEXTS } from './blockWords.ts';
import { deploy, FORCES, type Deployed } from './deployment.ts';
import { worksLeft, type ArdaFight, type Standing } from './standing.ts';
import { besideWalls } from './crews.ts';
import { isOuterWork, ladderSides, worksDown } from './walls.ts';

/** Game-turns of a block. */
const BLOCK_TURNS = 5;
/** One ladder stands for so many climbers when the assault begins, and as many more are carried in each block. */
const CLIMBERS_PER_LADDER = 2;

const NAMES: Readonly<Record<Role, Text>> = { attack: TEXTS.attackers, defence: TEXTS.defenders };

/** The block that a fight stands before. */
export function ardaBlock(fight: ArdaFight, standing: Standing): InlineScenario {
  const { field, brief } = fight;
  const { attack, defence } = deploy(fight, standing);
  const sides = [defence, attack];
  const number = standing.fought + 1;
  const pieces = sides.flatMap((side) => side.pieces);
  const kinds = sides.flatMap((side) => side.kinds);
  const ladders = Math.floor(climbersOf(attack) / CLIMBERS_PER_LADDER);
  const down = worksDown(field, worksLeft(fight, standing));
  return {
    format: 'pelennor/scenario',
    version: 1,
    id: `arda-block-${number}`,
    title: blockTitle(brief.title === '' ? brief.territory : brief.title, number),
    summary: TEXTS.summary,
    minutes: pieces.length,
    map: { inline: field.map },
    kinds: [...new Map(kinds.map((sheet) => [sheet.id, sheet])).values()],
    sides: sides.map(({ role }) => ({
      id: FORCES[role],
      role: role === 'defence' ? 'defender' : 'besieger',
      name: NAMES[role],
      forces: [{ id: FORCES[role], name: NAMES[role], threshold: 999, holds: true }],
    })),
    turns: { first: 1, last: BLOCK_TURNS, night: [], names: {} },
    options: { ...DEFAULT_OPTIONS, approachMarch: false, hiddenCauldrons: false },
    supplies: { ladders, heads: 0, trenches: 0 },
    opening: openingOf(fight, standing, down, ladders),
    zones: {},
    pieces,
    setup: sides.flatMap((side) => setupOf(fight, side)),
    groups: [],
    triggers: TRIGGERS,
  };
}

/** Outer works stand and fall with those of the battle; whatever else was broken stays so, and ladders stand where there is still a wall. */
function openingOf(
  { field }: ArdaFight,
  { fought, works }: Standing,
  down: readonly string[],
  ladders: number,
): NonNullable<InlineScenario['opening']> {
  const within = works.breached.filter((pair) => !isOuterWork(field, pair));
  const sides = ladderSides(field, down);
  return {
    breached: [...down, ...within],
    lost: [...works.lostLevels],
    tracks: {},
    taken: works.taken.filter((pair) => !down.includes(pair)),
    ladders: fought === 0 ? sides.slice(0, ladders) : works.ladders.filter((pair) => sides.includes(pair)),
  };
}

function climbersOf({ pieces, kinds }: Deployed): number {
  const climbs = new Set(
    kinds.filter((one) => one.class === 'unit' && one.traits.includes('ladders')).map(({ id }) => id),
  );
  return pieces.filter(({ kind }) => climbs.has(kind)).length;
}

/** Whoever came up may be placed anywhere in his zone, cauldrons beside a wall. */
function setupOf(
  { field }: ArdaFight,
  { role, fresh, cauldrons, pieces }: Deployed,
): InlineScenario['setup'] {
  const [zone, name] =
    role === 'defence' ? ([field.inside, TEXTS.within] as const) : ([field.lines, TEXTS.lines] as const);
  const line = (ids: readonly string[], hexes: readonly HexName[], where: Text) => {
    const held = pieces.filter(({ id }) => ids.includes(id)).map(({ at }) => at);
    return { force: FORCES[role], pieces: [...ids], zone: [...new Set([...hexes, ...held])], name: where };
  };
  const others = fresh.filter((id) => !cauldrons.includes(id));
  return [
    ...(others.length === 0 ? [] : [line(others, zone, name)]),
    ...(cauldrons.length === 0 ? [] : [line(cauldrons, besideWalls(field), TEXTS.besideWalls)]),
  ];
}

const TRIGGERS: InlineScenario['triggers'] = [
  {
    id: 'defenders-gone',
    when: 'turnEnds',
    if: [{ type: 'wiped', side: FORCES.defence }],
    then: { type: 'win', side: FORCES.attack, text: TEXTS.defendersGone },
  },
  {
    id: 'attackers-gone',
    when: 'turnEnds',
    if: [{ type: 'wiped', side: FORCES.attack }],
    then: { type: 'win', side: FORCES.defence, text: TEXTS.attackersGone },
  },
  {
    id: 'over',
    when: 'turnEnds',
    if: [{ type: 'lastTurn' }],
    then: { type: 'win', side: 'draw', text: TEXTS.over },
  },
];
