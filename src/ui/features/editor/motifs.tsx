/** What is drawn in a swatch of ground or of a hexside before the sheet's own samples are painted, and where they cannot be. */
import type { ComponentChild } from 'preact';
import type { Look } from '../../../board/houseGround.ts';
import type { MapHexside, TerrainLetter } from '../../../board/mapFile.ts';
import { LOOK_COLOURS } from './sketch.ts';

/** Ground of the chart. */
export function motifOf({ terrain, city, elevation = 0 }: TerrainLetter): ComponentChild {
  switch (terrain) {
    case 'plowed':
      return [9, 14, 19, 24, 29].map((y) => <path key={y} d={`M6 ${y + 4} 34 ${y - 4}`} stroke="#7c5c2b" />);
    case 'grove':
      return [
        [13, 13],
        [26, 12],
        [20, 21],
        [11, 25],
        [28, 25],
        [20, 31],
      ].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5.4" fill="#3f5f2c" stroke="#2c441f" />);
    case 'mountain':
      return (
        <>
          <path d="M6 29 16 10 22 20 27 13 34 28Z" fill="#e7e9ec" stroke="#50545b" />
          <path d="M16 10 18 20 13 29M27 13 28 21 24 29" stroke="#6c7179" />
        </>
      );
    case 'tunnel':
      return (
        <>
          <path d="M11 31V20a9 9 0 0 1 18 0v11Z" fill="#14110d" stroke="#a39a88" />
          <path d="M6 20h4M30 20h4M20 4v5" stroke="#8a8172" />
        </>
      );
    case 'crater':
      return (
        <>
          <ellipse cx="20" cy="21" rx="12" ry="8" fill="#3c2d20" stroke="#8d7253" />
          <path d="M10 13 7 9M20 10V5M30 13l3-4" stroke="#3c2d20" />
        </>
      );
    case 'clear':
      if (city === true) return <path d={STONES} stroke="#6f685d" />;
      if (elevation > 0) return <path d={SLOPES} stroke="#6d6232" />;
      return <path d="M12 15l1-3 1 3M25 27l1-3 1 3M26 13l1-2 1 2M11 28l1-2 1 2" stroke="#8a8251" />;
  }
}

const STONES =
  'M8 12h9v6H8zM18 9h8v5h-8zM27 12h7v7h-7zM7 20h7v7H7zM15 19h11v5H15zM27 21h6v7h-6zM13 28h8v5h-8zM22 26h5v7h-5z';
const SLOPES = 'M9 12 12 18M15 8 17 15M23 8 22 15M31 12 28 18M33 21 28 22M7 21 12 22M31 29 27 26M9 29 13 26';

const WAVES = 'M6 13q4-4 8 0t8 0 8 0M9 21q4-4 8 0t8 0 8 0M6 29q4-4 8 0t8 0 8 0';
const REEDS = 'M10 16v-6M13 17V9M16 16v-5M24 28v-6M27 29v-8M30 28v-5M9 29h9M22 15h9';
const TREES = [
  [13, 16],
  [26, 14],
  [20, 25],
  [11, 28],
  [29, 27],
] as const;

/** Ground of a map's own, by how it looks. */
export function lookMotif(look: Exclude<Look, 'plain'>): ComponentChild {
  switch (look) {
    case 'water':
    case 'stream':
      return <path d={WAVES} stroke="#dbe9f0" />;
    case 'marsh':
      return <path d={REEDS} stroke="#4c5634" />;
    case 'wood':
      return TREES.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 6} ${y + 5} ${x} ${y - 7} ${x + 6} ${y + 5}Z`}
          fill="#2f4a24"
          stroke="#1f3318"
        />
      ));
    case 'ford':
      return (
        <>
          <path d={WAVES} stroke="#e6f0ea" />
          {[12, 18, 24, 30].map((x, at) => (
            <circle key={x} cx={x} cy={at % 2 === 0 ? 19 : 23} r="2.4" fill="#7d7666" stroke="#4d4839" />
          ))}
        </>
      );
    case 'bridge':
      return (
        <>
          <path d="M4 14H36V26H4Z" fill="#c9b189" stroke="#5b4527" />
          <path d="M9 14v12M14 14v12M19 14v12M24 14v12M29 14v12" stroke="#8a6a3f" />
        </>
      );
    case 'quay':
      return <path d="M4 20H36M10 20v7M18 20v7M26 20v7" stroke="#5c5443" stroke-width="2.4" />;
    case 'pale':
      return <path d="M9 28V15l3-4 3 4v13M18 28V15l3-4 3 4v13M27 28V15l3-4 3 4" stroke="#3f2d16" />;
    case 'hall':
      return (
        <>
          <path d="M9 29V18L20 10 31 18V29Z" fill="#d9cfba" stroke="#4a4335" />
          <path d="M13 29V21M18 29V21M23 29V21M28 29V21" stroke="#8b8170" stroke-width="2.4" />
        </>
      );
  }
}

const WALL = (
  <>
    <path d="M20 2V38" stroke="#2b2722" stroke-width="8" />
    <path d="M20 2V38" stroke="#f3ede0" stroke-width="5" />
    <path d="M20 2V38" stroke="#8b8375" stroke-width="5" stroke-dasharray="1 3" />
  </>
);

/** A hexside of a map's own, by how it looks. */
export function ownSide(look: Look): ComponentChild {
  if (look === 'pale')
    return <path d="M20 2V38M16 7h8M16 14h8M16 21h8M16 28h8M16 35h8" stroke="#5b3f1d" stroke-width="3" />;
  const colour = look === 'plain' ? '#7d745c' : LOOK_COLOURS[look];
  return (
    <>
      <path d="M20 2q4 6 0 12t0 12 0 12" stroke="#2b2722" stroke-width="8" />
      <path d="M20 2q4 6 0 12t0 12 0 12" stroke={colour} stroke-width="5" />
    </>
  );
}

/** A printed hexside, or what is done to one. */
export function sideMotif(kind: MapHexside['kind'] | 'breach' | 'bare'): ComponentChild {
  switch (kind) {
    case 'wall':
      return WALL;
    case 'tower':
      return (
        <>
          {WALL}
          <circle cx="20" cy="20" r="8" fill="#f3ede0" stroke="#2b2722" stroke-width="2" />
          <circle cx="20" cy="20" r="4" stroke="#8b8375" />
        </>
      );
    case 'gate':
      return (
        <>
          {WALL}
          <path d="M14 13h12v14H14z" fill="#8a4b1d" stroke="#2b2722" stroke-width="2" />
          <path d="M18 13v14M22 13v14" stroke="#4d290e" />
        </>
      );
    case 'main-gate':
      return (
        <>
          {WALL}
          <path d="M11 9h18v22H11z" fill="#f3ede0" stroke="#2b2722" stroke-width="2" />
          <path d="M15 13h10v14H15z" fill="#6a3511" stroke="#2b2722" />
          <path d="M20 13v14M15 20h10" stroke="#e3b54c" />
        </>
      );
    case 'tunnel':
      return <path d="M12 30V19a8 8 0 0 1 16 0v11Z" fill="#14110d" stroke="#f3ede0" stroke-width="2" />;
    case 'slope':
      return [6, 12, 18, 24, 30].map((y) => (
        <path key={y} d={`M20 ${y} 29 ${y + 2}`} stroke="#5c5127" stroke-width="1.8" />
      ));
    case 'breach':
      return (
        <>
          {WALL}
          <path d="M14 11 26 14 24 27 13 29Z" fill="#b5ada0" />
          <path d="M15 15h4v3h-4zM21 19h4v3h-4zM15 23h4v3h-4z" fill="#8b8375" stroke="#2b2722" />
        </>
      );
    case 'bare':
      return <path d="M12 12 28 28M28 12 12 28" stroke="#8a2f1c" stroke-width="4" />;
    default:
      return null;
  }
}
