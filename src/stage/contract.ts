/** What the board is told and what it answers. It knows no rule: legal hexes, costs and reasons come from outside. */
import type { Direction, HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { Battle, ForceId, PieceId } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import type { Point } from '../paint/geometry/curve.ts';
import type { Box, SheetMap } from '../paint/geometry/sheet.ts';
import type { WallDamage } from './layers/cracks.ts';

/** Where the pointer is: the hex, and its side nearest to the pointer with how near (0 = on the edge, 1 = at the centre). */
export interface Spot {
  readonly hex: HexId;
  readonly direction: Direction;
  readonly fromEdge: number;
}

/** A hex of a movement range. Cost in half points. */
export interface ReachedHex {
  readonly hex: HexId;
  readonly cost: number;
  /** Half points left there, for a board too small for a table of costs; absent where it is not known. */
  readonly left?: number;
  /** The move ends there: an enemy zone of control. */
  readonly stops: boolean;
}

/** A hex and how many could strike there; 5 stands for as many or more. */
export interface Heat {
  readonly hex: HexId;
  readonly level: 1 | 2 | 3 | 4 | 5;
}

/** A line from somebody who could strike to where he would. */
export interface Ray {
  readonly from: HexId;
  readonly to: HexId;
}

/** Everything laid over the board at one time; absent things are not drawn. */
export interface Overlays {
  readonly selected: HexId | null;
  /** The keyboard's hex. */
  readonly cursor: HexId | null;
  readonly range: readonly ReachedHex[];
  /** A flyer's range: half the map, so only its outline is drawn, and the cost of the hex at the end of the path. */
  readonly flight: boolean;
  /** Preview of the way, first hex = where it starts. */
  readonly path: readonly HexId[];
  /** Enemy counters that can be attacked. */
  readonly targets: readonly HexId[];
  /** Hexsides that can be chosen: walls to climb, gates to strike. */
  readonly hexsides: readonly HexsideId[];
  /** Hexes to choose from: set-up zone, retreats, advances. */
  readonly choices: readonly HexId[];
  /** Hexes struck out, with the reason shown elsewhere. */
  readonly forbidden: readonly HexId[];
  /** A line of sight or fire, with the hex that blocks it. */
  readonly line: Readonly<{ from: HexId; to: HexId; blockedBy: HexId | null }> | null;
  /** Hexes shaded by how many could strike there. */
  readonly heat: readonly Heat[];
  /** From everybody who could strike at the hex that was asked about. */
  readonly rays: readonly Ray[];
}

export const NO_OVERLAYS: Overlays = {
  selected: null,
  cursor: null,
  range: [],
  flight: false,
  path: [],
  targets: [],
  hexsides: [],
  choices: [],
  forbidden: [],
  line: null,
  heat: [],
  rays: [],
};

/** What the counters show beyond the state: who can still do something in this step, who fights fanatically now. */
export interface CounterHints {
  readonly ready: ReadonlySet<PieceId>;
  /** Fanatics: with a crown those that could strike an enemy from where they stand. */
  readonly fanatic: ReadonlyMap<PieceId, 'ember' | 'crown'>;
}

export interface StageEvents {
  hover(spot: Spot | null): void;
  /** A click or tap that was not a drag. */
  pick(spot: Spot): void;
  /** A click or tap on a piece of the stack that is spread out. */
  choose?(piece: PieceId, hex: HexId): void;
  /** Right click or long press: inspect, or back out. */
  inspect(spot: Spot | null): void;
  /** The board begins to play an event. */
  beat(event: GameEvent): void;
  /** The board is looked at from another place; `sight` = what of the sheet the window shows, in s; `far` = blocks stand for the pieces. */
  look?(sight: Box, far: boolean): void;
  /** The board is a plain one, because the browser has no WebGL or because its graphics card is gone. */
  plain?(): void;
  /** The graphics card was lost and does not come back: the board shows nothing any more. */
  gone(): void;
  /** Where the track of a force stands on the page, in CSS pixels of the element; null where it is not shown. */
  trackAt?(force: ForceId): readonly [x: number, y: number] | null;
}

export type Speed = 'normal' | 'fast' | 'instant';

/** The board on the screen. */
export interface Stage {
  readonly element: HTMLElement;
  /** Shows a battle from the start: a flat tint stands in until the painted tiles are there. */
  open(battle: Battle, map: SheetMap): void;
  /**
   * Shows the same sheet with other ground on it, from where it is looked at now; the ground that was there stays in sight until
   * the new one is painted. Resolves then, or when it is repainted once more.
   */
  repaint(battle: Battle, map: SheetMap): Promise<void>;
  /** Snaps everything on the board to a state. */
  show(state: GameState, hints: CounterHints): void;
  /** Plays what happened between two states, so many times faster than the speed has it, then snaps to `after`; `skip` ends it at once. */
  play(
    events: readonly GameEvent[],
    after: GameState,
    hints: CounterHints,
    speed: Speed,
    haste?: number,
  ): Promise<void>;
  skip(): void;
  /** `still`: nothing moves; whatever happens is marked for a moment where it happens. */
  motion(still: boolean): void;
  overlay(overlays: Overlays): void;
  light(palette: 'day' | 'night' | 'stark'): void;
  /** Whether the land lies under the Dark; seen from the next state that is shown on. */
  darken(dark: boolean): void;
  /** How often walls and gates were struck and held; seen from the next state that is shown on. */
  scar(wallDamage: WallDamage): void;
  /** Shows or hides the counters, so that the ground can be seen. */
  showCounters(visible: boolean): void;
  /** Spreads the stack of a hex out, so that everybody in it can be read and picked; null = none. */
  spread(hex: HexId | null): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
  /** Comes near to a hex, or to the fighting. */
  near(hex: HexId | null): void;
  /** Goes back to where the lie of the land is seen, about the fighting. */
  far(): void;
  /** Brings a hex into view if it is not. */
  reveal(hex: HexId): void;
  /** On a small screen, what has to stay in sight whatever is laid over the board; none = nothing. */
  keepInSight(hexes: readonly HexId[]): void;
  /** Brings a place of the sheet, in s, into the middle. */
  centre(at: Point): void;
  /** Where the centre of a hex is on the screen now, in CSS pixels of the element; null before a battle is open. */
  pointOf(hex: HexId): readonly [x: number, y: number] | null;
  close(): void;
}
