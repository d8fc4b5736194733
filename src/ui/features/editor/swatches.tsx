/** The ground and the hexsides of the palette, each a small hex of what it looks like on the sheet: cut from it as it is painted, or drawn until it is. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Look } from '../../../board/houseGround.ts';
import type { MapHexside, TerrainLetter } from '../../../board/mapFile.ts';
import { isHill } from '../../../editor/pictures/samples.ts';
import type { PaintedSamples, SamplePlace } from './paintedSamples.ts';
import { lookMotif, motifOf, ownSide, sideMotif } from './motifs.tsx';
import { colourOf } from './sketch.ts';

const HEX = 'M20 1.5 36 10.75 36 29.25 20 38.5 4 29.25 4 10.75Z';

interface Painted {
  readonly samples: PaintedSamples | null;
}

/** A hex of ground. */
export function GroundSwatch({
  letter,
  meaning,
  look,
  samples,
}: Readonly<{ letter: string; meaning: TerrainLetter; look: Look | null }> & Painted) {
  const place = samples?.ground(letter) ?? null;
  if (samples !== null && place !== null)
    return <Cut samples={samples} place={place} side={isHill(meaning) ? WITH_SLOPES : INSIDE} />;
  return (
    <Swatch>
      <path d={HEX} fill={colourOf(meaning, look)} />
      {look === null || look === 'plain' ? motifOf(meaning) : lookMotif(look)}
    </Swatch>
  );
}

/** So long is a hex side in the cut: a little of the rim of the painted hex stays outside, or the slopes around a hill inside. */
const INSIDE = 20.5;
const WITH_SLOPES = 14;

interface CutProps {
  readonly samples: PaintedSamples;
  readonly place: SamplePlace;
  readonly side: number;
}

/** A hex cut out of the painted samples. */
function Cut({ samples: { url, wide, tall }, place: [x, y], side }: CutProps) {
  return (
    <Swatch>
      <image href={url} x={20 - x * side} y={20 - y * side} width={wide * side} height={tall * side} />
    </Swatch>
  );
}

/** A hex with its rim; nothing in it is seen beyond it. */
function Swatch({ children }: Readonly<{ children: ComponentChildren }>) {
  const hex = useId();
  return (
    <svg class="swatch" viewBox="0 0 40 40" aria-hidden="true">
      <clipPath id={hex}>
        <path d={HEX} />
      </clipPath>
      <g class="swatch-ink" clip-path={`url(#${hex})`}>
        {children}
      </g>
      <path d={HEX} class="swatch-rim" />
    </svg>
  );
}

/** A hexside between two hexes. */
export function SideSwatch({
  kind,
  house,
  look = 'plain',
  samples,
}: Readonly<{ kind: MapHexside['kind'] | 'breach' | 'bare'; house?: string; look?: Look }> & Painted) {
  const place =
    kind === 'breach' || kind === 'bare'
      ? null
      : (samples?.side(kind === 'house' ? `house/${house}` : kind) ?? null);
  if (samples !== null && place !== null) return <Cut samples={samples} place={place} side={INSIDE} />;
  return (
    <Swatch>
      <path d={HEX} fill="#cdc491" />
      <path d="M20 1.5 36 10.75 36 29.25 20 38.5Z" fill="#b5ada0" />
      {kind === 'house' ? ownSide(look) : sideMotif(kind)}
    </Swatch>
  );
}
