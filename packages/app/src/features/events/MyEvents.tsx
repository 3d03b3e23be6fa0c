import type { EventEntry } from '@friendbase/contract';
import { useOpenedAt } from '../../lib/time/useOpenedAt.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { MyMonth } from './MyMonth.tsx';

/** Below the list of what the member goes to: the same as a month, and for their own calendar. */
export function MyEvents({ mine }: { mine: readonly EventEntry[] }) {
  const openedAt = useOpenedAt();
  return (
    <>
      {mine.length > 0 && <MyMonth mine={mine} openedAt={openedAt} />}
      <CalendarFeed />
    </>
  );
}
