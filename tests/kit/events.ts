/** Events of scenarios: one of every moment and every effect, as an author of the great siege would write them. */
import type { EffectLine, ConditionLine, TriggerLine } from '../../src/scenario/triggerSchema.ts';
import type { MomentLine } from '../../src/scenario/eventSchema.ts';
import type { Draft } from '../scenarios/kit.ts';

const ALL = { side: 'sauron' } as const;
const GATE = '1213/1313';

/** Every moment (2.21.1). */
export const MOMENTS: readonly MomentLine[] = [
  { type: 'turnBegins' },
  { type: 'phaseBegins', phase: 'siege' },
  { type: 'phaseEnds', phase: 'rally' },
  { type: 'hexEntered', hexes: ['1413'], who: { kind: 'grond' } },
  { type: 'hexLeft', hexes: ['1413'] },
  { type: 'workBreached', work: GATE },
  { type: 'gateTaken', side: 'sauron' },
  { type: 'levelTaken', level: 1 },
  { type: 'hexesHeld', side: 'sauron', hexes: ['1413', '1412'], atLeast: 2 },
  { type: 'ladderRaised' },
  { type: 'towerDocked' },
  { type: 'unitLost', who: ALL },
  { type: 'unitReduced' },
  { type: 'unitDisrupted' },
  { type: 'unitRallied' },
  { type: 'engineLost' },
  { type: 'leaderSlain', who: { pieces: ['gandalf'] } },
  { type: 'leaderWounded' },
  { type: 'duelFought' },
  { type: 'duelDeclined' },
  { type: 'spellCast', spell: 'fear' },
  { type: 'spellWorked' },
  { type: 'spellFailed' },
  { type: 'oilPoured' },
  { type: 'headThrown' },
  { type: 'forceBroken', force: 'garrison' },
  { type: 'forceRecovered', force: 'garrison' },
  { type: 'groupArrived', group: 'rohan' },
  { type: 'groupDelayed', group: 'rohan' },
  { type: 'variableSet', variable: 'hope' },
  { type: 'triggerFired', trigger: 'host-broken' },
];

/** Every effect that only events have (2.21.3). */
export const EFFECTS: readonly EffectLine[] = [
  { type: 'message', text: { en: 'Horns in the north!' } },
  { type: 'setVariable', variable: 'hope', to: 3 },
  { type: 'addVariable', variable: 'hope', by: -1 },
  { type: 'rollVariable', variable: 'hope', dice: 2 },
  { type: 'moveTrack', force: 'garrison', by: 2 },
  { type: 'giveMagic', personage: 'gandalf', by: 2 },
  { type: 'giveOil', cauldron: 'cauldron-1', by: 1 },
  { type: 'giveSupply', supply: 'ladders', by: 4 },
  { type: 'giveTries', side: 'sauron', by: 1 },
  { type: 'place', who: { pieces: ['grond'] }, hexes: ['1413'] },
  { type: 'remove', who: ALL },
  { type: 'eliminate', who: { ...ALL, most: 2 } },
  { type: 'disrupt', who: { ...ALL, in: ['1413'] } },
  { type: 'rally', who: ALL },
  { type: 'reduce', who: ALL },
  { type: 'restore', who: ALL },
  { type: 'wound', who: ALL },
  { type: 'heal', who: ALL },
  { type: 'freeze', who: ALL },
  { type: 'thaw', who: ALL },
  { type: 'refresh', who: ALL },
  { type: 'breach', work: GATE },
  { type: 'repair', work: GATE },
  { type: 'giveGate', work: GATE, side: 'sauron' },
  { type: 'closeHexes', hexes: ['1413'] },
  { type: 'openHexes', hexes: ['1413'] },
  { type: 'takeLadders' },
  { type: 'clearHeads' },
  { type: 'quenchFlames' },
  { type: 'changeNight', from: 3, to: 4, is: true },
  { type: 'moveLastTurn', turn: 20 },
  { type: 'callOff', group: 'harad' },
  { type: 'switchOn', trigger: 'host-broken' },
  { type: 'switchOff', trigger: 'host-broken' },
];

/** A variable. */
export const HOPE = { id: 'hope', name: { en: 'Hope' }, first: 3, shown: true };

/** An event that comes about once. */
export function event(
  when: MomentLine,
  effects: readonly EffectLine[],
  asks: readonly ConditionLine[] = [],
): TriggerLine {
  return { id: 'event', when, if: [...asks], then: { type: 'effects', once: true, effects: [...effects] } };
}

/** The great siege with an event before its other triggers. */
export function telling(trigger: TriggerLine): (draft: Draft) => void {
  return (draft) => {
    draft.variables = [HOPE];
    draft.triggers.unshift(trigger as Draft['triggers'][number]);
  };
}
