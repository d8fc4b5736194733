/**
 * What has happened, under a heading for every phase: the newest block on top, inside a block cause before effect. A block
 * is one action with its dice, folded to a line; a line shows its hex on the board.
 */
import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { AT_TABLE, ANALYSIS } from '../../../i18n/words.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { DiceSquares, Throws } from '../../parts/die.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { ChronicleLine } from '../../store/model.ts';
import type { TableAsks } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import './chronicle.css';
import './deeds.css';

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
  const newest = groups.find(({ entries }) => entries.length > 0)?.entries[0];
  return (
    <section class="panel chronicle" aria-label={say('chronicle')}>
      <header class="panel-head">
        <h2>{say('chronicle')}</h2>
        <button type="button" class="button enquiry-leave" onClick={() => ask.command('copy-chronicle')}>
          {ANALYSIS.copyChronicle}
        </button>
      </header>
      {players.value !== '' && <p class="chronicle-players">{players}</p>}
      <div class="log" role="log" aria-live="off" aria-label={say('chronicle')}>
        {all.length === 0 && <p class="empty">{say('chronicleEmpty')}</p>}
        {groups.map(({ heading, entries }) => (
          <div key={heading?.id ?? 'open'} class="phase-log">
            {heading !== null && <h3 class="minor">{heading.text}</h3>}
            <ul>
              {entries.map((block) => (
                <Block key={block[0]!.id} lines={block} newest={block === newest} ask={ask} />
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

interface BlockProps {
  readonly lines: readonly ChronicleLine[];
  /** The latest of all lies open. */
  readonly newest: boolean;
  readonly ask: TableAsks;
}

/** One action: a line where there is no more to it, else a head that opens to its lines. */
function Block({ lines, newest, ask }: BlockProps) {
  const [turned, setTurned] = useState<boolean | null>(null);
  const deed = lines[0]!.deed;
  const plain = deed === undefined || (deed.text === null && lines.length === 1);
  if (plain) {
    return (
      <>
        {lines.map((line) => (
          <Line key={line.id} line={line} aside={deed?.aside ?? null} ask={ask} />
        ))}
      </>
    );
  }
  const open = turned ?? newest;
  return (
    <li class={open ? 'deed deed-open' : 'deed'}>
      <button
        type="button"
        class="deed-head"
        aria-expanded={open}
        title={open ? AT_TABLE.fold : AT_TABLE.unfold}
        onClick={() => setTurned(!open)}
      >
        <i class="deed-mark" aria-hidden="true" />
        <span class="deed-text">{deed.text ?? lines[0]!.text}</span>
        {deed.chance !== null && (
          <span class="deed-chance">{fill(AT_TABLE.chance, { chance: deed.chance })}</span>
        )}
        {!open && <Throws dice={deed.dice} />}
        {deed.outcome !== null && (
          <b class={deed.outcome.worked ? 'deed-outcome deed-worked' : 'deed-outcome'}>{deed.outcome.word}</b>
        )}
      </button>
      {open && (
        <ul class="deed-lines">
          {lines.map((line) => (
            <Line key={line.id} line={line} aside={null} ask={ask} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface LineProps {
  readonly line: ChronicleLine;
  /** What it cost. */
  readonly aside: string | null;
  readonly ask: TableAsks;
}

function Line({ line, aside, ask }: LineProps) {
  const { hex } = line;
  const words = (
    <>
      <span class="line-icon">{line.icon !== null && <Icon name={line.icon} />}</span>
      <span class="line-text">{line.text}</span>
      {aside !== null && <span class="line-aside">{aside}</span>}
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
  /** The newest first; inside a block the oldest. */
  readonly entries: readonly (readonly ChronicleLine[])[];
}

/** Blocks under their headings, both newest first; of the phases in which nothing happened only the present one is named. */
function phases(lines: readonly ChronicleLine[]): readonly PhaseLog[] {
  const groups: { heading: ChronicleLine | null; entries: ChronicleLine[][] }[] = [];
  for (const line of lines) {
    if (line.heading) {
      groups.push({ heading: line, entries: [] });
      continue;
    }
    if (groups.length === 0) groups.push({ heading: null, entries: [] });
    const { entries } = groups.at(-1)!;
    const block = entries.at(-1);
    if (block === undefined || line.deed === undefined || block[0]!.deed?.id !== line.deed.id) {
      entries.push([line]);
    } else block.push(line);
  }
  return groups
    .filter(({ entries }, at) => entries.length > 0 || at === groups.length - 1)
    .toReversed()
    .map(({ heading, entries }) => ({ heading, entries: entries.toReversed() }));
}
