/** The shape of a siege brief as it is written down, and its published JSON Schema. */
import * as z from 'zod/mini';
import { id, whole } from '../../../scenario/parts.ts';

const name = z.string().check(z.minLength(1), z.maxLength(80));
const names = z._default(z.array(name), []);

const figures = z.strictObject({
  regular: z._default(whole(0, 99), 0),
  elite: z._default(whole(0, 99), 0),
  leader: z._default(whole(0, 99), 0),
  nazgul: z._default(whole(0, 99), 0),
});

/** Figures by nation. */
const counts = z.record(z.string(), figures);

const army = z.strictObject({ figures: counts, characters: names });

const cards = z.strictObject({ attacker: names, defender: names });

const NOBODY = { figures: {}, characters: [] };
const NO_CARDS = { attacker: [], defender: [] };

const seat = z.enum(['gondor', 'rohan', 'witch-king', 'saruman']);

const policy = z.partial(
  z.strictObject({
    losses: z.enum(['keep elites', 'reduce elites first']),
    press: z.enum(['while not outnumbered', 'never', 'always']),
    hold: z.enum(['stand', 'withdraw']),
    cards: z.enum(['none', 'as they come']),
  }),
);

/** The parts of a brief, by name; what is left out stands for what the descriptions say. */
export const briefParts = {
  schema: z.literal('war-of-the-ring/siege-brief/1'),
  /** The name of the battle; one result is taken for it. */
  battle: id,
  title: z._default(name, 'A siege'),
  rules: z._default(z.enum(['guide', 'published']), 'guide'),
  region: name,
  mode: z.enum(['assault', 'sortie', 'relief', 'field']),
  /** Where the attacker came from, in a field battle or a relief; where the besieger did, at a stronghold of several sides. */
  from: z.optional(name),
  attacker: army,
  defender: army,
  /** Who is in the hold and takes no part. */
  inside: z._default(army, NOBODY),
  /** What gave the attack: an action die, or a card; left out: a card where one pays for the assault, else an Army die. */
  by: z.optional(z.enum(['army', 'character', 'card'])),
  /** Whether the Fellowship is in the region. */
  fellowship: z._default(z.boolean(), false),
  /** Events in force, by id or name. */
  cards: z._default(cards, NO_CARDS),
  /** Cards held, for their lower halves. */
  hands: z._default(cards, NO_CARDS),
  /** Nations at war; left out: all that fight here. */
  atWar: z.optional(z.array(name)),
  /** Figures out of the game. */
  dead: z._default(counts, {}),
  /** Figures in reinforcements; left out: all that are nowhere else. */
  pool: z.optional(counts),
  /** Figures in other regions; left out: none, or what `pool` leaves. */
  elsewhere: z.optional(counts),
  /** Characters in play in other regions. */
  inPlay: names,
  /** Rounds the action pays for in an assault; left out: 1, or 3 with the card that says so. */
  roundsPaid: z.optional(whole(1, 3)),
  /** Steps short of a hit that figures have lost, by figure. */
  wear: z._default(z.record(z.string(), whole(1, 3)), {}),
  /** How a side decides where no player does; what is left out is as the tables of the rules have it. */
  policies: z._default(
    z.strictObject({ attacker: z._default(policy, {}), defender: z._default(policy, {}) }),
    {
      attacker: {},
      defender: {},
    },
  ),
  players: z._default(
    z.strictObject({
      number: z._default(z.literal([2, 3, 4]), 2),
      /** Who holds the token of the leader, for each alliance. */
      leading: z._default(z.strictObject({ free: seat, shadow: seat }), {
        free: 'gondor',
        shadow: 'witch-king',
      }),
    }),
    { number: 2, leading: { free: 'gondor', shadow: 'witch-king' } },
  ),
  seed: z._default(whole(0, 0x7fffffff), 1),
} as const;

/** A siege brief. */
export const briefSchema = z.strictObject(briefParts);

/** A siege brief as it is read from a file. */
export type BriefFile = z.infer<typeof briefSchema>;

/** A siege brief as it may be written: with everything left out that has a default. */
export type BriefDocument = z.input<typeof briefSchema>;

/** The published JSON Schema (2020-12) of a siege brief. */
export function siegeBriefJsonSchema(): object {
  return {
    title: 'A siege of the War of the Ring, for the hexes of Pelennor or the dice',
    ...z.toJSONSchema(briefSchema, { io: 'input' }),
  };
}
