/** The foot of the table: how near each force is to demoralization, or what it has lost that fights to the last, and what is in supply: on a desktop the counts of the siege, which unfold upwards. */
import { Icon } from '../../parts/icon.tsx';
import { fill } from '../../../i18n/fill.ts';
import { PIECES } from '../../../i18n/words.ts';
import type { TallyCard, TrackCard } from '../../store/model.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { SiegePanel } from './siegeStateView.tsx';
import { say } from '../../words/labels.ts';
import '../../parts/badge.css';
import './foot.css';

/** The pennant stands here on every track, in hundredths of its length. */
const PENNANT = 75;

/** The bottom bar. */
export function BottomBar({
  model: { tracks, ladders, siege },
}: Readonly<{ model: Pick<TableModel, 'tracks' | 'ladders' | 'siege'> }>) {
  return (
    <footer class="bottom" aria-label={say('tracks')}>
      {tracks.value.map((track) => (
        <Track key={track.name} track={track} />
      ))}
      {ladders.value !== null && (
        <p class="ladders" title={say('ladders')}>
          <Icon name="ladder" />
          <b>{ladders.value}</b> <span>{say('laddersShort')}</span>
        </p>
      )}
      <div class="foot-siege">
        <SiegePanel siege={siege} />
      </div>
    </footer>
  );
}

function Track({ track }: Readonly<{ track: TrackCard | TallyCard }>) {
  const { name, look, value } = track;
  const isBroken = 'demoralized' in track && track.demoralized;
  const { bold, rest, label, part, most } = 'steps' in track ? steps(track) : losses(track);
  return (
    <div class={`track track-${look.colour}${isBroken ? ' track-broken' : ''}`} title={name}>
      <span class={`badge badge-${look.shape} worn-${look.colour}`} aria-hidden="true">
        <Icon name={look.sign} />
      </span>
      <p class="track-words" aria-hidden="true">
        <span class="track-name">
          <span class="track-force">{name} </span>
          {isBroken && <em>{say('demoralized')}</em>}
        </span>
        <span class="track-figures">
          <b>{bold}</b>
          {rest}
        </span>
      </p>
      <div
        class="track-bar"
        role="meter"
        aria-label={label}
        aria-valuemin={Math.min(0, value)}
        aria-valuenow={value}
        aria-valuemax={Math.max(value, most)}
        aria-valuetext={isBroken ? say('demoralized') : bold + rest}
      >
        <i
          class="track-fill"
          style={{ width: `${Math.min(100, Math.max(0, (part * value) / Math.max(1, most)))}%` }}
        />
        {'threshold' in track && <i class="pennant" style={{ left: `${PENNANT}%` }} />}
      </div>
    </div>
  );
}

/** What is told of a force: in figures, to who cannot see them, and how far its bar goes, in hundredths, at `most`. */
interface Told {
  readonly bold: string;
  readonly rest: string;
  readonly label: string;
  readonly part: number;
  readonly most: number;
}

function losses({ name, value, threshold }: TrackCard): Told {
  const track = { part: PENNANT, most: threshold };
  // A track below 0 is credit in hand (2.10.1); a minus before "/ 26" would say nothing.
  return value < 0
    ? { ...track, bold: `+${-value}`, rest: '', label: say('credit', { name, credit: -value, threshold }) }
    : {
        ...track,
        bold: `${value}`,
        rest: ` / ${threshold}`,
        label: say('losses', { name, value, threshold }),
      };
}

function steps({ name, value, steps: most }: TallyCard): Told {
  return {
    bold: '',
    rest: fill(PIECES.stepsLost, { lost: value, steps: most }),
    label: name,
    part: 100,
    most,
  };
}
