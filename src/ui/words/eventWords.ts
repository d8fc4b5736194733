/** What happened, in one sentence an event; null for what another line tells already. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { WorkId } from '../../board/board.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { NOBODY_WON } from '../../engine/checks/victory.ts';
import type { Purpose } from '../../engine/dice.ts';
import type { EventOf, GameEvent } from '../../engine/event.ts';
import type { GameState, Owed } from '../../engine/state.ts';
import type { Effect } from '../../engine/triggers/effect.ts';
import { fill } from '../../i18n/fill.ts';
import {
  CAULDRON_ENDS,
  FRUITLESS,
  LADDER_ENDS,
  PURPOSES,
  RECKONING,
  SPELL_NAMES,
  TOLD,
  TRACK_REASONS,
} from '../../i18n/words.ts';
import { canBreak } from './tracks.ts';
import { capital, inWords, pointWords, withSign, WORDS } from './words.ts';
import { hexsideWords, pieceIn, pieceName, textIn, toldIn, workName } from './names.ts';

/** What a sentence is made from: the battle, and how things stood before the event and after it. */
export interface Scene {
  readonly battle: Battle;
  readonly before: GameState;
  readonly state: GameState;
}

/** The sentence of an event, or null when it says nothing by itself. */
export function eventSentence(scene: Scene, event: GameEvent): string | null {
  if (event.type === 'DecisionOwed') return owedSentence(scene, event.owed);
  if (event.type === 'TrackMoved' && !canBreak(scene.battle.forces[event.force]!)) return null;
  const sentence: string | null = TOLD[event.type];
  if (event.type === 'VariableSet' && !scene.battle.variables![event.variable]!.shown) return null;
  return sentence === null ? null : capital(fill(sentence, blanksOf(scene, event)));
}

/** Of what is owed only what dice have decided already: how far a unit falls back, and that a personage lives. */
function owedSentence({ battle, state }: Scene, owed: Owed): string | null {
  if (owed.type === 'retreat')
    return fill(WORDS.mustGoBack, { ...pieceIn('unit', battle, state, owed.unit), hexes: owed.hexes });
  return owed.type === 'escape'
    ? fill(WORDS.getsAway, { personage: pieceName(battle, state, owed.unit) })
    : null;
}

/** What came of a roll after which nothing happened: who does not rally, whose ladder stands. */
export function fruitlessSentence(
  { battle, state }: Pick<Scene, 'battle' | 'state'>,
  roll: EventOf<'DiceRolled'>,
  events: readonly GameEvent[],
): string {
  const { purpose } = roll.request;
  const sentence: string | undefined = (FRUITLESS as Partial<Record<Purpose, string>>)[purpose];
  const unit = unitTried(roll, events);
  if (sentence === undefined || unit === null) return PURPOSES[purpose];
  return fill(sentence, pieceIn('unit', battle, state, unit));
}

/** For whom the dice were thrown: the piece told of last before them, else first after them. */
function unitTried(roll: EventOf<'DiceRolled'>, events: readonly GameEvent[]): PieceId | null {
  const at = events.indexOf(roll);
  const nearest = [...events.slice(0, at).toReversed(), ...events.slice(at)];
  const units = nearest.map((event) =>
    'unit' in event ? event.unit : 'piece' in event ? event.piece : null,
  );
  return units.find((unit) => unit !== null) ?? null;
}

/** Fields of events that name a piece. */
const ROLES: readonly string[] = [
  'unit',
  'piece',
  'engine',
  'attacker',
  'defender',
  'personage',
  'leader',
  'caster',
  'challenger',
  'tower',
  'cauldron',
  'target',
];

/** Every blank that a sentence about this event may have: its fields as they are, and what they stand for. */
function blanksOf(scene: Scene, event: GameEvent): Readonly<Record<string, string | number>> {
  const { battle } = scene;
  const at = (hex: HexId): string => hexName(battle.board, hex);
  const blanks: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (ROLES.includes(field) && typeof value === 'number')
      Object.assign(blanks, toldIn(field, scene, value as PieceId));
    else blanks[field] = value as string | number;
  }
  if ('hexside' in event) blanks['hexside'] = hexsideWords(battle, event.hexside);
  if ('work' in event) blanks['work'] = workName(battle, event.work as WorkId);
  if ('hex' in event) blanks['hex'] = at(event.hex);
  if ('path' in event) {
    blanks['from'] = at(event.path[0]!);
    blanks['hex'] = at(event.path.at(-1)!);
  }
  if ('to' in event) blanks['hex'] = at(event.to);
  if (event.type === 'PersonageEscaped') blanks['from'] = at(event.from);
  if ('spell' in event) blanks['spell'] = SPELL_NAMES[event.spell];
  if ('group' in event) Object.assign(blanks, textIn('group', battle.groups[event.group]!.name));
  if ('force' in event) Object.assign(blanks, textIn('force', battle.forces[event.force]!.name));
  return { ...blanks, ...ownBlanks(scene, event) };
}

/** More or less of something. */
function change(by: number): Readonly<Record<string, string | number>> {
  return { by: Math.abs(by), gain: by > 0 ? 'yes' : 'no' };
}

/** Blanks that mean something of their own in some sentences. */
function ownBlanks(scene: Scene, event: GameEvent): Readonly<Record<string, string | number>> {
  const { battle, state } = scene;
  switch (event.type) {
    case 'HexsideBreached':
    case 'HexsideHeld':
    case 'LadderRaised':
    case 'EngineShotAt':
    case 'TrenchDug':
    case 'HeadCleared':
      return toldIn('by', scene, event.by);
    case 'HeadThrown':
      return {
        ...toldIn('by', scene, event.by),
        landing: event.landed ? WORDS.headLands : WORDS.headMisses,
      };
    case 'GateTaken':
    case 'LevelTaken':
      return textIn('side', battle.sides[event.by].name);
    case 'CauldronRemoved':
      return { end: CAULDRON_ENDS[event.why] };
    case 'SpellCast':
      return { points: pointWords(event.points) };
    case 'SpellWorked':
      return {
        onWhom:
          event.target === null ? '' : fill(WORDS.onWhom, { who: pieceName(battle, state, event.target) }),
      };
    case 'GrondCounted':
      return { phases: String(state.magic.grond) };
    case 'LadderRemoved':
      return { why: LADDER_ENDS[event.why] };
    case 'TrackMoved':
      return { change: withSign(event.by), why: TRACK_REASONS[event.why] };
    case 'TriesChanged':
      return { ...textIn('side', battle.sides[event.side].name), ...change(event.by) };
    case 'MagicChanged':
    case 'OilChanged':
    case 'SupplyChanged':
      return change(event.by);
    case 'TriggerPassed':
      return { needed: battle.triggers[event.trigger]!.roll!.atLeast };
    case 'MessageTold':
      return { text: inWords(event.text) };
    case 'VariableSet':
      return { variable: inWords(battle.variables![event.variable]!.name) };
    case 'HexesClosed':
    case 'HexesOpened':
      return { hexes: event.hexes.map((hex) => hexName(battle.board, hex)).join(', ') };
    case 'WorkChanged':
      return { state: event.breached ? 'down' : 'up' };
    case 'NightChanged': {
      const { first, last, is } = event;
      return { span: first === last ? 'one' : 'several', hour: is ? 'night' : 'day' };
    }
    case 'VictoryReached':
      return { text: verdictText(battle, event.verdict.trigger) };
    default:
      return {};
  }
}

function isEnd({ type }: Effect): boolean {
  return type === 'win' || type === 'reckon';
}

/** How the battle ended, in the words of its scenario. */
export function verdictText(battle: Battle, trigger: string): string {
  const found = battle.triggers.find(({ id }) => id === trigger);
  if (trigger === NOBODY_WON) return RECKONING.nobody;
  const ends = found?.then.type === 'effects' ? found.then.effects.find(isEnd) : found?.then;
  return ends === undefined || !('text' in ends) ? trigger : inWords(ends.text);
}
