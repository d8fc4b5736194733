/** How an error of the reader is mended. */
import type { Command } from '../../command.ts';
import type { ScenarioDocument } from '../../document.ts';
import { putBack, valueAt } from '../putBack.ts';

/** An error in a document: the keys that lead to it, and what stands there. */
export interface Wrong {
  readonly document: ScenarioDocument;
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** The command that mends an error, or null where it is not plain what the author meant. */
export type Mend = (wrong: Wrong) => Command | null;

/** Puts another value where the error is; undefined takes away what is there. */
export function put({ document, keys }: Wrong, value: unknown): Command | null {
  return putBack(document, keys, value);
}

/** Takes away what is wrong: of a list the one entry. */
export const takeOut: Mend = (wrong) => put(wrong, undefined);

/** The number of the line in its list, for what stands in the second key. */
export function lineAt({ keys }: Wrong): number {
  return Number(keys[1]);
}

/** What the line or list around an error is, so many keys up. */
export function around({ document, keys }: Wrong, up: number): unknown {
  return valueAt(document, keys.slice(0, keys.length - up));
}

/** Takes away the trigger in which something is wrong. */
export const dropTrigger: Mend = ({ document, keys: [list, at] }) =>
  list === 'triggers' ? { type: 'removeTrigger', id: document.triggers[Number(at)]!.id } : null;

/** The first mend that there is. */
export function firstOf(...mends: readonly Mend[]): Mend {
  return (wrong) => {
    for (const mend of mends) {
      const command = mend(wrong);
      if (command !== null) return command;
    }
    return null;
  };
}

/** Mends that differ by the part of the file. */
export function byPart(parts: Readonly<Record<string, Mend>>, otherwise: Mend = () => null): Mend {
  return (wrong) => {
    const [list = '', , part = ''] = wrong.keys;
    const name = list === 'map' ? `map.${part}` : list;
    return (Object.hasOwn(parts, name) ? parts[name]! : otherwise)(wrong);
  };
}

/** A name like another that nothing in a list has yet. */
export function freshName(name: string, taken: readonly string[]): string {
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
