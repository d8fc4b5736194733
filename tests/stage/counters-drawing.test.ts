/** Counters drawn on a pad that only takes notes: what is printed on them in every state. [2.4.1] */
import { beforeAll, expect, test } from 'vitest';
import { drawCounter } from '../../src/stage/counters/drawCounter.ts';
import { drawEngine, drawLadder } from '../../src/stage/counters/drawEngine.ts';
import { printedCode, unitLook } from '../../src/stage/counters/faces.ts';
import type { Brush, CounterLook, Detail } from '../../src/stage/counters/look.ts';

interface Pad {
  readonly brush: Brush;
  readonly letters: string[];
  readonly open: () => number;
}

beforeAll(() => {
  globalThis.Path2D ??= function () {} as unknown as typeof Path2D;
});

const fresh = unitLook({
  kind: 'riders-of-the-mark',
  shape: 'shield',
  code: printedCode('Be3X')!,
  move: 6,
  reduced: false,
  disrupted: false,
  fanatic: 'no',
  done: false,
});

test('2.4.1 a counter prints melee, missile, armour and morale in this order, then its movement', () => {
  expect(printed(fresh, 'mid')).toBe('Be3X6');
  expect(printed({ ...fresh, code: printedCode('e2Y')!, move: 4 }, 'near')).toBe('e2Y4');
});

test('2.4.1 far off the movement is left out, the code never', () => {
  expect(printed(fresh, 'far')).toBe('Be3X');
});

test('2.0.8 a reduced counter carries a half, a disrupted one a D, one that is both carries both', () => {
  expect(printed({ ...fresh, reduced: true }, 'far')).toBe('Be3X½');
  expect(printed({ ...fresh, disrupted: true }, 'far')).toBe('Be3XD');
  expect(printed({ ...fresh, reduced: true, disrupted: true }, 'far')).toBe('Be3X½D');
});

test('2.0.8 every mixture of states is drawn at every distance and leaves the canvas as it was', () => {
  for (const detail of ['far', 'mid', 'near'] as const) {
    for (const shape of ['rounded', 'shield', 'octagon'] as const) {
      for (const fanatic of ['no', 'ember', 'crown'] as const) {
        for (const state of [0, 1, 2, 3, 4, 5, 6, 7]) {
          const pad = blankPad();
          const states = { reduced: state % 2 > 0, disrupted: state % 4 > 1, done: state > 3 };
          drawCounter(pad.brush, { ...fresh, shape, fanatic, ...states }, 64, detail);
          expect(pad.open()).toBe(0);
          expect(pad.letters.join('')).toContain('Be3X');
        }
      }
    }
  }
});

test('2.11 an engine prints its label, and one without a label prints nothing', () => {
  const grond = { engine: 'grond', shape: 'octagon', label: 'GROND', done: false } as const;
  expect(engineLetters({ ...grond })).toEqual(['GROND']);
  expect(engineLetters({ ...grond, engine: 'cauldron', label: '' })).toEqual([]);
});

test('2.11.2 a ladder leaves the canvas as it was', () => {
  const pad = blankPad();
  drawLadder(pad.brush, 80, 22);
  expect(pad.open()).toBe(0);
});

function printed(look: CounterLook, detail: Detail): string {
  const pad = blankPad();
  drawCounter(pad.brush, look, 64, detail);
  return pad.letters.join('');
}

function engineLetters(look: Parameters<typeof drawEngine>[1]): readonly string[] {
  const pad = blankPad();
  drawEngine(pad.brush, look, 64, 'near');
  expect(pad.open()).toBe(0);
  return pad.letters;
}

/** A canvas context that notes the words written and counts states saved and not yet restored. */
function blankPad(): Pad {
  const letters: string[] = [];
  let saved = 0;
  const known: Record<string, unknown> = {
    fillText: (text: string) => letters.push(text),
    measureText: (text: string) => ({ width: text.length * 10 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    save: () => saved++,
    restore: () => saved--,
  };
  const brush = new Proxy(known, { get: (target, name) => target[String(name)] ?? (() => undefined) });
  return { brush: brush as unknown as Brush, letters, open: () => saved };
}
