import type { ComfortEntry } from '@friendbase/ui-kit';
import { lazy, useState, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
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
      <OnDemand fallback={<NotOpened />}>
        <ComfortDialog onClose={() => setIsOpen(false)} />
      </OnDemand>
    ),
  };
}
