/** The counters on the board, in a render group of their own. */
import { Sprite, Texture, type Container } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { Dock, GameState, PieceState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { detailOf } from '../camera.ts';
import type { CounterHints } from '../contract.ts';
import { COUNTER_REACH } from '../counters/drawCounter.ts';
import type { Detail } from '../counters/look.ts';
import { centreOf, edgeOf, type Plan } from '../plan.ts';
import { Atlas } from './atlas.ts';
import { drawingOf, type Scene } from './looks.ts';
import { ownGroup } from './pen.ts';
import { seatsOf, type Seat } from './seats.ts';

/** Side of a counter in s, by what can be read of it. */
const SIDE = { far: 1.5, mid: 1.22, near: 1.16 } as const satisfies Record<Detail, number>;
const LEAST_PIXELS = 28;
/** Sides in texture pixels: each drawing is at most a quarter larger than it is shown. */
const CUTS = [32, 40, 50, 62, 78, 96, 120, 150, 188, 235] as const;
/** Higher than any sheet is deep, in s: what sits higher lies above all that sits lower, whatever its row. */
const STOREY = 1000;
/** Milliseconds of drawing counters in one frame. */
const BUDGET = 5;

/** A counter on the board. */
export interface Token {
  readonly sprite: Sprite;
  seat: Seat;
  /** Key of the drawing it wears. */
  worn: string;
}

export class Counters {
  readonly layer: Container = ownGroup();
  readonly #plan: Plan;
  readonly #tokens = new Map<PieceId, Token>();
  #scene: Scene;
  #atlas = new Atlas();
  #retired: Atlas[] = [];
  #cut = 0;
  #detail: Detail = 'far';
  #side = 1;
  #docks: readonly Dock[] = [];
  #docked: ReadonlyMap<PieceId, Point> = new Map();
  readonly #undressed = new Set<PieceId>();

  constructor(plan: Plan, battle: Battle) {
    this.#plan = plan;
    this.layer.sortableChildren = true;
    this.#scene = {
      battle,
      pieces: [],
      active: 0,
      demoralized: [],
      grond: 0,
      banner: false,
      led: new Set(),
      hints: { ready: new Set(), fanatic: new Map() },
    };
  }

  /** Snaps every counter to the state; drawings that are missing are made in the next frames. */
  show(state: GameState, hints: CounterHints): void {
    const { pieces, active, demoralized, magic, docks } = state;
    const { grond, banner } = magic;
    this.#scene = { ...this.#scene, pieces, active, demoralized, grond, banner, hints };
    this.#moor(docks);
    this.#seat();
    for (const [id, token] of this.#tokens) {
      token.sprite.alpha = 1;
      token.sprite.rotation = 0;
      if (token.worn !== this.#keyOf(id)) this.#undressed.add(id);
      this.#place(token);
    }
  }

  /** Shows a change of one piece before the whole state is there: the beat of an animation. */
  amend(id: PieceId, change: Partial<PieceState>): void {
    const pieces = this.#scene.pieces.with(id, { ...this.#scene.pieces[id]!, ...change });
    this.#scene = { ...this.#scene, pieces };
    this.#seat();
    this.#dress(id);
    for (const token of this.#tokens.values()) this.#place(token);
  }

  /** Shows a change that many counters may wear: broken rims, the heat of Grond, the banner. */
  restage(change: Partial<Pick<Scene, 'demoralized' | 'grond' | 'banner'>>): void {
    this.#scene = { ...this.#scene, ...change };
    for (const [id, token] of this.#tokens) if (token.worn !== this.#keyOf(id)) this.#undressed.add(id);
  }

  /** Moves towers to the walls at which they have docked (2.11.3). */
  moor(docks: readonly Dock[]): void {
    if (!this.#moor(docks)) return;
    this.#seat();
    for (const token of this.#tokens.values()) this.#place(token);
  }

  /** The counter of a piece, if it is on the board. */
  token(id: PieceId): Token | undefined {
    return this.#tokens.get(id);
  }

  /** The pieces that are on the board. */
  get present(): Iterable<PieceId> {
    return this.#tokens.keys();
  }

  /** Where a piece is, or null off the board. */
  hexOf(id: PieceId): HexId | null {
    const at = this.#scene.pieces[id]?.at ?? -1;
    return at < 0 ? null : (at as HexId);
  }

  /** Side of a counter now, in s. */
  get side(): number {
    return this.#side;
  }

  /** Puts a counter anywhere, in s, above the others; `grown` 1 = its own size. */
  hold(token: Token, [x, y]: Point, grown = 1): void {
    token.sprite.position.set(x, y);
    token.sprite.zIndex = 1e6;
    this.#size(token, grown);
  }

  /** Fits the counters to a new distance: CSS pixels a hex side, device pixels a CSS pixel. */
  zoom(scale: number, sharpness: number): void {
    const detail = detailOf(scale);
    const pixels = Math.max(LEAST_PIXELS, SIDE[detail] * scale);
    this.#side = pixels / scale;
    const cut = CUTS.find((side) => side >= pixels * sharpness - 0.5) ?? CUTS.at(-1)!;
    if (cut !== this.#cut || detail !== this.#detail) this.#recut(cut, detail);
    for (const token of this.#tokens.values()) this.#place(token);
  }

  /** Draws every counter afresh: the fonts have come. */
  redraw(): void {
    this.#recut(this.#cut, this.#detail);
  }

  /** Makes missing drawings for a few milliseconds; true while some are left. */
  work(): boolean {
    const until = performance.now() + BUDGET;
    for (const id of this.#undressed) {
      this.#dress(id);
      if (performance.now() > until) break;
    }
    this.#atlas.upload();
    if (this.#undressed.size > 0) return true;
    for (const atlas of this.#retired.splice(0)) atlas.close();
    return false;
  }

  close(): void {
    this.layer.destroy({ children: true });
    for (const atlas of [this.#atlas, ...this.#retired]) atlas.close();
  }

  #recut(cut: number, detail: Detail): void {
    this.#retired.push(this.#atlas);
    this.#atlas = new Atlas();
    this.#cut = cut;
    this.#detail = detail;
    for (const id of this.#tokens.keys()) this.#undressed.add(id);
  }

  #keyOf(id: PieceId): string {
    return `${this.#cut} ${this.#detail} ${drawingOf(this.#scene, id).key}`;
  }

  #dress(id: PieceId): void {
    this.#undressed.delete(id);
    const token = this.#tokens.get(id);
    if (token === undefined) return;
    const { key, draw } = drawingOf(this.#scene, id);
    const room = this.#cut * COUNTER_REACH * 2;
    token.sprite.texture = this.#atlas.texture(key, room, room, (g) => draw(g, this.#cut, this.#detail));
    token.worn = this.#keyOf(id);
    this.#place(token);
  }

  /** False when the same towers stand docked as before. */
  #moor(docks: readonly Dock[]): boolean {
    if (docks === this.#docks) return false;
    this.#docks = docks;
    this.#docked = new Map(docks.map((dock) => [dock.tower, towards(this.#plan, dock)]));
    return true;
  }

  #seat(): void {
    const seats = seatsOf(this.#scene.battle, this.#scene.pieces, this.#docked);
    const led = new Set<PieceId>();
    for (const [id, seat] of seats) if (seat.led) led.add(id);
    this.#scene = { ...this.#scene, led };
    for (const [id, token] of this.#tokens) {
      if (seats.has(id)) continue;
      token.sprite.destroy();
      this.#tokens.delete(id);
      this.#undressed.delete(id);
    }
    for (const [id, seat] of seats) {
      const token = this.#tokens.get(id) ?? this.#enter(id, seat);
      token.seat = seat;
    }
  }

  #enter(id: PieceId, seat: Seat): Token {
    const sprite = new Sprite({ texture: Texture.EMPTY, anchor: 0.5 });
    this.layer.addChild(sprite);
    const token = { sprite, seat, worn: '' };
    this.#tokens.set(id, token);
    this.#undressed.add(id);
    return token;
  }

  #place(token: Token): void {
    const { hex, dx, dy, size, height } = token.seat;
    const [x, y] = centreOf(this.#plan, hex);
    const spread = Math.max(1, this.#side / SIDE.far);
    token.sprite.position.set(x + dx * spread, y + dy * spread);
    token.sprite.zIndex = height * STOREY + y;
    this.#size(token, size);
  }

  #size({ sprite, worn }: Token, grown: number): void {
    const cut = Number.parseInt(worn, 10) || this.#cut;
    sprite.scale.set((this.#side * grown) / cut);
  }
}

/** From the foot of a docked tower towards its wall. */
function towards(plan: Plan, { hexside, foot }: Dock): Point {
  const [x, y] = centreOf(plan, foot);
  const { middle } = edgeOf(plan, hexside);
  const far = Math.hypot(middle[0] - x, middle[1] - y) || 1;
  return [(middle[0] - x) / far, (middle[1] - y) / far];
}
