/** Printed marks of a movement range: the cost of a hex in a disc, STOP where the move ends. */
import { Container, Sprite, Texture } from 'pixi.js';
import type { ReachedHex } from '../contract.ts';
import type { Pencil } from '../counters/look.ts';
import { FACTOR_FONT } from '../counters/plate.ts';
import { centreOf, type Plan } from '../plan.ts';
import { linesIn } from '../theme.ts';
import { Atlas } from './atlas.ts';
import { costText } from './costText.ts';

/** Radius of a disc in s, and the least in pixels that can be read. */
const RADIUS = 0.21;
const LEAST_PIXELS = 7.5;
/** Hexes smaller than this (pixels a side) have no room for costs. */
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
  #left = false;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  show(range: readonly ReachedHex[]): void {
    const marked = range.filter(({ cost, stops }) => cost > 0 || stops);
    while (this.#marks.length < marked.length)
      this.#marks.push(this.layer.addChild(new Sprite({ anchor: 0.5 })));
    this.#marks.forEach((mark, i) => {
      const reached = marked[i];
      mark.visible = reached !== undefined;
      if (reached !== undefined) this.#dress(mark, reached);
    });
    this.#atlas.upload();
    this.#fit();
  }

  /** Whether the marks tell what is left instead of what is spent; true when that is new, and the caller shows the range again. */
  countLeft(left: boolean): boolean {
    const changed = left !== this.#left;
    this.#left = left;
    return changed;
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

  #dress(mark: Sprite, { hex, cost, left, stops }: ReachedHex): void {
    const unit = DRAWN * this.#sharpness;
    const text = stops ? 'STOP' : costText(this.#left ? (left ?? cost) : cost);
    mark.texture = this.#atlas.texture(text, unit * 3.4, unit * 2.3, (g) =>
      drawCost(g, unit, { cost, stops }),
    );
    const [x, y] = centreOf(this.#plan, hex);
    mark.position.set(x, y + 0.6);
  }

  #fit(): void {
    this.layer.visible = this.#scale >= NO_ROOM;
    const radius = Math.max(RADIUS, LEAST_PIXELS / this.#scale);
    for (const mark of this.#marks) mark.scale.set(radius / (DRAWN * this.#sharpness));
  }
}

/** Draws what a hex costs, or that the move ends there, about (0, 0); `unit` = its radius in pixels. */
export function drawCost(g: Pencil, unit: number, { cost, stops }: Pick<ReachedHex, 'cost' | 'stops'>): void {
  if (stops) drawStop(g, unit);
  else drawDisc(g, unit, costText(cost));
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
