/** What has happened, newest first, under a heading for every phase; a line shows its hex on the board. */
import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { KNOWING } from '../i18n/words.ts';
import { CaseBadge } from './caseBadge.tsx';
import { DiceSquares } from './die.tsx';
import { Icon } from './icon.tsx';
import type { ChronicleLine } from './model.ts';
import type { TableAsks } from './tableModel.ts';
import { say } from './words.ts';

/** Lines shown at first, and added by each "Earlier lines". */
const PAGE = 80;

interface ChronicleProps {
  readonly lines: ReadonlySignal<readonly ChronicleLine[]>;
  /** Who plays against whom; empty where there is nothing to say. */
  readonly players: ReadonlySignal<string>;
  readonly ask: TableAsks;
}

/** The chronicle panel. */
export function Chronicle({ lines, players, ask }: ChronicleProps) {
  const [shown, setShown] = useState(PAGE);
  const all = lines.value;
  const groups = phases(all.slice(-shown));
  return (
    <section class="panel chronicle" aria-label={say('chronicle')}>
      <header class="panel-head">
        <h2>{say('chronicle')}</h2>
        <button type="button" class="button enquiry-leave" onClick={() => ask.command('copy-chronicle')}>
          {KNOWING.copyChronicle}
        </button>
      </header>
      {players.value !== '' && <p class="chronicle-players">{players}</p>}
      <div class="log" role="log" aria-live="off" aria-label={say('chronicle')}>
        {all.length === 0 && <p class="empty">{say('chronicleEmpty')}</p>}
        {groups.map(({ heading, entries }) => (
          <div key={heading?.id ?? 'open'} class="phase-log">
            {heading !== null && <h3 class="minor">{heading.text}</h3>}
            <ul>
              {entries.map((line) => (
                <Line key={line.id} line={line} ask={ask} />
              ))}
            </ul>
          </div>
        ))}
        {shown < all.length && (
          <button type="button" class="button" onClick={() => setShown(shown + PAGE)}>
            {say('chronicleEarlier')}
          </button>
        )}
      </div>
    </section>
  );
}

function Line({ line, ask }: Readonly<{ line: ChronicleLine; ask: TableAsks }>) {
  const { hex } = line;
  const words = (
    <>
      <span class="line-icon">{line.icon !== null && <Icon name={line.icon} />}</span>
      <span class="line-text">{line.text}</span>
      <DiceSquares
        faces={line.dice}
        label={say('diceWere', { faces: line.dice.join(', ') })}
        byHand={line.byHand === true}
      />
    </>
  );
  return (
    <li class="line" data-cite={line.cite ?? undefined}>
      {hex === null ? (
        <span class="line-words">{words}</span>
      ) : (
        <button type="button" class="line-words" title={say('showHex')} onClick={() => ask.show(hex)}>
          {words}
        </button>
      )}
      {line.cite !== null && <CaseBadge cite={line.cite} />}
    </li>
  );
}

interface PhaseLog {
  readonly heading: ChronicleLine | null;
  readonly entries: readonly ChronicleLine[];
}

/** Lines under their headings, both newest first; of the phases in which nothing happened only the present one is named. */
function phases(lines: readonly ChronicleLine[]): readonly PhaseLog[] {
  const groups: { heading: ChronicleLine | null; entries: ChronicleLine[] }[] = [];
  for (const line of lines) {
    if (line.heading) groups.push({ heading: line, entries: [] });
    else if (groups.length === 0) groups.push({ heading: null, entries: [line] });
    else groups.at(-1)?.entries.push(line);
  }
  return groups
    .filter(({ entries }, at) => entries.length > 0 || at === groups.length - 1)
    .toReversed()
    .map(({ heading, entries }) => ({ heading, entries: entries.toReversed() }));
}
