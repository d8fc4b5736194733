/** Words and figures that lie on the board for a moment: the name of a spell, the points of a track. */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { ForceId } from '../../engine/battle.ts';
import type { Spell } from '../../engine/spell.ts';
import { SPELL_NAMES } from '../../i18n/words.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { between } from '../../paint/geometry/curve.ts';
import { FACES } from '../../paint/plate/lettering.ts';
import { FACTOR_FONT } from '../counters/plate.ts';
import { LIVERIES } from '../counters/shapes.ts';
import { wearOf } from '../wear.ts';
import type { Pencil } from '../counters/look.ts';
import { easeInOut } from './clock.ts';
import { STILL } from './film.ts';
import type { AnimationContext } from './context.ts';

/** Pixels of the drawings for one s. */
const FINE = 72;
const FLIGHT = 500;
/** Above the caster, so that his counter stays free. */
const ABOVE = 1.25;
/** Height of its letters, in hundredths of s: some engines round small fonts. */
const LETTERS = 62;

/** Lays the name of a spell over its caster; what it answers takes it away. */
export function caption(context: AnimationContext, spell: Spell, at: Point): () => void {
  return inWords(context, SPELL_NAMES[spell], at);
}

/** Lays a few words over a place; what it answers takes them away. */
export function inWords(context: AnimationContext, text: string, [x, y]: Point): () => void {
  const paper = paste(context, [text.length * 0.34 + 0.6, 1.1], (g) => {
    g.font = `italic ${LETTERS}px ${FACES.roman}`;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.lineJoin = 'round';
    g.lineWidth = 20;
    g.strokeStyle = '#f4ead0';
    g.strokeText(text, 0, 0);
    g.fillStyle = '#2b2316';
    g.fillText(text, 0, 0);
  });
  const { x0, x1, y0 } = context.sight();
  const half = text.length * 0.17 + 0.3;
  const above = y - ABOVE < y0 + 0.6 ? y + ABOVE : y - ABOVE;
  paper.position.set(Math.max(x0 + half, Math.min(x1 - half, x)), above);
  return () => drop(paper);
}

/** The points of a track fly from where they were lost to where they are counted. */
export async function flyToTrack(context: AnimationContext, force: ForceId, by: number): Promise<void> {
  const { battle, clock, eye, sight, still, trackOf } = context;
  const { x0, x1, y1 } = sight();
  const from = eye.at ?? [(x0 + x1) / 2, y1 - 2.5];
  const to = trackOf(force) ?? [from[0], y1 + 1];
  const { bodyTop, rim } = LIVERIES[wearOf(battle, force).colour];
  const text = by < 0 ? `\u2212${-by}` : `+${by}`;
  const paper = paste(context, [1.6, 1.1], (g) => {
    g.beginPath();
    g.roundRect(-62, -38, 124, 76, 16);
    g.lineWidth = 20;
    g.strokeStyle = '#0e0c0a';
    g.stroke();
    g.fillStyle = bodyTop;
    g.fill();
    g.lineWidth = 6;
    g.strokeStyle = rim;
    g.stroke();
    g.font = `700 62px ${FACTOR_FONT}`;
    g.textAlign = 'center';
    g.textBaseline = 'alphabetic';
    g.fillStyle = '#ffffff';
    g.fillText(text, 0, 22);
  });
  paper.position.set(from[0], from[1]);
  await clock.run(still ? STILL : FLIGHT, (part) => {
    if (still) return;
    const [x, y] = between(from, to, easeInOut(part));
    paper.position.set(x, y - 0.9 * Math.sin(Math.PI * part) * (1 - part));
  });
  drop(paper);
}

/** Pastes a small drawing into the air; its size is in s, the brush in hundredths of it, with its origin in the middle. */
function paste({ papers }: AnimationContext, [wide, tall]: Point, draw: (g: Pencil) => void): Sprite {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(wide * FINE);
  canvas.height = Math.ceil(tall * FINE);
  const g = canvas.getContext('2d')!;
  g.translate(canvas.width / 2, canvas.height / 2);
  g.scale(FINE / 100, FINE / 100);
  draw(g);
  const sprite = new Sprite({
    texture: new Texture({ source: new CanvasSource({ resource: canvas }) }),
    anchor: 0.5,
  });
  sprite.scale.set(1 / FINE);
  papers.addChild(sprite);
  return sprite;
}

/** Takes a paper away, with its drawing. */
export function drop(paper: Sprite): void {
  if (!paper.destroyed) paper.destroy({ texture: true, textureSource: true });
}
