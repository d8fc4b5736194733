// Events of a scenario as an author writes them: read to the last field, written as they were, refused with the place.
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/engine/triggers/effect.ts';
import type { ScenarioFile } from '../../src/scenario/schema.ts';
import { writeScenario } from '../../src/scenario/write.ts';
import { effectSchemas, momentSchemas, type MomentLine } from '../../src/scenario/eventSchema.ts';
import type { EffectLine, TriggerLine } from '../../src/scenario/triggerSchema.ts';
import { EFFECTS, event, HOPE, MOMENTS, telling } from '../kit/events.ts';
import { battleOf, fullSiege, problemsAfter, type Draft } from './kit.ts';

const wrong = (trigger: TriggerLine): readonly string[] => problemsAfter(telling(trigger), fullSiege());

describe('2.21 events are read', () => {
  test('every sort of moment and every effect stands in the lists above', () => {
    expect(MOMENTS).toHaveLength(momentSchemas.length);
    expect(EFFECTS).toHaveLength(effectSchemas.length);
    expect(momentSchemas.length).toBeGreaterThanOrEqual(25);
    expect(effectSchemas.length).toBeGreaterThanOrEqual(30);
  });

  test.each(MOMENTS)('at the moment %j', (moment) => {
    expect(wrong(event(moment, [EFFECTS[0]!]))).toEqual([]);
  });

  test('with every effect at once, and written as they were read', () => {
    const draft = fullSiege();
    telling(event({ type: 'turnBegins' }, EFFECTS))(draft);
    const { then } = battleOf(draft).triggers[0]!;
    expect(then.type === 'effects' && then.effects.map(({ type }: Effect) => type)).toEqual(EFFECTS.map(({ type }) => type));
    const text = writeScenario(draft as unknown as ScenarioFile);
    expect(writeScenario(JSON.parse(text) as ScenarioFile)).toBe(text);
  });

  test('a piece is meant to whom everything applies that is said', () => {
    const draft = fullSiege();
    telling(event({ type: 'unitLost', who: { side: 'sauron', kind: 'trolls', pieces: ['troll-1', 'troll-2', 'grond'] } }, [EFFECTS[0]!]))(draft);
    const battle = battleOf(draft);
    const { when } = battle.triggers[0]!;
    const who = typeof when === 'object' && 'who' in when ? when.who : null;
    expect(who?.pieces.map((id) => battle.pieces[id]!.name)).toEqual(['troll-1', 'troll-2']);
  });
});

describe('2.21 what no event can mean is refused with its place', () => {
  const at = '/triggers/0';
  const first: EffectLine = EFFECTS[0]!;
  const moment: MomentLine = { type: 'turnBegins' };

  test.each<readonly [string, TriggerLine, string]>([
    ['an unknown variable', event({ type: 'variableSet', variable: 'fear' }, [first]), `${at}/when/variable no-such-variable`],
    ['an unknown trigger', event({ type: 'triggerFired', trigger: 'dawn' }, [first]), `${at}/when/trigger no-such-trigger`],
    ['an unknown zone', event({ type: 'hexEntered', hexes: 'moria' }, [first]), `${at}/when/hexes no-such-zone`],
    ['an unknown kind', event({ type: 'unitLost', who: { kind: 'elves' } }, [first]), `${at}/when/who/kind no-such-kind`],
    ['nobody', event({ type: 'unitLost', who: { side: 'sauron', pieces: ['gandalf'] } }, [first]), `${at}/when/who nobody-meant`],
    ['a gate where none is', event({ type: 'gateTaken', work: '1112/1212' }, [first]), `${at}/when/work no-such-work`],
    ['a variable without bounds', event(moment, [first], [{ type: 'variable', variable: 'hope' }]), `${at}/if/0 no-bound`],
    ['more pieces than there are', event(moment, [first], [{ type: 'gone', who: { pieces: ['grond'] }, atLeast: 2 }]), `${at}/if/0/atLeast too-few-pieces`],
    ['magic for a ram', event(moment, [{ type: 'giveMagic', personage: 'grond', by: 1 }]), `${at}/then/effects/0/personage wrong-kind-of-piece`],
    ['a breach in the outer wall', event(moment, [{ type: 'breach', work: '1112/1212' }]), `${at}/then/effects/0/work outer-wall-stands`],
    ['nights the wrong way round', event(moment, [{ type: 'changeNight', from: 4, to: 3, is: true }]), `${at}/then/effects/0/to last-before-first`],
    ['a winner who does not play', event(moment, [{ type: 'win', side: 'elves', text: { en: 'x' } }]), `${at}/then/effects/0/side no-such-side`],
  ])('%s', (_, trigger, problem) => {
    expect(wrong(trigger)).toContain(problem);
  });

  test('an event at a moment of arrivals is told which moment of its own it means', () => {
    expect(wrong({ ...event(moment, [first]), when: 'besiegerMoves' })).toContain(`${at}/when wrong-moment`);
  });

  test('a victory at a moment of events, which is an effect', () => {
    const win: TriggerLine = { id: 'event', when: moment, if: [], then: { type: 'win', side: 'sauron', text: { en: 'x' } } };
    expect(wrong(win)).toContain(`${at}/when wrong-moment`);
  });

  test('two variables of one name', () => {
    const twice = (draft: Draft): void => void (draft.variables = [HOPE, HOPE]);
    expect(problemsAfter(twice, fullSiege())).toContain('/variables/1/id duplicate-id');
  });
});
