/** Games between machines: who plays, how many; who wins with how much certainty, where units die, when levels fall. */
import { fill } from '../../../../i18n/fill.ts';
import { EDITOR_RUNS, EDITOR_TRIALS as SAID } from '../../../../i18n/editorWords.ts';
import { hexName } from '../../../../board/hex.ts';
import type { MeasuredSeries } from '../../../../lab/measured.ts';
import type { EditorModel } from '../editorModel.ts';
import { roleNames } from '../eventTerms.ts';
import { Choice } from '../map/fields.tsx';
import { Panel } from '../palette.tsx';
import { whyNotPlayed } from '../testPlay.ts';
import { figureWords, shareWords } from './figureWords.ts';
import { HEAT_OF, type HeatOf } from './heat.ts';
import { opponentName } from '../../../words/opponents.ts';
import { PLAYERS } from '../../../series/laboratory.ts';
import { SERIES } from './seriesTrials.ts';
import './trials.css';

interface PanelProps {
  readonly model: EditorModel;
}

/** How many of the deadliest hexes are named. */
const MOST_NAMED = 5;

/** The panel of a series, and what it has come to. */
export function SeriesPanel({ model }: PanelProps) {
  const { trials } = model;
  const series = trials.series.value;
  const measured = trials.measured.value;
  return (
    <Panel title={SAID.title}>
      <p class="editor-note">{SAID.help}</p>
      <Who model={model} />
      <Start model={model} />
      {series !== null && (
        <p class="editor-note" role="status">
          {fill(SAID.progress, { done: series.games.length, of: series.of })}
          {series.trouble !== null && ` ${fill(EDITOR_RUNS.failed, { why: series.trouble })}`}
          {series.document !== model.document.value && ` ${SAID.stale}`}
        </p>
      )}
      {series !== null && <progress class="editor-progress" value={series.games.length} max={series.of} />}
      {measured !== null && (
        <>
          <Wins model={model} measured={measured} />
          <Falls measured={measured} />
          <Deaths model={model} />
        </>
      )}
    </Panel>
  );
}

function Who({ model }: PanelProps) {
  const { trials } = model;
  const names = roleNames(model.drawn.value);
  return (
    <>
      {([0, 1] as const).map((side) => (
        <Choice
          key={side}
          label={fill(SAID.plays, { side: names[side] })}
          help={SAID.playsHelp}
          value={trials.agents.value[side]}
          choices={PLAYERS.map((name) => [name, opponentName(name)])}
          settled={(name) =>
            trials.choose({ agents: trials.agents.value.with(side, name) as [string, string] })
          }
        />
      ))}
      <Choice
        label={SAID.games}
        help={SAID.gamesHelp}
        value={String(trials.games.value)}
        choices={SERIES.map((games) => [String(games), String(games)])}
        settled={(games) => trials.choose({ games: Number(games) })}
      />
    </>
  );
}

function Start({ model }: PanelProps) {
  const { trials } = model;
  if (trials.series.value?.running === true)
    return (
      <button type="button" class="button editor-wide" onClick={() => trials.stop()}>
        {SAID.stop}
      </button>
    );
  const whyNot = whyNotPlayed(model.problems.value);
  return (
    <>
      <button
        type="button"
        class="button button-gold editor-wide"
        aria-disabled={whyNot !== null}
        onClick={() => void (whyNot === null && trials.play())}
      >
        {SAID.play}
      </button>
      {whyNot !== null && <p class="editor-note">{whyNot}</p>}
    </>
  );
}

function Wins({ model, measured }: PanelProps & Readonly<{ measured: MeasuredSeries }>) {
  const { wins, games, ends } = measured;
  const names = roleNames(model.drawn.value);
  const rows = [
    [names[0], wins[0]],
    [names[1], wins[1]],
    [SAID.nobody, wins.draw],
  ] as const;
  return (
    <>
      <h3 class="editor-heading">{SAID.result}</h3>
      <dl class="editor-counts">
        {rows.map(([name, count]) =>
          name === SAID.nobody && count === 0 ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{shareWords(count, games)}</dd>
            </div>
          ),
        )}
      </dl>
      <p class="editor-note">{SAID.interval}</p>
      <h3 class="editor-heading">{SAID.ends}</h3>
      <Turns rows={ends} of={games} />
    </>
  );
}

function Falls({ measured }: Readonly<{ measured: MeasuredSeries }>) {
  const { levels, games: of } = measured;
  return (
    <>
      <h3 class="editor-heading">{SAID.falls}</h3>
      {levels.length === 0 && <p class="editor-note">{SAID.noFalls}</p>}
      {levels.map(({ level, games, byTurn }) => (
        <div key={level}>
          <p class="editor-note">{fill(SAID.levelFalls, { level, games, of })}</p>
          <Turns rows={byTurn} of={of} />
        </div>
      ))}
    </>
  );
}

interface TurnsProps {
  readonly rows: readonly Readonly<{ turn: number; games: number }>[];
  readonly of: number;
}

/** How often something happened in which turn: bars, each with its figures beside it. */
function Turns({ rows, of }: TurnsProps) {
  return (
    <ul class="editor-turns">
      {rows.map(({ turn, games }) => (
        <li key={turn}>
          <span>{fill(SAID.inTurn, { turn })}</span>
          <span class="editor-bar" style={{ '--share': games / of }} />
          <span>{fill(SAID.ofGames, { games, of })}</span>
        </li>
      ))}
    </ul>
  );
}

function Deaths({ model }: PanelProps) {
  const { trials } = model;
  const { hexes, upTo } = trials.heat.value!;
  const map = model.drawn.value.map.inline;
  const names = roleNames(model.drawn.value);
  const labels: Readonly<Record<HeatOf, string>> = {
    both: SAID.both,
    defender: names[0],
    besieger: names[1],
    none: SAID.none,
  };
  return (
    <>
      <h3 class="editor-heading">{SAID.deaths}</h3>
      <Choice
        label={SAID.whose}
        help={SAID.whoseHelp}
        value={trials.heatOf.value}
        choices={HEAT_OF.map((of) => [of, labels[of]])}
        settled={(of) => trials.choose({ heatOf: of })}
      />
      {hexes.length === 0 && trials.heatOf.value !== 'none' && <p class="editor-note">{SAID.noDeaths}</p>}
      {hexes.length > 0 && (
        <>
          <p class="editor-note">{SAID.legend}</p>
          <ol class="editor-legend" aria-label={SAID.legend}>
            {upTo.map((most, step) => (
              <li key={step} class={`heat-${step}`}>
                {fill(SAID.upTo, { most: figureWords(most) })}
              </li>
            ))}
          </ol>
          <ul class="editor-choices">
            {hexes.slice(0, MOST_NAMED).map(({ hex, lost }) => (
              <li key={hex}>
                <button type="button" class="button" onClick={() => model.hold({ goal: hex })}>
                  {fill(SAID.deadliest, { hex: hexName(map, hex), lost: figureWords(lost) })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
