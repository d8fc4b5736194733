/** Case 2.21: the shape of events: the moments at which they are asked for, and their effects. */
import * as z from 'zod/mini';
import { PHASES } from '../engine/triggers/moment.ts';
import { SPELLS } from '../engine/spell.ts';
import { hexside, id, regionSchema, text, whole } from './parts.ts';

/** The least and the greatest figure of a variable (2.21.2). */
const figure = whole(-9999, 9999);
const step = whole(-999, 999);
const level = whole(1, 7);
const turn = whole(1, 99);
const spell = z.enum(SPELLS);

/** Some pieces: those to whom everything that is said applies. An empty one is everybody. */
export const whoSchema = z.strictObject({
  side: z.optional(id),
  force: z.optional(id),
  kind: z.optional(id),
  pieces: z.optional(z.array(id).check(z.minLength(1))),
  /** Only those that stand there. */
  in: z.optional(regionSchema),
  /** The first so many of them, in the order of "pieces" of the file. */
  most: z.optional(whole(1, 99)),
});
export type WhoLine = z.infer<typeof whoSchema>;

/** At whom a moment looks; nobody is left out where nothing is said. */
const of = z.optional(whoSchema);

/** The moments of events, by their types; what is left out stands for any. */
export const momentSchemas = [
  z.strictObject({ type: z.literal('turnBegins') }),
  z.strictObject({ type: z.literal('phaseBegins'), phase: z.enum(PHASES) }),
  z.strictObject({ type: z.literal('phaseEnds'), phase: z.enum(PHASES) }),
  z.strictObject({ type: z.literal('hexEntered'), hexes: regionSchema, who: of }),
  z.strictObject({ type: z.literal('hexLeft'), hexes: regionSchema, who: of }),
  z.strictObject({ type: z.literal('workBreached'), work: z.optional(hexside) }),
  z.strictObject({ type: z.literal('gateTaken'), work: z.optional(hexside), side: z.optional(id) }),
  z.strictObject({ type: z.literal('levelTaken'), level: z.optional(level), side: z.optional(id) }),
  z.strictObject({ type: z.literal('hexesHeld'), side: id, hexes: regionSchema, atLeast: whole(1, 999) }),
  z.strictObject({ type: z.literal('ladderRaised') }),
  z.strictObject({ type: z.literal('towerDocked') }),
  z.strictObject({ type: z.literal('unitLost'), who: of }),
  z.strictObject({ type: z.literal('unitReduced'), who: of }),
  z.strictObject({ type: z.literal('unitDisrupted'), who: of }),
  z.strictObject({ type: z.literal('unitRallied'), who: of }),
  z.strictObject({ type: z.literal('engineLost'), who: of }),
  z.strictObject({ type: z.literal('leaderSlain'), who: of }),
  z.strictObject({ type: z.literal('leaderWounded'), who: of }),
  z.strictObject({ type: z.literal('duelFought'), who: of }),
  z.strictObject({ type: z.literal('duelDeclined'), who: of }),
  z.strictObject({ type: z.literal('spellCast'), spell: z.optional(spell) }),
  z.strictObject({ type: z.literal('spellWorked'), spell: z.optional(spell) }),
  z.strictObject({ type: z.literal('spellFailed'), spell: z.optional(spell) }),
  z.strictObject({ type: z.literal('oilPoured') }),
  z.strictObject({ type: z.literal('headThrown') }),
  z.strictObject({ type: z.literal('forceBroken'), force: id }),
  z.strictObject({ type: z.literal('forceRecovered'), force: id }),
  z.strictObject({ type: z.literal('groupArrived'), group: id }),
  z.strictObject({ type: z.literal('groupDelayed'), group: id }),
  z.strictObject({ type: z.literal('variableSet'), variable: id }),
  z.strictObject({ type: z.literal('triggerFired'), trigger: id }),
] as const;

export const momentSchema = z.discriminatedUnion('type', momentSchemas);
export type MomentLine = z.infer<typeof momentSchema>;

/** The questions of events besides those of arrivals and verdicts. */
export const eventConditionSchemas = [
  z.strictObject({
    type: z.literal('variable'),
    variable: id,
    from: z.optional(figure),
    to: z.optional(figure),
  }),
  z.strictObject({ type: z.literal('count'), who: whoSchema, atLeast: whole(1, 999) }),
  z.strictObject({ type: z.literal('gone'), who: whoSchema, atLeast: whole(1, 999) }),
  z.strictObject({ type: z.literal('track'), force: id, atLeast: step }),
  z.strictObject({ type: z.literal('night') }),
  z.strictObject({ type: z.literal('breached'), work: hexside }),
  z.strictObject({ type: z.literal('fired'), trigger: id }),
] as const;

const eventCondition = z.discriminatedUnion('type', eventConditionSchemas);
export type EventConditionLine = z.infer<typeof eventCondition>;

/** An effect that meets some pieces and needs no more said. */
const meets = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type), who: whoSchema });

/** The effects of events that are theirs alone, by their types. */
export const effectSchemas = [
  z.strictObject({ type: z.literal('message'), text }),
  z.strictObject({ type: z.literal('setVariable'), variable: id, to: figure }),
  z.strictObject({ type: z.literal('addVariable'), variable: id, by: figure }),
  z.strictObject({ type: z.literal('rollVariable'), variable: id, dice: z.literal([1, 2]) }),
  z.strictObject({ type: z.literal('moveTrack'), force: id, by: step }),
  z.strictObject({ type: z.literal('giveMagic'), personage: id, by: step }),
  z.strictObject({ type: z.literal('giveOil'), cauldron: id, by: step }),
  z.strictObject({
    type: z.literal('giveSupply'),
    supply: z.enum(['ladders', 'heads', 'trenches']),
    by: step,
  }),
  z.strictObject({ type: z.literal('giveTries'), side: id, by: step }),
  z.strictObject({ type: z.literal('place'), who: whoSchema, hexes: regionSchema }),
  meets('remove'),
  meets('eliminate'),
  meets('disrupt'),
  meets('rally'),
  meets('reduce'),
  meets('restore'),
  meets('wound'),
  meets('heal'),
  meets('freeze'),
  meets('thaw'),
  meets('refresh'),
  z.strictObject({ type: z.literal('breach'), work: hexside }),
  z.strictObject({ type: z.literal('repair'), work: hexside }),
  z.strictObject({ type: z.literal('giveGate'), work: hexside, side: id }),
  z.strictObject({ type: z.literal('closeHexes'), hexes: regionSchema }),
  z.strictObject({ type: z.literal('openHexes'), hexes: regionSchema }),
  z.strictObject({ type: z.literal('takeLadders') }),
  z.strictObject({ type: z.literal('clearHeads') }),
  z.strictObject({ type: z.literal('quenchFlames') }),
  z.strictObject({ type: z.literal('changeNight'), from: turn, to: turn, is: z.boolean() }),
  z.strictObject({ type: z.literal('moveLastTurn'), turn }),
  z.strictObject({ type: z.literal('callOff'), group: id }),
  z.strictObject({ type: z.literal('switchOn'), trigger: id }),
  z.strictObject({ type: z.literal('switchOff'), trigger: id }),
] as const;

/** A figure that events keep. */
export const variableSchema = z.strictObject({
  id,
  name: text,
  first: z._default(figure, 0),
  /** Both players see it. */
  shown: z._default(z.boolean(), true),
});
export type VariableLine = z.infer<typeof variableSchema>;
