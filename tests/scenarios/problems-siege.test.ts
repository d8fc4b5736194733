// Every mistake in what only a whole siege has: personages, cauldrons, groups, arrivals, points, an opening.
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { initialState } from '../../src/engine/initial.ts';
import type { MapFile } from '../../src/board/mapFile.ts';
import { SHIPPED_GROUND } from '../../src/scenario/houseRows.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import { battleOf, fullSiege, problemsAfter, type Draft } from './kit.ts';

const forceOf = (draft: Draft, piece: string): string => draft.pieces.find(({ id }) => id === piece)!.force;

const put = (target: object, key: string, value: unknown): void => void Object.assign(target, { [key]: value });
const indexOf = (list: readonly { readonly id: string }[], id: string): number =>
  list.findIndex((one) => one.id === id);

/** A change of the line of that name in a list of the file, and the problem it makes in that line. */
const siege = fullSiege();
const at = (list: 'pieces' | 'groups' | 'triggers', id: string): string => `/${list}/${indexOf(siege[list], id)}`;
const line = <L extends 'pieces' | 'groups' | 'triggers'>(draft: Draft, list: L, id: string): Draft[L][number] =>
  draft[list][indexOf(draft[list], id)]!;

const HERO = { class: 'personage' as const, id: 'hurin', name: { en: 'H\u00farin' }, rank: 'leader' as const, ratings: [3, 1] as [number, number], ma: 6, gifts: [] };

describe('2.4 kinds', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['a wound that makes stronger', (draft) => draft.kinds.push({ ...HERO, ratings: [3, 4] }), '/kinds/3 ratings-upside-down'],
    ['a leader beyond the rally table', (draft) => draft.kinds.push({ ...HERO, rank: 'leader', ratings: [9, 4] }), '/kinds/3 rating-too-high'],
    ['a rating of nothing', (draft) => draft.kinds.push({ ...HERO, ratings: [3, 0] }), '/kinds/3/ratings/1 out-of-bounds'],
    ['an unknown rank', (draft) => put(draft.kinds, '3', { ...HERO, rank: 'king' }), '/kinds/3/rank wrong-value'],
    ['an unknown gift', (draft) => put(draft.kinds, '3', { ...HERO, gifts: ['sings'] }), '/kinds/3/gifts/0 wrong-value'],
    ['an unknown spell', (draft) => put(draft.kinds, '3', { ...HERO, magic: { points: 3, spells: ['fireball'] } }), '/kinds/3/magic/spells/0 wrong-value'],
    ['a magic leader without points', (draft) => put(draft.kinds, '3', { ...HERO, magic: { points: 0, spells: ['fear'] } }), '/kinds/3/magic/points out-of-bounds'],
  ])('%s', (_, change, problem) => {
    expect(problemsAfter(change, fullSiege())).toContain(problem);
  });
});

describe('2.5 pieces', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['a cauldron that tells no oil', (draft) => delete line(draft, 'pieces', 'cauldron-1').oil, `${at('pieces', 'cauldron-1')}/oil oil-missing`],
    ['oil in a catapult', (draft) => (line(draft, 'pieces', 'catapult-1').oil = 3), `${at('pieces', 'catapult-1')}/oil oil-without-cauldron`],
    ['too much oil', (draft) => (line(draft, 'pieces', 'cauldron-1').oil = 10), `${at('pieces', 'cauldron-1')}/oil out-of-bounds`],
    ['a cauldron of the besieger', (draft) => Object.assign(line(draft, 'pieces', 'catapult-1'), { kind: 'cauldron', oil: 3 }), `${at('pieces', 'catapult-1')}/force cauldron-of-besieger`],
    ['a cauldron far from every wall', (draft) => (line(draft, 'pieces', 'cauldron-1').at = '1113'), `${at('pieces', 'cauldron-1')}/at cauldron-without-wall`],
    ['a cauldron in a tunnel', (draft) => (line(draft, 'pieces', 'cauldron-1').at = '1013'), `${at('pieces', 'cauldron-1')}/at terrain-bars-piece`],
    ['a cauldron beside a catapult', (draft) => (line(draft, 'pieces', 'cauldron-1').at = '1112'), `${at('pieces', 'cauldron-1')}/at stacking`],
    ['a captain on a mountain', (draft) => (line(draft, 'pieces', 'gandalf').at = '0101'), `${at('pieces', 'gandalf')}/at terrain-bars-piece`],
    ['a captain among enemies', (draft) => (line(draft, 'pieces', 'gothmog').at = '1213'), `${at('pieces', 'gothmog')}/at both-sides-in-hex`],
    ['a set-up in a zone and one hex beyond the edge', (draft) => (draft.setup[2]!.zone = ['city', '9999']), '/setup/2/zone/1 no-such-hex'],
    ['a set-up in one zone and another that is not', (draft) => (draft.setup[2]!.zone = ['city', 'moria']), '/setup/2/zone/1 no-such-zone'],
  ])('%s', (_, change, problem) => {
    expect(problemsAfter((draft) => void change(draft), fullSiege())).toContain(problem);
  });

  test('2.7.1 any number of captains share a hex with a unit and an engine', () => {
    expect(
      problemsAfter((draft) => {
        for (const name of ['gandalf', 'imrahil', 'forlong']) line(draft, 'pieces', name).at = '1213';
      }, fullSiege()),
    ).toEqual([]);
  });
});

describe('2.5.1 whoever waits for the set-up has a hex for it', () => {
  /** The Siege with pieces that wait, all of them in one zone. */
  const waitingIn = (zone: string[], ...names: string[]) =>
    problemsAfter((draft) => {
      for (const name of names) line(draft, 'pieces', name).at = 'off';
      draft.setup = [{ force: 'garrison', pieces: names, zone, name: { en: 'Here' } }];
    }, fullSiege());
  const told = (name: string) => `${at('pieces', name)} no-room-for-setup`;

  test('4.3 a catapult in a zone of one tunnel is told, and one clear hex is enough', () => {
    expect(waitingIn(['1013'], 'gondor-catapult-1')).toContain(told('gondor-catapult-1'));
    expect(waitingIn(['1013', '0907'], 'gondor-catapult-1')).toEqual([]);
  });

  test('2.22.1 ground of the map’s own that no engine can enter bars a cauldron from its whole zone', () => {
    const draft = fullSiege();
    const map = structuredClone(SHIPPED_LIBRARY.maps['maps/minas-tirith.json']) as MapFile;
    const alley = { ...SHIPPED_GROUND['hall']!, cost: { foot: 2, horse: 2, beast: null, engine: null } };
    const { terrain, ...row } = alley;
    const ground = {
      ...map,
      house: { ground: { alley: row } },
      legend: { ...map.legend, a: { terrain, house: 'alley', name: 'Alley' } },
      hexes: map.hexes.map((letters, y) => (y === 11 ? `${letters.slice(0, 10)}a${letters.slice(11)}` : letters)),
    };
    draft.map = { inline: ground as never };
    line(draft, 'pieces', 'cauldron-1').at = 'off';
    draft.setup = [{ force: 'garrison', pieces: ['cauldron-1'], zone: ['1112'], name: { en: 'Alleys' } }];
    const read = parseScenario(draft, SHIPPED_LIBRARY);
    expect(read.ok ? [] : read.problems.filter(({ code }) => code === 'no-room-for-setup')).toEqual([
      {
        path: at('pieces', 'cauldron-1'),
        code: 'no-room-for-setup',
        message:
          'cauldron-1 waits to be set up, but no hex with a wall, tower or gate at hand of its zone (Alleys) bears it; widen the zone or change its ground [2.5.1, 4.3]',
      },
    ]);
  });

  test('2.5.1 a cauldron far from every wall is told', () => {
    expect(waitingIn(['1113'], 'cauldron-1')).toEqual([told('cauldron-1')]);
  });

  test('2.7.1 two engines need two hexes, and whoever stands outside every zone does not move for them', () => {
    expect(waitingIn(['0907'], 'cauldron-1', 'cauldron-2')).toEqual([told('cauldron-2')]);
    expect(waitingIn(['0907', '0908'], 'cauldron-1', 'cauldron-2')).toEqual([]);
    expect(waitingIn(['1112'], 'cauldron-1')).toEqual([told('cauldron-1')]);
  });

  test('2.5 who stands in a zone already changes his hex for one who has no other', () => {
    const change = (zone: string[]) =>
      problemsAfter((draft) => {
        line(draft, 'pieces', 'cauldron-2').at = '0907';
        line(draft, 'pieces', 'cauldron-1').at = 'off';
        draft.setup = [
          { force: 'garrison', pieces: ['cauldron-1'], zone: ['0907'], name: { en: 'One' } },
          { force: 'garrison', pieces: ['cauldron-2'], zone, name: { en: 'Two' } },
        ];
      }, fullSiege());
    expect(change(['0907'])).toEqual([told('cauldron-1')]);
    expect(change(['0907', '0908'])).toEqual([]);
  });

  test('2.6 who comes with a group waits for no set-up, and captains share one hex', () => {
    expect(waitingIn(['1013'], 'gandalf', 'imrahil')).toEqual([]);
    expect(
      problemsAfter((draft) => {
        const [comes] = draft.groups;
        draft.setup = [{ force: forceOf(draft, comes!.pieces[0]!), pieces: [comes!.pieces[0]!], zone: ['0101'], name: { en: 'Here' } }];
      }, fullSiege()),
    ).toEqual([]);
  });
});

describe('2.6 groups', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['of an unknown side', (draft) => (line(draft, 'groups', 'rohan').side = 'elves'), `${at('groups', 'rohan')}/side no-such-side`],
    ['by an unknown edge', (draft) => (line(draft, 'groups', 'rohan').zone = 'moria'), `${at('groups', 'rohan')}/zone no-such-zone`],
    ['by no hex', (draft) => (line(draft, 'groups', 'rohan').zone = []), `${at('groups', 'rohan')}/zone zone-empty`],
    ['of an unknown piece', (draft) => (line(draft, 'groups', 'rohan').pieces[0] = 'smaug'), `${at('groups', 'rohan')}/pieces/0 no-such-piece`],
    ['of a piece of the other side', (draft) => (line(draft, 'groups', 'rohan').pieces[0] = 'uruk-1'), `${at('groups', 'rohan')}/pieces/0 piece-of-other-side`],
    ['of a piece of another group', (draft) => line(draft, 'groups', 'uruks').pieces.push('morgul-1'), `${at('groups', 'uruks')}/pieces/3 piece-in-two-groups`],
    ['of a piece that stands on the map', (draft) => (line(draft, 'pieces', 'uruk-1').at = '2313'), `${at('groups', 'uruks')}/pieces/0 piece-on-map`],
    ['of one name', (draft) => (line(draft, 'groups', 'uruks').id = 'harad'), `${at('groups', 'uruks')}/id duplicate-id`],
    ['that never comes', (draft) => draft.triggers.splice(indexOf(draft.triggers, 'uruks-come'), 1), `${at('groups', 'uruks')} group-never-comes`],
  ])('%s', (_, change, problem) => {
    expect(problemsAfter((draft) => void change(draft), fullSiege())).toContain(problem);
  });
});

describe('2.6, 2.13 triggers', () => {
  const asked = (condition: Draft['triggers'][number]['if'][number]) => (draft: Draft): void =>
    void (line(draft, 'triggers', 'host-broken').if = [condition]);
  const here = `${at('triggers', 'host-broken')}/if/0`;

  test.each<[string, (draft: Draft) => void, string]>([
    ['a level the city has not', (draft) => put(line(draft, 'triggers', 'citadel-taken').if, '0', { type: 'level', level: 8, side: 'sauron' }), `${at('triggers', 'citadel-taken')}/if/0/level out-of-bounds`],
    ['a level for an unknown side', asked({ type: 'level', level: 7, side: 'elves' }), `${here}/side no-such-side`],
    ['an unknown force for two turns', asked({ type: 'demoralizedFor', force: 'elves', turns: 2 }), `${here}/force no-such-force`],
    ['a gate on a wall', asked({ type: 'gate', gate: '1112/1212', side: 'sauron' }), `${here}/gate no-such-work`],
    ['a gate between hexes far apart', asked({ type: 'gate', gate: '1213/1513', side: 'sauron' }), `${here}/gate no-such-work`],
    ['a gate by its name', asked({ type: 'gate', gate: 'Great Gate', side: 'sauron' }), `${here}/gate wrong-spelling`],
    ['the death of nobody', asked({ type: 'slain', piece: 'smaug' }), `${here}/piece no-such-piece`],
    ['the end of an unknown side', asked({ type: 'wiped', side: 'elves' }), `${here}/side no-such-side`],
    ['the arrival of nobody', asked({ type: 'arrived', group: 'elves' }), `${here}/group no-such-group`],
    ['turns the wrong way round', asked({ type: 'turn', from: 9, to: 5 }), `${here}/to last-before-first`],
    ['turns that are not played', asked({ type: 'turn', from: 17, to: 20 }), `${here} turn-out-of-range`],
    ['an unknown option', (draft) => put(line(draft, 'triggers', 'host-broken').if, '0', { type: 'option', option: 'weather', is: true }), `${here}/option wrong-value`],
    ['an option that is never so', asked({ type: 'option', option: 'victory', is: 'never' }), `${here}/is no-such-option-value`],
    ['a mistake within a negation', asked({ type: 'not', condition: { type: 'slain', piece: 'smaug' } }), `${here}/condition/piece no-such-piece`],
    ['a mistake within a choice', asked({ type: 'any', conditions: [{ type: 'lastTurn' }, { type: 'slain', piece: 'smaug' }] }), `${here}/conditions/1/piece no-such-piece`],
    ['a choice of nothing', asked({ type: 'any', conditions: [] }), `${here}/conditions out-of-bounds`],
    ['points for an unknown side', (draft) => put(line(draft, 'triggers', 'gate-kept').then, 'side', 'elves'), `${at('triggers', 'gate-kept')}/then/side no-such-side`],
    ['the coming of an unknown group', (draft) => put(line(draft, 'triggers', 'uruks-come').then, 'group', 'elves'), `${at('triggers', 'uruks-come')}/then/group no-such-group`],
    ['an arrival in the movement of the other side', (draft) => (line(draft, 'triggers', 'uruks-come').when = 'defenderMoves'), `${at('triggers', 'uruks-come')}/when wrong-moment`],
    ['a victory in the middle of a turn', (draft) => (line(draft, 'triggers', 'host-broken').when = 'besiegerMoves'), `${at('triggers', 'host-broken')}/when wrong-moment`],
    ['a die for victory', (draft) => (line(draft, 'triggers', 'host-broken').roll = { atLeast: 4 }), `${at('triggers', 'host-broken')}/roll roll-without-arrival`],
    ['a die that shows one at least', (draft) => (line(draft, 'triggers', 'sails-early').roll = { atLeast: 1 }), `${at('triggers', 'sails-early')}/roll/atLeast out-of-bounds`],
    ['a last turn that is not reckoned', (draft) => draft.triggers.pop(), '/triggers no-verdict'],
  ])('%s', (_, change, problem) => {
    expect(problemsAfter((draft) => void change(draft), fullSiege())).toContain(problem);
  });

  test('the hexes of a gate may stand in any order', () => {
    expect(problemsAfter(asked({ type: 'gate', gate: '1313/1213', side: 'sauron' }), fullSiege())).toEqual([]);
  });
});

describe('2.4.7 what pieces have lost before', () => {
  test.each<[string, (draft: Draft) => unknown, string]>([
    ['more steps than a counter has', (draft) => (line(draft, 'pieces', 'guards').lost = 2), '/lost too-many-lost'],
    ['a step of an engine', (draft) => (line(draft, 'pieces', 'grond').lost = 1), '/lost too-many-lost'],
    ['an engine in disorder', (draft) => (line(draft, 'pieces', 'grond').disrupted = true), '/disrupted disrupted-without-unit'],
  ])('%s', (_, change, problem) => {
    const found = problemsAfter((draft) => void change(draft), fullSiege());
    expect(found.filter((one) => one.endsWith(problem))).toHaveLength(1);
  });
});

describe('2.5.3 the opening', () => {
  test.each<[string, Draft['opening'], string]>([
    ['a breach where nothing stands', { breached: ['1314/1414'], lost: [], tracks: {} }, '/opening/breached/0 no-such-work'],
    ['a level that is none', { breached: [], lost: [8], tracks: {} }, '/opening/lost/0 out-of-bounds'],
    ['a gate taken where a wall stands', { breached: [], lost: [], tracks: {}, taken: ['1112/1212'] }, '/opening/taken/0 no-such-work'],
    ['a ladder on open ground', { breached: [], lost: [], tracks: {}, ladders: ['1412/1413'] }, '/opening/ladders/0 no-such-ladder'],
    ['a ladder from above', { breached: [], lost: [], tracks: {}, ladders: ['1112/1212'] }, '/opening/ladders/0 no-such-ladder'],
    ['a ladder at a gate', { breached: [], lost: [], tracks: {}, ladders: ['1313/1213'] }, '/opening/ladders/0 no-such-ladder'],
    ['the track of an unknown force', { breached: [], lost: [], tracks: { elves: 3 } }, '/opening/tracks/elves no-such-force'],
  ])('%s', (_, opening, problem) => {
    expect(problemsAfter((draft) => void (draft.opening = opening), fullSiege())).toContain(problem);
  });

  test('breaches what is down, gives lost levels to the besieger, and begins the tracks', () => {
    const draft = fullSiege();
    draft.opening = { breached: ['1213/1313'], lost: [1], tracks: { garrison: 15 } };
    const battle = battleOf(draft);
    const state = initialState(battle, battle.placements);
    const down = battle.board.works.filter((_, work) => state.works[work]!.breached);
    expect(down.map(({ name }) => name)).toEqual(['Great Gate']);
    expect(state.mainGateCounted).toBe(true);
    expect(state.levels.slice(1)).toEqual([BESIEGER, ...Array<number>(6).fill(DEFENDER)]);
    expect(state.lostBefore.slice(1, 3)).toEqual([true, false]);
    expect(state.tracks).toEqual([15, 0, 0]);
  });

  test('a fresh siege has neither breaches nor losses', () => {
    const battle = battleOf(fullSiege());
    const state = initialState(battle, battle.placements);
    expect(state.works.some(({ breached }) => breached)).toBe(false);
    expect(state.mainGateCounted).toBe(false);
    expect(state.tracks).toEqual([0, 0, 0]);
  });
});
