/** Triggers as sentences, in the order in which they are asked; each can be opened and written anew. */
import { EDITOR_FORM, EDITOR_PAGE, EDITOR_TABS } from '../../../../i18n/editorWords.ts';
import type { TriggerLine } from '../../../../scenario/triggerSchema.ts';
import type { EditorModel } from '../editorModel.ts';
import { ProblemLines } from '../findings.tsx';
import { Panel } from '../palette.tsx';
import { triggerWords } from '../triggerWords.ts';
import { DryRunLine, DryRunPanel } from './dryRunPanel.tsx';
import { EventForm } from './eventForm.tsx';
import { freshEvent } from './freshLine.ts';
import { Variables } from './variables.tsx';
import '../events.css';

interface PageProps {
  readonly model: EditorModel;
}

/** The page of events: all triggers, and the tallies that they keep. */
export function EventsPage({ model }: PageProps) {
  return (
    <>
      <Panel title={EDITOR_TABS.events}>
        <p class="editor-note">{EDITOR_PAGE.eventsHelp}</p>
        <EventList model={model} only={() => true} />
        <button type="button" class="button editor-wide" onClick={() => addEvent(model)}>
          {EDITOR_FORM.add}
        </button>
      </Panel>
      <DryRunPanel model={model} />
      <Variables model={model} />
    </>
  );
}

/** A new event, asked after all others of its moment. */
function addEvent(model: EditorModel): void {
  const event = freshEvent(model.drawn.peek());
  if (model.act({ type: 'putTrigger', at: null, trigger: event })) openEvent(model, event.id);
}

/** Opens an event; works and hexes are then chosen on the map, not drawn. */
function openEvent(model: EditorModel, id: string | null): void {
  model.hold({ event: id, tool: 'select' });
}

/** Some of the triggers. */
export function EventList({
  model,
  only,
}: PageProps & Readonly<{ only: (trigger: TriggerLine) => boolean }>) {
  const { triggers } = model.drawn.value;
  return (
    <ol class="editor-triggers">
      {triggers.map((trigger, at) =>
        only(trigger) ? <EventLineItem key={trigger.id} model={model} trigger={trigger} at={at} /> : null,
      )}
    </ol>
  );
}

interface ItemProps extends PageProps {
  readonly trigger: TriggerLine;
  readonly at: number;
}

function EventLineItem({ model, trigger, at }: ItemProps) {
  const document = model.drawn.value;
  const isOpen = model.event.value === trigger.id;
  const last = document.triggers.length - 1;
  const move = (to: number): void => {
    if (to < 0) model.refuse('first-already');
    else if (to > last) model.refuse('last-already');
    else model.act({ type: 'moveTrigger', from: at, to });
  };
  return (
    <li
      data-event={trigger.id}
      class={isOpen ? 'editor-opened' : undefined}
      onPointerEnter={() => model.hold({ lit: trigger.id })}
      onPointerLeave={() => model.hold({ lit: null })}
      onFocusIn={() => model.hold({ lit: trigger.id })}
      onFocusOut={() => model.hold({ lit: null })}
    >
      <p>{triggerWords(document, trigger)}</p>
      <span class="editor-choices">
        <button
          type="button"
          class="button"
          aria-expanded={isOpen}
          onClick={() => openEvent(model, isOpen ? null : trigger.id)}
        >
          {isOpen ? EDITOR_FORM.done : EDITOR_FORM.edit}
        </button>
        <button type="button" class="button" aria-disabled={at === 0} onClick={() => move(at - 1)}>
          {EDITOR_PAGE.earlier}
        </button>
        <button type="button" class="button" aria-disabled={at === last} onClick={() => move(at + 1)}>
          {EDITOR_FORM.later}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => model.act({ type: 'removeTrigger', id: trigger.id })}
        >
          {EDITOR_PAGE.remove}
        </button>
      </span>
      <DryRunLine model={model} id={trigger.id} />
      <ProblemLines model={model} problems={problemsAt(model, at)} />
      {isOpen && <EventForm model={model} trigger={trigger} at={at} />}
    </li>
  );
}

/** What is wrong with a trigger. */
function problemsAt(model: EditorModel, at: number): EditorModel['problems']['value'] {
  const path = `/triggers/${at}`;
  return model.problems.value.filter(
    ({ place }) => place.at === 'part' && (place.path === path || place.path.startsWith(`${path}/`)),
  );
}
