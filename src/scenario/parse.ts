/** From a document somebody wrote to the battle that is fought, or to everything that is wrong with it. */
import type { Board } from '../board/board.ts';
import type { MapFile } from '../board/mapFile.ts';
import type { Battle, Group, MachineHint, Opening, SideSheet, Trigger } from '../engine/battle.ts';
import { OFF_MAP } from '../engine/place.ts';
import { WITHOUT_LIMIT } from '../engine/state.ts';
import { documentHash } from '../kernel/hash.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { complete, draftOf, partsOf, type ScenarioDraft } from './draft.ts';
import type { Library } from './library.ts';
import { reportTwins } from './names.ts';
import { noteProblems, pointer, type Problem, type ReportProblem } from './problems.ts';
import { readGroups } from './readGroups.ts';
import { readHints } from './readHints.ts';
import { readKinds, type Kinds } from './readKinds.ts';
import { readGround, type ReadMap } from './readMap.ts';
import { readOpening } from './readOpening.ts';
import { readPieces, type Stander } from './readPieces.ts';
import { checkRoom } from './readRoom.ts';
import { readSetup } from './readSetup.ts';
import { readSides, type ReadSides } from './readSides.ts';
import { namesOf } from './readNames.ts';
import { readTriggers } from './readTriggers.ts';
import { readTurns } from './readTurns.ts';
import { regionsOf } from './regions.ts';
import { scenarioSchema, type InlineScenario, type ScenarioFile } from './schema.ts';
import { readShape } from './shape.ts';

/** A scenario ready to play: the battle, and the document that holds all of it without any other file. */
export interface OpenScenario {
  readonly battle: Battle;
  readonly document: InlineScenario;
}

/** Reads a scenario file with the maps and rosters it may name. All problems at once; never throws. */
export function parseScenario(document: unknown, library: Library): Result<Battle, Problem> {
  const opened = openScenario(document, library);
  return opened.ok ? ok(opened.value.battle) : opened;
}

/** As `parseScenario`, and answers the document with its map and kinds as well: what a save carries. */
export function openScenario(document: unknown, library: Library): Result<OpenScenario, Problem> {
  const { problems, report } = noteProblems();
  const file = readShape(scenarioSchema, document, [], report);
  const parts = readParts(file === null ? draftOf(document) : partsOf(file), library, report);
  if (file === null || parts.ground === null || problems.length > 0) return failed(problems);
  const whole = inlineScenario(file, parts.ground.map, parts.kinds);
  return ok({ battle: battleOf(whole, parts, parts.ground), document: whole });
}

interface Parts {
  readonly ground: ReadMap | null;
  readonly kinds: Kinds;
  readonly sides: ReadSides;
  readonly turns: Battle['turns'] | null;
  readonly opening: Opening | null;
  readonly standers: readonly Stander[];
  readonly setup: Battle['setup'];
  readonly groups: readonly (Group | null)[];
  readonly hints: readonly (MachineHint | null)[];
  readonly triggers: readonly (Trigger | null)[];
}

function readParts(draft: ScenarioDraft, library: Library, report: ReportProblem): Parts {
  const ground = readGround(draft.map, library, report);
  const kinds = readKinds(draft.kinds, library, report);
  const sides = readSides(draft.sides, report);
  const turns = draft.turns === null ? null : readTurns(draft.turns, report);
  const regions = ground === null ? null : regionsOf(ground.board, draft.zones, report);
  const levels = ground === null ? null : levelsOf(ground.board);
  const field = ground === null || regions === null ? null : { board: ground.board, regions };
  const standers = readPieces(draft.pieces, kinds, sides, field, report);
  const allPieces = kinds.complete && sides.complete && complete(draft.pieces);
  const context = { sides, standers, allPieces, report };
  const setup = field === null ? [] : readSetup(draft.setup, { ...field, ...context });
  const groups = readGroups(draft.groups, { regions, ...context });
  const late = groups.groups.filter((group) => group !== null);
  const isWhole = allPieces && setup.length === draft.setup.length && late.length === draft.groups.length;
  if (field !== null && isWhole) checkRoom(setup, late, standers, field.board, report);
  reportTwins(
    'variable',
    draft.variables.flatMap((line, at) =>
      line === null ? [] : [{ name: line.id, path: pointer(['variables', at, 'id']) }],
    ),
    report,
  );
  const opening = readOpening(draft.opening, { regions, levels, ...context });
  const hints = readHints(draft.hints, { regions, levels, board: ground?.board ?? null, ...context });
  const triggers = readTriggers(draft.triggers, {
    regions,
    board: ground?.board ?? null,
    levels,
    turns: draft.turns,
    groups,
    names: namesOf(draft),
    ...context,
  });
  return { ground, kinds, sides, turns, opening, standers, setup, groups: groups.groups, hints, triggers };
}

function levelsOf({ level }: Board): ReadonlySet<number> {
  return new Set([...level].filter((one) => one > 0).toSorted((a, b) => a - b));
}

/** The scenario with its map and with the kinds its pieces are of; of such a scenario, the scenario itself. */
function inlineScenario(file: ScenarioFile, map: MapFile, { sheets }: Kinds): InlineScenario {
  const used = new Set(file.pieces.map(({ kind }) => kind));
  return { ...file, map: { inline: map }, kinds: [...sheets.values()].filter(({ id }) => used.has(id)) };
}

function battleOf(document: InlineScenario, parts: Parts, { board }: ReadMap): Battle {
  const { id, title, options, supplies } = document;
  const { ladders, heads, trenches, tries } = supplies;
  return {
    id,
    hash: documentHash(document),
    title,
    board,
    pieces: parts.standers.map(({ piece }) => piece),
    forces: parts.sides.forces,
    sides: parts.sides.sheets as unknown as readonly [SideSheet, SideSheet],
    turns: parts.turns!,
    options,
    setup: parts.setup,
    placements: parts.standers.map(({ place }) => place ?? OFF_MAP),
    triggers: parts.triggers as readonly Trigger[],
    ...(document.hints === undefined ? {} : { hints: parts.hints as readonly MachineHint[] }),
    ...(document.variables === undefined ? {} : { variables: document.variables }),
    oil: parts.standers.map(({ oil }) => oil),
    worn: parts.standers.map(({ lost }) => lost),
    shaken: new Set(parts.standers.flatMap(({ disrupted, piece }) => (disrupted ? [piece.id] : []))),
    groups: parts.groups as readonly Group[],
    supplies: { ladders, heads, trenches },
    tries: [tries?.defender ?? WITHOUT_LIMIT, tries?.besieger ?? WITHOUT_LIMIT],
    ...(document.levelValues === undefined ? {} : { levelValues: document.levelValues }),
    opening: parts.opening,
  };
}
