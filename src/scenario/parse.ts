/** From a document somebody wrote to the battle that is fought, or to everything that is wrong with it. */
import type { MapFile } from '../board/mapFile.ts';
import type { Battle, SideSheet, Trigger } from '../engine/battle.ts';
import { OFF_MAP } from '../engine/place.ts';
import { documentHash } from '../kernel/hash.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { DEFAULT_OPTIONS } from './defaults.ts';
import { complete, draftOf, type Draft } from './draft.ts';
import type { Library } from './library.ts';
import { notebook, type Problem, type Report } from './problems.ts';
import { readKinds, type Kinds } from './readKinds.ts';
import { readGround, type Ground } from './readMap.ts';
import { readPieces, type Stander } from './readPieces.ts';
import { readSetup } from './readSetup.ts';
import { readSides, type Sides } from './readSides.ts';
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
  const { problems, report } = notebook();
  const file = readShape(scenarioSchema, document, [], report);
  const parts = readParts(draftOf(document), library, report);
  if (file === null || parts.ground === null || problems.length > 0) return failed(problems);
  const whole = inlined(file, parts.ground.map, parts.kinds);
  return ok({ battle: battleOf(whole, parts, parts.ground), document: whole });
}

interface Parts {
  readonly ground: Ground | null;
  readonly kinds: Kinds;
  readonly sides: Sides;
  readonly turns: Battle['turns'] | null;
  readonly standers: readonly Stander[];
  readonly setup: Battle['setup'];
  readonly triggers: readonly (Trigger | null)[];
}

function readParts(draft: Draft, library: Library, report: Report): Parts {
  const ground = readGround(draft.map, library, report);
  const kinds = readKinds(draft.kinds, library, report);
  const sides = readSides(draft.sides, report);
  const turns = draft.turns === null ? null : readTurns(draft.turns, report);
  const regions = ground === null ? null : regionsOf(ground.board, draft.zones, report);
  const field = ground === null || regions === null ? null : { board: ground.board, regions };
  const standers = readPieces(draft.pieces, kinds, sides, field, report);
  const allPieces = kinds.complete && sides.complete && complete(draft.pieces);
  const setup =
    field === null ? [] : readSetup(draft.setup, { ...field, sides, standers, allPieces, report });
  const triggers = readTriggers(draft.triggers, sides, regions, report);
  return { ground, kinds, sides, turns, standers, setup, triggers };
}

/** The scenario with its map and with the kinds its pieces are of; of such a scenario, the scenario itself. */
function inlined(file: ScenarioFile, map: MapFile, { sheets }: Kinds): InlineScenario {
  const used = new Set(file.pieces.map(({ kind }) => kind));
  return { ...file, map: { inline: map }, kinds: [...sheets.values()].filter(({ id }) => used.has(id)) };
}

function battleOf(document: InlineScenario, parts: Parts, { board }: Ground): Battle {
  const { id, title, options, ladders } = document;
  return {
    id,
    hash: documentHash(document),
    title,
    board,
    pieces: parts.standers.map(({ piece }) => piece),
    forces: parts.sides.forces,
    sides: parts.sides.sheets as unknown as readonly [SideSheet, SideSheet],
    turns: parts.turns!,
    options: { ...DEFAULT_OPTIONS, ...options },
    setup: parts.setup,
    placements: parts.standers.map(({ place }) => place ?? OFF_MAP),
    triggers: parts.triggers as readonly Trigger[],
    oil: parts.standers.map(() => 0),
    groups: [],
    supplies: { ladders, heads: 0, trenches: 0 },
  };
}
