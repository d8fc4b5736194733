/** The one way in which a document changes: a command, and the document it comes to or the reason why not. */
import type { Command, CommandOf, CommandType } from './command.ts';
import type { ScenarioDocument } from './document.ts';
import { refuse, type Edited } from './edited.ts';
import { clearHexsides, flipHexsides, layHexsides, setBreached } from './edit/hexsides.ts';
import { putHouseGround, putHouseHexside, removeHouseGround, removeHouseHexside } from './edit/house.ts';
import { defineLetter, paint, removeLetter, setLevel } from './edit/ground.ts';
import { paste } from './edit/paste.ts';
import { nameMap, noteHexsideKind, noteMap, setDecor } from './edit/mapSheet.ts';
import {
  putBlock,
  putName,
  putRoad,
  putZone,
  removeBlock,
  removeName,
  removeRoad,
  removeZone,
  renameBlock,
} from './edit/places.ts';
import { alterPiece, movePieces, placePieces, putKind, removeKind, removePieces } from './edit/pieces.ts';
import {
  putForce,
  putGroup,
  putSetup,
  putSide,
  removeForce,
  removeGroup,
  removeSetup,
  removeSide,
} from './edit/forces.ts';
import { moveHint, putHint, removeHint } from './edit/hints.ts';
import { rename } from './edit/rename.ts';
import { resize } from './edit/resize.ts';
import {
  moveTrigger,
  putTrigger,
  removeTrigger,
  setLevelValues,
  setOpening,
  setOptions,
  setSupplies,
  setTurns,
} from './edit/rules.ts';
import { describe, identify, setMinutes } from './edit/sheet.ts';
import { putTest, removeTest } from './edit/tests.ts';
import { putVariable, removeVariable } from './edit/variables.ts';

/** Each command by its name. */
const EDITS: { readonly [T in CommandType]: (document: ScenarioDocument, command: CommandOf<T>) => Edited } =
  {
    paint,
    level: setLevel,
    defineLetter,
    removeLetter,
    putHouseGround,
    removeHouseGround,
    putHouseHexside,
    removeHouseHexside,
    paste,
    resize,
    hexsides: layHexsides,
    clearHexsides,
    flipHexsides,
    breach: setBreached,
    putRoad,
    removeRoad,
    putName,
    removeName,
    putZone,
    removeZone,
    putBlock,
    renameBlock,
    removeBlock,
    setDecor,
    nameMap,
    noteMap,
    noteHexsideKind,
    describe,
    identify,
    setMinutes,
    rename,
    putSide,
    removeSide,
    putForce,
    removeForce,
    putKind,
    removeKind,
    placePieces,
    movePieces,
    alterPiece,
    removePieces,
    putSetup,
    removeSetup,
    putGroup,
    removeGroup,
    putHint,
    removeHint,
    moveHint,
    putTrigger,
    removeTrigger,
    moveTrigger,
    putVariable,
    removeVariable,
    putTest,
    removeTest,
    setTurns,
    setOptions,
    setSupplies,
    setLevelValues,
    setOpening,
  };

/**
 * Carries out a command. The document that comes of it has the shape of a scenario file; nothing else is asked of it here, so that
 * an author may pass through a battle that could not be played. Refused is what names something that is not there, and what
 * changes nothing.
 */
export function edit(document: ScenarioDocument, command: Command): Edited {
  if (command.type === 'all') return editAll(document, command.commands);
  return EDITS[command.type](document, command as never);
}

/** One after the other; all of them or none. Those that change nothing by themselves do not stop the others. */
function editAll(document: ScenarioDocument, commands: readonly Command[]): Edited {
  let now = document;
  for (const command of commands) {
    const edited = edit(now, command);
    if (edited.ok) now = edited.document;
    else if (edited.refusal.code !== 'no-change') return edited;
  }
  return now === document ? refuse('no-change') : { ok: true, document: now };
}
