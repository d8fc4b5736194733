/**
 * A map or a battle as an SVG: a layer of its own for ground, roads, hexsides, names, numbers and counters, text as text, and the
 * same text for the same document on every machine. Nothing in it runs, and nothing is fetched.
 */
import type { ScenarioDocument } from '../document.ts';
import { saidIn } from '../saidIn.ts';
import { counterLayer } from './counterLayer.ts';
import { decorLayer, gridLayer, groundLayer, roadLayer } from './groundLayers.ts';
import { hexsideLayer } from './hexsideLayer.ts';
import { nameLayer, numberLayer } from './letterLayers.ts';
import { planOf, type Plan } from './plan.ts';
import { element, escapeMarkup, figure } from './svg.ts';

/** What is drawn. */
export interface PictureWish {
  /** With the pieces as they stand before the first turn; without, the map alone. */
  readonly counters: boolean;
  /** From the middle of a hex to that of its neighbour, in pixels. */
  readonly hex: number;
  /** The language of names that the file has in several. */
  readonly language: string;
}

export const USUAL_PICTURE: PictureWish = { counters: true, hex: 60, language: 'en' };

/** The narrowest and the widest hex of a picture. */
export const LEAST_HEX = 8;
export const MOST_HEX = 400;

/** The picture as the text of an SVG file. */
export function drawPicture(document: ScenarioDocument, wish: PictureWish = USUAL_PICTURE): string {
  const plan = planOf(document.map.inline, wish.hex);
  const { width, height } = plan;
  const inWords = saidIn(wish.language);
  const title = wish.counters ? inWords(document.title) : document.map.inline.name;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${figure(width)} ${figure(height)}`,
      width,
      height,
      role: 'img',
    },
    `\n${element('title', {}, escapeMarkup(title))}\n`,
    element('rect', { id: 'paper', width, height, fill: '#f6f1e1' }),
    '\n',
    drawMap(plan),
    wish.counters ? counterLayer(plan, document, inWords) : '',
  )}\n`;
}

/** The layers of a map, the lowest first; its names as they stand in the file, or in other words. */
export function drawMap(plan: Plan, placeWords: (name: string) => string = (name) => name): string {
  const layers = [groundLayer, decorLayer, roadLayer, gridLayer, hexsideLayer, numberLayer];
  return layers.map((drawLayer) => drawLayer(plan)).join('') + nameLayer(plan, placeWords);
}
