/** Names, hexes and hexsides that the triggers of a scenario speak of, changed wherever they stand. */
import type { TriggerLine } from '../../scenario/triggerSchema.ts';

/** The fields of triggers, at any depth, by what they name. Texts are not looked into. */
export const TRIGGER_FIELDS = {
  piece: ['piece', 'pieces', 'personage', 'cauldron'],
  kind: ['kind'],
  side: ['side'],
  force: ['force'],
  group: ['group'],
  zone: ['hexes', 'in'],
  trigger: ['trigger'],
  variable: ['variable'],
  hexside: ['gate', 'work'],
} as const;

/** The triggers with what stands in some of their fields changed: each name, of a list each of its names; null leaves a name out of a list. */
export function changeInTriggers(
  triggers: readonly TriggerLine[],
  what: keyof typeof TRIGGER_FIELDS,
  change: (name: string) => string | null,
): TriggerLine[] {
  const fields: readonly string[] = TRIGGER_FIELDS[what];
  const one = (key: string, value: unknown): unknown => {
    if (key === 'text') return value;
    if (typeof value === 'string') return fields.includes(key) ? (change(value) ?? value) : value;
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown) =>
        typeof item === 'string' && fields.includes(key) ? (change(item) ?? []) : [one('', item)],
      );
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, one(inner, item)]));
  };
  return triggers.map((trigger) => one('', trigger) as TriggerLine);
}

/** What stands in some of their fields: every name, as often as it is said. */
export function namesInTriggers(
  triggers: readonly TriggerLine[],
  what: keyof typeof TRIGGER_FIELDS,
): readonly string[] {
  const names: string[] = [];
  changeInTriggers(triggers, what, (name) => {
    names.push(name);
    return name;
  });
  return names;
}
