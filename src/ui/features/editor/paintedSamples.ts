/** The palette's samples as the sheet will look: painted once a legend, when the board itself has been painted. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import { samplesOf, type Samples, type SideSample } from '../../../editor/pictures/samples.ts';
import { documentHash } from '../../../kernel/hash.ts';
import { latticeOf } from '../../../paint/geometry/lattice.ts';
import { SCALES, sheetBounds } from '../../../paint/geometry/sheet.ts';
import { noPicture } from '../../../paint/refusals.ts';
import { paintSheet } from '../../../stage/picture.ts';

/** All samples as one picture. */
export interface PaintedSamples {
  readonly url: string;
  /** In hex sides. */
  readonly wide: number;
  readonly tall: number;
  /** Where on it, in hex sides, the middle of a sample lies; null where there is none. */
  ground(letter: string): SamplePlace | null;
  side(sample: SideSample): SamplePlace | null;
}

export type SamplePlace = readonly [x: number, y: number];

const SCALE = 'mid';

/** The samples of the map that is drawn; null until they are painted, and where they cannot be. */
export function followSamples(
  drawn: ReadonlySignal<MapFile | null>,
  painted: ReadonlySignal<MapFile | null>,
): ReadonlySignal<PaintedSamples | null> {
  const shown = signal<PaintedSamples | null>(null);
  // By what stands in it, so that a stroke paints nothing anew.
  const wanted = computed(() => {
    const map = painted.value === null ? null : drawn.value;
    return map === null ? null : JSON.stringify({ legend: map.legend, house: map.house });
  });
  effect(() => {
    const text = wanted.value;
    if (text === null) return;
    const samples = samplesOf(JSON.parse(text) as Pick<MapFile, 'legend' | 'house'>);
    void pictureOf(samples).then((picture) => {
      if (picture === null || wanted.peek() !== text) return;
      if (shown.peek() !== null) URL.revokeObjectURL(shown.peek()!.url);
      shown.value = picture;
    });
  });
  return shown;
}

/** The picture; null where it cannot be painted, and the drawn samples stay. */
async function pictureOf(samples: Samples): Promise<PaintedSamples | null> {
  const { map } = samples;
  const canvas = await paintSheet(map, documentHash(map), SCALE, 'day').catch(noPicture);
  if (canvas === null) return null;
  const url = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
  const [wide, tall] = [canvas.width / SCALES[SCALE], canvas.height / SCALES[SCALE]];
  return { url, wide, tall, ...placesOf(samples) };
}

function placesOf({ map, ground, sides }: Samples): Pick<PaintedSamples, 'ground' | 'side'> {
  const { x0, y0 } = sheetBounds(map);
  const { centres } = latticeOf(map);
  const placeOf = (hex: HexId): SamplePlace => [centres[hex]![0] - x0, centres[hex]![1] - y0];
  return {
    ground: (letter) => {
      const hex = ground.get(letter);
      return hex === undefined ? null : placeOf(hex);
    },
    side: (sample) => {
      const pair = sides.get(sample);
      if (pair === undefined) return null;
      const [[ax, ay], [bx, by]] = [placeOf(pair[0]), placeOf(pair[1])];
      return [(ax + bx) / 2, (ay + by) / 2];
    },
  };
}
