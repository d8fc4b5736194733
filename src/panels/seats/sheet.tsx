/** The sheet of a new game: the battle, who sits where, clocks, the match. */
import { useId } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { SEATS } from '../../i18n/words.ts';
import { HandOverChoice } from '../settings/handOverChoice.tsx';
import { Choice } from '../settings/rows.tsx';
import { Seal } from '../seal.tsx';
import type { TableModel } from '../tableModel.ts';
import { Bids } from './bids.tsx';
import type { SeatingModel, SheetView } from './seatsModel.ts';
import './seats.css';

/** The window of a new game. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { seating } = model;
  const view = seating.sheet.value;
  const { draft, battles, expected, problem } = view;
  return (
    <form
      class="settings sheet-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        seating.begin();
      }}
    >
      <div class="sheet-battle">
        <Choice
          label={SEATS.sheetBattle}
          value={draft.battle}
          choices={battles.map(({ id, title }) => [id, title] as const)}
          set={(battle) => seating.fillIn({ battle })}
        />
        {expected !== null && <p class="sheet-note">{fill(SEATS.expected, { minutes: expected })}</p>}
      </div>
      <Seats
        seating={seating}
        view={view}
        handOver={<HandOverChoice label={SEATS.handOver} settings={model.settings} />}
      />
      <fieldset>
        <legend>{SEATS.sheetMatch}</legend>
        <Match seating={seating} view={view} />
        <Clocks seating={seating} view={view} />
      </fieldset>
      <div class="modal-buttons">
        {problem !== null && (
          <p class="sheet-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button button-gold" aria-disabled={problem !== null}>
          {SEATS.begin}
        </button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly seating: SeatingModel;
  readonly view: SheetView;
}

function Seats({ seating, view, handOver }: PartProps & Readonly<{ handOver: preact.ComponentChild }>) {
  const { draft } = view;
  const set = (side: 0 | 1, part: Partial<SheetView['draft']['seats'][0]>): void => {
    const [defender, besieger] = draft.seats;
    const changed = { ...draft.seats[side], ...part };
    seating.fillIn({ seats: side === 0 ? [changed, besieger] : [defender, changed] });
  };
  const bothHere = draft.seats.every(({ taken }) => taken === 'player');
  return (
    <fieldset>
      <legend>{SEATS.sheetSeats}</legend>
      <div class="sheet-seats">
        {([0, 1] as const).map((side) => (
          <SeatRow key={side} side={side} view={view} set={(part) => set(side, part)} />
        ))}
        <button type="button" class="button sheet-change" onClick={() => seating.changeSides()}>
          {SEATS.change}
        </button>
      </div>
      {bothHere && handOver}
    </fieldset>
  );
}

interface SeatProps {
  readonly side: 0 | 1;
  readonly view: SheetView;
  readonly set: (part: Partial<SheetView['draft']['seats'][0]>) => void;
}

function SeatRow({ side, view, set }: SeatProps) {
  const name = view.sides[side];
  const { name: who, taken } = view.draft.seats[side];
  const [field, choice] = [useId(), useId()];
  return (
    <section class="sheet-seat" data-side={side} aria-label={name}>
      <h3>
        <Seal side={side} /> {name}
      </h3>
      <label class="unseen" for={choice}>
        {fill(SEATS.takenBy, { side: name })}
      </label>
      <select
        id={choice}
        value={taken}
        onChange={({ currentTarget }) =>
          set({ taken: currentTarget.value === 'machine' ? 'machine' : 'player' })
        }
      >
        <option value="player" selected={taken === 'player'}>
          {SEATS.player}
        </option>
        <option value="machine" selected={taken === 'machine'}>
          {SEATS.machine}
        </option>
      </select>
      {taken === 'player' && (
        <>
          <label class="unseen" for={field}>
            {fill(SEATS.name, { side: name })}
          </label>
          <input
            id={field}
            type="text"
            value={who}
            maxLength={40}
            autocomplete="off"
            placeholder={SEATS.nameHint}
            onInput={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        </>
      )}
    </section>
  );
}

function Clocks({ seating, view }: PartProps) {
  const { clock, minutes } = view.draft;
  const field = useId();
  return (
    <>
      <Choice
        label={SEATS.clock}
        value={clock}
        choices={[
          ['none', SEATS.clockNone],
          ['side', SEATS.clockSide],
          ['turn', SEATS.clockTurn],
        ]}
        set={(chosen) => seating.fillIn({ clock: chosen })}
      />
      {clock !== 'none' && (
        <>
          <p class="setting">
            <label for={field}>{SEATS.minutes}</label>
            <input
              id={field}
              type="number"
              inputMode="numeric"
              min={1}
              max={600}
              value={minutes}
              onInput={({ currentTarget }) => seating.fillIn({ minutes: currentTarget.value })}
            />
          </p>
          <p class="sheet-note">{SEATS.clockMarks}</p>
        </>
      )}
    </>
  );
}

function Match({ seating, view }: PartProps) {
  const { match } = view.draft;
  return (
    <>
      <Choice
        label={SEATS.match}
        value={match}
        choices={[
          ['single', SEATS.matchSingle],
          ['two', SEATS.matchTwo],
          ['bid', fill(SEATS.matchBid, { side: view.sides[1] })],
        ]}
        set={(chosen) => seating.fillIn({ match: chosen })}
      />
      {match === 'two' && <p class="sheet-note">{fill(SEATS.matchTwoText, { bonus: view.bonus })}</p>}
      {match === 'bid' && <Bids seating={seating} view={view} />}
    </>
  );
}
