/** Rule 12: a fort assault as a battle of eight game-turns. Who stands in the keep decides, and nothing else counts. */
import type { HexName } from '../../../board/mapFile.ts';
import type { Text } from '../../../engine/battle.ts';
import { DEFAULT_OPTIONS } from '../../../scenario/defaults.ts';
import type { InlineScenario, PieceLine, TriggerLine } from '../../../scenario/schema.ts';
import type { AssaultBrief, Support } from '../brief.ts';
import { standingOf } from '../supports.ts';
import { countersOf, reservesOf, type Counter } from './counters.ts';
import { APPROACHES, FORT_MAP, KEEP, WARD } from './fort.ts';
import type { Storm } from './storm.ts';
import { TEXTS } from './blockWords.ts';

/** Game-turns of the one block. */
const TURNS = 8;
/** Two find room on each side of the fort. */
const MOST_COMERS = 2 * APPROACHES.length;
/** One ladder for so many counters that storm. */
const COUNTERS_PER_LADDER = 2;

const HOLDER = 'garrison';
const STORM = 'storm';

/** Counters that stand together: the garrison with its supports, the army that storms, or one that supports it. */
interface Host {
  readonly counters: readonly Counter[];
  readonly hexes: readonly HexName[];
  readonly force: typeof HOLDER | typeof STORM;
  readonly ladders: readonly string[];
}

/** The battle for a fort. */
export function fortBlock(storm: Storm): InlineScenario {
  const { brief } = storm;
  const hosts = [garrisonOf(storm), ...comersOf(storm).slice(0, MOST_COMERS).map(approachOf)];
  const pieces = hosts.flatMap(piecesOf);
  const storming = hosts.filter(({ force }) => force === STORM);
  const ladders = storming.flatMap((host) => host.ladders.slice(0, laddersOf(host)));
  return {
    format: 'pelennor/scenario',
    version: 1,
    id: `fort-${brief.province.toLowerCase()}`,
    title: { en: brief.title === '' ? brief.province : brief.title },
    summary: TEXTS.summary,
    minutes: 2 * pieces.length + TURNS,
    map: { inline: FORT_MAP },
    kinds: [
      ...new Map(hosts.flatMap(({ counters }) => counters).map(({ sheet }) => [sheet.id, sheet])).values(),
    ],
    sides: [
      { id: HOLDER, role: 'defender', name: TEXTS.garrison, forces: [forceOf(HOLDER, TEXTS.garrison)] },
      { id: STORM, role: 'besieger', name: TEXTS.attackers, forces: [forceOf(STORM, TEXTS.attackers)] },
    ],
    turns: { first: 1, last: TURNS, night: [], names: {} },
    options: { ...DEFAULT_OPTIONS, approachMarch: false, hiddenCauldrons: false },
    supplies: { ladders: storming.reduce((sum, host) => sum + laddersOf(host), 0), heads: 0, trenches: 0 },
    opening: { breached: [], lost: [], tracks: {}, taken: [], ladders },
    zones: {},
    pieces,
    setup: hosts.map(({ force, counters, hexes }) => ({
      force,
      pieces: counters.map(({ id }) => id),
      zone: [...hexes],
      name: force === HOLDER ? TEXTS.within : TEXTS.lines,
    })),
    groups: [],
    triggers: triggersOf(storm),
  };
}

/** So many ladders stand for an army when the storm begins, as far as its side has room, and as many more are brought. */
function laddersOf({ counters }: Host): number {
  return Math.ceil(unitsOf(counters).length / COUNTERS_PER_LADDER);
}

/** The garrison, and of those who support it as many as find room. */
function garrisonOf({ brief, garrison }: Storm): Host {
  const own = countersOf(brief.province, garrison);
  const hexes = [...WARD, ...KEEP];
  const reserves = supportsFor(brief, brief.province).flatMap((one) => reservesOf(one.at, one));
  const counters = [...own, ...reserves.slice(0, hexes.length - unitsOf(own).length)];
  return { force: HOLDER, counters, hexes, ladders: [] };
}

/** The army that storms, then those who support it: each comes from where it is. */
function comersOf({ brief, garrison, army, from }: Storm): readonly (readonly Counter[])[] {
  // Nobody lends his hand against an army of his own power.
  const supports = supportsFor(brief, from).filter(({ power }) => power !== garrison.power);
  return [countersOf(from, army), ...supports.map((one) => reservesOf(one.at, one))];
}

/** From a side of its own while there is one, and behind another where there is none. */
function approachOf(counters: readonly Counter[], at: number): Host {
  const { lines, ladders } = APPROACHES[at % APPROACHES.length]!;
  const isFirst = at < APPROACHES.length;
  return {
    force: STORM,
    counters,
    hexes: isFirst ? lines : [...lines].reverse(),
    ladders: isFirst ? ladders : [],
  };
}

/** Those who support a unit and were not cut. */
function supportsFor(brief: AssaultBrief, to: string): readonly Support[] {
  return brief.supports.filter((one) => one.to === to && standingOf(one, brief) === 'stands');
}

/** A unit a hex, in their order; a captain stands with the first of his men. */
function piecesOf({ force, counters, hexes }: Host): readonly PieceLine[] {
  const units = unitsOf(counters);
  return counters.map(({ id, sheet }) => ({
    id,
    kind: sheet.id,
    force,
    at: hexes[Math.max(0, units.indexOf(id))]!,
  }));
}

function unitsOf(counters: readonly Counter[]): string[] {
  return counters.filter(({ sheet }) => sheet.class === 'unit').map(({ id }) => id);
}

/** None of these is on the map any more. */
function noneOf(pieces: string[]): TriggerLine['if'][number] {
  return { type: 'not', condition: { type: 'count', who: { pieces }, atLeast: 1 } };
}

function forceOf(id: string, name: Text) {
  return { id, name, threshold: 999, holds: true };
}

function triggersOf({ brief, garrison, army, from }: Storm): InlineScenario['triggers'] {
  const own = unitsOf(countersOf(brief.province, garrison));
  const comers = unitsOf(countersOf(from, army));
  const win = (id: string, side: string, text: Text, ...conditions: TriggerLine['if']): TriggerLine => ({
    id,
    when: 'turnEnds',
    if: conditions,
    then: { type: 'win', side, text },
  });
  const inKeep: TriggerLine['if'][number] = {
    type: 'count',
    who: { pieces: own, in: [...KEEP] },
    atLeast: 1,
  };
  return [
    win('garrison-gone', STORM, TEXTS.nobodyHolds, noneOf(own)),
    win('storm-gone', HOLDER, TEXTS.attackersGone, noneOf(comers)),
    win('keep-held', HOLDER, TEXTS.held, { type: 'lastTurn' }, inKeep),
    win('keep-empty', STORM, TEXTS.fallen, { type: 'lastTurn' }),
  ];
}
