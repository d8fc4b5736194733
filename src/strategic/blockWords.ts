/** What is said of a block before and after it in more than one game, in both languages. */
import type { Text } from '../engine/battle.ts';

/** The title of a block: that of its battle, and its number. */
export function blockTitle(title: string, number: number): Text {
  return { en: `${title}: block ${number}`, de: `${title}: Abschnitt ${number}` };
}

/** Words for whoever comes against walls, and where both sides begin. */
export const AT_THE_WALLS = {
  attackers: { en: 'Attackers', de: 'Angreifer' },
  within: { en: 'Within the walls', de: 'Innerhalb der Mauern' },
  lines: { en: 'Before the walls', de: 'Vor den Mauern' },
  attackersGone: {
    en: 'Nobody is left of those who came.',
    de: 'Von denen, die kamen, ist niemand mehr da.',
  },
} as const satisfies Readonly<Record<string, Text>>;
