/** A block of a fight as a scenario (4.3, 4.4): a few game-turns on the ground of the hold, with no tracks and no points. */
import type { Board } from '../../../board/board.ts';
import { hexName, hexNamed, type HexId } from '../../../board/hex.ts';
import type { HexName } from '../../../board/mapFile.ts';
import { besideWork } from '../../../engine/facts/ground.ts';
import { DEFAULT_OPTIONS } from '../../../scenario/defaults.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { InlineScenario, SetupLine } from '../../../scenario/schema.ts';
import { blockTitle } from '../../blockWords.ts';
import { opponent, type Both, type Seat, SEATS } from '../brief/brief.ts';
import { type SiegeLink } from '../ledger/link.ts';
import { figureOf } from '../roster.ts';
import { BESIDE_A_WALL, BLOCK_ENDS, BLOCK_SUMMARIES, sideName } from './blockWords.ts';
import { deploy, type Deployed, type Host } from './deployment.ts';
import {
  BESIEGERS_BEYOND,
  BLOCK_TURNS,
  COUNTERS_PER_LADDER,
  LINE_LIMIT,
  SPARE_LADDERS,
  TRIES_PER_LEADER,
} from '../dials.ts';
import { openingWorks } from './engines.ts';
import { grondComes, nightTurns } from './events.ts';
import { floodEvents } from './flood.ts';
import { closedBefore, isLeft, lastingEvents, toldAtFirst } from './lasting.ts';
import { allianceIn, holderOf, lineLimit, order, rankUnits, type Ranks } from './formations.ts';
import { mapIn } from './ground.ts';
import { pointsOf } from './leadership.ts';
import { boardOf, doorsOf, grondsHex, zonesOf, type Zone } from './places.ts';
import { unitsLeft, type Fight, type Standing, type Works } from './standing.ts';
import type { BlockSway } from './sways.ts';
import { engineTokens, peopleTokens, unitTokens, type Part } from './tokens.ts';

/** Who is in the line of each side in this block, and who waits. In an assault the besieger has room for a few units more than the garrison has. */
export function ranksOf(fight: Fight, standing: Standing, sways: Both<BlockSway>): Both<Ranks> {
  const { link } = fight;
  const garrison = unitsLeft(fight, standing, 'defender').length;
  const room = link.mode === 'assault' ? garrison + BESIEGERS_BEYOND : LINE_LIMIT;
  const now = (seat: Seat, most: number): Ranks => {
    const limit = Math.min(most, lineLimit(sways[seat]));
    return rankUnits(order(link, seat), standing.ranks[seat], standing.losses, limit);
  };
  return { attacker: now('attacker', room), defender: now('defender', LINE_LIMIT) };
}

/** The scenario of the block that a fight stands before, swayed by the cards that were chosen for it. */
export function blockScenario(fight: Fight, standing: Standing, sways: Both<BlockSway>): InlineScenario {
  const { brief, link, ground } = fight;
  const ranks = ranksOf(fight, standing, sways);
  const works = standing.works ?? openingWorks(fight, standing, ranks.attacker);
  const zones = zonesOf(ground, link.mode, link.from);
  const parts = SEATS.map((seat): Part => ({ fight, standing, seat, ranks, sway: sways[seat] }));
  const hosts = parts.map((part) => hostOf(part, works, openPart(zones[part.seat], works)));
  const holder = holderOf(link);
  const inOrder = hosts.toSorted((a, b) => Number(b.seat === holder) - Number(a.seat === holder));
  const board = boardOf(ground);
  const placed = deploy(board, standing, inOrder);
  const setup = placed.flatMap((one, index) => setupOf(fight, one, inOrder[index]!));
  const tries = (seat: Seat): number => pointsOf(fight, standing, seat, sways[seat]) * TRIES_PER_LEADER;
  return {
    format: 'pelennor/scenario',
    version: 1,
    id: `${link.battle}-block-${standing.number}`,
    title: blockTitle(brief.title, standing.number),
    summary: BLOCK_SUMMARIES[link.mode],
    minutes: minutesOf(placed),
    map: { inline: mapIn(ground, standing.number) },
    kinds: kindsOf(hosts),
    sides: inOrder.map(({ force, seat }) => ({
      id: force,
      role: seat === holder ? 'defender' : 'besieger',
      name: nameOf(link, seat),
      forces: [{ id: force, name: nameOf(link, seat), threshold: 999, holds: true }],
    })),
    turns: { first: 1, last: BLOCK_TURNS, night: [...nightTurns(fight)], names: {} },
    options: { ...DEFAULT_OPTIONS, approachMarch: false, hiddenCauldrons: false, grond: 'always-active' },
    supplies: {
      ladders: link.mode === 'assault' && hasWall(board) ? sparesOf(hosts) : 0,
      heads: 0,
      trenches: 0,
      tries: { defender: tries(holder), besieger: tries(opponent(holder)) },
    },
    opening: {
      breached: [...works.breached],
      lost: [...works.lostLevels],
      tracks: {},
      taken: [...works.taken],
      ladders: [...works.ladders],
    },
    zones: {},
    pieces: placed.flatMap(({ pieces }) => pieces),
    setup,
    groups: [],
    triggers: [...triggersOf(inOrder), ...eventsOf(fight, inOrder, works.closed ?? [])],
  };
}

function nameOf(link: SiegeLink, seat: Seat): ReturnType<typeof sideName> {
  const nations = link[seat].figures.map((id) => figureOf(id).nation);
  return sideName(nations, allianceIn(link, seat));
}

/** Whether nobody can be in a hex any more since an earlier block. */
function isShut({ closed = [] }: Works, hex: HexName): boolean {
  return closed.includes(hex);
}

function openPart({ hexes, name }: Zone, works: Works): Zone {
  return { hexes: hexes.filter((hex) => !isShut(works, hex)), name };
}

/** A host with its seat. */
type Seated = Host & Readonly<{ seat: Seat }>;

function hostOf(part: Part, works: Works, { hexes, name }: Zone): Seated & Readonly<{ zone: Zone }> {
  const { fight, standing, seat } = part;
  const units = unitTokens(part);
  const wanted = standing.number === 1 ? wantedBy(part, works) : [];
  const reserve = standing.number === 1 ? [] : behind(fight, seat).filter((hex) => !isShut(works, hex));
  return {
    seat,
    force: allianceIn(fight.link, seat),
    units: standing.number === 1 && seat === 'attacker' && grondComes(fight) ? pushersFirst(units) : units,
    people: peopleTokens(part),
    engines: engineTokens(part),
    hexes: [...new Set([...wanted.filter((hex) => hexes.includes(hex)), ...hexes, ...reserve])],
    zone: { hexes, name },
  };
}

/** Where the first counters of an assault go: one beside Grond and one at the foot of each ladder; those inside at the gate and over the ladders. */
function wantedBy({ fight, seat }: Part, { ladders }: Works): readonly HexName[] {
  const { link, ground } = fight;
  if (link.mode !== 'assault') return [];
  if (seat === 'defender') return [...doorsOf(ground), ...ladders.map((pair) => pair.split('/')[1]!)];
  const feet = ladders.map((pair) => pair.split('/')[0]!);
  return grondComes(fight) ? [grondsHex(ground), ...feet] : feet;
}

function pushersFirst(units: Host['units']): Host['units'] {
  const pusher = units.find(({ sheet }) => sheet.class === 'unit' && sheet.traits.includes('pushes-grond'));
  return pusher === undefined ? units : [pusher, ...units.filter((one) => one !== pusher)];
}

/** Where whoever comes up in a later block goes when his zone is full: anywhere in the city for those who hold it, anywhere in the open for the others. */
function behind(fight: Fight, seat: Seat): readonly HexName[] {
  const board = boardOf(fight.ground);
  const inside = fight.link.mode !== 'relief' && fight.link.mode !== 'field' && seat === holderOf(fight.link);
  return Array.from({ length: board.size }, (_, hex) => hex as HexId)
    .filter((hex) => board.level[hex]! > 0 === inside)
    .map((hex) => hexName(board, hex));
}

/** The set-up of a host: its zone for all that is not yet in its place, cauldrons beside a wall; widened by where they had to be put. */
function setupOf(
  fight: Fight,
  { force, movable }: Deployed,
  { zone }: Seated & Readonly<{ zone: Zone }>,
): readonly SetupLine[] {
  const board = boardOf(fight.ground);
  const pots = movable.filter(({ kind }) => kind === 'cauldron');
  const others = movable.filter(({ kind }) => kind !== 'cauldron');
  const line = (pieces: Deployed['movable'], hexes: readonly HexName[], name: Zone['name']): SetupLine => ({
    force,
    pieces: pieces.map(({ id }) => id),
    zone: [...new Set([...hexes, ...pieces.map(({ at }) => at)])],
    name,
  });
  const walls = zone.hexes.filter((hex) => besideWork(board, hexNamed(board, hex)!));
  return [
    ...(others.length === 0 ? [] : [line(others, zone.hexes, zone.name)]),
    ...(pots.length === 0 ? [] : [line(pots, walls, BESIDE_A_WALL)]),
  ];
}

function kindsOf(hosts: readonly Host[]): readonly KindSheet[] {
  const sheets = hosts.flatMap(({ units, people, engines }) => [...units, ...people, ...engines]);
  return [...new Map(sheets.map(({ sheet }) => [sheet.id, sheet])).values()];
}

/** Whether there is a wall: nothing else bears a ladder (2.11.2). */
function hasWall({ works }: Board): boolean {
  return works.some(({ kind }) => kind === 'wall');
}

/** Ladders brought up for each block beside those that stand. */
function sparesOf(hosts: readonly Seated[]): number {
  const climbers = hosts.find(({ seat }) => seat === 'attacker')!.units.length;
  return Math.floor(climbers / COUNTERS_PER_LADDER) * SPARE_LADDERS;
}

/** About a minute for each piece that has something to do. */
function minutesOf(placed: readonly Deployed[]): number {
  return placed.reduce((sum, { pieces }) => sum + pieces.length, 0);
}

function triggersOf([holder, other]: readonly Host[]): InlineScenario['triggers'] {
  const whenWiped = (id: string, side: string, winner: string, text: { en: string; de: string }) => ({
    id,
    when: 'turnEnds' as const,
    if: [{ type: 'wiped' as const, side }],
    then: { type: 'win' as const, side: winner, text },
  });
  return [
    whenWiped('defender-wiped', holder!.force, other!.force, BLOCK_ENDS.defenderWiped),
    whenWiped('besieger-wiped', other!.force, holder!.force, BLOCK_ENDS.besiegerWiped),
    {
      id: 'over',
      when: 'turnEnds',
      if: [{ type: 'lastTurn' }],
      then: { type: 'win', side: 'draw', text: BLOCK_ENDS.over },
    },
  ];
}

/** What the place itself does while somebody holds it against the other: in the open field it obeys nobody, and what is closed stays so. */
function eventsOf(
  { ground: { flood, lasting = [] }, link }: Fight,
  [holder, other]: readonly Host[],
  closed: readonly HexName[],
): InlineScenario['triggers'] {
  const isHeld = link.mode === 'assault' || link.mode === 'sortie';
  const rises = flood === undefined || !isHeld ? [] : [flood];
  const changes = isHeld ? lasting.filter((one) => isLeft(one, closed)) : [];
  return [
    ...closedBefore(closed),
    ...toldAtFirst([...rises, ...changes].map(({ told }) => told)),
    ...rises.flatMap((one) => floodEvents(one, other!.force)),
    ...changes.flatMap((one) => lastingEvents(one, holder!.force, other!.force, closed)),
  ];
}
