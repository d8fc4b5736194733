/** Random briefs that can be fought on hexes: at a region that has a ground, with events in force and cards in hand. */
import type { Draw } from '../../src/ai/agent.ts';
import { drawing, mixedSeed } from '../../src/game/generator.ts';
import type { Mode, SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { tellsFrom } from '../../src/strategic/war-of-the-ring/brief/sides.ts';
import { CARD_CONDITIONS } from '../../src/strategic/war-of-the-ring/brief/cardConditions.ts';
import { CARDS, cardOf, NATIONS, REGIONS, regionOf } from '../../src/strategic/war-of-the-ring/facts.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { randomBrief } from './randomBrief.ts';

/** A brief that was read, and the document it was read from. */
export interface Drawn {
  readonly document: object;
  readonly brief: SiegeBrief;
}

type Lists = Readonly<Record<'attacker' | 'defender', readonly string[]>>;

/** Where a field battle has no stronghold beside it: on open ground. */
const OPEN = REGIONS.filter(({ settlement }) => settlement !== 'stronghold').map(({ id }) => id);

/** How many events and how many cards in hand are tried for each side. */
const EVENTS = 3;
const HAND = 5;

/** The brief of an index: the strongholds by turns, with some fields beside them. */
export function hexBrief(seed: number, index: number): Drawn {
  const draw = drawing(mixedSeed(seed, index, 2));
  const hold = FOUGHT_FOR[index % FOUGHT_FOR.length]!;
  const { mode } = randomBrief(seed, index) as { readonly mode: Mode };
  const open = drawing(mixedSeed(seed, index, 5));
  const region = mode === 'field' && open(2) === 0 ? OPEN[open(OPEN.length)]! : hold;
  return drawnAt(region, mode, randomBrief(seed, index), draw);
}

/** A field battle in one of these regions, as a brief of an index is drawn else. */
export function fieldBrief(seed: number, index: number, regions: readonly string[]): Drawn {
  const draw = drawing(mixedSeed(seed, index, 6));
  for (;;) {
    const battle = randomBrief(mixedSeed(seed, draw(1_000_000)), index) as { readonly mode: Mode };
    if (battle.mode === 'field') return drawnAt(regions[draw(regions.length)]!, 'field', battle, draw);
  }
}

/** A random brief at a region: half of them without any card; a card that cannot be there is left out. */
function drawnAt(region: string, mode: Mode, battle: object, draw: Draw): Drawn {
  const { adjacent } = regionOf(region)!;
  const extras = {
    region,
    ...(tellsFrom(mode, region) && draw(4) > 0 ? { from: adjacent[draw(adjacent.length)]! } : {}),
    by: (['army', 'character', 'card'] as const)[draw(3)],
    fellowship: draw(3) === 0,
    inPlay: draw(3) === 0 ? ['saruman'] : [],
  };
  let drawn = warring(readable({ ...battle, ...extras }), draw);
  if (draw(2) === 0) return drawn;
  for (const part of ['cards', 'hands'] as const) {
    for (const seat of ['attacker', 'defender'] as const) {
      for (const card of candidates(part, draw)) drawn = withCard(drawn, part, seat, card);
    }
  }
  return drawn;
}

/** What cannot begin as an attack by that die is begun by a card. */
function readable(document: object): Drawn {
  for (const some of [document, { ...document, by: 'army' }]) {
    const brief = GAME.parse(some);
    if (brief.ok) return { document: some, brief: brief.value };
  }
  throw new Error(`a random brief is not read: ${JSON.stringify(GAME.parse(document))}`);
}

/** In one brief of four some nation that may be here is at peace, if there is a battle all the same (B10). */
function warring(drawn: Drawn, draw: Draw): Drawn {
  if (draw(4) > 0) return drawn;
  const peaceful = NATIONS[draw(NATIONS.length)]!.id;
  const atWar = NATIONS.map(({ id }) => id).filter((id) => id !== peaceful);
  const document = { ...drawn.document, atWar };
  const brief = GAME.parse(document);
  return brief.ok ? { document, brief: brief.value } : drawn;
}

function candidates(part: 'cards' | 'hands', draw: Draw): readonly string[] {
  const all = part === 'cards' ? Object.keys(CARD_CONDITIONS) : CARDS.map(({ id }) => id);
  return Array.from({ length: part === 'cards' ? EVENTS : HAND }, () => all[draw(all.length)]!);
}

function withCard(drawn: Drawn, part: 'cards' | 'hands', seat: 'attacker' | 'defender', card: string): Drawn {
  const { [part]: lists = { attacker: [], defender: [] } } = drawn.document as Readonly<
    Partial<Record<'cards' | 'hands', Lists>>
  >;
  if (!isOf(drawn.brief, seat, card)) return drawn;
  const document = { ...drawn.document, [part]: { ...lists, [seat]: [...lists[seat], card] } };
  const brief = GAME.parse(document);
  return brief.ok ? { document, brief: brief.value } : drawn;
}

/** Whether a card is of the alliance of a seat: most that are not need not be read to be refused. */
function isOf({ attacker, defender }: SiegeBrief, seat: 'attacker' | 'defender', card: string): boolean {
  const { figures } = seat === 'attacker' ? attacker : defender;
  const shadow = ['sauron', 'isengard', 'southrons'].some((nation) => Object.hasOwn(figures, nation));
  return (cardOf(card)!.side === 'shadow') === shadow;
}
