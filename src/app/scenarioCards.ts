/** The battles that can be begun, as the title page and the sheet of a new game read them: their scenarios are fetched later. */
import battles from '../../assets/built/battles.json' with { type: 'json' };
import type { Text } from '../engine/battle.ts';
import { fill } from '../i18n/fill.ts';
import type { ScenarioCard } from '../panels/tableModel.ts';
import type { HouseRuleChoice } from '../scenario/houseRules.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import { WORDS } from '../i18n/frontWords.ts';
import { battleText, inWords } from './texts.ts';

/** The battle that lies open on the title page. */
export const FIRST_BATTLE = 'the-great-gate';

/** The pictures there are, by the path of their files. */
const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../../assets/scenarios/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What is read of a scenario that is not opened yet. */
export interface Unopened {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  readonly turns: Readonly<{ first: number; last: number; night: readonly number[] }>;
  readonly sides: InlineScenario['sides'];
  readonly history?: Text;
  readonly notes?: Text;
  readonly balance?: Text;
  readonly minutes?: number;
  readonly picture?: string;
  /** The house rules that matter in it, each as the scenario has it. */
  readonly houseRules: HouseRuleChoice;
}

/** The shipped scenarios, in the order in which to play them. */
export const UNOPENED = battles as unknown as readonly Unopened[];

/** The shipped scenarios as the title page shows them. */
export function scenarioCards(): readonly ScenarioCard[] {
  return UNOPENED.map(cardOf);
}

function cardOf({ id, title, summary, turns, minutes, picture, ...more }: Unopened): ScenarioCard {
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
