/** Before the battle: the name of the game, the battles that can be begun, the game that was left. */
import type { ReadonlySignal } from '@preact/signals';
import ground from '../../assets/built/title.webp';
import { Icon } from './icon.tsx';
import { chooseFile } from './openFile.tsx';
import type { ScenarioCard, TableAsks, TitleModel } from './tableModel.ts';
import { say } from './words.ts';

interface TitleProps {
  readonly title: ReadonlySignal<TitleModel>;
  readonly ask: TableAsks;
}

/** The title page. */
export function Title({ title, ask }: TitleProps) {
  const { scenarios, kept } = title.value;
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
      <section class="title-choice" aria-label={say('chooseScenario')}>
        <h2>{say('chooseScenario')}</h2>
        <ul>
          {scenarios.map((scenario) => (
            <Scenario key={scenario.id} scenario={scenario} ask={ask} />
          ))}
        </ul>
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
        <button type="button" class="button" onClick={chooseFile}>
          <Icon name="load" />
          {say('loadFile')}
        </button>
      </section>
    </main>
  );
}

function Scenario({ scenario, ask }: Readonly<{ scenario: ScenarioCard; ask: TableAsks }>) {
  return (
    <li class="scenario">
      <h3>{scenario.title}</h3>
      <p>{scenario.summary}</p>
      <ul class="facts">
        {scenario.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <button type="button" class="button button-gold" onClick={() => ask.begin(scenario.id)}>
        {say('begin')}
      </button>
    </li>
  );
}
