/** What a player can ask at the table, before any answer: threats, lines of sight, plans, the chronicle as a text. */
export const ANALYSIS = {
  threat: 'Who could strike here?',
  threatAsk: 'Threat: choose a hex to see who could strike there.',
  threatMapWorking: 'Threat map: counting…',
  sightFrom: 'Line of sight: choose where it begins.',
  goals: 'Hexes that decide: looking them up…',
  planTitle: 'Plan against {unit}',
  planAdd: 'Add to the plan',
  planDrop: 'Remove from the plan',
  planAll: 'Plan all that can attack ({count})',
  planClear: 'Clear the plan',
  planFull: 'A plan holds at most {most, plural, one {# attack} other {# attacks}}.',
  planAdded: 'Added to the plan: {attacker}.',
  copyChronicle: 'Copy the chronicle',
  questions: 'Questions to the board',
  notFetched: 'The answers cannot be fetched now. Ask again when you are online.',
} as const;
