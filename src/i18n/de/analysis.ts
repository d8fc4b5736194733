/** What a player wants to know: threats, lines of sight, plans, the record, the dice. */
import type { Catalogue } from '../en/catalogue.ts';

export const ANALYSIS: Catalogue['ANALYSIS'] = {
  threat: 'Wer könnte hier zuschlagen?',
  threatAsk: 'Bedrohung: ein Feld wählen, um zu sehen, wer dort zuschlagen könnte.',
  threatMapWorking: 'Bedrohungskarte: es wird gezählt …',
  sightFrom: 'Sichtlinie: wählen, wo sie beginnt.',
  goals: 'Felder, die entscheiden: sie werden gesucht …',
  planTitle: 'Plan gegen {unit}',
  planAdd: 'In den Plan aufnehmen',
  planDrop: 'Aus dem Plan nehmen',
  planAll: 'Alle einplanen, die angreifen können ({count})',
  planClear: 'Plan vergessen',
  planFull: 'Ein Plan fasst höchstens {most, plural, one {# Angriff} other {# Angriffe}}.',
  planAdded: 'In den Plan aufgenommen: {attacker}.',
  copyChronicle: 'Chronik kopieren',
  questions: 'Fragen an das Brett',
  notFetched: 'Die Antworten lassen sich gerade nicht laden. Frag noch einmal, sobald du online bist.',
};
