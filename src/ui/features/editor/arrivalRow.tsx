/** One way in which a group may come: its turns and its die, or the event that says more than that. */
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_FORM, EDITOR_PAGE, EDITOR_SHEET } from '../../../i18n/editorWords.ts';
import { TO_THE_END, withSchedule, type GroupArrival, type Schedule } from './arrivals.ts';
import type { EditorModel } from './editorModel.ts';
import { Count, Figure } from './figure.tsx';
import { Choice } from './map/fields.tsx';
import { triggerWords } from './triggerWords.ts';

interface RowProps<A extends GroupArrival> {
  readonly model: EditorModel;
  readonly arrival: A;
}

/** The row. */
export function ArrivalRow({ model, arrival }: RowProps<GroupArrival>) {
  const { trigger } = arrival;
  return (
    <li>
      {arrival.type === 'schedule' ? (
        <ScheduleFields model={model} arrival={arrival} />
      ) : (
        <p class="editor-note">{triggerWords(model.drawn.value, trigger)}</p>
      )}
      <span class="editor-choices">
        {arrival.type === 'event' && (
          <button
            type="button"
            class="button"
            title={EDITOR_SHEET.toEventHelp}
            onClick={() => {
              model.hold({ event: trigger.id, tab: 'events' });
            }}
          >
            {EDITOR_SHEET.toEvent}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-label={fill(EDITOR_PAGE.takeAway, { what: trigger.id })}
          onClick={() => model.act({ type: 'removeTrigger', id: trigger.id })}
        >
          {EDITOR_PAGE.remove}
        </button>
      </span>
    </li>
  );
}

function ScheduleFields({ model, arrival }: RowProps<Schedule>) {
  const put = (part: Parameters<typeof withSchedule>[1]): void => void model.act(withSchedule(arrival, part));
  return (
    <>
      <Figure
        label={EDITOR_PAGE.fromTurn}
        help={EDITOR_PAGE.fromTurnHelp}
        least={1}
        most={99}
        value={arrival.from}
        settled={(from) => put({ from })}
      />
      <Count
        label={EDITOR_SHEET.toTurn}
        help={EDITOR_SHEET.toTurnHelp}
        least={1}
        most={99}
        value={arrival.to === TO_THE_END ? null : arrival.to}
        blank={EDITOR_SHEET.toTheEnd}
        settled={(to) => put({ to: to ?? TO_THE_END })}
      />
      <Choice
        label={EDITOR_FORM.roll}
        help={EDITOR_SHEET.arrivalRollHelp}
        value={String(arrival.least)}
        choices={[
          ['0', EDITOR_FORM.noRoll],
          ...[2, 3, 4, 5, 6].map((least) => [String(least), fill(EDITOR_FORM.atLeast, { least })] as const),
        ]}
        settled={(least) => put({ least: Number(least) })}
      />
      <Figure
        label={EDITOR_SHEET.credit}
        help={EDITOR_SHEET.creditHelp}
        least={0}
        most={999}
        value={arrival.credit}
        settled={(credit) => put({ credit })}
      />
    </>
  );
}
