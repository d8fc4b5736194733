/** The battles as cards: the chosen one opens in its place, and the order never changes. On a phone they are swiped. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FrontIcon } from '../../parts/frontIcon.tsx';
import type { ScenarioCard } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';

interface BattlesProps {
  readonly scenarios: readonly ScenarioCard[];
  /** The place of the chosen one. */
  readonly at: number;
  readonly choose: (id: string) => void;
  /** The tale of the chosen one is to be read. */
  readonly tell: () => void;
}

/** Steps of the keys. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The cards, and on a phone the dots below them. */
export function Battles({ scenarios, at, choose, tell }: BattlesProps) {
  const list = useRef<HTMLUListElement>(null);
  const chosenCard = (): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>('.card-chosen') ?? null;
  const toTheMiddle = (): void => {
    const [row, card] = [list.current, chosenCard()];
    if (row !== null && card !== null)
      row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
  };
  useLayoutEffect(toTheMiddle, [at, scenarios.length]);
  const step = (press: KeyboardEvent): void => {
    const by = STEPS[press.key];
    if (by === undefined || press.altKey || press.ctrlKey || press.metaKey) return;
    press.preventDefault();
    const next = Math.min(Math.max(at + by, 0), scenarios.length - 1);
    choose(scenarios[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('.card-open')[next]?.focus();
  };
  /** The card that lies in the middle after a swipe is the chosen one. */
  const chooseMiddle = (): void => {
    const row = list.current;
    if (row === null || row.scrollWidth <= row.clientWidth + 1) return;
    const middle = row.scrollLeft + row.clientWidth / 2;
    const far = [...row.children].map((card) =>
      card instanceof HTMLElement ? Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle) : Infinity,
    );
    choose(scenarios[far.indexOf(Math.min(...far))]!.id);
  };
  return (
    <>
      <ul
        ref={list}
        class="cards"
        role="list"
        aria-labelledby="title-choose"
        onKeyDown={step}
        onScrollEnd={chooseMiddle}
      >
        {scenarios.map((scenario, place) => (
          <Card
            key={scenario.id}
            scenario={scenario}
            chosen={place === at}
            choose={() => choose(scenario.id)}
            tell={tell}
          />
        ))}
      </ul>
      <p class="cards-dots" aria-hidden="true">
        {scenarios.map(({ id }, place) => (
          <i key={id} class={place === at ? 'cards-dot-now' : undefined} />
        ))}
      </p>
    </>
  );
}

interface CardProps {
  readonly scenario: ScenarioCard;
  readonly chosen: boolean;
  readonly choose: () => void;
  readonly tell: () => void;
}

/** A battle. */
function Card({ scenario, chosen, choose, tell }: CardProps) {
  const { title, turns, length, size, easy, picture, summary } = scenario;
  return (
    <li class={chosen ? 'card card-chosen' : 'card'} onClick={choose}>
      {picture !== null && <img class="card-picture" src={picture} alt="" width={640} height={360} />}
      <button
        type="button"
        class="card-open"
        aria-current={chosen ? 'true' : undefined}
        tabIndex={chosen ? 0 : -1}
        onClick={choose}
      >
        <span class="card-name">{title}</span>
        <span class="card-turns">{turns}</span>
      </button>
      <p class="card-summary">{summary}</p>
      <p class="card-facts">
        {length !== null && (
          <span>
            <FrontIcon name="hourglass" />
            {length}
          </span>
        )}
        <span>
          <FrontIcon name="shield" />
          {size}
        </span>
        {easy && (
          <span>
            <FrontIcon name="boot-prints" />
            {say('goodFirst')}
          </span>
        )}
      </p>
      {chosen && (
        <button type="button" class="card-tale" onClick={tell}>
          {say('tale')}
        </button>
      )}
    </li>
  );
}
