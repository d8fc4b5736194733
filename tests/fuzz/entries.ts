/** How units of the besieger come into the city in random play: through the main gate, or another way. */
import { playout } from '../../src/session/playout.ts';
import { random } from '../../src/ai/random.ts';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, type Battle } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';

/** Entries of one game or several. */
export interface Entries {
  readonly gate: number;
  readonly otherwise: number;
}

/** Counts the entries of the besieger in game `index` of a random series. */
export function entriesOf(battle: Battle, seed: number, index: number): Entries {
  let entries: Entries = { gate: 0, otherwise: 0 };
  playout(battle, [random, random], seed, index, (_, events) => {
    for (const event of events) entries = sum(entries, entryBy(battle, event));
  });
  return entries;
}

/** The sum of two counts. */
export function sum(a: Entries, b: Entries): Entries {
  return { gate: a.gate + b.gate, otherwise: a.otherwise + b.otherwise };
}

function entryBy(battle: Battle, event: GameEvent): Entries {
  const way = wayOf(event);
  if (way === null || battle.pieces[way.unit]!.side !== BESIEGER) return { gate: 0, otherwise: 0 };
  const { level, works } = battle.board;
  const at = way.path.findIndex(
    (hex, step) => step > 0 && level[hex]! > 0 && level[way.path[step - 1]!] === 0,
  );
  if (at < 0) return { gate: 0, otherwise: 0 };
  const gate = works.some(
    ({ kind, inner, outer }) => kind === 'main-gate' && inner === way.path[at] && outer === way.path[at - 1],
  );
  return { gate: Number(gate), otherwise: Number(!gate) };
}

function wayOf(event: GameEvent): { unit: number; path: readonly HexId[] } | null {
  if (event.type === 'UnitMoved') return { unit: event.unit, path: event.path };
  return event.type === 'UnitAdvanced' ? { unit: event.unit, path: [event.from, event.to] } : null;
}
