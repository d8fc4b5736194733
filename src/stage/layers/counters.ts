/** The counters on the board, in a render group of their own. */
import type { Container } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { Dock, GameState, PieceState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { CounterHints } from '../contract.ts';
import { bareSight, sightOf, type LookContext } from '../pieceLook.ts';
import { centreOf, type Plan } from '../plan.ts';
import { blockSeats, type Companies } from './blocks.ts';
import { Cuts, stretchOf } from './cuts.ts';
import { changesDetail, detailIn, dressOf, inkOf, isDressed, newToken, roomOf, type Dress } from './dress.ts';
import { StackSpread } from './spread.ts';
import { Ghosts } from './ghosts.ts';
import { Moorings } from './moorings.ts';
import { ownGroup } from './pen.ts';
import { seatsOf, type HexPlace } from './seats.ts';
import type { CounterToken } from './token.ts';
import { Wardrobe } from './wardrobe.ts';

/** Higher than any sheet is deep, in s: what sits higher lies above all that sits lower, whatever its row. */
const STOREY = 1000;
/** Milliseconds of drawing counters afresh in one frame: until then they wear what they wore. */
const BUDGET = 5;

export class Counters {
  readonly layer: Container = ownGroup();
  readonly #plan: Plan;
  readonly #tokens = new Map<PieceId, CounterToken>();
  #scene: LookContext;
  readonly #wardrobe = new Wardrobe();
  readonly #cuts = new Cuts();
  #companies: Companies = new Map();
  readonly #moorings: Moorings;
  readonly #undressed = new Set<PieceId>();
  readonly #spread: StackSpread;
  readonly #ghosts = new Ghosts(this.layer);

  constructor(plan: Plan, battle: Battle) {
    this.#plan = plan;
    this.#moorings = new Moorings(plan);
    this.layer.sortableChildren = true;
    this.#spread = new StackSpread(plan, STOREY);
    this.layer.addChild(this.#spread.plate);
    this.#scene = bareSight(battle);
  }

  /** Snaps every counter to the state; drawings that are missing are made in the next frames. */
  show(state: GameState, hints: CounterHints): void {
    this.#scene = sightOf(this.#scene, state, hints);
    this.#moorings.moor(state.docks);
    for (const { sprite } of this.#tokens.values()) {
      sprite.alpha = 1;
      sprite.rotation = 0;
    }
    this.#settle();
  }

  /** Spreads the stack of a hex out over its neighbours, or none. */
  spread(hex: HexId | null): void {
    this.#spread.hex = hex;
    this.#settle();
  }

  /** The piece of the stack that is spread out under a place of the sheet; null beside it. */
  spreadAt(at: Point): PieceId | null {
    return this.layer.visible ? this.#spread.at(at) : null;
  }

  /** Shows a change of one piece before the whole state is there: the beat of an animation. */
  amend(id: PieceId, change: Partial<PieceState>): void {
    const pieces = this.#scene.pieces.with(id, { ...this.#scene.pieces[id]!, ...change });
    this.#scene = { ...this.#scene, pieces };
    this.#seat();
    this.#dress(id);
    // A block tells of its whole hex.
    if (this.#cuts.blocks) this.#redress();
    this.#placeAll();
  }

  /** Shows a change that many counters may wear: broken rims, the heat of Grond, the banner, high contrast. */
  restage(change: Partial<Pick<LookContext, 'demoralized' | 'grond' | 'banner' | 'stark'>>): void {
    this.#scene = { ...this.#scene, ...change };
    this.#redress();
  }

  /** Moves towers to the walls at which they have docked (2.11.3). */
  moor(docks: readonly Dock[]): void {
    if (!this.#moorings.moor(docks)) return;
    this.#seat();
    this.#placeAll();
  }

  /** The counter of a piece, if it is on the board. */
  token(id: PieceId): CounterToken | undefined {
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
    return this.#cuts.now.side;
  }

  /** Puts a counter anywhere, in s, above the others; `grown` 1 = its own size. */
  hold(token: CounterToken, [x, y]: Point, grown = 1): void {
    token.sprite.position.set(x, y);
    token.sprite.zIndex = 1e6;
    token.sprite.visible = true;
    this.#size(token, grown);
  }

  /** Fits the counters to a new distance: CSS pixels a hex side, device pixels a CSS pixel. */
  zoom(scale: number, sharpness: number): void {
    const wereBlocks = this.#cuts.blocks;
    if (this.#cuts.fit(scale, sharpness)) this.redraw();
    if (this.#spread.hex !== null) return this.#settle();
    if (this.#cuts.blocks !== wereBlocks) this.#seat();
    this.#placeAll();
  }

  /** Draws every counter afresh: the fonts have come, or the distance is another. */
  redraw(): void {
    this.#wardrobe.renew(this.#cuts.blocks);
    for (const id of this.#tokens.keys()) this.#undressed.add(id);
  }

  /** Makes missing drawings for a few milliseconds, and at once those of whoever has none: no piece moves unseen; true while some are left. */
  work(): boolean {
    const until = performance.now() + BUDGET;
    for (const id of this.#undressed) {
      if (!isDressed(this.#tokens.get(id)?.worn) || performance.now() <= until) this.#dress(id);
    }
    this.#wardrobe.upload();
    if (this.#ghosts.fade(performance.now()) || this.#undressed.size > 0) return true;
    this.#wardrobe.clear();
    return false;
  }

  close(): void {
    this.layer.destroy({ children: true });
    this.#wardrobe.close();
  }

  /** Marks whoever looks other than he is drawn. */
  #redress(): void {
    for (const [id, token] of this.#tokens)
      if (token.worn !== this.#dressOf(id, token).worn) this.#undressed.add(id);
  }

  #dressOf(id: PieceId, { seat }: CounterToken): Dress {
    return dressOf(this.#scene, id, this.#companies.get(id), this.#cuts.of(seat));
  }

  #dress(id: PieceId): void {
    this.#undressed.delete(id);
    const token = this.#tokens.get(id);
    if (token === undefined) return;
    const { cut, detail, drawing, worn } = this.#dressOf(id, token);
    const room = roomOf({ cut, detail });
    if (token.sprite.visible && changesDetail(token.worn, detail)) this.#ghosts.leave(token.sprite);
    token.sprite.texture = this.#wardrobe.texture(worn, room, room, (g) =>
      drawing.draw(g, cut, inkOf(detail)),
    );
    token.sprite.roundPixels = detail === 'block';
    token.worn = worn;
    this.#place(token);
  }

  #seat(): void {
    const seats = this.#spread.spread(this.#seatsNow(), this.#cuts.spreadOut.side);
    const led = new Set([...seats].flatMap(([id, seat]) => (seat.led ? [id] : [])));
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

  #seatsNow(): ReadonlyMap<PieceId, HexPlace> {
    const { battle, pieces } = this.#scene;
    const own = seatsOf(battle, pieces, this.#moorings.places);
    if (!this.#cuts.blocks) return own;
    const { seats, companies } = blockSeats(battle, own);
    this.#companies = companies;
    return seats;
  }

  /** Everybody to his seat, in what he wears now. */
  #settle(): void {
    this.#ghosts.clear();
    this.#seat();
    this.#redress();
    this.#placeAll();
  }

  #enter(id: PieceId, seat: HexPlace): CounterToken {
    const token = newToken(this.layer, seat);
    this.#tokens.set(id, token);
    this.#undressed.add(id);
    return token;
  }

  #placeAll(): void {
    for (const token of this.#tokens.values()) this.#place(token);
  }

  #place(token: CounterToken): void {
    const { hex, dx, dy, size, height, under = false } = token.seat;
    const [x, y] = centreOf(this.#plan, hex);
    const stretch = stretchOf(this.#cuts.of(token.seat).side);
    token.sprite.visible = !(under && detailIn(token.worn) === 'block');
    token.sprite.position.set(x + dx * stretch, y + dy * stretch);
    token.sprite.zIndex = height * STOREY + y;
    this.#size(token, size);
  }

  #size({ sprite, worn, seat }: CounterToken, grown: number): void {
    const { cut, side } = this.#cuts.of(seat);
    sprite.scale.set((side * grown) / (Number.parseInt(worn, 10) || cut));
  }
}
