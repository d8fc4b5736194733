/** What names look like on the sheet, by their kind, scale and palette. */
import type { MapName } from '../../board/mapFile.ts';
import type { Palette, Scale } from '../geometry/sheet.ts';
import type { Lettering } from './lettering.ts';

interface NameLook {
  readonly size: number;
  /** Part of the size once zoomed in. */
  readonly zoomed: number;
  readonly spacing: number;
  readonly face: Lettering['face'];
  readonly italic: boolean;
  readonly halo: boolean;
  readonly from: Scale;
}

const ROMAN = { face: 'roman', italic: true, halo: true, from: 'far' } as const;
const LOOKS: Readonly<Record<string, NameLook>> = {
  city: { size: 0.98, zoomed: 0.8, spacing: 0.14, face: 'capitals', italic: false, halo: true, from: 'far' },
  region: {
    size: 1.4,
    zoomed: 0.75,
    spacing: 0.3,
    face: 'capitals',
    italic: false,
    halo: true,
    from: 'far',
  },
  gate: { size: 0.36, zoomed: 1, spacing: 0.05, face: 'capitals', italic: false, halo: true, from: 'mid' },
  landing: {
    size: 0.66,
    zoomed: 0.62,
    spacing: 0.08,
    face: 'capitals',
    italic: false,
    halo: true,
    from: 'far',
  },
  mountain: { ...ROMAN, size: 0.86, zoomed: 0.8, spacing: 0.22 },
  river: { ...ROMAN, size: 1.05, zoomed: 0.62, spacing: 0.6, halo: false },
  road: { ...ROMAN, size: 0.78, zoomed: 0.62, spacing: 0.08 },
  hill: { ...ROMAN, size: 0.58, zoomed: 0.75, spacing: 0.05 },
  grove: { ...ROMAN, size: 0.54, zoomed: 0.62, spacing: 0.04 },
  field: { ...ROMAN, size: 0.6, zoomed: 0.62, spacing: 0.06 },
  ruin: { ...ROMAN, size: 0.56, zoomed: 0.62, spacing: 0.1 },
  rampart: { ...ROMAN, size: 0.62, zoomed: 0.62, spacing: 0.1 },
  stream: { ...ROMAN, size: 0.46, zoomed: 0.62, spacing: 0.12 },
  work: { ...ROMAN, size: 0.5, zoomed: 0.7, spacing: 0.06 },
  street: { ...ROMAN, size: 0.2, zoomed: 1, spacing: 0.02, from: 'near' },
};
const INNER_CITY: NameLook = { ...ROMAN, size: 0.26, zoomed: 1, spacing: 0.03, from: 'near' };
const ORDER = { far: 0, mid: 1, near: 2 } as const satisfies Record<Scale, number>;

const INKS = {
  day: {
    ink: '#2b2316',
    halo: 'rgba(236,226,194,.72)',
    region: 'rgba(64,50,26,.72)',
    regionHalo: 'rgba(236,226,194,.6)',
    river: '#1e3a42',
  },
  night: {
    ink: '#e9e4d4',
    halo: 'rgba(14,18,32,.7)',
    region: 'rgba(233,228,212,.6)',
    regionHalo: 'rgba(14,18,32,.55)',
    river: '#cfe0e6',
  },
  stark: {
    ink: '#000000',
    halo: '#ffffff',
    region: 'rgba(0,0,0,.8)',
    regionHalo: '#ffffff',
    river: '#ffffff',
  },
} as const satisfies Record<Palette, Record<'ink' | 'halo' | 'region' | 'regionHalo' | 'river', string>>;

/** Whether a scale has room for names of this kind. */
export function isShownAt(scale: Scale, name: MapName): boolean {
  return ORDER[scale] >= ORDER[lookOf(name).from];
}

/** How a name is lettered. */
export function letteringOf(name: MapName, scale: Scale, palette: Palette): Lettering {
  const look = lookOf(name);
  const inks = INKS[palette];
  return {
    text: name.kind === 'city' && name.place === 'title' ? name.text.toUpperCase() : name.text,
    size: look.size * (scale === 'far' ? 1 : look.zoomed),
    spacing: look.spacing * (scale === 'far' ? 1 : look.zoomed),
    face: look.face,
    italic: look.italic,
    ink: name.kind === 'region' ? inks.region : name.kind === 'river' ? inks.river : inks.ink,
    halo: look.halo ? (name.kind === 'region' ? inks.regionHalo : inks.halo) : null,
  };
}

function lookOf({ kind, place: where }: MapName): NameLook {
  if (kind === 'city' && where !== 'title') return INNER_CITY;
  return LOOKS[kind] ?? INNER_CITY;
}
