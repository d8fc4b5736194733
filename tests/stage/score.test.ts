/** What is heard of which event, and that every kind of event has its sound or a reason for none. */
import { describe, expect, test, vi } from 'vitest';
import type { EventType, GameEvent } from '../../src/engine/event.ts';
import { SOUNDS } from '../../src/stage/sound/names.ts';
import { cuesOf, SCORE } from '../../src/stage/sound/score.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { BATTLE, EVENTS, SPELLS_WORKED } from './context.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '', platform: '' }));

const SILENT = (Object.keys(SCORE) as EventType[]).filter((type) => 'silent' in SCORE[type]);
const heard = (event: GameEvent, battle = BATTLE): string =>
  cuesOf(battle, event)
    .map(({ sound, at }) => `${sound} ${at}`)
    .join(', ');
const named = (name: string) => BATTLE.pieces.find((piece) => piece.name === name)!.id;

describe('each kind of event is heard, or silent for a reason', () => {
  test.each(SILENT)('%s is silent, and the reason is given', (type) => {
    expect(cuesOf(BATTLE, EVENTS[type])).toEqual([]);
    expect((SCORE[type] as { silent: string }).silent.length).toBeGreaterThan(15);
  });

  /** Of the turns only the first by day is heard. */
  const HEARD = Object.values(EVENTS).filter(({ type }) => !SILENT.includes(type) && type !== 'TurnBegan');
  test.each(HEARD.map((event) => [event.type, event] as const))(
    '%s is heard while its beat lasts',
    (_, event) => {
      const cues = cuesOf(BATTLE, event);
      expect(cues.length).toBeGreaterThan(0);
      for (const { sound, at } of cues) {
        expect(Object.keys(SOUNDS)).toContain(sound);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(1200);
      }
    },
  );

  test('what is done or suffered is never silent', () => {
    const done = /Moved|Eliminated|Breached|Held|Worked|Fought|Rallied|Arrived|Taken|Slain/;
    expect(SILENT.filter((type) => done.test(type))).toEqual([
      'BannerRallied',
      'TrackMoved',
      'DecisionTaken',
    ]);
  });

  test('of the small siege every sound is heard but those of dawn, of riders and of the beds', () => {
    const scored = new Set<string>();
    for (const event of [...Object.values(EVENTS), ...SPELLS_WORKED]) {
      for (const { sound } of cuesOf(BATTLE, event)) scored.add(sound);
    }
    const gate = { ...EVENTS.HexsideBreached, by: named('g') };
    const shot = { ...EVENTS.AttackDeclared, manner: 'melee' as const };
    const walk = { ...EVENTS.UnitMoved, unit: named('o') };
    for (const event of [gate, shot, walk]) for (const { sound } of cuesOf(BATTLE, event)) scored.add(sound);
    const left = Object.keys(SOUNDS).filter((name) => !scored.has(name));
    expect(left.sort()).toEqual(['cock', 'day', 'fray', 'horns', 'night', 'theme'].sort());
  });
});

describe('what is heard', () => {
  test('feet, hooves and beasts go as fast as their counters, a step a hex, eight at most', () => {
    expect(heard(EVENTS.UnitMoved)).toBe('horse 0, horse 130');
    expect(heard(EVENTS.UnitRetreated)).toBe('mumak 0');
    expect(heard({ ...EVENTS.UnitMoved, unit: named('o') })).toBe('foot 0, foot 130');
    const far = { ...EVENTS.UnitMoved, path: Array.from({ length: 30 }, () => EVENTS.UnitMoved.path[0]!) };
    const cues = cuesOf(BATTLE, far);
    expect(cues).toHaveLength(8);
    expect(cues.at(-1)!.at).toBeLessThan(1100);
  });

  test('bows and their arrows, a catapult, the ram at a gate that holds and one that breaks', () => {
    expect(heard(EVENTS.AttackDeclared)).toBe('arrows 0, arrows-hit 400');
    expect(heard({ ...EVENTS.AttackDeclared, manner: 'melee' })).toBe('melee 120');
    expect(heard(EVENTS.EngineShotAt)).toBe('catapult 0');
    expect(heard(EVENTS.HexsideHeld)).toBe('ram 480');
    expect(heard({ ...EVENTS.HexsideBreached, by: named('g') })).toBe('ram-break 480');
    expect(heard(EVENTS.HexsideBreached)).toBe('catapult 0, breach 700');
  });

  test('a level lost is tolled, a level won back is drummed', () => {
    expect(heard(EVENTS.LevelTaken)).toBe('bell 0');
    expect(heard({ ...EVENTS.LevelTaken, by: 0 })).toBe('rally 0');
  });

  test('the cock crows at dawn only', () => {
    const siege = shippedBattle('the-siege-of-minas-tirith');
    const crows = Array.from({ length: siege.turns.last }, (_, turn) => turn + 1).filter(
      (turn) => heard({ ...EVENTS.TurnBegan, turn }, siege) === 'cock 0',
    );
    expect(crows.length).toBeGreaterThan(0);
    for (const turn of crows) {
      expect([siege.turns.night.has(turn - 1), siege.turns.night.has(turn)]).toEqual([true, false]);
    }
  });

  test('horns are blown for the Riders, drums are beaten for whoever else comes', () => {
    const ride = shippedBattle('the-ride-of-the-rohirrim');
    const arrivals = ride.groups.map(({ id }, group) => [
      id,
      heard({ ...EVENTS.GroupArrived, group: group as never }, ride),
    ]);
    expect(Object.fromEntries(arrivals)).toMatchObject({ rohan: 'horns 0', harad: 'host-drums 0' });
  });

  test('Fear is a cry, every other spell is glass; a winged rider cries when he goes up', () => {
    expect(SPELLS_WORKED.map((event) => heard(event))).toEqual(['nazgul 0', ...Array(5).fill('spell 0')]);
    expect(heard(EVENTS.PersonageMoved)).toBe('nazgul 0');
    expect(heard({ ...EVENTS.PersonageMoved, flying: false })).toBe('foot 0');
  });
});
