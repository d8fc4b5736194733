/** The page behind a guard: what breaks in it, or beside it, puts a sheet in its place from which the game goes on. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useErrorBoundary, useState } from 'preact/hooks';
import { version } from '../../../package.json';
import { MishapSheet, type MishapAsks } from '../../panels/mishaps/mishapSheet.tsx';
import { UpdateNotice } from '../../panels/mishaps/updateNotice.tsx';
import { download } from '../files.ts';
import type { Versions } from '../offline/versions.ts';
import type { Table } from '../tableParts.ts';
import { reportOf, type Mishaps } from './mishaps.ts';

interface GuardedProps {
  readonly mishaps: Mishaps;
  readonly versions: Versions;
  /** Null while there is only the title. */
  readonly table: ReadonlySignal<Pick<Table, 'desk' | 'model'> | null>;
  readonly children: ComponentChildren;
}

/** The page, or the sheet while something is broken. Going on lays the page anew on the same desk. */
export function Guarded({ mishaps, versions, table, children }: GuardedProps) {
  const [laid, setLaid] = useState(0);
  const mishap = mishaps.now.value;
  if (mishap !== null) {
    const { desk, model } = table.peek() ?? { desk: null, model: null };
    const history = desk?.history.peek() ?? null;
    const ask: MishapAsks = {
      goOn: () => {
        // A window that breaks whenever it opens must not open again by itself.
        if (desk !== null) desk.window.value = null;
        setLaid(laid + 1);
        mishaps.goOn();
      },
      reload: () => location.reload(),
      save: history === null ? null : () => model?.ask.command('save'),
      report: () => {
        const page = { version, browser: navigator.userAgent, when: new Date().toISOString() };
        download(`pelennor-report-${page.when.slice(0, 10)}.json`, reportOf(mishap, history, page));
      },
    };
    return <MishapSheet message={mishap.message} ask={ask} />;
  }
  return (
    <Guard key={laid} caught={mishaps.catch}>
      {children}
      {versions.waiting.value && <UpdateNotice takeOver={versions.takeOver} later={versions.later} />}
    </Guard>
  );
}

/** Catches what breaks while its children are drawn. */
function Guard({
  caught,
  children,
}: Readonly<{ caught: (thrown: unknown) => void; children: ComponentChildren }>) {
  const [broken] = useErrorBoundary(caught);
  return broken === undefined ? <>{children}</> : null;
}
