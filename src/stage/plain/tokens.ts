/** Counters on a plain canvas: each look is drawn once for a distance, and laid wherever somebody wears it. */
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { Dock } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { blockSeats } from '../layers/blocks.ts';
import { cutFor, standingCut, stretchOf, type Cut } from '../layers/cuts.ts';
import { mooringsOf } from '../layers/docks.ts';
import { dressOf, inkOf, roomOf } from '../layers/dress.ts';
import { offsetOf, placeInRow, STEP } from '../layers/row.ts';
import { seatsOf, type HexPlace } from '../layers/seats.ts';
import type { LookContext } from '../pieceLook.ts';
import { centreOf, type Plan } from '../plan.ts';

/** More drawings than these are forgotten: those of other distances. */
const MOST = 600;
/** How far the plate under a stack that is spread out reaches beyond it, as a part of a counter's side. */
const RIM = 0.14;

/** Who is laid on the board, and from how near it is seen. */
export interface Company {
  readonly sight: LookContext;
  readonly docks: readonly Dock[];
  /** The hex whose stack is spread out. */
  readonly spread: HexId | null;
  /** CSS pixels a hex side, and device pixels a CSS pixel. */
  readonly scale: number;
  readonly sharpness: number;
}

export interface Tokens {
  /** Lays everybody on a brush that measures in s. */
  draw(g: CanvasRenderingContext2D, company: Company): void;
  /** The piece of the stack that is spread out under a place of the sheet. */
  spreadAt(at: Point, company: Company): PieceId | null;
  /** Draws all lettering afresh. */
  forget(): void;
}

/** Counters on a plan. */
export function tokensOn(plan: Plan): Tokens {
  const known = new Map<string, HTMLCanvasElement>();

  const pictureFor = (company: Company, cut: Cut, pieces: readonly PieceId[]): HTMLCanvasElement => {
    const { drawing, worn } = dressOf(company.sight, pieces[0]!, pieces, cut);
    const old = known.get(worn);
    if (old !== undefined) return old;
    if (known.size > MOST) known.clear();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = roomOf(cut);
    const g = canvas.getContext('2d')!;
    g.translate(canvas.width / 2, canvas.height / 2);
    drawing.draw(g, cut.cut, inkOf(cut.detail));
    known.set(worn, canvas);
    return canvas;
  };
  const seatsIn = ({ sight, docks }: Company): ReadonlyMap<PieceId, HexPlace> =>
    seatsOf(sight.battle, sight.pieces, mooringsOf(plan, docks));
  /** From far off one block stands for everybody in a hex; it lies on whole pixels. */
  const drawBlocks = (g: CanvasRenderingContext2D, company: Company, cut: Cut): void => {
    const { companies, seats } = blockSeats(company.sight.battle, seatsIn(company));
    const { a, d, e, f } = g.getTransform();
    g.save();
    g.resetTransform();
    for (const [id, { hex, under = false }] of seats) {
      if (under || hex === company.spread) continue;
      const [x, y] = centreOf(plan, hex);
      const block = pictureFor(company, cut, companies.get(id)!);
      const half = block.width / 2;
      g.drawImage(block, Math.round(x * a + e) - half, Math.round(y * d + f) - half);
    }
    g.restore();
  };

  return {
    forget: () => known.clear(),
    draw(g, company) {
      const counter = cutFor(company.scale, company.sharpness);
      const standing = standingCut(company.scale, company.sharpness);
      const { side } = counter;
      const stretch = stretchOf(side);
      const seats = seatsIn(company);
      const led = new Set([...seats].flatMap(([id, seat]) => (seat.led ? [id] : [])));
      const seen = { ...company, sight: { ...company.sight, led } };
      const lay = (id: PieceId, [x, y]: Point, size: number): void => {
        const picture = pictureFor(seen, counter, [id]);
        const room = ((picture.width / counter.cut) * side * size) / 2;
        g.drawImage(picture, x - room, y - room, room * 2, room * 2);
      };
      const order = [...seats].sort(
        ([, a], [, b]) => a.height - b.height || centreOf(plan, a.hex)[1] - centreOf(plan, b.hex)[1],
      );
      if (standing.detail === 'block') drawBlocks(g, seen, standing);
      else
        for (const [id, { hex, dx, dy, size }] of order) {
          const [x, y] = centreOf(plan, hex);
          if (hex !== company.spread) lay(id, [x + dx * stretch, y + dy * stretch], size);
        }
      if (company.spread === null) return;
      const [x, y] = centreOf(plan, company.spread);
      const row = rowIn(seats, company.spread);
      g.fillStyle = 'rgba(21, 17, 12, 0.86)';
      const [wide, tall] = [side * (STEP * row.length + RIM * 2), side * (1 + RIM * 2)];
      if (row.length > 0) g.fillRect(x - wide / 2, y - tall / 2, wide, tall);
      row.forEach((id, i) => lay(id, [x + offsetOf(i, row.length) * side, y], 1));
    },
    spreadAt([x, y], company) {
      if (company.spread === null) return null;
      const { side } = cutFor(company.scale, company.sharpness);
      const [cx, cy] = centreOf(plan, company.spread);
      if (Math.abs(y - cy) > side * (0.5 + RIM)) return null;
      const row = rowIn(seatsIn(company), company.spread);
      const place = placeInRow((x - cx) / side, row.length);
      return place === null ? null : (row[place] ?? null);
    },
  };
}

function rowIn(seats: ReadonlyMap<PieceId, HexPlace>, hex: HexId): readonly PieceId[] {
  return [...seats].flatMap(([id, seat]) => (seat.hex === hex ? [id] : []));
}
