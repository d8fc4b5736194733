/** Before the battle: the name of the game, the battles that can be begun, the game that was left. */
import type { ReadonlySignal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import ground from '../../assets/built/title.webp';
import { fill } from '../i18n/fill.ts';
import { LESSONS } from '../i18n/frontWords.ts';
import { FrontIcon } from './frontIcon.tsx';
import { Languages } from './languages.tsx';
import type { LessonsModel } from './lessons/lessonsModel.ts';
import { chooseFile } from './openFile.tsx';
import type { SeatingModel } from './seats/seatsModel.ts';
import type { SettingsModel } from './settingsModel.ts';
import './seats/seats.css';
import type { ScenarioCard, TableAsks, TitleModel } from './tableModel.ts';
import { say, type PlainLabel } from './words.ts';

/** What the title page shows and may ask. */
export interface TitleModels {
  readonly title: ReadonlySignal<TitleModel>;
  readonly lessons: Pick<LessonsModel, 'waiting'>;
  readonly seating: Pick<SeatingModel, 'lastSeats' | 'layFor'>;
  readonly settings: SettingsModel;
  readonly ask: Pick<TableAsks, 'begin' | 'command' | 'resume'>;
}

/** What can be opened before any battle. */
const ENTRIES = [
  ['siege', 'castle'],
  ['games', 'bookshelf'],
  ['help', 'open-book'],
  ['settings', 'cog'],
  ['credits', 'winged-scepter'],
] as const satisfies readonly (readonly [PlainLabel, string])[];

/** The title page. One battle lies open with all that can be read of it; the others are a press away. */
export function Title({ title, lessons, seating, settings, ask }: TitleModels) {
  const { scenarios, first, kept } = title.value;
  const [open, setOpen] = useState(first);
  return (
    <main class="title">
      <div class="title-ground" aria-hidden="true">
        <img src={ground} alt="" />
      </div>
      <header class="title-head">
        <h1>
          <span class="title-prefix">{say('gamePrefix')}</span> {say('gameName')}
        </h1>
        <p>{say('gameLine')}</p>
      </header>
      <div class="title-other">
        <Languages settings={settings} />
        {kept !== null && (
          <div class="kept">
            <p>
              {say('keptGame')}: <b>{kept.title}</b> <i>{kept.where}</i>
            </p>
            <button type="button" class="button" onClick={() => ask.resume()}>
              {say('continue')}
            </button>
          </div>
        )}
        <button type="button" class="button title-learn" onClick={() => ask.command('lessons')}>
          <FrontIcon name="boot-prints" />
          {learnWords(lessons)}
        </button>
        <button type="button" class="button" onClick={chooseFile}>
          <FrontIcon name="load" />
          {say('loadFile')}
        </button>
        {ENTRIES.map(([id, icon]) => (
          <button key={id} type="button" class="button" onClick={() => ask.command(id)}>
            <FrontIcon name={icon} />
            {say(id)}
          </button>
        ))}
      </div>
      <section class="title-choice" aria-label={say('chooseScenario')}>
        <h2>{say('chooseScenario')}</h2>
        <ul class="scenarios" style={{ '--lines': String(scenarios.length) }}>
          {scenarios.map((scenario) => (
            <Scenario
              key={scenario.id}
              scenario={scenario}
              isOpen={scenario.id === open}
              choose={() => setOpen(scenario.id)}
              seating={seating}
              ask={ask}
            />
          ))}
        </ul>
      </section>
    </main>
  );
}

/** The lessons, or the one that waits to be gone on with. */
function learnWords({ waiting }: TitleModels['lessons']): string {
  return waiting.value === null ? LESSONS.begin : fill(LESSONS.goOn, waiting.value);
}

interface ScenarioProps {
  readonly scenario: ScenarioCard;
  readonly isOpen: boolean;
  readonly choose: () => void;
  readonly seating: TitleModels['seating'];
  readonly ask: TitleModels['ask'];
}

/** A battle: its line in the list, and the sheet beside it while it lies open. */
function Scenario({ scenario, isOpen, choose, seating, ask }: ScenarioProps) {
  const { id, title, facts, picture } = scenario;
  const sheet = useId();
  return (
    <li class="scenario">
      <h3>
        <button
          type="button"
          class="scenario-line"
          aria-expanded={isOpen}
          aria-controls={isOpen ? sheet : undefined}
          onClick={choose}
        >
          <span class="scenario-title">{title}</span>
          <small>{facts.slice(0, 2).join(' · ')}</small>
        </button>
      </h3>
      {isOpen && (
        <article class="scenario-sheet" id={sheet} aria-label={title}>
          {picture !== null && <img class="scenario-picture" src={picture} alt="" />}
          <div class="scenario-words">
            <p class="scenario-name" aria-hidden="true">
              {title}
            </p>
            <p>{scenario.summary}</p>
            <ul class="facts">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <div class="title-begin">
              <button type="button" class="button button-gold" onClick={() => ask.begin(id)}>
                {say('begin')}
              </button>
              <button type="button" class="button" onClick={() => seating.layFor(id, 'machine')}>
                {say('beginMachine')}
              </button>
              <button type="button" class="button" onClick={() => seating.layFor(id)}>
                {say('beginSheet')}
              </button>
            </div>
            <LastSeats lines={seating.lastSeats(id)} />
            {scenario.reading.map(({ head, text }) => (
              <section key={head} class="reading">
                <h4>{head}</h4>
                <p>{text}</p>
              </section>
            ))}
          </div>
        </article>
      )}
    </li>
  );
}

/** Who sat where last: the game begins with them. */
function LastSeats({ lines }: Readonly<{ lines: readonly string[] }>) {
  if (lines.length === 0) return null;
  return <p class="title-seats">{lines.join(' · ')}</p>;
}
