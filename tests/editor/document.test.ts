// What the editor works on is the scenario file: opened, changed step by step, taken back, written and read again.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blankDocument } from '../../src/editor/blank.ts';
import { openDocument, openText, writeDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { enact, goTo, newHistory, redo, undo, type EditHistory } from '../../src/editor/history.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { writeMap } from '../../src/scenario/write.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { KEEP } from './keep.ts';
import { after, anyWhim, COMMAND_TYPES, refusalOf, shippedDocument, SMALL, type Whim } from './kit.ts';

function readAgain(document: ScenarioDocument): ScenarioDocument {
  const read = openText(writeDocument(document), NO_LIBRARY);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** What comes of whims, the refused ones left out. */
function lived(document: ScenarioDocument, whims: readonly Whim[]): EditHistory {
  return whims.reduce((history, whim) => {
    const enacted = enact(history, whim(history.now));
    return enacted.ok ? enacted.history : history;
  }, newHistory(document));
}

describe('opening', () => {
  test.each(Object.keys(SHIPPED_SCENARIOS))(
    '%s is opened as the game loads it, and written as a file of its own',
    (id) => {
      const document = shippedDocument(id);
      expect(document).toEqual(shippedScenario(id).document);
      expect(readAgain(document)).toEqual(document);
      expect(openScenario(document, NO_LIBRARY)).toMatchObject({ ok: true });
    },
  );

  test('a map alone is opened as a blank battle on it', () => {
    const text = readFileSync('scenarios/maps/minas-tirith.json', 'utf8');
    const opened = openText(text, NO_LIBRARY);
    expect(opened).toMatchObject({ ok: true, value: { id: 'new-battle', pieces: [] } });
    if (!opened.ok) throw new Error('not opened');
    expect(writeMap(opened.value.map.inline)).toBe(writeMap(JSON.parse(text)));
  });

  test.each(['pointy', 'flat'] as const)(
    'a blank sheet of %s hexes can be played as it is',
    (orientation) => {
      const blank = blankDocument({ columns: 12, rows: 9, orientation });
      expect(openScenario(blank, NO_LIBRARY)).toMatchObject({ ok: true });
      expect(readAgain(blank)).toEqual(blank);
    },
  );

  test('mistakes of meaning are let in, to be mended here', () => {
    const spoilt = structuredClone(SHIPPED_SCENARIOS['first-steps']) as { pieces: { at: string }[] };
    spoilt.pieces[0]!.at = '9999';
    expect(openDocument(spoilt, SHIPPED_LIBRARY)).toMatchObject({ ok: true });
  });

  test('what is no scenario is refused with the place and the remedy', () => {
    const open = (value: unknown) => {
      const opened = openDocument(value, SHIPPED_LIBRARY);
      return opened.ok ? [] : opened.problems.map(({ path, code }) => `${path} ${code}`);
    };
    const siege = SHIPPED_SCENARIOS['first-steps'] as object;
    expect(openText('{"format"', NO_LIBRARY)).toMatchObject({ ok: false, problems: [{ code: 'not-json' }] });
    expect(open({ ...siege, map: { file: 'maps/of-nowhere.json' } })).toEqual(['/map/file no-such-file']);
    expect(open({ ...siege, kinds: ['rosters/of-nobody.json'] })).toEqual(['/kinds/0 no-such-file']);
    expect(open({ ...siege, turns: 3 })).toEqual(['/turns wrong-type']);
    const { inline } = SMALL.map;
    const onMap = (map: object) => open({ ...SMALL, map: { inline: { ...inline, ...map } } });
    expect(onMap({ rows: 7 })).toEqual(['/map/inline/hexes out-of-bounds']);
    expect(onMap({ columns: 900 })).toEqual(['/map/inline/columns out-of-bounds']);
    expect(onMap({ offset: 'odd-q' })).toEqual(['/map/inline/offset out-of-bounds']);
    expect(onMap({ hexes: inline.hexes.with(2, '...?....') })).toEqual(['/map/inline/hexes/2 out-of-bounds']);
    expect(onMap({ levels: inline.levels.with(5, '.......9') })).toEqual([
      '/map/inline/levels/5 out-of-bounds',
    ]);
    expect(openText(' '.repeat(4_000_001), NO_LIBRARY)).toMatchObject({
      ok: false,
      problems: [{ code: 'out-of-bounds' }],
    });
  });
});

describe('laws', () => {
  const whims = fc.array(anyWhim, { maxLength: 40 });

  test('any commands, and as many steps back, give the very document that was opened; done again, the last', () => {
    fc.assert(
      fc.property(whims, (list) => {
        const history = lived(SMALL, list);
        const steps = history.past.length;
        let back = history;
        for (let step = 0; step < steps; step += 1) back = undo(back);
        expect(back.now).toBe(SMALL);
        expect(undo(back).now).toBe(SMALL);
        let again = back;
        for (let step = 0; step < steps; step += 1) again = redo(again);
        expect(again.now).toBe(history.now);
        expect(goTo(history, Math.floor(steps / 2)).past).toHaveLength(Math.floor(steps / 2));
      }),
      { numRuns: 150 },
    );
  });

  test('of every sort of command some are carried out, by whoever has enough whims', () => {
    const done = new Set<string>();
    for (const list of fc.sample(fc.array(anyWhim, { minLength: 40, maxLength: 40 }), {
      numRuns: 60,
      seed: 7,
    })) {
      let history = newHistory(KEEP);
      for (const whim of list) {
        const command = whim(history.now);
        const enacted = enact(history, command);
        if (!enacted.ok) continue;
        done.add(command.type);
        history = enacted.history;
      }
    }
    expect(COMMAND_TYPES.filter((type) => !done.has(type))).toEqual([]);
  });

  test('whatever was done, what is written is read again as it was', () => {
    const mapsAndBattles = fc.constantFrom(SMALL, shippedDocument('black-sails'));
    fc.assert(
      fc.property(mapsAndBattles, whims, (document, list) => {
        const { now } = lived(document, list);
        expect(readAgain(now)).toEqual(now);
        expect(writeDocument(readAgain(now))).toBe(writeDocument(now));
      }),
      { numRuns: 80 },
    );
  });

  test('no hexside has two entries, whatever is laid where', () => {
    fc.assert(
      fc.property(whims, (list) => {
        const { hexsides } = lived(SMALL, list).now.map.inline;
        const pairs = hexsides.map(({ a, b }) => `${a}/${b}`);
        expect(pairs).toEqual([...new Set(pairs)].toSorted());
        expect(hexsides.every(({ a, b }) => a < b)).toBe(true);
      }),
    );
  });
});

describe('steps', () => {
  const paint = (hex: number) => ({ type: 'paint', hexes: [hex as never], letter: 'g' }) as const;
  const stroke = (history: EditHistory, hex: number, number: number | null): EditHistory => {
    const enacted = enact(history, paint(hex), number);
    if (!enacted.ok) throw new Error(enacted.refusal.code);
    return enacted.history;
  };

  test('a stroke of painting is one step, the next stroke another', () => {
    let history = newHistory(SMALL);
    for (const hex of [1, 2, 3]) history = stroke(history, hex, 1);
    for (const hex of [4, 5]) history = stroke(history, hex, 2);
    history = stroke(history, 6, null);
    expect(history.past.map(({ label }) => label)).toEqual(['paint', 'paint', 'paint']);
    expect(undo(undo(history)).now.map.inline.hexes[0]).toBe('.ggg....');
  });

  test('a command that was refused leaves no step; a new one forgets what was taken back', () => {
    const history = stroke(newHistory(SMALL), 1, null);
    expect(enact(history, paint(1))).toMatchObject({ ok: false, refusal: { code: 'no-change' } });
    const other = stroke(undo(history), 2, null);
    expect(redo(other)).toEqual(other);
  });

  test('painting shares every row that it did not touch', () => {
    const [before, now] = [SMALL.map.inline, after(SMALL, paint(1)).map.inline];
    expect(now.hexes.map((line, row) => line === before.hexes[row])).toEqual([false, ...Array(5).fill(true)]);
    expect(now.hexsides).toBe(before.hexsides);
  });

  test('several commands as one: all of them or none', () => {
    const label = 'paint';
    const done = { type: 'all', label, commands: [paint(1), paint(1), paint(2)] } as const;
    expect(after(SMALL, done).map.inline.hexes[0]).toBe('.gg.....');
    expect(refusalOf(SMALL, { ...done, commands: [paint(1), { ...paint(2), letter: '?' }] })).toBe(
      'no-letter ?',
    );
    expect(refusalOf(SMALL, { ...done, commands: [] })).toBe('no-change');
  });
});
