/** Kinds of the author's own, as they are written on a counter, and kinds that he alters. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_LIVERY, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import type { SendKind } from './kindForm.tsx';
import { namedApart, type LeaderSheet, type UnitSheet } from './kinds.ts';
import { Choice } from './map/fields.tsx';
import { LeaderForm } from './ownLeader.tsx';
import { UnitForm } from './ownUnit.tsx';
import { Panel } from './palette.tsx';
import { takeInk } from './takeInk.ts';

interface OwnProps {
  readonly model: EditorModel;
  readonly force: string;
}

/** Adds a kind or alters that of its id, and takes it in hand. */
function putKind({ model, force }: OwnProps, kind: KindSheet): boolean {
  const done = model.act({ type: 'putKind', kind });
  if (done) takeInk(model, { type: 'piece', kind, force });
  return done;
}

/** The form for a kind of the author's own: once added, it is in his hand. */
export function OwnKind(props: OwnProps) {
  const [sort, setSort] = useState<'unit' | 'leader'>('unit');
  const send: SendKind = (name, made) =>
    putKind(props, made(namedApart(name, props.model.drawn.peek().kinds)));
  return (
    <Panel title={EDITOR_PAGE.ownKind}>
      <Choice
        label={EDITOR_PAGE.kindSort}
        help={EDITOR_PAGE.kindSortHelp}
        value={sort}
        choices={[
          ['unit', EDITOR_PAGE.sortUnit],
          ['leader', EDITOR_PAGE.sortLeader],
        ]}
        settled={setSort}
      />
      {sort === 'unit' ? (
        <UnitForm send={send} button={EDITOR_PAGE.addKind} />
      ) : (
        <LeaderForm send={send} button={EDITOR_PAGE.addKind} />
      )}
    </Panel>
  );
}

/** A kind that has a form. */
export type Alterable = UnitSheet | LeaderSheet;

/** Whether a kind has a form: engines and cauldrons are as the rules have them. */
export function isAlterable(kind: KindSheet): kind is Alterable {
  return kind.class === 'unit' || kind.class === 'personage';
}

/** The same form for a kind that there is: sent, it has its id and is the battle's own. */
export function AlteredKind({
  kind,
  done,
  ...props
}: OwnProps & Readonly<{ kind: Alterable; done: () => void }>) {
  const send: SendKind = (name, made) => {
    const altered = putKind(props, made({ id: kind.id, name }));
    if (altered) done();
    return altered;
  };
  const form = { send, button: EDITOR_LIVERY.alterKind };
  const frame = useRef<HTMLDivElement>(null);
  // The form stands below the list of kinds: it comes into sight, and under the keys.
  useLayoutEffect(() => frame.current!.querySelector('input')!.focus(), []);
  return (
    <div ref={frame}>
      <Panel title={fill(EDITOR_LIVERY.alterNamed, { kind: inWords(kind.name) })}>
        <p class="editor-note">{EDITOR_LIVERY.alterHelp}</p>
        {kind.class === 'unit' ? <UnitForm {...form} kind={kind} /> : <LeaderForm {...form} kind={kind} />}
        <button type="button" class="button editor-wide" onClick={done}>
          {EDITOR_LIVERY.letBe}
        </button>
      </Panel>
    </div>
  );
}
