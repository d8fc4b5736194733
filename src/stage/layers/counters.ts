/** The counters on the board, in a render group of their own. */
import { Sprite, Texture, type Container } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { Dock, GameState, PieceState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { CounterHints } from '../contract.ts';
import { COUNTER_REACH } from '../counters/drawCounter.ts';
import type { Detail } from '../counters/look.ts';
import { bareSight, sightOf, type Sight } from '../pieceLook.ts';
import { centreOf, type Plan } from '../plan.ts';
import { Atlas } from './atlas.ts';
import { cutFor, stretchOf } from './cuts.ts';
import { mooredAt } from './docks.ts';
import { Fan } from './fan.ts';
import { Ghosts } from './ghosts.ts';
import { drawingOf } from './looks.ts';
import { ownGroup } from './pen.ts';
import { seatsOf, type Seat } from './seats.ts';
import type { Token } from './token.ts';

/** Higher than any sheet is deep, in s: what sits higher lies above all that sits lower, whatever its row. */
const STOREY = 1000;
/** Milliseconds of drawing counters in one frame. */
const BUDGET = 5;

export class Counters {
  readonly layer: Container = ownGroup();
  readonly #plan: Plan;
  readonly #tokens = new Map<PieceId, Token>();
  #scene: Sight;
  #atlas = new Atlas();
  #retired: Atlas[] = [];
  #cut = 0;
  #detail: Detail = 'far';
  #side = 1;
  #docks: readonly Dock[] = [];
  #docked: ReadonlyMap<PieceId, Point> = new Map();
  readonly #undressed = new Set<PieceId>();
  readonly #fan: Fan;
  readonly #ghosts = new Ghosts(this.layer);

  constructor(plan: Plan, battle: Battle) {
    this.#plan = plan;
    this.layer.sortableChildren = true;
    this.#fan = new Fan(plan, STOREY);
    this.layer.addChild(this.#fan.plate);
    this.#scene = bareSight(battle);
  }

  /** Snaps every counter to the state; drawings that are missing are made in the next frames. */
  show(state: GameState, hints: CounterHints): void {
    this.#scene = sightOf(this.#scene, state, hints);
    this.#moor(state.docks);
    for (const { sprite } of this.#tokens.values()) {
      sprite.alpha = 1;
      sprite.rotation = 0;
    }
    this.#settle();
  }

  /** Spreads the stack of a hex out over its neighbours, or none. */
  fan(hex: HexId | null): void {
    this.#fan.hex = hex;
    this.#settle();
  }

  /** The piece of the stack that is spread out under a place of the sheet; null beside it. */
  fannedAt(at: Point): PieceId | null {
    return this.layer.visible ? this.#fan.at(at) : null;
  }

  /** Shows a change of one piece before the whole state is there: the beat of an animation. */
  amend(id: PieceId, change: Partial<PieceState>): void {
    const pieces = this.#scene.pieces.with(id, { ...this.#scene.pieces[id]!, ...change });
    this.#scene = { ...this.#scene, pieces };
    this.#seat();
    this.#dress(id);
    for (const token of this.#tokens.values()) this.#place(token);
  }

  /** Shows a change that many counters may wear: broken rims, the heat of Grond, the banner, high contrast. */
  restage(change: Partial<Pick<Sight, 'demoralized' | 'grond' | 'banner' | 'stark'>>): void {
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

  /** The hexes on which counters stand. */
  taken(): ReadonlySet<HexId> {
    return new Set([...this.#tokens.values()].map(({ seat }) => seat.hex));
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
    const { detail, side, cut } = cutFor(scale, sharpness);
    this.#side = side;
    if (cut !== this.#cut || detail !== this.#detail) this.#recut(cut, detail);
    if (this.#fan.hex !== null) return this.#settle();
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
    if (this.#ghosts.fade(performance.now()) || this.#undressed.size > 0) return true;
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
    if (changesDetail(token.worn, this.#detail)) this.#ghosts.leave(token.sprite);
    token.sprite.texture = this.#atlas.texture(key, room, room, (g) => draw(g, this.#cut, this.#detail));
    token.worn = this.#keyOf(id);
    this.#place(token);
  }

  /** False when the same towers stand docked as before. */
  #moor(docks: readonly Dock[]): boolean {
    if (docks === this.#docks) return false;
    this.#docks = docks;
    this.#docked = mooredAt(this.#plan, docks);
    return true;
  }

  #seat(): void {
    const { battle, pieces } = this.#scene;
    const seats = this.#fan.spread(seatsOf(battle, pieces, this.#docked), this.#side);
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

  /** Everybody to his seat, in what he wears now. */
  #settle(): void {
    this.#ghosts.clear();
    this.#seat();
    for (const [id, token] of this.#tokens) {
      if (token.worn !== this.#keyOf(id)) this.#undressed.add(id);
      this.#place(token);
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
    const stretch = stretchOf(this.#side);
    token.sprite.position.set(x + dx * stretch, y + dy * stretch);
    token.sprite.zIndex = height * STOREY + y;
    this.#size(token, size);
  }

  #size({ sprite, worn }: Token, grown: number): void {
    const cut = Number.parseInt(worn, 10) || this.#cut;
    sprite.scale.set((this.#side * grown) / cut);
  }
}

/** Whether somebody who wears this is seen in another detail now. */
function changesDetail(worn: string, detail: Detail): boolean {
  return worn !== '' && worn.split(' ', 2)[1] !== detail;
}
