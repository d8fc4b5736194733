// Every mistake in a scenario file is found at once, with its place, a code and a sentence.
import { describe, expect, test } from 'vitest';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import { MINAS_TIRITH } from '../board/maps.ts';
import { greatGate, problemsAfter, sentencesAfter, type Draft } from './kit.ts';

/** Puts something into a draft that its type does not allow. */
const put = (target: object, key: string | number, value: unknown): void =>
  void Object.assign(target, { [key]: value });

describe('the shape of the file', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['a missing part', (draft) => put(draft, 'id', undefined), '/id missing'],
    ['a part that nobody knows', (draft) => put(draft, 'wizards', 2), '/wizards unknown-key'],
    ['a key of a line that nobody knows', (draft) => put(draft.pieces[5]!, 'hat', 1), '/pieces/5/hat unknown-key'],
    ['a key with a slash', (draft) => put(draft, 'a/b~c', 1), '/a~1b~0c unknown-key'],
    ['a number where a text belongs', (draft) => put(draft.title, 'en', 1), '/title/en wrong-type'],
    ['a text in no English', (draft) => put(draft, 'title', { de: 'Das Tor' }), '/title/en missing'],
    ['an id in capitals', (draft) => put(draft, 'id', 'The Gate'), '/id wrong-spelling'],
    ['another format', (draft) => put(draft, 'format', 'pelennor/match'), '/format wrong-value'],
    ['a later version', (draft) => put(draft, 'version', 2), '/version wrong-value'],
    ['an unknown role', (draft) => put(draft.sides[0]!, 'role', 'watcher'), '/sides/0/role wrong-value'],
    ['a colour that no force wears', (draft) => put(draft.sides[0]!.forces[0]!, 'colour', 'pink'), '/sides/0/forces/0/colour wrong-value'],
    ['a device that is not drawn', (draft) => put(draft.sides[1]!.forces[0]!, 'device', 'cancel'), '/sides/1/forces/0/device wrong-value'],
    ['a temper that nobody has', (draft) => draft.kinds.push({ ...ROHIRRIM, temper: 'sulk' as 'hold' }), '/kinds/3/temper wrong-value'],
    ['an icon that is not drawn', (draft) => draft.kinds.push({ ...ROHIRRIM, icon: 'menu' as 'sun' }), '/kinds/3/icon wrong-value'],
    ['a threshold of nothing', (draft) => put(draft.sides[0]!.forces[0]!, 'threshold', 0), '/sides/0/forces/0/threshold out-of-bounds'],
    ['half a turn', (draft) => put(draft.turns, 'last', 6.5), '/turns/last wrong-type'],
    ['ladders below zero', (draft) => put(draft.supplies, 'ladders', -1), '/supplies/ladders out-of-bounds'],
    ['a place that is no hex number', (draft) => put(draft.pieces[0]!, 'at', 'there'), '/pieces/0/at wrong-spelling'],
    ['a zone that is neither a name nor a list', (draft) => put(draft.setup[0]!, 'zone', 7), '/setup/0/zone wrong-type'],
    ['a list of hexes with a number', (draft) => put(draft.setup[1]!, 'zone', ['1413', 7]), '/setup/1/zone/1 wrong-type'],
    ['an unknown condition', (draft) => put(draft.triggers[0]!.if[0]!, 'type', 'rains'), '/triggers/0/if/0/type wrong-value'],
    ['neither a map nor its file', (draft) => put(draft, 'map', {}), '/map/file missing'],
    ['an inline map with a wrong size', (draft) => put(draft, 'map', { inline: { ...MINAS_TIRITH, rows: 'many' } }), '/map/inline/rows wrong-type'],
    ['an inline kind with a wrong code', (draft) => draft.kinds.push({ ...ROHIRRIM, code: 'F9' }), '/kinds/3/code wrong-spelling'],
    ['a turn named by a word', (draft) => put(draft.turns.names, 'noon', { en: 'Noon' }), '/turns/names/noon wrong-spelling'],
  ])('%s', (_, change, problem) => {
    expect(problemsAfter(change)).toContain(problem);
  });

  test.each([null, 7, 'scenario', [], true])('%j is no scenario', (document) => {
    expect(parseScenario(document, SHIPPED_LIBRARY)).toMatchObject({ ok: false, problems: [{ path: '' }] });
  });
});

const ROHIRRIM = {
  class: 'unit' as const,
  id: 'rohirrim',
  name: { en: 'Rohirrim' },
  code: 'B3W',
  gait: 'horse' as const,
  ma: 6,
  value: 9,
  traits: [],
};

describe('what the parts say about each other', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['a hex beyond the edge', (draft) => (draft.pieces[3]!.at = '9914'), '/pieces/3/at no-such-hex'],
    ['an unknown kind', (draft) => (draft.pieces[3]!.kind = 'wizards'), '/pieces/3/kind no-such-kind'],
    ['an unknown force', (draft) => (draft.pieces[3]!.force = 'elves'), '/pieces/3/force no-such-force'],
    ['two pieces of one name', (draft) => (draft.pieces[3]!.id = 'spearmen-1'), '/pieces/3/id duplicate-id'],
    ['two units in a hex', (draft) => (draft.pieces[3]!.at = '1213'), '/pieces/3/at stacking'],
    ['two engines in a hex', (draft) => (draft.pieces[9]!.at = '1112'), '/pieces/9/at stacking'],
    ['both sides in a hex', (draft) => (draft.pieces[11]!.at = '1213'), '/pieces/11/at both-sides-in-hex'],
    ['a unit on a mountain', (draft) => (draft.pieces[3]!.at = '0101'), '/pieces/3/at terrain-bars-piece'],
    ['an engine in a tunnel', (draft) => (draft.pieces[9]!.at = '1013'), '/pieces/9/at terrain-bars-piece'],
    ['an engine in a field', (draft) => (draft.pieces[27]!.at = '1514'), '/pieces/27/at terrain-bars-piece'],
    ['an engine in a grove', (draft) => (draft.pieces[27]!.at = '1103'), '/pieces/27/at terrain-bars-piece'],
    ['horsemen in a grove', (draft) => (draft.pieces[5]!.at = '1103'), '/pieces/5/at terrain-bars-piece'],
    ['a unit outside its zone', (draft) => (draft.pieces[3]!.at = '3413'), '/pieces/3/at outside-setup-zone'],
    ['a map that is not there', (draft) => (draft.map = { file: 'maps/moria.json' }), '/map/file no-such-file'],
    ['a roster that is not there', (draft) => draft.kinds.push('rosters/elves.json'), '/kinds/3 no-such-file'],
    ['a kind given twice', (draft) => draft.kinds.push('rosters/gondor.json'), '/kinds/3 duplicate-id'],
    ['a bow without a range', (draft) => draft.kinds.push({ ...ROHIRRIM, code: 'Be3X' }), '/kinds/3 range-missing'],
    ['a range without a bow', (draft) => draft.kinds.push({ ...ROHIRRIM, range: 2 }), '/kinds/3 range-without-missile'],
    ['a night after the end', (draft) => draft.turns.night.push(7), '/turns/night/5 turn-out-of-range'],
    ['a name for a turn before the start', (draft) => (draft.turns.names['1'] = { en: 'Dusk' }), '/turns/names/1 turn-out-of-range'],
    ['an end before the start', (draft) => (draft.turns.last = 1), '/turns/last last-before-first'],
    ['two defenders', (draft) => (draft.sides[1]!.role = 'defender'), '/sides role-missing'],
    ['a role taken twice', (draft) => (draft.sides[1]!.role = 'defender'), '/sides/1/role role-taken-twice'],
    ['one side', (draft) => draft.sides.pop(), '/sides two-sides-needed'],
    ['three sides', (draft) => draft.sides.push({ ...draft.sides[0]!, id: 'elves' }), '/sides two-sides-needed'],
    ['no force that holds', (draft) => (draft.sides[0]!.forces[0]!.holds = false), '/sides/0/forces no-force-holds'],
    ['two forces that hold', (draft) => draft.sides[0]!.forces.push({ ...draft.sides[0]!.forces[0]!, id: 'relief' }), '/sides/0/forces/1/holds two-forces-hold'],
    ['two sides of one name', (draft) => (draft.sides[1]!.id = 'westernesse'), '/sides/1/id duplicate-id'],
    ['two forces of one name', (draft) => (draft.sides[1]!.forces[0]!.id = 'garrison'), '/sides/1/forces/0/id duplicate-id'],
    ['a zone of the name of one of the map', (draft) => (draft.zones['city'] = ['0101']), '/zones/city duplicate-id'],
    ['a zone beyond the edge', (draft) => (draft.zones['before-the-gate'] = ['1413', '9999']), '/zones/before-the-gate/1 no-such-hex'],
    ['a set-up in an unknown zone', (draft) => (draft.setup[0]!.zone = 'moria'), '/setup/0/zone no-such-zone'],
    ['a set-up in no hexes', (draft) => (draft.setup[0]!.zone = []), '/setup/0/zone zone-empty'],
    ['a set-up of an unknown force', (draft) => (draft.setup[0]!.force = 'elves'), '/setup/0/force no-such-force'],
    ['a set-up of an unknown piece', (draft) => (draft.setup[1]!.pieces = ['smaug']), '/setup/1/pieces/0 no-such-piece'],
    ['a set-up of a piece of the other side', (draft) => (draft.setup[1]!.pieces = ['grond', 'spearmen-1']), '/setup/1/pieces/1 piece-of-other-force'],
    ['a piece in two zones', (draft) => (draft.setup[1]!.pieces = ['grond', 'grond']), '/setup/1/pieces/1 piece-in-two-zones'],
    ['a trigger for an unknown side', (draft) => put(draft.triggers[2]!.then, 'side', 'elves'), '/triggers/2/then/side no-such-side'],
    ['a trigger about an unknown force', (draft) => (draft.triggers[0]!.if = [{ type: 'demoralized', force: 'elves' }]), '/triggers/0/if/0/force no-such-force'],
    ['a trigger about an unknown holder', (draft) => (draft.triggers[1]!.if[1] = { type: 'holds', side: 'elves', hexes: ['1213'], atLeast: 1 }), '/triggers/1/if/1/side no-such-side'],
    ['a trigger about a hex beyond the edge', (draft) => (draft.triggers[1]!.if[1] = { type: 'holds', side: 'sauron', hexes: ['9999'], atLeast: 1 }), '/triggers/1/if/1/hexes/0 no-such-hex'],
    ['a trigger that asks for more hexes than there are', (draft) => (draft.triggers[1]!.if[1] = { type: 'holds', side: 'sauron', hexes: ['1213'], atLeast: 2 }), '/triggers/1/if/1/atLeast too-few-hexes'],
    ['two triggers of one name', (draft) => (draft.triggers[1]!.id = 'dawn'), '/triggers/2/id duplicate-id'],
    ['a last turn that may decide nothing', (draft) => draft.triggers.pop(), '/triggers no-verdict'],
  ])('%s', (_, change, problem) => {
    expect(problemsAfter((draft) => void change(draft))).toContain(problem);
  });

  test('a draw is a possible end', () => {
    expect(problemsAfter((draft) => put(draft.triggers[2]!.then, 'side', 'draw'))).toEqual([]);
  });

  test('a piece may wait off the map, outside every zone', () => {
    expect(problemsAfter((draft) => (draft.pieces[3]!.at = 'off'))).toEqual([]);
  });

  test('options that are left out are the first of the rules', () => {
    const draft = greatGate();
    const { options: _, ...rest } = draft;
    const read = parseScenario(rest, SHIPPED_LIBRARY);
    expect(read.ok && read.value.options).toEqual({
      approachMarch: true,
      breakDarkness: 'mordor',
      outerWallTowers: 'printed',
      secondFreeze: 'game',
      rohanArrival: 'ramp',
      fireTrenches: false,
      victory: 'points',
      levelControl: 'empty',
      hiddenCauldrons: true,
      grond: 'spell',
    });
  });
});

describe('the sentences', () => {
  test('name the map and its size', () => {
    expect(sentencesAfter((draft) => (draft.pieces[3]!.at = '9914'))).toContain(
      '/pieces/3/at: hex 9914 is not on the map 34 x 26',
    );
  });

  test('name what there is instead of what is not', () => {
    expect(sentencesAfter((draft) => (draft.pieces[3]!.force = 'elves'))).toContain(
      '/pieces/3/force: no force is called "elves"; there is "garrison", "sauron"',
    );
  });

  test('list the tempers where a kind has one that is none of them', () => {
    expect(sentencesAfter((draft) => draft.kinds.push({ ...ROHIRRIM, temper: 'sulk' as 'hold' }))).toContain(
      '/kinds/3/temper: this must be "press" or "hold" or "charge" or "spare"',
    );
  });

  test('name the file and the place in it when the mistake is in a map or roster', () => {
    const spoilt = { ...MINAS_TIRITH, roads: [{ name: 'Road', kind: 'road', path: ['1313', '1515'] }] };
    const library = {
      maps: { 'maps/minas-tirith.json': spoilt },
      rosters: { ...SHIPPED_LIBRARY.rosters, 'rosters/gondor.json': { kinds: [] } },
    };
    const read = parseScenario(greatGate(), library);
    const told = read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
    expect(told).toContain('/map/file: maps/minas-tirith.json/roads/0/path/1: 1313/1515 are not neighbours');
    expect(told).toContain('/kinds/0: rosters/gondor.json/id: this is missing; it must be a text in quotes');
  });
});

describe('all at once', () => {
  test('mistakes of shape and of meaning, in every part of the file', () => {
    const found = problemsAfter((draft) => {
      put(draft, 'wizards', 2);
      put(draft.turns, 'last', 1);
      put(draft.pieces[1]!, 'hat', 1);
      draft.pieces[2]!.at = '9914';
      draft.pieces[3]!.force = 'elves';
      put(draft.triggers[0]!, 'when', 'never');
      put(draft.triggers[1]!.then, 'side', 'elves');
      draft.setup[0]!.zone = 'moria';
    });
    expect(found.toSorted()).toEqual([
      '/pieces/1/hat unknown-key',
      '/pieces/2/at no-such-hex',
      '/pieces/3/force no-such-force',
      '/setup/0/zone no-such-zone',
      '/triggers/0/when wrong-value',
      '/triggers/1/then/side no-such-side',
      '/turns/last last-before-first',
      '/wizards unknown-key',
    ]);
  });

  test('nothing is said of names that could not be looked up', () => {
    expect(problemsAfter((draft) => (draft.kinds[1] = 'rosters/elves.json'))).toEqual([
      '/kinds/1 no-such-file',
    ]);
    const read = parseScenario(greatGate(), NO_LIBRARY);
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual([
      '/map/file',
      '/kinds/0',
      '/kinds/1',
      '/kinds/2',
    ]);
  });
});
