/** The battles that can be begun, and how one is opened. */
import type { MapFile } from '../board/mapFile.ts';
import type { Battle, Text } from '../engine/battle.ts';
import { fill } from '../i18n/fill.ts';
import type { ScenarioCard } from '../panels/tableModel.ts';
import { NO_LIBRARY } from '../scenario/library.ts';
import { openScenario } from '../scenario/parse.ts';
import type { Problem } from '../scenario/problems.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../scenario/shipped.ts';
import type { Result } from '../kernel/result.ts';
import { failed, ok } from '../kernel/result.ts';
import { withThreshold } from './seats/match.ts';
import { battleText, inWords, WORDS } from './words.ts';

/** A battle with everything that showing and keeping it needs. */
export interface OpenBattle {
  readonly battle: Battle;
  readonly map: MapFile;
  /** The scenario with its map and kinds: what a kept game carries. */
  readonly document: InlineScenario;
}

/** The battle that lies open on the title page. */
export const FIRST_BATTLE = 'the-great-gate';

/** The pictures there are, by the path of their files. */
const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../../assets/scenarios/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What the title page reads of a scenario file that is not opened yet. */
interface Unopened {
  readonly title: Text;
  readonly summary: Text;
  readonly turns: Readonly<{ first: number; last: number; night: readonly number[] }>;
  readonly history?: Text;
  readonly notes?: Text;
  readonly balance?: Text;
  readonly minutes?: number;
  readonly picture?: string;
}

/** The shipped scenarios as the title page shows them. */
export function scenarioCards(): readonly ScenarioCard[] {
  return Object.entries(SHIPPED_SCENARIOS).map(([id, document]) => cardOf(id, document as Unopened));
}

function cardOf(id: string, { title, summary, turns, minutes, picture, ...more }: Unopened): ScenarioCard {
  const { first, last, night } = turns;
  const dark = night.length === last - first + 1;
  const when = fill(dark ? WORDS.turnsByNight : WORDS.turns, { first, last });
  const long = minutes === undefined ? [] : [fill(WORDS.minutes, { minutes })];
  const reading = [
    [WORDS.history, 'history'],
    [WORDS.notes, 'notes'],
    [WORDS.balance, 'balance'],
  ] as const;
  return {
    id,
    title: inWords(title),
    summary: battleText(id, 'summary', summary),
    facts: [when, ...long, WORDS.hotseat],
    picture: PICTURES[`../../assets/scenarios/${picture}`] ?? null,
    reading: reading.flatMap(([head, what]) => {
      const text = more[what];
      return text === undefined ? [] : [{ head, text: battleText(id, what, text) }];
    }),
  };
}

/** Opens a shipped scenario by its id. */
export function openShipped(id: string): Result<OpenBattle, Problem> {
  return opened(openScenario(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY));
}

/** Opens a shipped scenario with the threshold that was bid for the besieger; null = as it is. */
export function openBidden(id: string, threshold: number | null): Result<OpenBattle, Problem> {
  const shipped = openShipped(id);
  if (!shipped.ok || threshold === null) return shipped;
  return openDocument(withThreshold(shipped.value.document, threshold));
}

/** Opens a scenario that carries its map and kinds with it, as kept games do. */
export function openDocument(document: unknown): Result<OpenBattle, Problem> {
  return opened(openScenario(document, NO_LIBRARY));
}

function opened(scenario: ReturnType<typeof openScenario>): Result<OpenBattle, Problem> {
  if (!scenario.ok) return failed(scenario.problems);
  const { battle, document } = scenario.value;
  return ok({ battle, map: document.map.inline, document });
}
