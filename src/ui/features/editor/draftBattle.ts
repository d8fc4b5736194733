/** A draft as a battle: the whole of it for the table, and as much of it as holds together for the board of the editor. */
import type { Battle } from '../../../engine/battle.ts';
import type { SheetMap } from '../../../paint/geometry/sheet.ts';
import type { GameState } from '../../../engine/state.ts';
import { initialState } from '../../../engine/initial.ts';
import { blankOn } from '../../../editor/blank.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { NO_LIBRARY } from '../../../scenario/library.ts';
import { openScenario } from '../../../scenario/parse.ts';
import { openBattleOf, type OpenBattle } from '../../store/openBattle.ts';

/** The battle of a draft for the table; null while an error keeps it from being played. */
export function playable(document: ScenarioDocument): OpenBattle | null {
  const opened = openBattleOf(openScenario(document, NO_LIBRARY));
  return opened.ok ? opened.value : null;
}

/** What the board of the editor shows. */
export interface ShownDraft {
  readonly battle: Battle;
  /** As it is painted. */
  readonly map: SheetMap;
  readonly state: GameState;
  /** The draft it was made of. */
  readonly document: ScenarioDocument;
}

/** Parts of a map that an author may leave off the sheet for a while; the draft keeps them. */
export type HiddenPart = 'roads' | 'names' | 'decor';

/** A draft without what is not to be seen; the draft itself where nothing is hidden. */
export function withoutParts(document: ScenarioDocument, hidden: readonly HiddenPart[]): ScenarioDocument {
  if (hidden.length === 0) return document;
  const bare = { roads: [], names: [], decor: {} };
  const left = Object.fromEntries(hidden.map((part) => [part, bare[part]]));
  return { ...document, map: { inline: { ...document.map.inline, ...left } } };
}

/** A draft on the board: with its pieces where they can stand, without what cannot be read yet; with or without its hex numbers. */
export function shownDraft(document: ScenarioDocument, numbered = true): ShownDraft | null {
  for (const attempt of attempts(document)) {
    const opened = openScenario(attempt, NO_LIBRARY);
    if (!opened.ok) continue;
    const { battle } = opened.value;
    const state = initialState(battle, battle.placements);
    const { inline } = attempt.map;
    return { battle, map: numbered ? inline : { ...inline, unnumbered: true }, state, document };
  }
  return null;
}

/** The draft, and then less and less of it. */
function* attempts(document: ScenarioDocument): Generator<ScenarioDocument> {
  yield document;
  const map = document.map.inline;
  const bare = blankOn(map);
  const unruled = { ...document, setup: [], groups: [], triggers: [], opening: undefined, zones: {} };
  yield { ...unruled, triggers: untilTheEnd(document) };
  // One force a side with all its pieces: what is wrong with forces and rules is not seen on the board.
  const force = (id: string): string => {
    const side = document.sides.find(({ forces }) => forces.some((one) => one.id === id));
    return side?.role === 'besieger' ? 'host' : 'garrison';
  };
  const pieces = document.pieces.map((piece) => ({ ...piece, force: force(piece.force) }));
  yield { ...bare, kinds: document.kinds, pieces };
  yield { ...bare, kinds: document.kinds, pieces: onePerHex(pieces) };
  yield bare;
  yield { ...bare, map: { inline: { ...map, hexsides: [], roads: [], names: [], zones: {} } } };
}

/** The end that every battle has. */
function untilTheEnd({ sides }: ScenarioDocument): ScenarioDocument['triggers'] {
  const [side] = sides;
  if (side === undefined) return [];
  return [
    {
      id: 'the-end',
      when: 'turnEnds',
      if: [{ type: 'lastTurn' }],
      then: { type: 'win', side: side.id, text: { en: '-' } },
    },
  ];
}

function onePerHex(pieces: ScenarioDocument['pieces']): ScenarioDocument['pieces'] {
  return [...new Map(pieces.map((piece) => [piece.at === 'off' ? piece.id : piece.at, piece])).values()];
}
