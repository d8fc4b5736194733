/** An army put together by hand: figures more or fewer, names, cards in force and in hand. */
import { useId } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Faults } from '../faults.tsx';
import type { EditAsks } from './editAsks.ts';
import type { ArmyView, FigureCell, NationRow, Toggle } from './formModel.ts';

interface ArmyProps {
  readonly army: ArmyView;
  readonly ask: EditAsks;
}

/** One army on its sheet. */
export function ArmyCard({ army, ask }: ArmyProps) {
  const { post, alliance, title, facts, nations, characters, events, hand, faults } = army;
  const heading = useId();
  return (
    <section class="siege-army" data-alliance={alliance} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p class="siege-facts">{facts.join(' · ')}</p>
      <Faults faults={faults} label={SIEGE_ROOM.problems} />
      <ul class="siege-nations">
        {nations.map((nation) => (
          <Nation
            key={nation.id}
            nation={nation}
            step={(type, by) => ask.figure(post, nation.id, type, by)}
          />
        ))}
      </ul>
      <h4>{SIEGE_ROOM.characters}</h4>
      <Toggles toggles={characters} press={(id) => ask.character(post, id)} />
      {events !== null && (
        <Cards
          title={fill(SIEGE_ROOM.eventsCount, { count: events.filter(({ on }) => on).length })}
          cards={events}
          press={(id) => ask.event(post, id)}
        />
      )}
      {hand !== null && (
        <Cards
          title={fill(SIEGE_ROOM.handCount, { count: hand.filter(({ on }) => on).length })}
          cards={hand}
          press={(id) => ask.hold(post, id)}
        />
      )}
    </section>
  );
}

interface NationProps {
  readonly nation: NationRow;
  readonly step: (type: string, by: 1 | -1) => void;
}

function Nation({ nation, step }: NationProps) {
  const here = nation.cells.some(({ count }) => count > 0);
  return (
    <li class="siege-nation" data-here={here}>
      <span class="siege-nation-name">{nation.name}</span>
      {nation.cells.map((cell) => (
        <Figures key={cell.type} cell={cell} step={(by) => step(cell.type, by)} />
      ))}
    </li>
  );
}

interface FiguresProps {
  readonly cell: FigureCell;
  readonly step: (by: 1 | -1) => void;
}

/** So many figures of a kind: one fewer, one more. */
function Figures({ cell, step }: FiguresProps) {
  const { name, count, more, icon, type } = cell;
  const told = { figures: name, count };
  return (
    <span class="siege-figures" data-type={type} data-none={count === 0}>
      <button
        type="button"
        aria-label={fill(SIEGE_ROOM.take, told)}
        aria-disabled={count === 0}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <span class="siege-figure" aria-hidden="true">
        <Icon name={icon} />
        <b>{count}</b>
      </span>
      <button
        type="button"
        aria-label={fill(SIEGE_ROOM.add, told)}
        aria-disabled={!more}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

interface TogglesProps {
  readonly toggles: readonly Toggle[];
  readonly press: (id: string) => void;
}

function Toggles({ toggles, press }: TogglesProps) {
  return (
    <ul class="siege-toggles">
      {toggles.map(({ id, name, on, hint }) => (
        <li key={id}>
          <button type="button" aria-pressed={on} title={hint} onClick={() => press(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly Toggle[];
  readonly press: (id: string) => void;
}

/** Cards under a heading that opens; those that are on stay in sight. The names are printed on the cards, in English. */
function Cards({ title, cards, press }: CardsProps) {
  const on = cards.filter((card) => card.on);
  return (
    <div class="siege-cards" lang="en">
      {on.length > 0 && <Toggles toggles={on} press={press} />}
      <details>
        <summary>{title}</summary>
        <Toggles toggles={cards.filter((card) => !card.on)} press={press} />
      </details>
    </div>
  );
}
