/** The ground of the flat board: fields of hexes, each laid out when it first comes in sight and drawn only while it is. */
import { Container, Mesh, type Geometry, type Shader, type Texture } from 'pixi.js';
import { TERRAINS } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import type { Box } from '../../paint/geometry/sheet.ts';
import { centreOf, hexLine, type Plan } from '../plan.ts';
import { inkAt } from './inks.ts';
import { ownGroup } from './pen.ts';
import { cutStamps, layStamps, pressWith, STAMPS, type StampName } from './stamps.ts';
import { groundInk, INKS, type Ink } from './tints.ts';

/** Columns and rows of a field. */
const ACROSS = 50;
/** What stands out of a hex beyond its centre, in s. */
const RIM = 1.1;
/** The furrows of a field run in one of these directions. */
const FURROWS = [0.5, 1.6, 2.5] as const;

/** The ground of a map of any size. */
export interface FlatGround {
  readonly layer: Container;
  /** Lays out and shows what is in sight. */
  look(sight: Box): void;
  /** Changes the inks. */
  paint(inks: Texture): void;
  close(): void;
}

interface Field extends Box {
  /** The first column and row. */
  readonly column: number;
  readonly row: number;
  layer: Container<Mesh<Geometry, Shader>> | null;
}

type Printed = Readonly<Record<StampName, number[]>>;

/** Divides the ground of a plan into fields. */
export function flatGround(plan: Plan, inks: Texture): FlatGround {
  const layer = ownGroup();
  const fields = fieldsOf(plan);
  const press = pressWith(inks);
  const [cx, cy] = centreOf(plan, 0 as HexId);
  const stamps = cutStamps((part) => hexLine(plan, 0 as HexId, part).map(([x, y]) => [x - cx, y - cy]));
  const print = (field: Field): Container<Mesh<Geometry, Shader>> => {
    const printed = placesIn(plan, field);
    const used = STAMPS.filter((name) => printed[name].length > 0);
    const meshes = used.map((name) => {
      const geometry = layStamps(stamps[name], new Float32Array(printed[name]));
      return new Mesh({ geometry, shader: press });
    });
    const ground = new Container<Mesh<Geometry, Shader>>();
    for (const mesh of meshes) ground.addChild(mesh);
    return layer.addChild(ground);
  };
  return {
    layer,
    look(sight) {
      for (const field of fields) {
        const seen = field.x0 < sight.x1 && field.x1 > sight.x0 && field.y0 < sight.y1 && field.y1 > sight.y0;
        if (seen) field.layer ??= print(field);
        if (field.layer !== null) field.layer.visible = seen;
      }
    },
    paint(now) {
      press.resources['uInks'] = now.source;
    },
    close() {
      for (const field of fields) for (const mesh of field.layer?.children ?? []) mesh.geometry.destroy(true);
      layer.destroy({ children: true });
      press.destroy();
    },
  };
}

/** The fields of a plan, row by row; the box of each holds all of its hexes. */
export function fieldsOf(plan: Plan): readonly Field[] {
  const { columns, rows, centres } = plan.lattice;
  const fields: Field[] = [];
  for (let row = 0; row < rows; row += ACROSS) {
    for (let column = 0; column < columns; column += ACROSS) {
      const [right, bottom] = [Math.min(column + ACROSS, columns) - 1, Math.min(row + ACROSS, rows) - 1];
      const [x0, y0] = centres[row * columns + column]!;
      const [x1, y1] = centres[bottom * columns + right]!;
      const box = { x0: x0 - RIM * 2, y0: y0 - RIM * 2, x1: x1 + RIM * 2, y1: y1 + RIM * 2 };
      fields.push({ ...box, column, row, layer: null });
    }
  }
  return fields;
}

/** Where each stamp is laid, four numbers a place. */
export function placesIn(plan: Plan, { column, row }: Field): Printed {
  const { columns, rows } = plan.lattice;
  const printed: Printed = { ground: [], rock: [], furrows: [], trees: [] };
  for (let y = row; y < Math.min(row + ACROSS, rows); y++) {
    for (let x = column; x < Math.min(column + ACROSS, columns); x++) {
      layHex(printed, plan, (y * columns + x) as HexId);
    }
  }
  return printed;
}

const PLACES = new Map(INKS.map((ink): [Ink, number] => [ink, inkAt(ink)]));

/** Hexes stand a hair apart: the gap is the grid. Rock has none. */
function layHex({ ground, rock, furrows, trees }: Printed, plan: Plan, hex: HexId): void {
  const { board } = plan;
  const terrain = TERRAINS[board.terrain[hex]!]!;
  const ink = PLACES.get(groundInk(board, hex))!;
  const [x, y] = centreOf(plan, hex);
  (terrain === 'mountain' ? rock : ground).push(x, y, 0, ink);
  const printed = board.houseGround[hex] === 0;
  if (printed && terrain === 'plowed') furrows.push(x, y, FURROWS[hex % FURROWS.length]!, 0);
  if (terrain === 'grove') trees.push(x, y, hex, 0);
}
