/** The player's eye over one sheet: holds the view and moves it by hand or, to show something, by itself. */
import { Clock, easeInOut } from './animate/clock.ts';
import type { Point } from '../paint/geometry/curve.ts';
import type { Box } from '../paint/geometry/sheet.ts';
import {
  betweenViews,
  centreOn,
  clampView,
  farView,
  fitSheet,
  isSmall,
  nearView,
  openingView,
  panView,
  revealPlace,
  standingOf,
  toSheet,
  zoomView,
  type Frame,
  type View,
} from './camera.ts';

/** How much of the neighbourhood is shown with a revealed place, in s. */
const AROUND = 2.2;
/** The same for a place that is kept in sight beside another. */
const BESIDE = 1.1;
/** How long the eye takes to get there, in milliseconds. */
export const GLIDE = 380;

/** What the eye tells whom, and whether it may glide. */
export interface Looking {
  look(view: View): void;
  /** Asks for a frame. */
  draw(): void;
  still(): boolean;
  /** Where the fighting is now; null while there is none. */
  fighting(): Point | null;
}

export class Lookout {
  readonly #sheet: Box;
  readonly #hosts: Box;
  readonly #looking: Looking;
  readonly #glide: Clock;
  #frame: Frame;
  #view: View;
  /** The player has not moved the view: it follows the size of the window. */
  #untouched = true;
  #begun = false;
  #kept: readonly Point[] = [];

  /** Looks at a sheet for the first time, where the hosts stand; `look` is told every new view. */
  constructor(sheet: Box, hosts: Box, frame: Frame, looking: Looking) {
    this.#sheet = sheet;
    this.#hosts = hosts;
    this.#frame = frame;
    this.#looking = looking;
    this.#glide = new Clock(() => looking.draw());
    this.#view = openingView(frame, sheet, hosts, looking.fighting());
    looking.look(this.#view);
  }

  get view(): View {
    return this.#view;
  }

  /** Before a frame: true while the view glides. */
  glide(now: number): boolean {
    return this.#glide.tick(now);
  }

  zoom(factor: number, at: Point): void {
    this.#move((view) => zoomView(view, factor, at, this.#frame, this.#sheet));
  }

  /** Zooms towards the middle of the screen. */
  zoomIn(factor: number): void {
    this.zoom(factor, [this.#frame.width / 2, this.#frame.height / 2]);
  }

  pan(dx: number, dy: number): void {
    this.#move((view) => panView(view, dx, dy, this.#frame, this.#sheet));
  }

  /** Shows the whole sheet. */
  fit(): void {
    this.#move(() => fitSheet(this.#frame, this.#sheet));
  }

  /** Comes near to a place, or to the fighting. */
  near(at: Point | null): void {
    this.#move(() => nearView(this.#frame, this.#sheet, at ?? this.#focus()));
  }

  /** Comes near to a place on the screen from far off; where counters are seen already, false. */
  comeNear(at: Point): boolean {
    if (standingOf(this.#view.scale) !== 'block') return false;
    this.near(toSheet(this.#view, at));
    return true;
  }

  /** Goes back to where the lie of the land is seen, about the fighting. */
  far(): void {
    this.#move(() => farView(this.#frame, this.#sheet, this.#focus()));
  }

  /** The first state is there: the fighting may be elsewhere than at the start of the battle. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    if (this.#untouched) this.#open();
  }

  /** Looks from where somebody else has looked at the same sheet. */
  takeOver({ view }: Lookout): void {
    this.#begun = true;
    this.#move(() => view);
  }

  /** Looks at a place from as far away as now. */
  centre(at: Point): void {
    this.#move(({ scale }) => clampView(centreOn(this.#frame, at, scale), this.#frame, this.#sheet));
  }

  /** Glides to a place that is not seen with its surroundings. */
  reveal(at: Point): void {
    this.#glide.end();
    const from = this.#view;
    const next = revealPlace(from, this.#frame, this.#sheet, at, AROUND);
    if (next === from) return;
    if (this.#looking.still()) return this.#move(() => next);
    this.#untouched = false;
    this.#glide.begin(1);
    void this.#glide.run(GLIDE, (part) => this.#see(betweenViews(from, next, easeInOut(part))));
  }

  /** What stays in sight when a small screen loses room; it is brought into sight now as well. */
  keep(places: readonly Point[]): void {
    this.#kept = places;
    this.#showKept();
  }

  /** The screen has another size: what was in its middle stays there. */
  resize(frame: Frame): void {
    const { width, height } = this.#frame;
    this.#frame = frame;
    if (this.#untouched) return this.#open();
    const { x, y, scale } = this.#view;
    const moved = { x: x + (frame.width - width) / 2, y: y + (frame.height - height) / 2, scale };
    this.#see(clampView(moved, frame, this.#sheet));
    this.#showKept();
  }

  close(): void {
    this.#glide.end();
  }

  #open(): void {
    this.#see(openingView(this.#frame, this.#sheet, this.#hosts, this.#looking.fighting()));
  }

  #showKept(): void {
    if (!isSmall(this.#frame) || this.#kept.length === 0) return;
    const shown = this.#kept.reduce(
      (view, at) => revealPlace(view, this.#frame, this.#sheet, at, BESIDE),
      this.#view,
    );
    if (shown !== this.#view) this.#move(() => shown);
  }

  #focus(): Point {
    const { width, height } = this.#frame;
    return this.#looking.fighting() ?? toSheet(this.#view, [width / 2, height / 2]);
  }

  #move(to: (view: View) => View): void {
    this.#glide.end();
    this.#untouched = false;
    this.#see(to(this.#view));
  }

  #see(view: View): void {
    this.#view = view;
    this.#looking.look(view);
  }
}
