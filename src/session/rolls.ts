/** What happened between two moments of a game that follow each other, and which dice fell. */
import { scripted } from '../engine/dice.ts';
import type { EventOf, GameEvent } from '../engine/event.ts';
import { apply } from '../game/apply.ts';
import type { Match } from '../game/match.ts';

/** The events by which a game came from the moment before to this one: its last action again, with the recorded faces. */
export function eventsInto(before: Match, after: Match): readonly GameEvent[] {
  const entry = after.entries.at(-1)!;
  const applied = apply(before.battle, before.state, entry.action, scripted(...entry.faces));
  return applied.ok ? applied.events : [];
}

/** The rolls of the action that led from one moment to the next. */
export function rollsOf(before: Match, after: Match): readonly EventOf<'DiceRolled'>[] {
  return eventsInto(before, after).filter((event) => event.type === 'DiceRolled');
}
