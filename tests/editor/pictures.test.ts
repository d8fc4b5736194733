// Pictures of maps and battles: the same document is the same text, each layer and hexside is one thing, and words stay words.
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { blankDocument } from '../../src/editor/blank.ts';
import { openDocument, openText, writeDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { BANDS, signAt } from '../../src/editor/pictures/livery.ts';
import { drawPicture, USUAL_PICTURE } from '../../src/editor/pictures/picture.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { SMALL_MAP } from './tiledMaps.ts';

function shipped(id: string): ScenarioDocument {
  const opened = openDocument(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!opened.ok) throw new Error(`${id} does not open`);
  return opened.value;
}

/** Every element of a picture; throws where it is no XML. */
function elementsOf(svg: string): readonly XmlElement[] {
  const below = (element: XmlElement): readonly XmlElement[] => [
    element,
    ...element.children.filter((child) => child instanceof XmlElement).flatMap(below),
  ];
  return below(parseXml(svg).root!);
}

test.each(Object.keys(SHIPPED_SCENARIOS))(
  '%s: the picture is XML, and the same for the file written and read',
  (id) => {
    const document = shipped(id);
    const svg = drawPicture(document);
    expect(elementsOf(svg)[0]!.name).toBe('svg');
    const again = openText(writeDocument(document), SHIPPED_LIBRARY);
    expect(again.ok && drawPicture(again.value) === svg).toBe(true);
  },
);

test.each(['odd-r', 'even-r', 'odd-q', 'even-q'] as const)(
  'every hexside of a map of %s is an element of its own, between its two hexes, with its kind',
  (offset) => {
    const map = SMALL_MAP(offset);
    const elements = elementsOf(drawPicture({ ...shipped('first-steps'), map: { inline: map } }));
    for (const { a, b, kind, rock } of map.hexsides) {
      const found = elements.filter(({ attributes }) => attributes['id'] === `hexside-${a}-${b}`);
      expect(found.map(({ attributes }) => attributes['class'])).toEqual([rock === true ? 'rock' : kind]);
    }
  },
);

test('the layers lie in their order, and the map alone has no counters', () => {
  const layersOf = (counters: boolean): readonly string[] =>
    elementsOf(drawPicture(shipped('the-great-gate'), { ...USUAL_PICTURE, counters }))
      .filter(
        ({ name, parent, attributes }) =>
          name === 'g' &&
          parent instanceof XmlElement &&
          parent.name === 'svg' &&
          attributes['id'] !== undefined,
      )
      .map(({ attributes }) => attributes['id']!);
  const map = ['ground', 'levels', 'signs', 'decor', 'roads', 'grid', 'hexsides', 'numbers', 'names'];
  expect(layersOf(false)).toEqual(map);
  expect(layersOf(true)).toEqual([...map, 'counters']);
});

test('every hex has its printed number as text, and every piece on the map its counter', () => {
  const document = shipped('the-great-gate');
  const elements = elementsOf(drawPicture(document));
  const texts = elements.filter(({ name }) => name === 'text').map(({ text }) => text);
  const { columns, rows } = document.map.inline;
  expect(texts.filter((text) => /^\d{4}$/.test(text))).toHaveLength(columns * rows);
  const standing = document.pieces.filter(({ at }) => at !== 'off').map(({ id }) => `piece-${id}`);
  const drawn = elements.flatMap(({ attributes }) => /^piece-.*/.exec(attributes['id'] ?? '')?.[0] ?? []);
  expect(drawn.toSorted()).toEqual(standing.toSorted());
});

test('2.4.6 a piece that has lost a step shows its reduced code', () => {
  const document = shipped('the-great-gate');
  const kinds = document.kinds.filter((kind) => kind.class === 'unit');
  const kind = kinds.find(({ code }) => code === 'E3Y')!;
  const [piece] = document.pieces.filter((one) => one.kind === kind.id && one.at !== 'off');
  const worn = drawPicture({ ...document, pieces: [{ ...piece!, lost: 1 }] });
  expect(worn).toContain('>E-3Z</text>');
  expect(worn).not.toContain('>E3Y</text>');
});

test('a force wears its colour and its device, a kind its icon; what has none looks as ever', () => {
  const document = shipped('the-great-gate');
  const plain = drawPicture(document);
  const [west, east] = document.sides;
  const worn = (part: object): ScenarioDocument => ({
    ...document,
    sides: [{ ...west!, forces: [{ ...west!.forces[0]!, ...part }] }, east!],
  });
  expect(plain).not.toContain(BANDS.violet);
  const counters = document.pieces.filter(({ force, at }) => force === 'garrison' && at !== 'off').length;
  expect(drawPicture(worn({ colour: 'violet' })).split(`fill="${BANDS.violet}"`)).toHaveLength(counters + 1);
  expect(drawPicture(worn({ device: 'swan' })).split(signAt('swan', 86, 57, 19, '#1c2c40'))).toHaveLength(
    counters + 1,
  );
  const kinds = document.kinds.map((kind) =>
    kind.class === 'unit' && kind.id === 'orc-archers' ? { ...kind, icon: 'hood' as const } : kind,
  );
  const archers = document.pieces.filter(({ kind, at }) => kind === 'orc-archers' && at !== 'off').length;
  const drawn = drawPicture({ ...document, kinds });
  expect(drawn.split(signAt('hood', 50, 46, 44, '#f3e9dc'))).toHaveLength(archers + 1);
  expect(archers).toBeGreaterThan(0);
});

test('whatever a stranger calls his hills is read and never run', () => {
  const blank = blankDocument({ columns: 3, rows: 2, orientation: 'flat' });
  const text = '</text><script>alert(1)</script>&\u0000\uD800';
  const name = { text, at: '0101', importance: 2, kind: '"><image href="x"/>' };
  const side = { a: '0101', b: '0102', kind: 'slope', up: '0102', name: text } as const;
  const inline = { ...blank.map.inline, names: [name], hexsides: [side] };
  const elements = elementsOf(drawPicture({ ...blank, title: { en: text }, map: { inline } }));
  const used = [...new Set(elements.map((element) => element.name))];
  expect(used.toSorted()).toEqual(['g', 'path', 'rect', 'svg', 'text', 'title']);
  expect(elements.some(({ text: said }) => said === '</text><script>alert(1)</script>&  ')).toBe(true);
});

test('names come in the language that is asked for, and a hex is as wide as it is asked for', () => {
  const document = shipped('the-great-gate');
  const [kind] = document.kinds;
  const german = {
    ...document,
    kinds: document.kinds.map((one) => (one === kind ? { ...one, name: { en: 'A', de: 'Zett' } } : one)),
  };
  expect(drawPicture(german, { ...USUAL_PICTURE, language: 'de' })).toContain('Zett');
  const widthOf = (hex: number): number =>
    Number(elementsOf(drawPicture(document, { ...USUAL_PICTURE, hex }))[0]!.attributes['width']);
  expect(widthOf(120)).toBeCloseTo(widthOf(60) * 2, 1);
});
