/** What the verdict means for the match. */
import type { ReadonlySignal } from '@preact/signals';
import { SEATS } from '../../../i18n/words.ts';
import type { MatchCard } from './seatsModel.ts';
import './matchResult.css';

/** The points of the match so far; nothing for a battle that stands alone. */
export function MatchResult({ match }: Readonly<{ match: ReadonlySignal<MatchCard | null> }>) {
  const lines = match.value?.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <section class="match-result" aria-label={SEATS.matchHead}>
      <h3 class="minor">{SEATS.matchHead}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
