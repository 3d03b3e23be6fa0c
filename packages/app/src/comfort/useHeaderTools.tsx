import type { HeaderToolsProps } from '@friendbase/ui-kit';
import { lazy, useState, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { laterPart, useLoadedWhenIdle } from '../lib/loading/laterPart.ts';
import { NotOpened } from '../lib/loading/NotOpened.tsx';

const ComfortDialog = lazy(() =>
  import('./ComfortDialog.tsx').then((module) => ({ default: module.ComfortDialog })),
);
const reader = laterPart(() => import('./PageReader.tsx').then(({ PageReader }) => PageReader));

interface HeaderTools {
  /** For the header. */
  tools: HeaderToolsProps;
  /** Stands in the footer of the page, which has room for what went wrong. */
  parts: ReactNode;
}

/**
 * Listen and the comfort settings of a page: the way to them, and what opens, which is loaded when it is called for. The voice
 * is there a little sooner: Safari lets a page speak first within a press alone.
 *
 * @param shown what is on show: the voice ends with it
 * @param hasControls whether words to press are read as well
 */
export function useHeaderTools(shown: string, hasControls = false): HeaderTools {
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [pressed, setPressed] = useState<{ shown: string; target: Element }>();
  useLoadedWhenIdle(reader);
  const [PageReader] = useState(reader.current);
  const isHere = pressed?.shown === shown;
  return {
    tools: {
      isReading: isHere && isReading,
      onListen: ({ target }) => setPressed({ shown, target }),
      onComfort: () => setIsOpen(true),
    },
    parts: (
      <OnDemand fallback={<NotOpened />}>
        {isOpen && <ComfortDialog onClose={() => setIsOpen(false)} />}
        {isHere && <PageReader press={pressed} hasControls={hasControls} onReading={setIsReading} />}
      </OnDemand>
    ),
  };
}
