/** The part of PDFKit and of its reader of faces that prints a battle. */
declare module 'pdfkit' {
  export interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
    readonly characterSpacing: number;
    readonly features?: readonly string[];
  }

  export class PDFDocument {
    constructor(
      options: Readonly<{
        autoFirstPage: false;
        font: null;
        lang: string;
        displayTitle: true;
        info: Readonly<Record<'Title' | 'Creator', string> & { CreationDate: Date }>;
      }>,
    );
    readonly outline: { addItem(title: string): unknown };
    addPage(options: Readonly<{ size: readonly [number, number]; margin: number }>): this;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string, options: TextOptions): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    save(): this;
    restore(): this;
    scale(factor: number): this;
    translate(x: number, y: number): this;
    rotate(degrees: number, options: Readonly<{ origin: readonly [number, number] }>): this;
    path(d: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    ellipse(x: number, y: number, rx: number, ry: number): this;
    clip(): this;
    lineWidth(width: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    dash(lengths: readonly number[]): this;
    undash(): this;
    strokeOpacity(opacity: number): this;
    fillColor(colour: string): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';
  /** Everything that is written until the document ends. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array>;
}

declare module 'fontkit' {
  export interface Face {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
  }
  export function create(bytes: Uint8Array): Face;
}
