// A battle on paper: every part of the map is on a page, every piece is a counter with its back behind its front.
import { describe, expect, test } from 'vitest';
import { printWordsIn } from '../../src/cli/printWords.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { COUNTER_SIDE, counterPages } from '../../src/editor/print/counterPages.ts';
import { draw, readDrawing } from '../../src/editor/print/drawing.ts';
import { facesFor } from '../../src/editor/print/faces.ts';
import { HEX_ON_PAPER } from '../../src/editor/print/mapPages.ts';
import {
  BORDER,
  OVERLAP,
  PAPERS,
  paperOf,
  cutIntoPages,
  type PaperName,
} from '../../src/editor/print/paper.ts';
import { cubic } from '../../src/editor/print/path.ts';
import { openPen } from '../../src/editor/print/pen.ts';
import { printBattle } from '../../src/editor/print/printout.ts';
import { faceFile, readPdf, type PrintedFile } from '../kit/printed.ts';
import type { Sign } from '../../src/engine/livery.ts';
import { KEEP } from './keep.ts';
import { shippedDocument } from './kit.ts';

const MADE = new Date('2026-11-25T12:00:00Z');

async function bytesOf(
  document: ScenarioDocument,
  language = 'en',
  paper: PaperName = 'a4',
): Promise<Uint8Array> {
  const words = await printWordsIn(language);
  return await printBattle(document, { paper, language, made: MADE, fetchFace: faceFile, ...words });
}

async function printed(...wish: Parameters<typeof bytesOf>): Promise<PrintedFile> {
  return await readPdf(await bytesOf(...wish));
}

describe('2.2.0 the map in pages', () => {
  test.each([
    [100, 100],
    [730, 480],
    [2000, 3000],
  ])(
    'of %d x %d mm, each page lies over the one before by a border, and nothing is left out',
    (width, height) => {
      for (const name of PAPERS) {
        const { paper, columns, rows, tiles } = cutIntoPages(width, height, name);
        const [wide, tall] = [paper.width - 2 * BORDER, paper.height - 2 * BORDER];
        expect(tiles).toHaveLength(columns * rows);
        for (const { column, row, x, y } of tiles) {
          expect([x, y]).toEqual([column * (wide - OVERLAP), row * (tall - OVERLAP)]);
        }
        const last = tiles.at(-1)!;
        expect(last.x + wide).toBeGreaterThanOrEqual(width);
        expect(last.y + tall).toBeGreaterThanOrEqual(height);
      }
    },
  );

  test('a counter of 15 mm lies in a hex: the largest square between six sides', () => {
    expect(COUNTER_SIDE).toBe(15);
    expect(HEX_ON_PAPER * (Math.sqrt(3) - 1)).toBeGreaterThan(COUNTER_SIDE);
  });

  test('every hex number stands on a page, and on two only where they overlap', async () => {
    const document = shippedDocument('slopes-of-dagorlad');
    const { pages } = await printed(document);
    const onMap = pages.filter(({ text }) => /Map \d\/\d \(/.test(text));
    expect(onMap.length).toBeGreaterThan(4);
    const { columns, rows } = document.map.inline;
    const numbers = onMap.flatMap(({ words }) => words.filter(({ text }) => /^\d{4}$/.test(text)));
    expect(new Set(numbers.map(({ text }) => text)).size).toBe(columns * rows);
    const first = onMap[0]!.words.filter(({ text }) => /^\d{4}$/.test(text));
    for (const { x, y } of first) {
      expect(x).toBeLessThan(onMap[0]!.width - BORDER);
      expect(y).toBeLessThan(onMap[0]!.height);
    }
    expect(first.length).toBeLessThan((columns * rows) / 2);
  });
});

describe('2.4.6 counters', () => {
  const said = ({ en }: Readonly<{ en: string }>): string => en;

  test('each piece has one; its reduced side is on the back, where it comes to lie when the sheet is turned', () => {
    for (const name of PAPERS) {
      const paper = paperOf(name);
      const [front, back] = counterPages(KEEP, paper, said);
      expect(front!.counters).toHaveLength(KEEP.pieces.length);
      expect(back!.counters.map(({ x, y, face }) => [x, y, face.kind.id])).toEqual(
        front!.counters.map(({ x, y, face }) => [
          expect.closeTo(paper.width - COUNTER_SIDE - x, 5),
          y,
          face.kind.id,
        ]),
      );
    }
  });

  test('on the printed pages the code of the back lies behind that of its front', async () => {
    const { pages } = await printed(KEEP);
    const [front, back] = pages.slice(-2);
    expect(front!.text).toContain('Counters, front');
    expect(back!.text).toContain('Counters, back');
    const codes = (page: typeof front, code: string): readonly (readonly [number, number])[] =>
      page!.words.filter(({ text }) => text === code).map(({ x, y }) => [x, y]);
    const [fresh, worn] = [codes(front, 'B3X'), codes(back, 'C3Y')];
    expect(fresh.length).toBeGreaterThan(0);
    // A code begins 7 hundredths of a counter from its left edge on either side.
    const inset = (7 / 100) * COUNTER_SIDE;
    expect(worn.toSorted(([a], [b]) => b - a)).toEqual(
      fresh.map(([x, y]) => [
        expect.closeTo(front!.width - (x - inset) - COUNTER_SIDE + inset, 1),
        expect.closeTo(y, 1),
      ]),
    );
  });

  test('2.4.7 a unit that is exchanged has a second counter', () => {
    const [kind, ...others] = KEEP.kinds;
    const document = {
      ...KEEP,
      kinds: [{ ...kind!, second: { code: 'E1Z' } } as typeof kind & object, ...others],
    };
    const [fronts] = counterPages(document, paperOf('a4'), said);
    expect(fronts!.counters.filter(({ face }) => face.face === 2)).toHaveLength(3);
  });
});

describe('the file', () => {
  test('has the battle, the charts, the map and the counters, each page of the size that was asked for', async () => {
    for (const name of PAPERS) {
      const file = await printed(KEEP, 'en', name);
      expect([file.title, file.language]).toEqual([KEEP.title.en, 'en']);
      expect(file.contents).toEqual([KEEP.title.en, 'Charts', 'Map', 'Counters']);
      const { width, height } = paperOf(name);
      for (const page of file.pages) {
        const sizes = [page.width, page.height].toSorted((a, b) => a - b);
        expect(sizes).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)]);
        expect(page.words.length).toBeGreaterThan(0);
        expect(page.strokes).toBeGreaterThan(0);
        for (const { x, y, text } of page.words) {
          expect(x, text).toBeGreaterThan(-30);
          expect(y, text).toBeLessThan(page.height);
        }
      }
    }
  });

  test('names all seven charts, in German for Germans, and nothing of it in English', async () => {
    const [english, german] = await Promise.all([printed(KEEP, 'en'), printed(KEEP, 'de')]);
    const textOf = ({ pages }: PrintedFile): string => pages.map(({ text }) => text).join(' ');
    for (const chart of ['4.3', '7.26', '7.41', '7.42', '8.37', '16.3', '17.4']) {
      expect(textOf(english)).toContain(`[${chart}]`);
      expect(textOf(german)).toContain(`[${chart}]`);
    }
    expect(textOf(english)).toMatch(/Terrain Effects Chart.*May not enter.*Catapult at 1 hex/);
    expect(textOf(german)).toMatch(/Geländetabelle.*Gesperrt.*Katapult auf 1 Feld.*Nazgûl bannen/);
    expect(textOf(german)).not.toMatch(/Chart|Table|Catapult|May not|Turns|Ladders|Counters/);
  });

  test('says a battle of the game in German, on the map too', async () => {
    const { title, pages } = await printed(shippedDocument('the-siege-of-minas-tirith'), 'de');
    const text = pages.map((page) => page.text).join(' ');
    expect(title).toBe('Die Belagerung von Minas Tirith');
    expect(text).toContain('Théoden');
    expect(text).toContain('Das Große Tor');
    expect(text).not.toContain('Great Gate');
  });

  test('keeps every letter that its author writes, and has a sign for those that nobody has', async () => {
    const title = { en: 'Lórien, Nazgûl, Überfälle, „ß“, Śląsk, Čeřín, Ὅμηρος? Ελλάδα, Москва, 城' };
    const file = await printed({ ...KEEP, title });
    expect(file.title).toBe(title.en);
    const heading = file.pages[0]!.text;
    for (const word of ['Lórien, Nazgûl, Überfälle, „ß“', 'Śląsk', 'Čeřín', 'Ελλάδα', 'Москва'])
      expect(heading.replaceAll(/\s+/g, '')).toContain(word.replaceAll(/\s+/g, ''));
    expect(heading).not.toContain('城');
  });

  test('shows the device of a force on its counters, front and back', async () => {
    const strokesOf = async (device: Sign | undefined): Promise<number> => {
      const sides = KEEP.sides.map((side) => ({
        ...side,
        forces: side.forces.map((force) => (force.id === 'garrison' ? { ...force, device } : force)),
      }));
      const { pages } = await printed({ ...KEEP, sides });
      return pages.reduce((sum, { strokes }) => sum + strokes, 0);
    };
    const faces = counterPages(KEEP, paperOf('a4'), ({ en }) => en)
      .flatMap(({ counters }) => counters)
      .filter(({ face }) => face.role === 'defender').length;
    expect(faces).toBeGreaterThan(0);
    expect((await strokesOf('swan')) - (await strokesOf(undefined))).toBe(faces);
  });

  test('takes only the faces that its words ask for', () => {
    expect(facesFor('Lórien')).toEqual(['serif', 'italic', 'sans', 'bold']);
    expect(facesFor('Łódź, Москва')).toEqual(['serif', 'italic', 'sans', 'bold', 'latin-ext', 'cyrillic']);
  });

  test('is the same file for the same battle at the same time', async () => {
    expect(Buffer.from(await bytesOf(KEEP)).equals(Buffer.from(await bytesOf(KEEP)))).toBe(true);
  });
});

describe('drawings', () => {
  const pen = async () =>
    openPen({
      title: 'a',
      language: 'en',
      made: MADE,
      faces: new Map([['sans', await faceFile('sans')]]),
    });

  test('an element that none of our pictures has is a mistake of ours and not left out', async () => {
    const drawn = await pen();
    drawn.page(paperOf('a4'));
    expect(() => draw(drawn, readDrawing('<image x="1"/>'))).toThrow(/<image>/);
    expect(() => draw(drawn, readDrawing('<g transform="skewX(3)"><rect/></g>'))).toThrow(/skewX/);
  });

  test('a curve with one middle point is the same curve with two', () => {
    expect(cubic('M0 0Q3 6 6 0L9 9Z')).toBe('M0 0C2 4 4 4 6 0L9 9Z');
  });
});
