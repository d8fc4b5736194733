/** The options of the rules, told to the author of a scenario. */
import { wordsFor } from './told.ts';

/** The options by name, and which case each of them is about. */
export const OPTIONS = wordsFor('Options', 'Cases of the rules with two readings. What is left out is played as the rulebook has it.', {
  fields: {
    approachMarch: wordsFor(
      'Approach march',
      'True: on turn 1 units of the besieger that stay far from walls and enemies move twice as far (2.5.4). Left out: true.',
    ),
    breakDarkness: wordsFor('Break Darkness', 'Whom the spell weakens (2.12.8). Left out: "mordor".', {
      values: { mordor: 'the units of Mordor', all: 'the whole host' },
    }),
    outerWallTowers: wordsFor('Towers at the outer wall', 'What siege towers do there (2.11.3). Left out: "printed".', {
      values: { printed: 'never dock there', scale: 'may dock and be stormed from' },
    }),
    secondFreeze: wordsFor('Second Freeze', 'When Freeze is cast on its harder row (2.12.3). Left out: "game".', {
      values: {
        game: 'after the first one of the battle',
        concurrent: 'only while another leader is frozen',
      },
    }),
    rohanArrival: wordsFor('Coming of Rohan', 'How the relief is rolled for (2.6.1), as the triggers ask it. Left out: "ramp".', {
      values: { ramp: 'surer from turn to turn', flat: 'on 5 or 6, every turn' },
    }),
    fireTrenches: wordsFor('Trenches of fire', 'True: orcs may dig them before the outer wall (2.2.10). Left out: false.'),
    victory: wordsFor('End on points', 'How the last turn is decided (2.13.3), as the triggers ask it. Left out: "points".', {
      values: { points: 'the points decide', attested: 'the verdict of the 1977 game' },
    }),
    levelControl: wordsFor('Taking a level', 'What it takes (2.10.5). Left out: "empty".', {
      values: {
        empty: 'a level empty of the enemy is enough',
        gate: 'its gate must be held or breached as well',
      },
    }),
    hiddenCauldrons: wordsFor(
      'Hidden oil',
      'True: the besieger cannot tell oil from a dummy (2.5.1). Left out: true.',
    ),
    grond: wordsFor('Grond', 'When it strikes (2.11.12). Left out: "spell".', {
      values: {
        spell: 'only while a spell pays for it',
        'always-active': 'in every siege phase',
      },
    }),
  },
});

/** What each option is called, by its name in a file. */
export const HOUSE_RULE_NAMES = Object.fromEntries(
  Object.entries(OPTIONS.fields ?? {}).map(([name, { title }]) => [name, title]),
);
