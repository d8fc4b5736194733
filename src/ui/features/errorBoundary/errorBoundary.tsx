/** The page behind a guard: what breaks in it, or beside it, puts a sheet in its place from which the game goes on. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useErrorBoundary, useState } from 'preact/hooks';
import { version } from '../../../../package.json';
import { FailureSheet, type FailureAsks } from './failureSheet.tsx';
import { download } from '../../games/files.ts';
import type { LoadedTable } from '../../shell/tablePage.tsx';
import type { Cause } from '../../loading/causes.ts';
import { reportOf, TOLD, type Failures } from './failures.ts';

interface GuardedProps {
  readonly failures: Failures;
  /** Null while there is only the title. */
  readonly table: ReadonlySignal<Pick<LoadedTable, 'store' | 'model' | 'lastActions'> | null>;
  readonly children: ComponentChildren;
}

/** The page, or the sheet while something is broken. Going on lays the page anew on the same store. */
export function ErrorBoundary({ failures, table, children }: GuardedProps) {
  const [laid, setLaid] = useState(0);
  const failure = failures.now.value;
  if (failure !== null) {
    const house = table.peek();
    const { store, model } = house ?? { store: null, model: null };
    const history = store?.history.peek() ?? null;
    const ask: FailureAsks = {
      goOn: () => {
        // A window that breaks whenever it opens must not open again by itself.
        if (store !== null) store.openWindow(null);
        setLaid(laid + 1);
        failures.goOn();
      },
      reload: () => void reloadPage(failure.cause),
      save: history === null ? null : () => model?.ask.command('save'),
      report: () => {
        const page = { version, browser: navigator.userAgent, when: new Date().toISOString() };
        download(
          `pelennor-report-${page.when.slice(0, 10)}.json`,
          reportOf(failure, history, house?.lastActions(TOLD) ?? [], page),
        );
      },
    };
    return <FailureSheet cause={failure.cause} message={failure.message} ask={ask} />;
  }
  return (
    <Guard key={laid} caught={failures.catch}>
      {children}
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

/** Loads the page anew; what this browser keeps of the program goes first where it may be damaged. Games are kept elsewhere. */
async function reloadPage(cause: Cause): Promise<void> {
  if (cause === 'damaged' && 'caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  location.reload();
}
