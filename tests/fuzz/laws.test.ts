/** A law that nothing could break would be no law: each is broken once, by hand. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { GONE, OFF_MAP, type GameState, type PieceState } from '../../src/engine/state.ts';
import type { TriggerId } from '../../src/engine/triggers/terms.ts';
import { cauldron, engine, guard, hero, orc, siege } from '../kit/siege.ts';
import { brokenLaws, LAWS, type LawfulChange } from './invariants.ts';

const SCENE = siege({
  map: 'c c . . .\nc c . . M\n. . . . .',
  levels: '1 1 . . .\n1 1 . . .\n. . . . .',
  sides: [
    '0201/0301 wall up 0201 level 1',
    '0202/0302 wall up 0202 level 1',
    '0202/0301 wall up 0202 level 1',
    '0202/0303 wall up 0202 level 1',
  ],
  pieces: {
    d: guard('D3X', { at: '0101' }),
    e: guard('D3X', { at: '0202', state: { lost: 1 } }),
    o: orc('E3Y', { at: '0301' }),
    t: engine('siege-tower', BESIEGER, { at: '0302' }),
    c: cauldron(3, { at: '0202' }),
    k: hero(DEFENDER, { at: '0101', magic: 5 }),
    r: guard('B3X', { at: 'off' }),
    w: guard('B3X', { at: 'off' }),
    x: guard('D3X', { at: '0102' }),
  },
  groups: [
    { id: 'due', side: DEFENDER, pieces: ['r'], zone: ['0503'] },
    { id: 'come', side: DEFENDER, pieces: ['w'], zone: ['0503'] },
  ],
  raised: [{ inner: '0201', outer: '0301' }],
});
const { piece, hex, side } = SCENE;
const battle: Battle = { ...SCENE.battle, supplies: { ladders: 12, heads: 1, trenches: 1 } };
const dead = SCENE.state.pieces.with(piece('x'), { ...SCENE.standing('x'), at: GONE });
const STATE: GameState = {
  ...SCENE.state,
  pieces: dead,
  works: SCENE.state.works.with(1, { breached: false, holder: DEFENDER }),
  docks: [{ tower: piece('t'), hexside: side('0202', '0302'), foot: hex('0302') }],
  heads: [hex('0102')],
  headSupply: 0,
  trenchSupply: 0,
  ladderSupply: 11,
  trenches: [hex('0503')],
  magic: { ...SCENE.state.magic, banner: true, cast: ['fear'] },
  arrived: [false, true],
  lostBefore: SCENE.state.lostBefore.with(1, true),
};
const AS_IT_WAS: LawfulChange = { battle, before: STATE, events: [], after: STATE };

function changed(key: string, change: Partial<PieceState>): Partial<GameState> {
  const id = piece(key);
  return { pieces: STATE.pieces.with(id, { ...STATE.pieces[id]!, ...change }) };
}

const [FLAME] = [{ hexside: side('0202', '0302'), turn: STATE.turn, burning: true }];
const MOVED: GameEvent = { type: 'TrackMoved', force: 0 as never, by: 3, why: 'head-landed', cite: '2.10.2' };

/** For each law, by the beginning of its sentence, a change that breaks it. */
const CRIMES: Readonly<Record<string, Partial<GameState>>> = {
  '2.11.2 ladders are conserved': { ladderSupply: STATE.ladderSupply - 1 },
  '2.11.8 heads are conserved': { heads: [] },
  '2.21.3 hexes close and open': { closed: [hex('0303')] },
  '2.2.10 trenches are conserved': { trenches: [] },
  '2.11.9 oil is poured': changed('c', { oil: 2 }),
  '2.12.1 magic points': changed('k', { magic: 4 }),
  '2.12.1 no spell': { magic: { ...STATE.magic, cast: ['fear', 'fear'] } },
  '2.12.7 the banner': { magic: { ...STATE.magic, banner: false } },
  '2.6.1 a group that': { arrived: [true, true] },
  '2.6.1 nobody is on': changed('r', { at: hex('0103') }),
  '2.6.6 no piece leaves': changed('d', { at: OFF_MAP }),
  '2.6.4 who waits off the map is not k': changed('w', { at: GONE }),
  '2.8.15 nothing comes back': changed('x', { at: hex('0102') }),
  '2.4.6 a reduced piece': changed('e', { lost: 0 }),
  '2.13.3 a level that was': { lostBefore: STATE.lostBefore.with(1, false) },
  '2.10.1 a track is': { tracks: [1, 0] },
  '2.10.2 the track of': changed('d', { at: GONE }),
  '2.7.1 at most one': changed('e', { at: hex('0101') }),
  '2.7.1 no hex holds': changed('o', { at: hex('0101') }),
  '4.3 nobody stands': changed('o', { at: hex('0502') }),
  '16.3 the outer wall': { works: STATE.works.with(0, { breached: true, holder: DEFENDER }) },
  '2.11.2 one ladder': { ladders: [...STATE.ladders, ...STATE.ladders] },
  '2.11.3 a docked tower': changed('t', { at: hex('0303') }),
  '2.11.10 no hexside': { flames: [FLAME, FLAME] },
  '2.20.1 personages': changed('k', { disrupted: true }),
  'every figure': changed('d', { spent: 0.5 }),
  'a state survives': { turn: Number.NaN },
  'the game goes on': { step: 'reckoning' as GameState['step'] },
  '2.18.1 there is a verdict': { step: 'over' as GameState['step'] },
  '2.18.4 a decision': { owed: [{ type: 'escape', unit: piece('k') }] },
  '2.6.4 who waits off the map is not h': changed('r', { disrupted: true }),
  '2.11.9 no cauldron': changed('c', { oil: 4 }),
  '2.12.1 nobody has': changed('k', { magic: 6 }),
  '2.11.2 no ladder': { ladderSupply: 99 },
  '2.11.8 heads lie': { heads: [hex('0303')] },
  '2.11.8 no head': { headSupply: 99 },
  '2.2.10 no trench': { trenchSupply: 99 },
  '2.21.3 no hex is closed twice': { closed: [hex('0303'), hex('0303')] },
  '2.13.3 a level that is lost': { levels: STATE.levels.with(2, 1) },
  '2.1.2 no game': { turn: battle.turns.last + 1 },
  'the dice are counted': { rolls: 1 },
  '2.21.1 no event waits': {
    story: { variables: [], fired: [0], off: [], waiting: [0 as TriggerId], last: 99, night: [] },
  },
  'one of two sides': { active: 2 as never },
};

describe('the laws', () => {
  test('a state as it should be breaks none', () => {
    expect(brokenLaws(AS_IT_WAS)).toEqual([]);
  });

  test('each law has its crime', () => {
    const started = (law: string): readonly string[] =>
      [...Object.keys(CRIMES), '2.3.2 a breach'].filter((start) => law.startsWith(start));
    expect(LAWS.filter((law) => started(law).length !== 1)).toEqual([]);
  });

  test.each(Object.entries(CRIMES))('%s is broken', (start, crime) => {
    const broken = brokenLaws({ ...AS_IT_WAS, after: { ...STATE, ...crime } });
    expect(broken.some((law) => law.startsWith(start))).toBe(true);
  });

  test('2.3.2 a mended breach is found', () => {
    const breached = { ...STATE, works: STATE.works.with(1, { breached: true, holder: DEFENDER }) };
    const broken = brokenLaws({ ...AS_IT_WAS, before: breached });
    expect(broken.some((law) => law.startsWith('2.3.2 a breach'))).toBe(true);
  });

  test('2.10.1 a track moved by its event is in order, moved without it or not at all is not', () => {
    const after = { ...STATE, tracks: [3, 0] };
    expect(brokenLaws({ ...AS_IT_WAS, events: [MOVED], after })).toEqual([]);
    expect(brokenLaws({ ...AS_IT_WAS, events: [MOVED] })).not.toEqual([]);
  });

  test('2.20.6 a personage who is caught may stand among enemies until he has fled', () => {
    const among = { ...STATE, ...changed('k', { at: hex('0301') }) };
    expect(brokenLaws({ ...AS_IT_WAS, after: among })).not.toEqual([]);
    const fleeing: GameState = { ...among, owed: [{ type: 'escape', unit: piece('k') }] };
    const law = '2.7.1 no hex holds';
    expect(brokenLaws({ ...AS_IT_WAS, after: fleeing }).some((one) => one.startsWith(law))).toBe(false);
  });
});
