import type { EventEntry } from '@friendbase/contract';
import { useOpenedAt } from '../../lib/time/useOpenedAt.ts';
import { MyMonth } from './MyMonth.tsx';

/** Below the list of what the member goes to: the same as a month. */
export function MyEvents({ mine }: { mine: readonly EventEntry[] }) {
  const openedAt = useOpenedAt();
  return mine.length > 0 && <MyMonth mine={mine} openedAt={openedAt} />;
}
