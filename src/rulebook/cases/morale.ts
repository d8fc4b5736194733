/** Chapters 2.9 and 2.10: rally, demoralization and the levels of the city. */
import { attested, ours, type Case } from './case.ts';

export const MORALE = {
  '2.9': ours('Rally', 'How disrupted units come back to order at the end of the turn.'),
  '2.9.1': ours(
    'Leaders rally',
    'Each leader may try the unit with him and two more within 2 hexes, every unit once a phase.',
  ),
  '2.9.2': ours(
    'Rating for rally',
    'The rating that shows, 1 less after declining a duel, 2 less in a demoralized force, at least 1.',
  ),
  '2.9.3': ours('Self-rally', 'A disrupted unit out of enemy zones and tried by no leader may try row 1.'),
  '2.9.4': ours(
    'No rally',
    'Fear, Break Darkness, the banner and freezing forbid every roll, self-rally too.',
  ),
  '2.9.5': ours('Clearing heads', 'A leader may give up his tries to take away the head marker in his hex.'),
  '2.9.6': ours(
    'Tries in supply',
    'A scenario may say how many tries the leaders of a side have in the whole battle; self-rally is not counted.',
  ),
  '2.10': attested('Demoralization', 'Each force has a track; past its threshold its spirit breaks.'),
  '2.10.1': attested(
    'Tracks and thresholds',
    'Each battle has its own. Attested are garrison 36, relief 76, Sauron 93; the whole siege is played with 106 for Sauron. A track may fall below zero.',
  ),
  '2.10.2': attested(
    'What moves the tracks',
    'Losses, breaches, heads, levels taken and arrivals, each with its figure.',
  ),
  '2.10.3': attested(
    'When it is checked',
    'Tracks move at once, but a force breaks or recovers only at the end of a phase.',
  ),
  '2.10.4': ours(
    'A demoralized force',
    'Morale a letter worse, rally 2 worse, no move into enemy zones and no advance without a personage.',
  ),
  '2.10.5': attested(
    'Level control',
    'The besieger takes a level when he stands on it in order, no defender does, and all below are his.',
  ),
  '2.10.6': attested(
    'One unit denies a level',
    'A single defender anywhere on it keeps it; losing a lower level gives no higher one back.',
  ),
} as const satisfies Record<string, Case>;
