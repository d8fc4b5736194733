/** The files that come with the game as they stand: tests hold them to their schemas, so that a player need not fetch those. */
import type { MapFile } from '../board/mapFile.ts';
import { DEFAULT_OPTIONS } from './defaults.ts';
import type { Reading } from './reading.ts';
import type { Roster } from './rosterSchema.ts';
import type { OpeningLine, ScenarioFile, TriggerLine } from './schema.ts';

/** A file in which what has a default may be left out. */
type Written = Omit<ScenarioFile, 'opening' | 'supplies'> &
  Readonly<{ opening?: Partial<OpeningLine>; supplies?: Partial<ScenarioFile['supplies']> }>;

/** Takes the shape of a file for granted, and fills in its defaults as the schemas do. */
export const AS_SHIPPED: Reading = {
  scenario: filled,
  draft: (document) => {
    const file = filled(document);
    return { ...file, opening: file.opening ?? null };
  },
  ground: (part) => part as ScenarioFile['map'] as ReturnType<Reading['ground']>,
  map: (document) => document as MapFile,
  kinds: (document) => (document as Roster).kinds,
  isChoice: () => true,
};

function filled(document: unknown): ScenarioFile {
  const file = document as Written;
  const { turns, options, supplies, opening, zones, groups, triggers } = file;
  const whole = {
    ...file,
    turns: { ...turns, names: turns.names ?? {} },
    options: { ...DEFAULT_OPTIONS, ...options },
    supplies: { ladders: 0, heads: 0, trenches: 0, ...supplies },
    zones: zones ?? {},
    groups: groups ?? [],
    triggers: triggers.map(filledTrigger),
  };
  if (opening === undefined) return whole as ScenarioFile;
  return { ...whole, opening: { breached: [], lost: [], tracks: {}, ...opening } };
}

function filledTrigger(trigger: TriggerLine): TriggerLine {
  const { then } = trigger;
  return then.type === 'arrive' ? { ...trigger, then: { ...then, credit: then.credit ?? 0 } } : trigger;
}
