/** The siege with one thing taken away: a kind of unit or engine, a personage, a spell, a supply. */
import { ASKED } from '../../scripts/rulesHash.mjs';
import { SPELLS, type Spell } from '../../src/engine/spell.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import type { InlineScenario } from '../../src/scenario/schema.ts';
import { shippedScenario } from '../kit/shipped.ts';

const SUPPLIES = ['ladders', 'heads'] as const;

/** By name all that may be taken away: "side kind", "spell fear", "supply ladders". */
export function allThings(): readonly string[] {
  const { document } = shippedScenario(ASKED);
  const kinds = new Set(document.pieces.map((piece) => `${sideOf(document, piece.force)} ${piece.kind}`));
  return [
    ...kinds,
    ...SPELLS.map((spell) => `spell ${spell}`),
    ...SUPPLIES.map((supply) => `supply ${supply}`),
  ];
}

/** The battle without a thing of `allThings`; as it is without nothing (""). */
export function battleWithout(thing: string): Battle {
  const { document } = shippedScenario(ASKED);
  const opened = openScenario(lessOf(document, thing), NO_LIBRARY);
  if (!opened.ok) throw new Error(`without ${thing}: ${JSON.stringify(opened.problems)}`);
  return opened.value.battle;
}

function lessOf(document: InlineScenario, thing: string): InlineScenario {
  const [what, name] = thing.split(' ') as [string, string | undefined];
  if (name === undefined) return document;
  if (what === 'spell') return withoutSpell(document, name as Spell);
  if (what === 'supply') return { ...document, supplies: { ...document.supplies, [name]: 0 } };
  return withoutKind(document, what, name);
}

/** Its pieces stay off the map for good: nobody is slain who never came. */
function withoutKind(document: InlineScenario, side: string, kind: string): InlineScenario {
  const gone = new Set(
    document.pieces
      .filter((one) => one.kind === kind && sideOf(document, one.force) === side)
      .map(({ id }) => id),
  );
  const stays = (id: string): boolean => !gone.has(id);
  return {
    ...document,
    pieces: document.pieces.map((piece) => (gone.has(piece.id) ? { ...piece, at: 'off' } : piece)),
    groups: document.groups.map((group) => ({ ...group, pieces: group.pieces.filter(stays) })),
    setup: document.setup
      .map((line) => (line.pieces === 'all' ? line : { ...line, pieces: line.pieces.filter(stays) }))
      .filter(({ pieces }) => pieces === 'all' || pieces.length > 0),
  };
}

function withoutSpell(document: InlineScenario, spell: Spell): InlineScenario {
  return {
    ...document,
    kinds: document.kinds.map((kind) =>
      kind.class === 'personage' && kind.magic !== undefined
        ? { ...kind, magic: { ...kind.magic, spells: kind.magic.spells.filter((one) => one !== spell) } }
        : kind,
    ),
  };
}

function sideOf({ sides }: InlineScenario, force: string): string {
  const side = sides.find(({ forces }) => forces.some(({ id }) => id === force));
  if (side === undefined) throw new Error(`${force} is nobody's`);
  return side.id;
}
