/** What a counter shows, and nothing about how the game came to it. Equal looks have equal keys, so a drawing is kept by its key. */
import type { Colour, Sign } from '../../engine/livery.ts';

/** Any 2D canvas context; the drawing of counters needs no page. */
export type Pencil = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How much of a counter can be read: far = icon and code, mid = everything printed, near = material as well. */
export type Detail = 'far' | 'mid' | 'near';

/** What stands for the pieces at a distance: further off than any counter can be read, one block a hex. */
export type CounterSize = 'block' | Detail;

/** The outlines that tell side and force apart without colour: three of the defender, three of the besieger. */
export type Shape = 'rounded' | 'shield' | 'banner' | 'octagon' | 'notched' | 'spiked';

/** What all pieces of a force wear. */
export interface Wear {
  readonly shape: Shape;
  readonly colour: Colour;
  /** The sign of the force, if it bears one on its counters. */
  readonly device?: Sign | undefined;
}

/** Stroke of the people's band along the top edge. */
export type Pattern = 'plain' | 'bars' | 'triangles' | 'dots';

export type Band = Readonly<{ colour: string; pattern: Pattern }>;

/** A printed code, letter by letter: `Be3X` = melee B, missile e, armour 3, morale X. A reduced E is `E-`. [2.4.1, 2.4.6] */
export type PrintedCode = Readonly<{
  melee: string | null;
  missile: string | null;
  armour: 1 | 2 | 3 | 4;
  morale: 'W' | 'X' | 'Y' | 'Z';
}>;

/** no = ordinary troops; ember = fanatic tonight; crown = fanatic and able to strike somebody now. [2.8.16] */
export type Fanatic = 'no' | 'ember' | 'crown';

export type CounterLook = Wear &
  Readonly<{
    icon: string;
    /** The icon looks the other way. */
    mirrored: boolean;
    /** Size of the icon against that of other units, 1 = usual. */
    bulk: number;
    band: Band;
    /** Code of the face that lies up. */
    code: PrintedCode;
    /** Printed movement points (whole, not halves). */
    move: number;
    reduced: boolean;
    disrupted: boolean;
    fanatic: Fanatic;
    done: boolean;
    /** A captain stands on its top left corner: its marks make room. */
    led?: boolean;
    /** Its force is demoralized: the rim is broken. [2.10] */
    demoralized?: boolean;
    /** In high contrast: flat tints, white rims. */
    stark?: boolean;
  }>;

export type EngineShape = 'catapult' | 'siege-tower' | 'grond' | 'cauldron';

/** The force that owns an engine gives the colour of its rim. */
export type EngineLook = Wear &
  Readonly<{
    engine: EngineShape;
    /** A short word on the engine's head, or nothing. */
    label: string;
    done: boolean;
    /** Grond: siege phases in which it still glows, Infinity = always, 0 = cold. [2.12.9] */
    heat?: number;
    stark?: boolean;
  }>;

/** A personage's token: his rating as it is now, full or reduced. [2.4] */
export type LeaderLook = Wear &
  Readonly<{
    icon: string;
    /** A ring of his own instead of his force's, or null. */
    ring: string | null;
    rating: number;
    /** Duels only. [2.20.10] */
    individual: boolean;
    wounded: boolean;
    frozen: boolean;
    done: boolean;
    /** The royal banner flies over him. [2.12.7] */
    banner?: boolean;
    demoralized?: boolean;
    stark?: boolean;
  }>;

/** A key that differs whenever two personages look different. */
export function leaderKey(look: LeaderLook): string {
  const { individual, wounded, frozen, done, banner = false, demoralized = false, stark = false } = look;
  const marks = [individual, wounded, frozen, done, banner, demoralized, stark].map(Number).join('');
  return ['leader', look.shape, look.colour, look.icon, look.ring ?? '', look.rating, marks].join(' ');
}

/** A key that differs whenever two units look different. */
export function counterKey(look: CounterLook): string {
  const { code, band } = look;
  return [
    look.shape,
    look.colour,
    look.device ?? '',
    look.icon,
    look.mirrored ? 'm' : '',
    look.bulk,
    band.colour,
    band.pattern,
    `${code.melee ?? ''}/${code.missile ?? ''}/${code.armour}${code.morale}`,
    look.move,
    look.reduced ? 'r' : '',
    look.disrupted ? 'd' : '',
    look.fanatic,
    look.done ? 'x' : '',
    look.led === true ? 'l' : '',
    look.demoralized === true ? 'b' : '',
    look.stark === true ? 's' : '',
  ].join(' ');
}

/** A key that differs whenever two engines look different. */
export function engineKey(look: EngineLook): string {
  const { engine, shape, colour, done, heat = 0, label, stark = false } = look;
  return ['engine', engine, shape, colour, done ? 'x' : '', heat, stark ? 's' : '', label].join(' ');
}
