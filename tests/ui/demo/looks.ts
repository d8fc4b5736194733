// Made-up counters for the page.
import type { Portrait } from '../../../src/ui/store/model.ts';
import { printedCode, unitLook } from '../../../src/stage/counters/faces.ts';
import type { EngineShape } from '../../../src/stage/counters/look.ts';

interface Wishes {
  readonly kind: string;
  readonly code: string;
  readonly move: number;
  readonly shape: 'rounded' | 'octagon';
  readonly reduced?: boolean;
  readonly disrupted?: boolean;
}

/** The counter of a unit of that kind. */
export function unit({ kind, code, move, shape, reduced = false, disrupted = false }: Wishes): Portrait {
  const printed = printedCode(code);
  if (printed === null) throw new Error(`${code} is no printed code`);
  return {
    type: 'unit',
    look: unitLook({
      kind,
      shape,
      colour: shape === 'rounded' ? 'blue' : 'red',
      code: printed,
      move,
      reduced,
      disrupted,
      fanatic: 'no',
      done: false,
    }),
  };
}

/** The counter of an engine. */
export function engine(kind: EngineShape, label: string): Portrait {
  return { type: 'engine', look: { engine: kind, shape: 'octagon', colour: 'red', label, done: false } };
}
