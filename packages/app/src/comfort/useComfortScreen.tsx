import type { ComfortEntry } from '@friendbase/ui-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CrashBoundary } from '../lib/loading/CrashBoundary.tsx';
import { NotOpened } from '../lib/loading/NotOpened.tsx';

const ComfortDialog = lazy(() =>
  import('./ComfortDialog.tsx').then((module) => ({ default: module.ComfortDialog })),
);

interface ComfortScreen {
  /** For the header. */
  entry: ComfortEntry;
  /** Stands in the footer of the page, which has room for what went wrong. */
  dialog: ReactNode;
}

/** The comfort settings of a page: the way to them, and the dialog, which is loaded when it is opened. */
export function useComfortScreen(): ComfortScreen {
  const [isOpen, setIsOpen] = useState(false);
  return {
    entry: { onPress: () => setIsOpen(true) },
    dialog: isOpen && (
      <CrashBoundary fallback={<NotOpened />}>
        <Suspense fallback={null}>
          <ComfortDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      </CrashBoundary>
    ),
  };
}
