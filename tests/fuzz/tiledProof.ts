/** The long proof of the importer of Tiled: spoilt files. */
import type { Proof } from './proofs.ts';
import { addedTiled, lookAtTiled, NO_TILED, type TiledCount } from './tiledLaws.ts';

/** 20,000 spoilt files of Tiled, 2 in 100 of them in every run of the tests: a map or a reason, and every map goes there and back. */
export const tiledProof: Proof<TiledCount> = {
  name: 'tiled',
  seed: 1954,
  count: 20_000,
  part: 1_000,
  nothing: NO_TILED,
  run: (_, seed, part, size) => lookAtTiled(seed, part * 1_000, size),
  add: addedTiled,
  wrong: ({ files, taken, refused, offences }) => [
    ...offences,
    ...(taken * 10 < files || refused * 10 < files
      ? [`too few of a kind in ${files} files: ${taken}, ${refused}`]
      : []),
  ],
};
