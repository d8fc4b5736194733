/** Everything an author can do to a document. Hexes are numbers of the sheet; names of pieces, zones and hexsides are those of the file. */
import type { HexId } from '../board/hex.ts';
import type { HouseGround, HouseHexside } from '../board/houseGround.ts';
import type {
  HexName,
  MapDecor,
  MapFile,
  MapHexside,
  MapName,
  MapRoad,
  TerrainLetter,
} from '../board/mapFile.ts';
import type { LevelValues } from '../engine/battle.ts';
import type { HintLine } from '../scenario/hintSchema.ts';
import type { KindSheet } from '../scenario/rosterSchema.ts';
import type {
  GroupLine,
  OpeningLine,
  PieceLine,
  ScenarioFile,
  SetupLine,
  SideLine,
  TriggerLine,
  Turns,
} from '../scenario/schema.ts';
import type { TestLine } from '../scenario/testSchema.ts';
import type { VariableLine } from '../scenario/eventSchema.ts';
import type { Region } from './tools/region.ts';

/** A hexside by its two hexes as files name it: "0102/0202", in either order. */
export type Pair = string;

/** A place in a list: the line with this number, or null for a new line at the end. */
export type At = number | null;

/** A force of a side. */
export type ForceLine = SideLine['forces'][number];

/** The texts of a scenario. */
export const TEXT_FIELDS = ['title', 'summary', 'history', 'notes', 'balance'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What has an id or a name that other lines point to. */
export type Renamed = 'piece' | 'kind' | 'side' | 'force' | 'group' | 'zone' | 'trigger' | 'variable';

/** The notes of a map. */
export const MAP_NOTES = ['numbering', 'scale', 'hexsideNotes'] as const;
export type MapNote = (typeof MAP_NOTES)[number];

/** Groups of hexes with a name of their own, as the painter knows them. */
export type BlockKind = keyof MapFile['blocks'];

export type Command =
  // ground
  | Readonly<{ type: 'paint'; hexes: readonly HexId[]; letter: string }>
  /** 0 = outside the city. */
  | Readonly<{ type: 'level'; hexes: readonly HexId[]; level: number }>
  | Readonly<{ type: 'defineLetter'; letter: string; meaning: TerrainLetter }>
  /** Whatever was painted with it is painted with the other. */
  | Readonly<{ type: 'removeLetter'; letter: string; instead: string }>
  /** Ground and hexsides of the map's own (2.22), by their ids. What is in use is not taken away. */
  | Readonly<{ type: 'putHouseGround'; id: string; row: HouseGround }>
  | Readonly<{ type: 'removeHouseGround'; id: string }>
  | Readonly<{ type: 'putHouseHexside'; id: string; row: HouseHexside }>
  | Readonly<{ type: 'removeHouseHexside'; id: string }>
  /** What was copied, laid with its anchor on a hex. */
  | Readonly<{ type: 'paste'; region: Region; at: HexId }>
  /** Columns and rows added at each edge; taken away where negative. New hexes get the letter. */
  | Readonly<{ type: 'resize'; left: number; top: number; right: number; bottom: number; letter: string }>
  // hexsides
  | Readonly<{ type: 'hexsides'; lines: readonly MapHexside[] }>
  | Readonly<{ type: 'clearHexsides'; pairs: readonly Pair[] }>
  /** The other hex of each becomes the higher or inner one. */
  | Readonly<{ type: 'flipHexsides'; pairs: readonly Pair[] }>
  /** Works that are down when the battle begins, or stand again. */
  | Readonly<{ type: 'breach'; pairs: readonly Pair[]; down: boolean }>
  // places
  | Readonly<{ type: 'putRoad'; at: At; road: MapRoad }>
  | Readonly<{ type: 'removeRoad'; at: number }>
  | Readonly<{ type: 'putName'; at: At; name: MapName }>
  | Readonly<{ type: 'removeName'; at: number }>
  | Readonly<{ type: 'putZone'; of: 'map' | 'scenario'; name: string; hexes: readonly HexName[] }>
  | Readonly<{ type: 'removeZone'; of: 'map' | 'scenario'; name: string }>
  | Readonly<{ type: 'putBlock'; kind: BlockKind; name: string; hexes: readonly HexName[] }>
  | Readonly<{ type: 'renameBlock'; kind: BlockKind; from: string; to: string }>
  | Readonly<{ type: 'removeBlock'; kind: BlockKind; name: string }>
  | Readonly<{ type: 'setDecor'; decor: MapDecor }>
  | Readonly<{ type: 'nameMap'; name: string }>
  /** Notes for whoever reads the map file; null takes one away. */
  | Readonly<{ type: 'noteMap'; field: MapNote; text: string | null }>
  | Readonly<{ type: 'noteHexsideKind'; kind: MapHexside['kind']; text: string | null }>
  // the sheet of the battle
  | Readonly<{ type: 'describe'; field: TextField; language: string; text: string | null }>
  | Readonly<{ type: 'identify'; id: string }>
  | Readonly<{ type: 'setMinutes'; minutes: number | null }>
  | Readonly<{ type: 'rename'; what: Renamed; from: string; to: string }>
  // forces
  | Readonly<{ type: 'putSide'; at: At; side: SideLine }>
  | Readonly<{ type: 'removeSide'; id: string }>
  | Readonly<{ type: 'putForce'; side: string; force: ForceLine }>
  | Readonly<{ type: 'removeForce'; id: string }>
  | Readonly<{ type: 'putKind'; kind: KindSheet }>
  | Readonly<{ type: 'removeKind'; id: string }>
  /** New pieces, with the kinds among theirs that the document does not know yet. */
  | Readonly<{ type: 'placePieces'; pieces: readonly PieceLine[]; kinds: readonly KindSheet[] }>
  | Readonly<{ type: 'movePieces'; ids: readonly string[]; at: HexName | 'off' }>
  | Readonly<{ type: 'alterPiece'; id: string; piece: PieceLine }>
  | Readonly<{ type: 'removePieces'; ids: readonly string[] }>
  | Readonly<{ type: 'putSetup'; at: At; line: SetupLine }>
  | Readonly<{ type: 'removeSetup'; at: number }>
  | Readonly<{ type: 'putGroup'; at: At; group: GroupLine }>
  /** With the triggers that let it arrive. */
  | Readonly<{ type: 'removeGroup'; id: string }>
  // what the machine is told
  | Readonly<{ type: 'putHint'; at: At; hint: HintLine }>
  | Readonly<{ type: 'removeHint'; at: number }>
  | Readonly<{ type: 'moveHint'; from: number; to: number }>
  // rules
  | Readonly<{ type: 'putTrigger'; at: At; trigger: TriggerLine }>
  | Readonly<{ type: 'removeTrigger'; id: string }>
  | Readonly<{ type: 'moveTrigger'; from: number; to: number }>
  | Readonly<{ type: 'putVariable'; at: At; variable: VariableLine }>
  /** Refused while a trigger speaks of it. */
  | Readonly<{ type: 'removeVariable'; id: string }>
  | Readonly<{ type: 'putTest'; at: At; test: TestLine }>
  | Readonly<{ type: 'removeTest'; id: string }>
  | Readonly<{ type: 'setTurns'; turns: Turns }>
  | Readonly<{ type: 'setOptions'; options: Partial<ScenarioFile['options']> }>
  | Readonly<{ type: 'setSupplies'; supplies: ScenarioFile['supplies'] }>
  /** Null for those of the rules (2.10.2). */
  | Readonly<{ type: 'setLevelValues'; values: LevelValues | null }>
  | Readonly<{ type: 'setOpening'; opening: OpeningLine | null }>
  // several as one step
  | Readonly<{ type: 'all'; commands: readonly Command[]; label: CommandType }>;

export type CommandType = Exclude<Command['type'], 'all'>;

/** One command of a type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
