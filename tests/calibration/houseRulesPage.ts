/** docs/rules/house-rules.md: every option of the rulebook, what it changes, and what that does to each battle. */
import { HOUSE_RULE_WORDS, HOUSE_RULES_SAID } from '../../src/i18n/en/houseRules.ts';
import { DEFAULT_OPTIONS } from '../../src/scenario/defaults.ts';
import { isWithinChance, wonOfThousand, type Measured } from '../../src/scenario/houseRuleBalance.ts';
import { HOUSE_RULES } from '../../src/scenario/houseRules.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

/** The seed of all series. */
export const SEED = 2026;

/** The page; its tables by battle, in the order in which they are played. */
export function houseRulesPage(measured: Readonly<Record<string, Measured>>, seed: number): string {
  const tables = Object.keys(SHIPPED_SCENARIOS).flatMap((id) => {
    const figures = measured[id];
    return figures === undefined ? [] : [tableOf(id, figures)];
  });
  return `# ${HOUSE_RULES_SAID.title}

Cases with two readings are options of the scenario file. They are chosen where a battle is chosen, and the game that
is begun carries them: the record, a file and a replay need nothing else (\`src/scenario/houseRules.ts\`).

| option | name | case | as the rulebook has it | the other reading |
| --- | --- | --- | --- | --- |
${HOUSE_RULES.map(({ id, cite, values }) => {
  const { name, usual, other } = HOUSE_RULE_WORDS[id];
  return `| \`${id}\` | ${name} | ${cite} | \`${String(DEFAULT_OPTIONS[id])}\`: ${usual} | \`${String(values[1])}\`: ${other} |`;
}).join('\n')}

## What they do to the balance

Written by \`npm run house-rules\`: the greedy program plays both sides, all series of a battle on the same seeds (${seed}). The
shares are those of the defender, with the rule on its other reading and without; \`=\` marks a difference that chance alone
explains (two standard errors). The program plays as it plays: what a rule is worth to a better player is not measured.

${tables.join('\n\n')}
`;
}

function tableOf(id: string, { games, usual, rules }: Measured): string {
  const percent = (thousandth: number): string => (thousandth / 10).toFixed(1);
  const plain = percent(wonOfThousand(usual));
  const lines = Object.entries(rules).map(([rule, wins]) => {
    const mark = isWithinChance(usual, wins) ? ' =' : '';
    return `| \`${rule}\` | ${percent(wonOfThousand(wins))}${mark} | ${plain} | ${wins.join(' / ')} |`;
  });
  return `### ${id}

${games} games a line. As the scenario has it: ${usual.join(' / ')} (defender / besieger / drawn).

| option | with it, % | without, % | games with it |
| --- | --- | --- | --- |
${lines.join('\n')}`;
}
