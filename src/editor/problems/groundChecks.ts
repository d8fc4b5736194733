/** Checks of the map: ground, hexsides, roads, names and zones. */
import { hexName, hexNamed, type HexId } from '../../board/hex.ts';
import type { MapHexside } from '../../board/mapFile.ts';
import { pointer } from '../../scenario/problems.ts';
import type { BlockKind, Command } from '../command.ts';
import { isWork } from '../edit/hexsides.ts';
import { namesInTriggers } from '../edit/triggerNames.ts';
import { isSame } from '../edited.ts';
import { regionsOfHint } from './regions.ts';
import {
  MOST_OF_A_CHECK,
  inPart,
  onHex,
  onHexside,
  openPairs,
  terrainAt,
  type Check,
  type Finding,
  type LaidHexside,
  type Survey,
} from './check.ts';

function lay(line: MapHexside): Command {
  return { type: 'hexsides', lines: [line] };
}

function clear(pair: string): Command {
  return { type: 'clearHexsides', pairs: [pair] };
}

/** Hexsides of which something holds, each with its mend. */
function laidWhere(
  survey: Survey,
  holds: (laid: LaidHexside) => boolean,
  fix: (laid: LaidHexside) => Command | null,
): readonly Finding[] {
  return survey.laid.filter(holds).map((laid) => onHexside(laid.pair, fix(laid)));
}

function pairOf({ sheet }: Survey, one: HexId, other: HexId): Readonly<{ a: string; b: string }> {
  const [a, b] = [hexName(sheet, one), hexName(sheet, other)].toSorted() as [string, string];
  return { a, b };
}

const isMountain = (survey: Survey, hex: HexId): boolean => terrainAt(survey, hex) === 'mountain';
const isGate = ({ line }: LaidHexside): boolean => line.kind === 'gate' || line.kind === 'main-gate';

/** Levels that touch without a wall between them. A mountain needs none. */
function wallGaps(survey: Survey): readonly Finding[] {
  const found: Finding[] = [];
  for (const [one, other] of openPairs(survey)) {
    if (found.length === MOST_OF_A_CHECK) break;
    const [a, b] = [survey.level[one]!, survey.level[other]!];
    if (a === b || isMountain(survey, one) || isMountain(survey, other)) continue;
    const pair = pairOf(survey, one, other);
    const up = hexName(survey.sheet, a > b ? one : other);
    found.push(onHexside(`${pair.a}/${pair.b}`, lay({ ...pair, kind: 'wall', up, level: Math.max(a, b) })));
  }
  return found;
}

/** Field that rises without a slope (2.2.8). */
function missingSlopes(survey: Survey): readonly Finding[] {
  const found: Finding[] = [];
  for (const [one, other] of openPairs(survey)) {
    if (found.length === MOST_OF_A_CHECK) break;
    if (survey.level[one]! > 0 || survey.level[other]! > 0) continue;
    const [a, b] = [survey.height[one]!, survey.height[other]!];
    if (a === b || isMountain(survey, one) || isMountain(survey, other)) continue;
    const pair = pairOf(survey, one, other);
    const up = hexName(survey.sheet, a > b ? one : other);
    found.push(onHexside(`${pair.a}/${pair.b}`, lay({ ...pair, kind: 'slope', up })));
  }
  return found;
}

function shutLevels(survey: Survey): readonly Finding[] {
  const open = new Set<number>();
  for (const laid of survey.laid) {
    if (laid.line.kind === 'tunnel') for (const hex of [laid.a, laid.b]) open.add(survey.level[hex]!);
    else if (isGate(laid) && laid.up !== null) open.add(survey.level[laid.up]!);
  }
  const levels = [...new Set(survey.level)].filter((level) => level > 0 && !open.has(level));
  return levels.map((level) => ({
    ...onHex(survey, survey.level.indexOf(level) as HexId),
    what: String(level),
  }));
}

function levelGaps(survey: Survey): readonly Finding[] {
  const levels = new Set(survey.level);
  return [...levels]
    .filter((level) => level > 1 && !levels.has(level - 1))
    .map((level) => ({ ...onHex(survey, survey.level.indexOf(level) as HexId), what: String(level) }));
}

/** Steps of roads over hexsides of which something holds. */
function roadSteps(survey: Survey, holds: (laid: LaidHexside) => boolean): readonly LaidHexside[] {
  const laid = new Map(survey.laid.filter(holds).map((one) => [one.pair, one]));
  const crossed = survey.map.roads.flatMap(({ path }) =>
    path.slice(1).flatMap((name, step) => laid.get([path[step]!, name].toSorted().join('/')) ?? []),
  );
  return [...new Set(crossed)];
}

function roadsWhere(
  survey: Survey,
  holds: (path: readonly string[]) => boolean,
  fixed: boolean,
): readonly Finding[] {
  return survey.map.roads.flatMap(({ path, name }, at) =>
    holds(path) ? [inPart(`/map/inline/roads/${at}`, name, fixed ? { type: 'removeRoad', at } : null)] : [],
  );
}

function namesWhere(
  { map }: Survey,
  holds: (name: (typeof map.names)[number], at: number) => boolean,
): readonly Finding[] {
  return map.names.flatMap((name, at) =>
    holds(name, at)
      ? [inPart(`/map/inline/names/${at}`, `${name.text} ${name.at}`.trim(), { type: 'removeName', at })]
      : [],
  );
}

/** Every zone that is spoken of, by name. */
function spokenZones({ document }: Survey): ReadonlySet<string> {
  const regions: (string | readonly string[])[] = [
    ...document.setup.map(({ zone }) => zone),
    ...document.groups.map(({ zone }) => zone),
    ...(document.hints ?? []).flatMap(regionsOfHint),
  ];
  return new Set([...regions.flat(), ...namesInTriggers(document.triggers, 'zone')]);
}

function ownZonesWhere(
  { document }: Survey,
  holds: (name: string, hexes: readonly string[]) => boolean,
): readonly Finding[] {
  return Object.entries(document.zones).flatMap(([name, hexes]) =>
    holds(name, hexes)
      ? [inPart(pointer(['zones', name]), name, { type: 'removeZone', of: 'scenario', name })]
      : [],
  );
}

function twinLetters({ map }: Survey): readonly Finding[] {
  const letters = Object.entries(map.legend);
  return letters.flatMap(([letter, meaning], at) => {
    const before = letters.slice(0, at).find(([, other]) => isSame(other, meaning));
    if (before === undefined) return [];
    const fix: Command = { type: 'removeLetter', letter, instead: before[0] };
    return [inPart(pointer(['map', 'inline', 'legend', letter]), letter, fix)];
  });
}

const TERRAIN_OF_BLOCK = { plowed: 'plowed', groves: 'grove', hills: null } as const satisfies Record<
  BlockKind,
  string | null
>;

/** Named fields, groves and hills with the hexes of them that are something else. */
function strayBlocks(survey: Survey): readonly Finding[] {
  const { map, sheet, height } = survey;
  return (Object.keys(TERRAIN_OF_BLOCK) as BlockKind[]).flatMap((kind) =>
    Object.entries(map.blocks[kind]).flatMap(([name, hexes]) => {
      const stays = (one: string): boolean => {
        const hex = hexNamed(sheet, one);
        if (hex === null) return true;
        return kind === 'hills' ? height[hex]! > 0 : terrainAt(survey, hex) === TERRAIN_OF_BLOCK[kind];
      };
      if (hexes.every(stays)) return [];
      const fix: Command = { type: 'putBlock', kind, name, hexes: hexes.filter(stays) };
      return [inPart(pointer(['map', 'inline', 'blocks', kind, name]), name, fix)];
    }),
  );
}

function emptyBlocks({ map }: Survey): readonly Finding[] {
  return (Object.keys(TERRAIN_OF_BLOCK) as BlockKind[]).flatMap((kind) =>
    Object.entries(map.blocks[kind]).flatMap(([name, hexes]) =>
      hexes.length > 0
        ? []
        : [
            inPart(pointer(['map', 'inline', 'blocks', kind, name]), name, {
              type: 'removeBlock',
              kind,
              name,
            }),
          ],
    ),
  );
}

const heightOver = ({ height }: Survey, { up, a, b }: LaidHexside): number =>
  up === null ? 0 : height[up]! - height[up === a ? b : a]!;

export const GROUND_CHECKS: readonly Check[] = [
  { id: 'wall-gap', severity: 'warning', find: wallGaps },
  { id: 'slope-missing', severity: 'hint', find: missingSlopes },
  {
    id: 'slope-flat',
    severity: 'hint',
    find: (survey) =>
      laidWhere(
        survey,
        (laid) => laid.line.kind === 'slope' && laid.up !== null && heightOver(survey, laid) === 0,
        ({ pair }) => clear(pair),
      ),
  },
  {
    id: 'upside-down',
    severity: 'warning',
    find: (survey) =>
      laidWhere(
        survey,
        (laid) => heightOver(survey, laid) < 0,
        ({ pair }) => ({ type: 'flipHexsides', pairs: [pair] }),
      ),
  },
  {
    id: 'wrong-level',
    severity: 'hint',
    find: (survey) =>
      laidWhere(
        survey,
        ({ line, up, a, b }) =>
          up !== null &&
          isWork(line) &&
          survey.level[up]! > survey.level[up === a ? b : a]! &&
          line.level !== undefined &&
          line.level !== survey.level[up],
        ({ line, up }) => lay({ ...line, level: survey.level[up!]! }),
      ),
  },
  {
    id: 'wall-within-level',
    severity: 'hint',
    find: (survey) =>
      laidWhere(
        survey,
        ({ line, a, b }) => isWork(line) && survey.level[a]! > 0 && survey.level[a] === survey.level[b],
        ({ pair }) => clear(pair),
      ),
  },
  {
    id: 'gate-nowhere',
    severity: 'warning',
    find: (survey) =>
      laidWhere(
        survey,
        (laid) => isGate(laid) && (isMountain(survey, laid.a) || isMountain(survey, laid.b)),
        ({ line }) => lay({ ...line, kind: 'wall' }),
      ),
  },
  {
    id: 'tunnel-nowhere',
    severity: 'hint',
    find: (survey) =>
      laidWhere(
        survey,
        ({ line, a, b }) =>
          line.kind === 'tunnel' && ![a, b].some((hex) => terrainAt(survey, hex) === 'tunnel'),
        ({ pair }) => clear(pair),
      ),
  },
  {
    id: 'flank-without-rock',
    severity: 'hint',
    find: (survey) =>
      laidWhere(
        survey,
        ({ line }) => line.flank === true && line.rock !== true,
        ({ line: { flank: _, ...line } }) => lay(line),
      ),
  },
  { id: 'level-shut', severity: 'warning', find: shutLevels },
  { id: 'level-gap', severity: 'hint', find: levelGaps },
  {
    id: 'no-works',
    severity: 'hint',
    find: ({ laid }) => (laid.some(({ line }) => isWork(line)) ? [] : [inPart('/map/inline/hexsides', '')]),
  },
  {
    id: 'road-through-wall',
    severity: 'warning',
    find: (survey) =>
      roadSteps(survey, ({ line }) => line.kind === 'wall' || line.kind === 'tower').map(({ pair, line }) =>
        onHexside(pair, line.rock === true ? null : lay({ ...line, kind: 'gate' })),
      ),
  },
  {
    id: 'road-over-mountain',
    severity: 'hint',
    find: (survey) =>
      roadsWhere(
        survey,
        (path) =>
          path.some((name) => {
            const hex = hexNamed(survey.sheet, name);
            return hex !== null && isMountain(survey, hex);
          }),
        false,
      ),
  },
  {
    id: 'road-too-short',
    severity: 'hint',
    find: (survey) => roadsWhere(survey, ({ length }) => length < 2, true),
  },
  {
    id: 'name-blank',
    severity: 'hint',
    find: (survey) => namesWhere(survey, ({ text }) => text.trim() === ''),
  },
  {
    id: 'name-twice',
    severity: 'hint',
    find: (survey) =>
      namesWhere(survey, ({ text, at }, index) =>
        survey.map.names
          .slice(0, index)
          .some((other) => text.trim() !== '' && other.text === text && other.at === at),
      ),
  },
  {
    id: 'zone-unused',
    severity: 'hint',
    find: (survey) => {
      const spoken = spokenZones(survey);
      return ownZonesWhere(survey, (name, hexes) => hexes.length > 0 && !spoken.has(name));
    },
  },
  {
    id: 'zone-blank',
    severity: 'hint',
    find: (survey) => {
      const spoken = spokenZones(survey);
      return ownZonesWhere(survey, (name, hexes) => hexes.length === 0 && !spoken.has(name));
    },
  },
  { id: 'letter-twice', severity: 'hint', find: twinLetters },
  { id: 'field-off-ground', severity: 'hint', find: strayBlocks },
  { id: 'field-blank', severity: 'hint', find: emptyBlocks },
];
