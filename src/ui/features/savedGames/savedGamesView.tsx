/** The window of the games kept in this browser: go on with one, watch it, delete it. */
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { GAMES } from '../../../i18n/gameWords.ts';
import { Icon } from '../../parts/icon.tsx';
import { chooseFile } from '../../games/openFile.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import type { DamagedLine, SavedGameLine, SavedGamesModel } from './savedGamesModel.ts';
import './savedGames.css';

/** The list, in two parts: what can be gone on with, and what is finished. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { savedGames } = model;
  useEffect(() => savedGames.look(), [savedGames]);
  const lines = savedGames.lines.value;
  const damaged = savedGames.damaged.value;
  const unread = savedGames.unread.value;
  const close = () => model.ask.command('games');
  const asks: SavedGamesModel = {
    ...savedGames,
    resume: (game) => {
      close();
      savedGames.resume(game);
    },
    watch: (game) => {
      close();
      savedGames.watch(game);
    },
  };
  if (lines === null) return <p>{GAMES.gamesWait}</p>;
  return (
    <div class="games" tabIndex={0} role="region" aria-label={GAMES.games}>
      {unread !== null ? (
        <p role="alert">{unread}</p>
      ) : (
        lines.length === 0 && damaged.length === 0 && <p>{GAMES.gamesNone}</p>
      )}
      <Part title={GAMES.gamesUnfinished} lines={lines.filter(({ ended }) => !ended)} ask={asks} />
      <Part title={GAMES.gamesFinished} lines={lines.filter(({ ended }) => ended)} ask={asks} />
      <Damaged lines={damaged} ask={asks} />
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          chooseFile();
        }}
      >
        <Icon name="load" />
        {GAMES.gamesFile}
      </button>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly SavedGameLine[];
  readonly ask: SavedGamesModel;
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

/** What can no longer be read: saved as it is for whoever can mend it, or deleted. */
function Damaged({ lines, ask }: Readonly<{ lines: readonly DamagedLine[]; ask: SavedGamesModel }>) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={GAMES.damaged}>
      <h3 class="minor">{GAMES.damaged}</h3>
      <ul class="games-list">
        {lines.map((line) => (
          <DamagedGame key={line.id} line={line} ask={ask} />
        ))}
      </ul>
    </section>
  );
}

function DamagedGame({ line: { id, title }, ask }: Readonly<{ line: DamagedLine; ask: SavedGamesModel }>) {
  const [asked, setAsked] = useState(false);
  const labelFor = (what: string): string => fill(GAMES.ofGame, { what, title, where: GAMES.damaged });
  return (
    <li class="games-line">
      <p class="games-words">
        <b>{title}</b>
        <span>{GAMES.damagedWhy}</span>
      </p>
      {asked ? (
        <RemoveAsked
          label={labelFor(GAMES.removeYes)}
          keep={() => setAsked(false)}
          remove={() => ask.removeDamaged(id)}
        />
      ) : (
        <div class="games-buttons">
          <button
            type="button"
            class="button"
            aria-label={labelFor(GAMES.damagedSave)}
            onClick={() => ask.save(id)}
          >
            {GAMES.damagedSave}
          </button>
          <RemoveButton label={labelFor(GAMES.remove)} ask={() => setAsked(true)} />
        </div>
      )}
    </li>
  );
}

interface RemoveAskedProps {
  readonly label: string;
  readonly keep: () => void;
  readonly remove: () => void;
}

/** Deleting is asked about once more. */
function RemoveAsked({ label, keep, remove }: RemoveAskedProps) {
  return (
    <div class="games-buttons">
      <p>{GAMES.removeAsked}</p>
      <button type="button" class="button" onClick={keep}>
        {GAMES.removeNo}
      </button>
      <button type="button" class="button button-gold" aria-label={label} onClick={remove}>
        {GAMES.removeYes}
      </button>
    </div>
  );
}

function RemoveButton({ label, ask }: Readonly<{ label: string; ask: () => void }>) {
  return (
    <button type="button" class="button" aria-label={label} title={GAMES.remove} onClick={ask}>
      <Icon name="trash-can" />
    </button>
  );
}

function Game({ line, ask }: Readonly<{ line: SavedGameLine; ask: SavedGamesModel }>) {
  const [asked, setAsked] = useState(false);
  const { game, title, where, players, ended, long, onTable } = line;
  const labelFor = (what: string): string => fill(GAMES.ofGame, { what, title, where });
  return (
    <li class="games-line">
      <p class="games-words">
        <b>{title}</b>
        <span>{where}</span>
        {players !== null && <span>{players}</span>}
        <small>{onTable ? `${long} (${GAMES.gamesNow})` : long}</small>
      </p>
      {asked ? (
        <RemoveAsked
          label={labelFor(GAMES.removeYes)}
          keep={() => setAsked(false)}
          remove={() => ask.remove(game)}
        />
      ) : (
        <div class="games-buttons">
          {!onTable && !ended && (
            <button
              type="button"
              class="button button-gold"
              aria-label={labelFor(GAMES.goOn)}
              onClick={() => ask.resume(game)}
            >
              {GAMES.goOn}
            </button>
          )}
          <button
            type="button"
            class="button"
            aria-label={labelFor(GAMES.watch)}
            onClick={() => ask.watch(game)}
          >
            {GAMES.watch}
          </button>
          {!onTable && <RemoveButton label={labelFor(GAMES.remove)} ask={() => setAsked(true)} />}
        </div>
      )}
    </li>
  );
}
