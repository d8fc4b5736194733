/** An SVG of ours on a page: whatever the pictures of the editor draw, each in its own words and lines. */
import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { perOwner } from '../../kernel/perOwner.ts';
import { SERIF } from '../pictures/letterLayers.ts';
import type { Face } from './faces.ts';
import { cubic, isPlain, partsOf, type Way } from './path.ts';
import type { Anchor, Pen } from './pen.ts';

/** A part of a drawing, in its own units. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What an element has from itself and from those around it. */
type Attributes = Readonly<Record<string, string>>;

/** A drawing that has been read, to be laid on one page or on many. */
export type Drawing = readonly XmlNode[];

/** Reads the elements of an SVG. */
export function readDrawing(svg: string): Drawing {
  return parseXml(`<g>${svg}</g>`).root!.children;
}

/** Draws on the page; of a part that is named, only what reaches into it. Refuses elements that our pictures do not have. */
export function draw(pen: Pen, drawing: Drawing, part: Part | null = null): void {
  drawAll(pen, drawing, {}, part);
}

function drawAll(pen: Pen, nodes: readonly XmlNode[], around: Attributes, part: Part | null): void {
  for (const node of nodes) if (node instanceof XmlElement) drawMoved(pen, node, around, part);
}

function drawMoved(pen: Pen, node: XmlElement, around: Attributes, part: Part | null): void {
  const { transform, ...own } = node.attributes;
  const look: Attributes = { ...around, ...own };
  if (transform !== undefined) pen.to.save();
  for (const [, what, given] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) move(pen, what!, given!);
  // A name that is turned stays where it is; what is shoved or scaled is small.
  drawOne(pen, node, look, transform?.startsWith('rotate') === false ? null : part);
  if (transform !== undefined) pen.to.restore();
}

function move({ to }: Pen, what: string, given: string): void {
  const [a = 0, b = 0, c = 0] = given.split(/[\s,]+/).map(Number);
  if (what === 'translate') to.translate(a, b);
  else if (what === 'scale') to.scale(a);
  else if (what === 'rotate') to.rotate(a, { origin: [b, c] });
  else throw new TypeError(`no drawing of ours is moved by ${what}`);
}

function drawOne(pen: Pen, node: XmlElement, look: Attributes, part: Part | null): void {
  const { to } = pen;
  const at = (name: string): number => Number(look[name] ?? 0);
  const shape = (lies: boolean, trace: () => void): void => {
    if (!lies) return;
    trace();
    ink(pen, look);
  };
  switch (node.name) {
    case 'g':
      return drawAll(pen, node.children, look, part);
    case 'title':
      return;
    case 'rect': {
      const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
      return shape(reaches(part, x, y, x + width, y + height), () =>
        look['rx'] === undefined
          ? to.rect(x, y, width, height)
          : to.roundedRect(x, y, width, height, at('rx')),
      );
    }
    case 'circle':
    case 'ellipse': {
      const [x, y, rx, ry] = [at('cx'), at('cy'), at('r') || at('rx'), at('r') || at('ry')];
      return shape(reaches(part, x - rx, y - ry, x + rx, y + ry), () => to.ellipse(x, y, rx, ry));
    }
    case 'path': {
      const d = wayIn(part, node, at('stroke-width'));
      return shape(d !== '', () => to.path(d));
    }
    case 'text':
      return letter(pen, node.text, look, part, node.attributes['transform'] !== undefined);
    default:
      throw new TypeError(`no drawing of ours has <${node.name}>`);
  }
}

/** The parts of ways, by their elements: each page asks for them again. */
const partsIn = perOwner((node: XmlElement): readonly Way[] => partsOf(node.attributes['d'] ?? ''));

/** Of a way those parts that reach into a part of the drawing. */
function wayIn(part: Part | null, node: XmlElement, width: number): string {
  const { d = '' } = node.attributes;
  if (!isPlain(d)) return d;
  if (part === null) return cubic(d);
  return partsIn(node)
    .filter(({ left, top, right, low }) =>
      reaches(part, left - width, top - width, right + width, low + width),
    )
    .map(({ way }) => way)
    .join('');
}

function reaches(part: Part | null, left: number, top: number, right: number, low: number): boolean {
  if (part === null) return true;
  return right >= part.x && left <= part.x + part.width && low >= part.y && top <= part.y + part.height;
}

/** Fills and strokes what has been drawn. */
function ink({ to }: Pen, look: Attributes): void {
  const fill = look['fill'] ?? '#000000';
  const { stroke = 'none' } = look;
  to.save();
  if (stroke !== 'none') {
    to.lineWidth(Number(look['stroke-width'] ?? 1))
      .lineCap(look['stroke-linecap'] ?? 'butt')
      .lineJoin(look['stroke-linejoin'] ?? 'miter')
      .strokeOpacity(Number(look['stroke-opacity'] ?? 1));
    if (look['stroke-dasharray'] !== undefined) to.dash(look['stroke-dasharray'].split(/[\s,]+/).map(Number));
  }
  if (fill !== 'none' && stroke !== 'none') to.fillAndStroke(fill, stroke);
  else if (stroke !== 'none') to.stroke(stroke);
  else if (fill !== 'none') to.fill(fill);
  to.restore();
}

const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const satisfies Record<Anchor, number>;

function faceOf(look: Attributes): Face {
  if (look['font-family'] === SERIF) return look['font-style'] === 'italic' ? 'italic' : 'serif';
  return look['font-weight'] === 'bold' ? 'bold' : 'sans';
}

function letter(pen: Pen, words: string, look: Attributes, part: Part | null, isTurned: boolean): void {
  const size = Number(look['font-size']);
  const letters = { face: faceOf(look), size, spacing: Number(look['letter-spacing'] ?? 0) } as const;
  const anchor = (look['text-anchor'] ?? 'start') as Anchor;
  const [x, y] = [Number(look['x']), Number(look['y'])];
  if (part !== null) {
    const width = pen.width(words, letters);
    const left = x - width * ANCHORS[anchor];
    const far = isTurned ? width / 2 : 0;
    if (!reaches(part, left, y - size - far, left + width, y + size / 3 + far)) return;
  }
  const { stroke = 'none', fill = '#000000' } = look;
  const halo = stroke === 'none' ? undefined : { colour: stroke, width: Number(look['stroke-width'] ?? 1) };
  pen.write(words, x, y, letters, { anchor, fill, halo });
}
