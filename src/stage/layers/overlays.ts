/** Everything laid over the board at one time: each kind has its own glass and is drawn again only when it has changed. */
import type { Container, Graphics } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import { NO_OVERLAYS, type Overlays } from '../contract.ts';
import { standingOf } from '../camera.ts';
import { centreOf, type Plan } from '../plan.ts';
import { linesIn, type Light } from '../theme.ts';
import { drawChoices, drawForbidden, drawRange } from './areas.ts';
import { Costs } from './costs.ts';
import { printedCosts } from './costText.ts';
import { ownGroup, sheetOfGlass } from './pen.ts';
import { drawHeat, drawRays } from './threatMarks.ts';
import {
  drawChosenBlock,
  drawCursor,
  drawHexsides,
  drawLine,
  drawPath,
  drawSelected,
  drawTargets,
} from './rings.ts';

type Kind = Exclude<keyof Overlays, 'flight'>;
type Draw = (g: Graphics, plan: Plan, overlays: Overlays, light: Light) => void;

/** Kinds that lie under the counters, lowest first. */
const UNDER: readonly Kind[] = ['heat', 'range', 'choices', 'forbidden'];
const OVER: readonly Kind[] = ['rays', 'path', 'line', 'selected', 'targets', 'cursor', 'hexsides'];
const KINDS: readonly Kind[] = [...UNDER, ...OVER];

const DRAW = {
  range: (g, plan, overlays, light) => drawRange(g, plan, overlays, light),
  choices: (g, plan, { choices }, light) => drawChoices(g, plan, choices, light),
  forbidden: (g, plan, { forbidden }, light) => drawForbidden(g, plan, forbidden, light),
  hexsides: (g, plan, { hexsides }, light) => drawHexsides(g, plan, hexsides, light),
  path: (g, plan, { path }, light) => drawPath(g, plan, path, light),
  targets: (g, plan, { targets }, light) => drawTargets(g, plan, targets, light),
  selected: (g, plan, { selected }) => moveTo(g, plan, selected),
  cursor: (g, plan, { cursor }) => moveTo(g, plan, cursor),
  line: (g, plan, { line }, light) => line !== null && drawLine(g, plan, line, light),
  heat: (g, plan, { heat }, light) => drawHeat(g, plan, heat, light),
  rays: (g, plan, { rays }, light) => drawRays(g, plan, rays, light),
} as const satisfies Record<Kind, (...given: Parameters<Draw>) => unknown>;

export class OverlayLayers {
  readonly under: Container;
  readonly over: Container;
  readonly #plan: Plan;
  readonly #costs: Costs;
  readonly #glass: Readonly<Record<Kind, Graphics>>;
  #shown: Overlays = NO_OVERLAYS;
  #light: Light = 'day';
  /** So far off that blocks stand for the pieces. */
  #blocks = false;
  #countsLeft = false;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#costs = new Costs(plan);
    this.#glass = glasses();
    this.#drawRings();
    this.under = ownGroup(...UNDER.map((kind) => this.#glass[kind]));
    this.over = ownGroup(...OVER.map((kind) => this.#glass[kind]), this.#costs.layer);
  }

  /** Draws what differs from before, by reference; false when nothing does. */
  show(overlays: Overlays): boolean {
    const before = this.#shown;
    this.#shown = overlays;
    const changed = KINDS.filter((kind) => before[kind] !== overlays[kind]);
    for (const kind of changed) this.#draw(kind);
    if (changed.includes('range') || (overlays.flight && changed.includes('path'))) this.#showCosts();
    return changed.length > 0;
  }

  /** Changes washes and lines to those of another light. */
  light(light: Light): void {
    const lines = linesIn(light) !== linesIn(this.#light);
    this.#light = light;
    if (lines) this.#drawRings();
    for (const kind of lines ? KINDS : UNDER) this.#draw(kind);
  }

  /** On a small screen a range tells the points that are left, else those that are spent. */
  countLeft(left: boolean): void {
    if (left === this.#countsLeft) return;
    this.#countsLeft = left;
    this.#showCosts();
  }

  zoom(scale: number, sharpness: number): void {
    this.#costs.zoom(scale, sharpness);
    const blocks = standingOf(scale) === 'block';
    if (blocks === this.#blocks) return;
    this.#blocks = blocks;
    this.#drawRings();
  }

  /** Draws the printed marks afresh: the fonts have come. */
  redraw(): void {
    this.#costs.redraw();
    this.#showCosts();
  }

  close(): void {
    this.under.destroy({ children: true });
    this.#costs.close();
    this.over.destroy({ children: true });
  }

  #showCosts(): void {
    this.#costs.show(printedCosts(this.#shown, this.#countsLeft));
  }

  #drawRings(): void {
    for (const kind of RINGS) this.#glass[kind].clear();
    const drawRing = this.#blocks ? drawChosenBlock : drawSelected;
    drawRing(this.#glass.selected, this.#plan, DRAWN_AT, this.#light);
    drawCursor(this.#glass.cursor, this.#plan, DRAWN_AT, this.#light);
    for (const kind of RINGS) this.#draw(kind);
  }

  #draw(kind: Kind): void {
    const g = this.#glass[kind];
    if (!RINGS.has(kind)) g.clear();
    DRAW[kind](g, this.#plan, this.#shown, this.#light);
  }
}

/** Rings round one hex look the same everywhere: they are drawn once, at hex `DRAWN_AT`, and moved. */
const RINGS: ReadonlySet<Kind> = new Set(['selected', 'cursor']);
const DRAWN_AT = 0 as HexId;

function moveTo(g: Graphics, plan: Plan, hex: HexId | null): void {
  g.visible = hex !== null;
  if (hex === null) return;
  const [x, y] = centreOf(plan, hex);
  const [x0, y0] = centreOf(plan, DRAWN_AT);
  g.position.set(x - x0, y - y0);
}

function glasses(): Readonly<Record<Kind, Graphics>> {
  return {
    range: sheetOfGlass(),
    choices: sheetOfGlass(),
    forbidden: sheetOfGlass(),
    hexsides: sheetOfGlass(),
    path: sheetOfGlass(),
    targets: sheetOfGlass(),
    selected: sheetOfGlass(),
    cursor: sheetOfGlass(),
    line: sheetOfGlass(),
    heat: sheetOfGlass(),
    rays: sheetOfGlass(),
  };
}
