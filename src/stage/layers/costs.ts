/** Printed marks of a movement range: the cost of a hex in a disc, STOP where the move ends. */
import { Container, Sprite, Texture } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Pencil } from '../counters/look.ts';
import { FACTOR_FONT } from '../counters/plate.ts';
import { centreOf, type Plan } from '../plan.ts';
import { linesIn } from '../theme.ts';
import { Atlas } from './atlas.ts';
import { costText, type PrintedCost } from './costText.ts';

/**
 * How far below the middle of its hex a disc lies, and its radius, in s; the least radius that can be read, and the hexes
 * too small for it, in pixels.
 */
const DOWN = 0.6;
const RADIUS = 0.21;
const LEAST_PIXELS = 7.5;
const NO_ROOM = 15;
const DRAWN = 20;
const STOP = linesIn('day').stop;

/** The discs and plates of the range that is shown. */
export class Costs {
  readonly layer = new Container();
  readonly #plan: Plan;
  /** As many as the widest range so far has asked for; those it needs no more are hidden. */
  readonly #marks: Sprite[] = [];
  #atlas = new Atlas();
  #sharpness = 1;
  #scale = 1;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  show(printed: readonly PrintedCost[]): void {
    while (this.#marks.length < printed.length)
      this.#marks.push(this.layer.addChild(new Sprite({ anchor: 0.5 })));
    this.#marks.forEach((mark, i) => {
      const cost = printed[i];
      mark.visible = cost !== undefined;
      if (cost !== undefined) this.#dress(mark, cost);
    });
    this.#atlas.upload();
    this.#fit();
  }

  /** Fits the marks to the distance; the caller shows the range again when the sharpness changes. */
  zoom(scale: number, sharpness: number): void {
    this.#scale = scale;
    if (sharpness !== this.#sharpness) this.redraw();
    this.#sharpness = sharpness;
    this.#fit();
  }

  /** Forgets the drawings; they are made again with the next range. */
  redraw(): void {
    for (const mark of this.#marks) mark.texture = Texture.EMPTY;
    this.#atlas.close();
    this.#atlas = new Atlas();
  }

  close(): void {
    this.layer.destroy({ children: true });
    this.#atlas.close();
  }

  #dress(mark: Sprite, cost: PrintedCost): void {
    const unit = DRAWN * this.#sharpness;
    const text = cost.stops ? 'STOP' : costText(cost.halves);
    mark.texture = this.#atlas.texture(text, unit * 3.4, unit * 2.3, (g) => drawCost(g, unit, cost));
    const [x, y] = placeOfCost(this.#plan, cost.hex);
    mark.position.set(x, y);
  }

  #fit(): void {
    const radius = radiusOfCosts(this.#scale);
    this.layer.visible = radius !== null;
    if (radius !== null) for (const mark of this.#marks) mark.scale.set(radius / (DRAWN * this.#sharpness));
  }
}

/** Where the disc of a hex lies, in s. */
export function placeOfCost(plan: Plan, hex: HexId): Point {
  const [x, y] = centreOf(plan, hex);
  return [x, y + DOWN];
}

/** The radius of the discs in s, for CSS pixels a hex side; null where they have no room. */
export function radiusOfCosts(scale: number): number | null {
  return scale < NO_ROOM ? null : Math.max(RADIUS, LEAST_PIXELS / scale);
}

/** Draws what a hex costs, or that the move ends there, about (0, 0); `unit` = its radius in pixels. */
export function drawCost(g: Pencil, unit: number, { halves, stops }: Omit<PrintedCost, 'hex'>): void {
  if (stops) drawStop(g, unit);
  else drawDisc(g, unit, costText(halves));
}

function drawDisc(g: Pencil, unit: number, text: string): void {
  g.beginPath();
  g.arc(0, 0, unit * 0.98, 0, Math.PI * 2);
  g.fillStyle = 'rgba(7, 35, 84, 0.95)';
  g.fill();
  g.lineWidth = unit * 0.17;
  g.strokeStyle = '#ffffff';
  g.stroke();
  letter(g, text, unit * (text.length > 2 ? 1 : 1.22), '#ffffff');
}

function drawStop(g: Pencil, unit: number): void {
  g.beginPath();
  g.roundRect(-unit * 1.42, -unit * 0.76, unit * 2.84, unit * 1.52, unit * 0.38);
  g.fillStyle = STOP.casing;
  g.fill();
  g.lineWidth = unit * 0.18;
  g.strokeStyle = STOP.colour;
  g.stroke();
  letter(g, 'STOP', unit * 1.06, '#ffcf80');
}

function letter(g: Pencil, text: string, size: number, colour: string): void {
  g.font = `700 ${size}px ${FACTOR_FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = colour;
  g.fillText(text, 0, size * 0.35);
}
