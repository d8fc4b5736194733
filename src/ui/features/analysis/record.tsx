/** The turn record: turn by turn what is due, what happened and who fell; beside it everything that is counted. */
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { fill } from '../../../i18n/fill.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { CitedText } from '../../parts/citedText.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Holding } from '../../store/model.ts';
import { Seal } from '../../parts/seal.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import type { RecordCard, RecordTurn } from './analysisModel.ts';
import './analysis.css';

/** The window of the record. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const card = model.analysis.record.value;
  if (card === null) return null;
  const show = (hex: RecordTurn['happened'][number]['hex']): void => {
    if (hex === null) return;
    model.ask.command('record');
    model.ask.show(hex);
  };
  return (
    <div class="analysis-window record" tabIndex={0} role="region" aria-label={ANSWERS.record}>
      <Counted card={card} />
      <ol class="record-turns">
        {card.turns.map((turn) => (
          <Turn key={turn.turn} turn={turn} sides={card.sides} show={show} />
        ))}
      </ol>
    </div>
  );
}

function Counted({ card }: Readonly<{ card: RecordCard }>) {
  const { tracks, siege, levels, score } = card;
  const holdings = [...siege.supplies, ...siege.magic];
  return (
    <div class="record-counted">
      {tracks.length > 0 && (
        <section>
          <h3>{ANSWERS.recordTracks}</h3>
          <ul>
            {tracks.map(({ name, value, threshold, demoralized }) => (
              <li key={name}>
                {fill(value < 0 ? ANSWERS.recordTrackAhead : ANSWERS.recordTrack, {
                  force: name,
                  value,
                  credit: -value,
                  threshold,
                })}{' '}
                {demoralized && <em>{ANSWERS.recordBroken}</em>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {holdings.length > 0 && (
        <section>
          <h3>{ANSWERS.recordMagic}</h3>
          <ul>
            {holdings.map((holding) => (
              <HoldingLine key={holding.text} holding={holding} />
            ))}
          </ul>
        </section>
      )}
      {levels.length > 0 && (
        <section>
          <h3>{ANSWERS.recordLevels}</h3>
          <ul>
            {levels.map(({ level, holder, text }) => (
              <li key={level}>
                <Seal side={holder} /> <b>{level}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {score !== null && (
        <section>
          <h3>{ANSWERS.recordScore}</h3>
          <p>{score}</p>
        </section>
      )}
    </div>
  );
}

function HoldingLine({ holding }: Readonly<{ holding: Holding }>) {
  const { icon, figure, text, cite } = holding;
  return (
    <li>
      <Icon name={icon} /> {figure !== null && <b>{figure}</b>} <CitedText text={text} cite={cite} />
    </li>
  );
}

interface TurnProps {
  readonly turn: RecordTurn;
  readonly sides: readonly [string, string];
  readonly show: (hex: RecordTurn['happened'][number]['hex']) => void;
}

function Turn({ turn: { turn, hour, night, when, due, happened, losses }, sides, show }: TurnProps) {
  const fallen = losses.flatMap((names, side) => (names === '' ? [] : [{ side: side as 0 | 1, names }]));
  const quiet = due.length + happened.length + fallen.length === 0;
  return (
    <li
      class={`record-turn record-${when}`}
      aria-current={when === 'now' ? 'step' : undefined}
      ref={when === 'now' ? intoSight : null}
    >
      <h3>
        <Icon name={night ? 'moon' : 'sunrise'} />
        {fill(ANSWERS.recordTurn, { turn })} <small>{hour}</small>{' '}
        {when === 'now' && <em>{ANSWERS.recordNow}</em>}
      </h3>
      {quiet && when !== 'ahead' && <p class="empty">{ANSWERS.recordNothing}</p>}
      {due.length > 0 && (
        <ul class="record-due" aria-label={ANSWERS.recordDue}>
          {due.map((line) => (
            <li key={line.text}>
              <Icon name="hourglass" /> <CitedText {...line} />
            </li>
          ))}
        </ul>
      )}
      {happened.length > 0 && (
        <ul aria-label={ANSWERS.recordEvents}>
          {happened.map(({ text, cite, hex }, at) => (
            <li key={`${at} ${text}`}>
              {hex === null ? (
                text
              ) : (
                <button type="button" class="record-event" title={say('showHex')} onClick={() => show(hex)}>
                  {text}
                </button>
              )}{' '}
              {cite !== null && <CaseBadge cite={cite} />}
            </li>
          ))}
        </ul>
      )}
      {fallen.length > 0 && (
        <ul class="record-fallen" aria-label={ANSWERS.recordLosses}>
          {fallen.map(({ side, names }) => (
            <li key={side}>
              <Icon name="death-skull" /> <b>{sides[side]}:</b> {names}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The present turn is in sight when the record is opened. */
function intoSight(turn: HTMLElement | null): void {
  turn?.scrollIntoView({ block: 'nearest' });
}
