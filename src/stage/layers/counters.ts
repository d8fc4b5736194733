/** The counters on the board, in a render group of their own. */
import { Sprite, Texture, type Container } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { Dock, GameState, PieceState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { CounterHints } from '../contract.ts';
import { BLOCK_REACH } from '../counters/drawBlock.ts';
import { COUNTER_REACH } from '../counters/drawCounter.ts';
import type { Standing } from '../counters/look.ts';
import { bareSight, sightOf, type Sight } from '../pieceLook.ts';
import { centreOf, type Plan } from '../plan.ts';
import { Atlas } from './atlas.ts';
import { blockSeats, type Companies } from './blocks.ts';
import { cutFor, standingCut, stretchOf, type Cut } from './cuts.ts';
import { mooredAt } from './docks.ts';
import { Fan } from './fan.ts';
import { Ghosts } from './ghosts.ts';
import { blockOf, drawingOf, type Drawing } from './looks.ts';
import { ownGroup } from './pen.ts';
import { seatsOf, type Seat } from './seats.ts';
import type { Token } from './token.ts';

/** Higher than any sheet is deep, in s: what sits higher lies above all that sits lower, whatever its row. */
const STOREY = 1000;
/** Milliseconds of drawing counters in one frame. */
const BUDGET = 5;
/** Side of the texture that holds the blocks: there are few of them, and they are drawn anew with every pixel of size. */
const BLOCK_PAGE = 512;

/** What a piece is to wear now. */
interface Dress extends Cut {
  readonly drawing: Drawing;
  /** Key of the drawing at its size. */
  readonly worn: string;
}

export class Counters {
  readonly layer: Container = ownGroup();
  readonly #plan: Plan;
  readonly #tokens = new Map<PieceId, Token>();
  #scene: Sight;
  #atlas = new Atlas();
  #retired: Atlas[] = [];
  /** What stands for the pieces at this distance, and the counters of a stack that is spread out. */
  #cut: Cut = { detail: 'far', side: 1, cut: 0 };
  #fanned: Cut = this.#cut;
  #companies: Companies = new Map();
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
    // A block tells of its whole hex.
    if (this.#cut.detail === 'block') this.#redress();
    for (const token of this.#tokens.values()) this.#place(token);
  }

  /** Shows a change that many counters may wear: broken rims, the heat of Grond, the banner, high contrast. */
  restage(change: Partial<Pick<Sight, 'demoralized' | 'grond' | 'banner' | 'stark'>>): void {
    this.#scene = { ...this.#scene, ...change };
    this.#redress();
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

  /** Where every piece is, -1 and less = off the board; null before a state was shown. */
  get places(): readonly number[] | null {
    const { pieces } = this.#scene;
    return pieces.length === 0 ? null : pieces.map(({ at }) => at);
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
    return this.#cut.side;
  }

  /** Puts a counter anywhere, in s, above the others; `grown` 1 = its own size. */
  hold(token: Token, [x, y]: Point, grown = 1): void {
    token.sprite.position.set(x, y);
    token.sprite.zIndex = 1e6;
    token.sprite.visible = true;
    this.#size(token, grown);
  }

  /** Fits the counters to a new distance: CSS pixels a hex side, device pixels a CSS pixel. */
  zoom(scale: number, sharpness: number): void {
    const before = this.#cut;
    this.#cut = standingCut(scale, sharpness);
    this.#fanned = cutFor(scale, sharpness);
    const { cut, detail } = this.#cut;
    if (cut !== before.cut || detail !== before.detail) this.#recut();
    if (this.#fan.hex !== null) return this.#settle();
    if ((detail === 'block') !== (before.detail === 'block')) this.#seat();
    for (const token of this.#tokens.values()) this.#place(token);
  }

  /** Draws every counter afresh: the fonts have come. */
  redraw(): void {
    this.#recut();
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

  #recut(): void {
    this.#retired.push(this.#atlas);
    this.#atlas = new Atlas(this.#cut.detail === 'block' ? BLOCK_PAGE : undefined);
    for (const id of this.#tokens.keys()) this.#undressed.add(id);
  }

  /** Marks whoever looks other than he is drawn. */
  #redress(): void {
    for (const [id, token] of this.#tokens)
      if (token.worn !== this.#dressOf(id, token).worn) this.#undressed.add(id);
  }

  #cutOf({ fanned = false }: Seat): Cut {
    return fanned ? this.#fanned : this.#cut;
  }

  #dressOf(id: PieceId, { seat }: Token): Dress {
    const { cut, detail } = this.#cutOf(seat);
    const drawing =
      detail === 'block' ? blockOf(this.#scene, this.#companies.get(id) ?? [id]) : drawingOf(this.#scene, id);
    return { ...this.#cutOf(seat), drawing, worn: `${cut} ${detail} ${drawing.key}` };
  }

  #dress(id: PieceId): void {
    this.#undressed.delete(id);
    const token = this.#tokens.get(id);
    if (token === undefined) return;
    const { cut, detail, drawing, worn } = this.#dressOf(id, token);
    const block = detail === 'block';
    // Even, so that the middle of a block lies between two pixels.
    const room = Math.ceil(cut * (block ? BLOCK_REACH : COUNTER_REACH)) * 2;
    if (token.sprite.visible && changesDetail(token.worn, detail)) this.#ghosts.leave(token.sprite);
    token.sprite.texture = this.#atlas.texture(worn, room, room, (g) =>
      drawing.draw(g, cut, block ? 'far' : detail),
    );
    token.sprite.roundPixels = block;
    token.worn = worn;
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
    const seats = this.#fan.spread(this.#seatsNow(), this.#fanned.side);
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

  #seatsNow(): ReadonlyMap<PieceId, Seat> {
    const { battle, pieces } = this.#scene;
    const own = seatsOf(battle, pieces, this.#docked);
    if (this.#cut.detail !== 'block') return own;
    const { seats, companies } = blockSeats(battle, own);
    this.#companies = companies;
    return seats;
  }

  /** Everybody to his seat, in what he wears now. */
  #settle(): void {
    this.#ghosts.clear();
    this.#seat();
    this.#redress();
    for (const token of this.#tokens.values()) this.#place(token);
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
    const { hex, dx, dy, size, height, under = false } = token.seat;
    const [x, y] = centreOf(this.#plan, hex);
    const stretch = stretchOf(this.#cutOf(token.seat).side);
    token.sprite.visible = !(under && detailIn(token.worn) === 'block');
    token.sprite.position.set(x + dx * stretch, y + dy * stretch);
    token.sprite.zIndex = height * STOREY + y;
    this.#size(token, size);
  }

  #size({ sprite, worn, seat }: Token, grown: number): void {
    const { cut, side } = this.#cutOf(seat);
    sprite.scale.set((side * grown) / (Number.parseInt(worn, 10) || cut));
  }
}

/** Whether somebody who wears this is seen in another detail now. */
function changesDetail(worn: string, detail: Standing): boolean {
  return worn !== '' && detailIn(worn) !== detail;
}

function detailIn(worn: string): string | undefined {
  return worn.split(' ', 2)[1];
}
