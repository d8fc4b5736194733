/** The sounds of an action go with its beats, captions say what matters, and ambience follows the hour. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BESIEGER, DEFENDER, type ForceId, type GroupId } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import type { Step } from '../../src/engine/state.ts';
import { STEPS } from '../../src/sequence/steps.ts';
import type { Speed } from '../../src/stage/contract.ts';
import { bedsOf, isFight } from '../../src/ui/features/sound/beds.ts';
import { captionOf, captionsFor, STANDS } from '../../src/ui/features/sound/captions.ts';
import { concertOf } from '../../src/ui/features/sound/concert.ts';
import { loudnessOf } from '../../src/ui/features/sound/hearing.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { shippedBattle } from '../kit/shipped.ts';

const battle = shippedBattle('the-ride-of-the-rohirrim');
const siege = shippedBattle('the-siege-of-minas-tirith');
const cite = '2.7' as const;
const unit = battle.pieces.find(({ kind }) => kind.class === 'unit' && kind.gait === 'foot')!.id;
const hexes = battle.placements.filter((at) => at >= 0) as never[];

const declared: GameEvent = { type: 'AttackDeclared', attacker: unit, defender: unit, manner: 'fire', cite };
const rolled: GameEvent = {
  type: 'DiceRolled',
  request: { purpose: 'casualty', dice: 2, cite },
  faces: [3, 4],
};
const gone: GameEvent = { type: 'UnitEliminated', unit, cite };
const moved: GameEvent = {
  type: 'UnitMoved',
  unit,
  pushed: null,
  carried: [],
  path: hexes.slice(0, 4),
  spent: 6,
  cite,
};
const broken: GameEvent = { type: 'ForceDemoralized', force: 0 as ForceId, cite };
const lost: GameEvent = { type: 'LevelTaken', level: 3, by: BESIEGER, cite };
const track: GameEvent = { type: 'TrackMoved', force: 0 as ForceId, by: 3, why: 'unit-eliminated', cite };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A concert with a pencil: what was played and when, in milliseconds. */
function listened(speed: Speed = 'normal') {
  const begun = Date.now();
  const notes: string[] = [];
  const told: string[] = [];
  const prepared: string[] = [];
  const concert = concertOf({
    prepare: (sounds) => prepared.push(...sounds),
    play: (sound) => notes.push(`${sound} ${Date.now() - begun}`),
    hush: () => notes.push(`hush ${Date.now() - begun}`),
    speed: () => speed,
    heard: (_, { type }) => told.push(type),
  });
  return { concert, notes, told, prepared };
}

describe('the sounds of an action', () => {
  test('begin with their beats; the dice fall at once', () => {
    const { concert, notes, told, prepared } = listened();
    concert.begin(battle, [declared, rolled, gone, track]);
    expect(notes).toEqual(['dice 0']);
    expect(prepared).toEqual(['arrows', 'arrows-hit', 'dice', 'gone']);
    vi.advanceTimersByTime(100);
    concert.beat(declared);
    vi.advanceTimersByTime(500);
    concert.beat(rolled);
    concert.beat(gone);
    concert.beat(track);
    concert.end();
    vi.advanceTimersByTime(2000);
    expect(notes).toEqual(['dice 0', 'arrows 100', 'arrows-hit 500', 'gone 600']);
    expect(told).toEqual(['DiceRolled', 'AttackDeclared', 'UnitEliminated', 'TrackMoved']);
  });

  test('come quicker where the board goes fast', () => {
    const { concert, notes } = listened('fast');
    concert.begin(battle, [moved]);
    concert.beat(moved);
    vi.advanceTimersByTime(2000);
    expect(notes).toEqual(['foot 0', 'foot 63', 'foot 92']);
  });

  test('are spread where the board shows nothing of them, never all at once', () => {
    const { concert, notes } = listened();
    concert.begin(battle, [declared, gone, broken]);
    concert.end();
    vi.advanceTimersByTime(2000);
    expect(notes).toEqual(['arrows 0', 'gone 170', 'broken 340', 'arrows-hit 400']);
  });

  test('are one at most, the gravest, where everything is shown at once', () => {
    const { concert, notes, told } = listened('instant');
    concert.begin(battle, [declared, rolled, gone, lost, broken]);
    concert.end();
    vi.advanceTimersByTime(2000);
    expect(notes).toEqual(['bell 0']);
    expect(told).toContain('LevelTaken');
  });

  test('are cut short when the player skips: effects end, and only the gravest alert that was left is heard', () => {
    const { concert, notes, told } = listened();
    concert.begin(battle, [declared, gone, broken, lost]);
    concert.beat(declared);
    vi.advanceTimersByTime(50);
    concert.cut();
    concert.end();
    vi.advanceTimersByTime(2000);
    expect(notes).toEqual(['arrows 0', 'hush 50', 'bell 50']);
    expect(told).toEqual(['AttackDeclared', 'UnitEliminated', 'ForceDemoralized', 'LevelTaken']);
  });

  test('of an action that was not waited for are not lost when the next one begins', () => {
    const { concert, told } = listened();
    concert.begin(battle, [broken]);
    concert.begin(battle, [gone]);
    concert.end();
    expect(told).toEqual(['ForceDemoralized', 'UnitEliminated']);
  });
});

describe('captions', () => {
  const group = (id: string): GroupId => battle.groups.findIndex((one) => one.id === id) as GroupId;

  test('say what is heard where it matters, and nothing else', () => {
    const captions = [
      { type: 'GroupArrived', group: group('rohan'), cite },
      { type: 'GroupArrived', group: group('harad'), cite },
      { type: 'SpellWorked', caster: unit, spell: 'fear', points: 3, target: null, cite },
      { type: 'SpellWorked', caster: unit, spell: 'reveal', points: 3, target: null, cite },
      lost,
      { ...lost, by: DEFENDER },
      broken,
      gone,
    ].map((event) => captionOf(battle, event as GameEvent));
    expect(captions).toEqual([
      'Horns! The Riders of Rohan',
      'Drums! The King of Harad, his horse and his mûmakil',
      'A Nazgûl cries',
      null,
      'A bell tolls: the third level is lost',
      null,
      expect.stringMatching(/^A muffled drum: .+ is demoralized$/),
      null,
    ]);
    const night = [...siege.turns.night].find((turn) => !siege.turns.night.has(turn + 1))!;
    expect(captionOf(siege, { type: 'TurnBegan', turn: night + 1, cite })).toBe('The cock crows: day breaks');
    expect(captionOf(siege, { type: 'TurnBegan', turn: night, cite })).toBeNull();
  });

  test('stand for three seconds, two at most, and not for those who do not want them', () => {
    let wanted = true;
    const captions = captionsFor(() => wanted);
    for (const level of [1, 2, 3]) captions.tell(battle, { ...lost, level });
    expect(captions.shown.value.map(({ text }) => /(\w+) level/.exec(text)![1])).toEqual(['second', 'third']);
    vi.advanceTimersByTime(STANDS);
    expect(captions.shown.value).toEqual([]);
    wanted = false;
    captions.tell(battle, lost);
    expect(captions.shown.value).toEqual([]);
  });
});

describe('what goes on behind the game', () => {
  const night = [...siege.turns.night][0]!;
  const at = (turn: number, step: string, verdict: null | object = null) =>
    bedsOf(siege, { turn, step: step as Step, verdict: verdict as never, story: null });

  test('follows the hour, has the fray above it in a fight, and ends with the battle', () => {
    expect(at(night, 'besieger-movement')).toEqual(['night']);
    const day = Array.from({ length: 30 }, (_, i) => i + 1).find((turn) => !siege.turns.night.has(turn))!;
    expect(at(day, 'defender-combat.melee.choosing')).toEqual(['day', 'fray']);
    expect(at(day, 'over', {})).toEqual([]);
  });

  test('steps of shooting, storming and melee are the fights, and no other', () => {
    const fights = new Set([...STEPS.keys()].filter(isFight).map((step) => step.split('.')[0]));
    expect([...fights].sort()).toEqual(['besieger-combat', 'defender-combat', 'siege']);
  });
});

test('each slider is the loudness of its sounds; ambience is off until it is wanted', () => {
  expect(loudnessOf({ ...USUAL, muted: true, volumeAlerts: 35 })).toEqual({
    muted: true,
    volumes: { effects: 80, alerts: 35, ambience: 0, theme: 60 },
  });
});
