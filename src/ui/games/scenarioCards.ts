/** The battles that can be begun, as the title page reads them: their scenarios and tales are fetched later. */
import battles from '../../../assets/built/battles.json' with { type: 'json' };
import type { Text } from '../../engine/battle.ts';
import { fill } from '../../i18n/fill.ts';
import type { ScenarioCard } from '../shell/tableModel.ts';
import type { HouseRuleChoice } from '../../scenario/houseRules.ts';
import type { InlineScenario } from '../../scenario/schema.ts';
import { WORDS } from '../../i18n/frontWords.ts';
import { battleText, inWords } from '../words/texts.ts';

/** The battle that lies open on the title page at first. */
export const FIRST_BATTLE = 'the-great-gate';

/** The battle that teaches itself. */
const EASY = 'first-steps';

/** The pictures there are, by the path of their files. */
const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../../../assets/scenarios/*.jpg', {
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
  readonly minutes?: number;
  /** How many pieces stand in it. */
  readonly pieces: number;
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

function cardOf({
  id,
  title,
  summary,
  turns,
  minutes,
  pieces,
  picture,
  houseRules,
  sides,
}: Unopened): ScenarioCard {
  const { first, last, night } = turns;
  const dark = night.length === last - first + 1;
  return {
    id,
    title: inWords(title),
    summary: battleText(id, 'summary', summary),
    turns: fill(dark ? WORDS.turnsByNight : WORDS.turns, { first, last }),
    length: minutes === undefined ? null : lengthOf(minutes),
    size: fill(WORDS.pieces, { pieces }),
    easy: id === EASY,
    sides: sideNames(sides),
    houseRules: Object.keys(houseRules).length,
    picture: PICTURES[`../../../assets/scenarios/${picture}`] ?? null,
  };
}

/** "45 min", "3 hours". */
function lengthOf(minutes: number): string {
  return minutes >= 120 && minutes % 60 === 0
    ? fill(WORDS.hours, { hours: minutes / 60 })
    : fill(WORDS.minutes, { minutes });
}

/** The names of both sides, the defender first. */
export function sideNames(sides: Unopened['sides']): readonly [string, string] {
  const nameOf = (role: 'defender' | 'besieger'): string =>
    inWords(sides.find((side) => side.role === role)?.name ?? { en: '' });
  return [nameOf('defender'), nameOf('besieger')];
}
