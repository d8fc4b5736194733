/** Chapters 2.12 and 2.13: magic and victory. */
import { advice, attested, ours, type Case } from './case.ts';

export const MAGIC = {
  '2.12': attested('Magic', 'Six spells of two leaders, paid for with points that do not come back.'),
  '2.12.1': attested(
    'Casting',
    'One spell or one move a phase; points are named first and lost if it fails; no spell twice a turn.',
  ),
  '2.12.2': ours(
    'When spells work',
    'From the moment they are cast, so the first magic phase is worth most.',
  ),
  '2.12.3': ours('Second Freeze', 'An option: the second row only while another leader is frozen.'),
  '2.12.4': ours('Moving in a magic phase', 'Who moved does not cast, who cast does not move.'),
  '2.12.5': advice('Budgets', 'What the points of each magic leader can buy; advice, not law.'),
  '2.12.6': advice(
    'Spending early',
    'The banner would silence the Nazgul, so his points are best used before; advice, not law.',
  ),
  '2.12.7': attested(
    'The banner',
    'Within 6 hexes of it the host does not rally. In three rally phases it calls two units of the West back by itself, before the first roll; of more than two their owner chooses.',
  ),
  '2.12.8': attested('Break Darkness on all', 'An option: it weakens the whole host, not Mordor alone.'),
  '2.12.9': ours(
    'Counting activation',
    'A siege phase uses up one point of Grond, struck or not; a spell outlives its caster.',
  ),
  '2.13': ours('Victory', 'Who has won, and by how much.'),
  '2.13.1': ours(
    'Sauron wins at once',
    'He holds the Citadel, or both forces of the West are broken and his own is not.',
  ),
  '2.13.2': ours('Westernesse wins at once', 'The host is broken at the end of two turns running.'),
  '2.13.3': ours(
    'Victory points',
    'After turn 16 levels, broken forces, the slain and the Great Gate are counted.',
  ),
  '2.13.4': ours('Margin', 'Even is a draw, up to 24 marginal, more is decisive.'),
  '2.13.5': advice(
    'Handicaps',
    'Which figures to turn when the players are not equal: first the threshold of the host, 106 in the whole siege where 93 is attested.',
  ),
} as const satisfies Record<string, Case>;
