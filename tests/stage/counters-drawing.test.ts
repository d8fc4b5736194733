/** Counters drawn on a pad that only takes notes: what is printed on them in every state. [2.4.1] */
import { beforeAll, expect, test } from 'vitest';
import { drawCounter } from '../../src/stage/counters/drawCounter.ts';
import { drawEngine, drawLadder } from '../../src/stage/counters/drawEngine.ts';
import { drawHeadMark } from '../../src/stage/counters/drawHeadMark.ts';
import { drawLeader } from '../../src/stage/counters/drawLeader.ts';
import { printedCode, unitLook } from '../../src/stage/counters/faces.ts';
import type { Pencil, CounterLook, Detail, LeaderLook } from '../../src/stage/counters/look.ts';

interface Pad {
  readonly brush: Pencil;
  readonly letters: string[];
  readonly open: () => number;
  /** Discs drawn, and lines broken into dashes. */
  readonly discs: () => number;
  readonly dashed: () => number;
}

beforeAll(() => {
  globalThis.Path2D ??= function () {} as unknown as typeof Path2D;
});

const fresh = unitLook({
  kind: 'riders-of-the-mark',
  shape: 'shield',
  colour: 'green',
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
    for (const shape of ['rounded', 'shield', 'banner', 'octagon', 'notched', 'spiked'] as const) {
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
  const grond = { engine: 'grond', shape: 'octagon', colour: 'red', label: 'GROND', done: false } as const;
  expect(engineLetters({ ...grond })).toEqual(['GROND']);
  expect(engineLetters({ ...grond, engine: 'cauldron', label: '' })).toEqual([]);
});

test('2.12.9 Grond alight carries a coal for every siege phase that is left, and none where it always burns', () => {
  const grond = { engine: 'grond', shape: 'octagon', colour: 'red', label: 'GROND', done: false } as const;
  const discs = (heat: number): number => {
    const pad = blankPad();
    drawEngine(pad.brush, { ...grond, heat }, 64, 'near');
    expect(pad.open()).toBe(0);
    return pad.discs();
  };
  expect(discs(3) - discs(0)).toBe(3);
  expect(discs(Infinity)).toBe(discs(0));
});

test('2.10 the rim of a demoralized force is broken into dashes, on counters and on captains', () => {
  const dashes = (demoralized: boolean): readonly number[] => {
    const [unit, captain] = [blankPad(), blankPad()];
    drawCounter(unit.brush, { ...fresh, demoralized }, 64, 'near');
    drawLeader(captain.brush, { ...captainLook, demoralized }, 64);
    return [unit.dashed(), captain.dashed()];
  };
  expect(dashes(false)).toEqual([0, 0]);
  expect(dashes(true)).toEqual([1, 1]);
});

test('2.12.7 the royal banner over its bearer bears a tree, and nobody else has one', () => {
  const flags = (banner: boolean): number => {
    const pad = blankPad();
    drawLeader(pad.brush, { ...captainLook, banner }, 64);
    expect(pad.open()).toBe(0);
    return pad.discs();
  };
  expect(flags(true)).toBeGreaterThan(flags(false));
});

test('2.11.8 the mark of a head leaves the canvas as it was', () => {
  const pad = blankPad();
  drawHeadMark(pad.brush, 40);
  expect(pad.open()).toBe(0);
  expect(pad.discs()).toBe(2);
});

test('2.11.2 a ladder leaves the canvas as it was', () => {
  const pad = blankPad();
  drawLadder(pad.brush, 80, 22);
  expect(pad.open()).toBe(0);
});

const captainLook: LeaderLook = {
  shape: 'rounded',
  colour: 'blue',
  icon: 'hood',
  ring: null,
  rating: 6,
  individual: false,
  wounded: false,
  frozen: false,
  done: false,
};

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
  let discs = 0;
  let dashed = 0;
  const known: Record<string, unknown> = {
    fillText: (text: string) => letters.push(text),
    measureText: (text: string) => ({ width: text.length * 10 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    save: () => saved++,
    restore: () => saved--,
    arc: () => discs++,
    setLineDash: (parts: readonly number[]) => (dashed += parts.length > 0 ? 1 : 0),
  };
  const brush = new Proxy(known, { get: (target, name) => target[String(name)] ?? (() => undefined) });
  return {
    brush: brush as unknown as Pencil,
    letters,
    open: () => saved,
    discs: () => discs,
    dashed: () => dashed,
  };
}
