/** The window of the games kept in this browser: go on with one, watch it, delete it. */
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { THEATRE } from '../../i18n/words.ts';
import { Icon } from '../icon.tsx';
import { chooseFile } from '../openFile.tsx';
import type { TableModel } from '../tableModel.ts';
import type { ShelfLine, TheatreAsks } from './theatreModel.ts';
import './games.css';

/** The list, in two parts: what can be gone on with, and what is finished. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { games, ask } = model.theatre;
  useEffect(() => ask.look(), [ask]);
  const lines = games.value;
  const close = () => model.ask.command('games');
  const asks: TheatreAsks = {
    ...ask,
    resume: (game) => {
      close();
      ask.resume(game);
    },
    watch: (game) => {
      close();
      ask.watch(game);
    },
  };
  if (lines === null) return <p>{THEATRE.gamesWait}</p>;
  return (
    <div class="games" tabIndex={0} role="region" aria-label={THEATRE.games}>
      {lines.length === 0 && <p>{THEATRE.gamesNone}</p>}
      <Part title={THEATRE.gamesUnfinished} lines={lines.filter(({ ended }) => !ended)} ask={asks} />
      <Part title={THEATRE.gamesFinished} lines={lines.filter(({ ended }) => ended)} ask={asks} />
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          chooseFile();
        }}
      >
        <Icon name="load" />
        {THEATRE.gamesFile}
      </button>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly ShelfLine[];
  readonly ask: TheatreAsks;
}

function Part({ title, lines, ask }: PartProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 class="minor">{title}</h3>
      <ul class="games-list">
        {lines.map((line) => (
          <Game key={line.game} line={line} ask={ask} />
        ))}
      </ul>
    </section>
  );
}

function Game({ line, ask }: Readonly<{ line: ShelfLine; ask: TheatreAsks }>) {
  const [asked, setAsked] = useState(false);
  const { game, title, where, players, ended, long, onTable } = line;
  const named = (what: string): string => fill(THEATRE.ofGame, { what, title, where });
  return (
    <li class="games-line">
      <p class="games-words">
        <b>{title}</b>
        <span>{where}</span>
        {players !== null && <span>{players}</span>}
        <small>{onTable ? `${long} (${THEATRE.gamesNow})` : long}</small>
      </p>
      {asked ? (
        <div class="games-buttons">
          <p>{THEATRE.removeAsked}</p>
          <button type="button" class="button" onClick={() => setAsked(false)}>
            {THEATRE.removeNo}
          </button>
          <button
            type="button"
            class="button button-gold"
            aria-label={named(THEATRE.removeYes)}
            onClick={() => ask.remove(game)}
          >
            {THEATRE.removeYes}
          </button>
        </div>
      ) : (
        <div class="games-buttons">
          {!onTable && !ended && (
            <button
              type="button"
              class="button button-gold"
              aria-label={named(THEATRE.goOn)}
              onClick={() => ask.resume(game)}
            >
              {THEATRE.goOn}
            </button>
          )}
          <button
            type="button"
            class="button"
            aria-label={named(THEATRE.watch)}
            onClick={() => ask.watch(game)}
          >
            {THEATRE.watch}
          </button>
          {!onTable && (
            <button
              type="button"
              class="button"
              aria-label={named(THEATRE.remove)}
              title={THEATRE.remove}
              onClick={() => setAsked(true)}
            >
              <Icon name="trash-can" />
            </button>
          )}
        </div>
      )}
    </li>
  );
}
