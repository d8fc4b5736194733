/** The joint outcome of an attack or a roll: what can happen, how often, in one line and one bar. */
import { hundredths, hundredthText } from './figures.ts';
import type { Share } from '../store/model.ts';
import { say } from '../words/labels.ts';
import './outcome.css';

/** "dead 19 · halved 10 · thrown back 29 · nothing 42 %" above a bar of the same shares. */
export function Outcome({ shares }: Readonly<{ shares: readonly Share[] }>) {
  const rounded = hundredths(shares);
  return (
    <div class="outcome">
      <p class="outcome-line">
        <span class="unseen">{say('outcome')}: </span>
        {shares.map((share, at) => (
          <span key={share.outcome} class={`share share-${share.outcome}`}>
            {share.label}{' '}
            <b>
              {hundredthText(rounded[at] ?? 0, share.ways)}
              <small>%</small>
            </b>
            <span class="unseen">{at < shares.length - 1 ? ' · ' : ''}</span>
          </span>
        ))}
      </p>
      <div class="outcome-bar" aria-hidden="true">
        {shares.map((share) => (
          <i
            key={share.outcome}
            class={`part part-${share.outcome}`}
            style={{ flexGrow: share.ways / share.of }}
          />
        ))}
      </div>
    </div>
  );
}
