import type { QueryClient } from '@tanstack/react-query';
import { isBeingWritten, type Refreshed } from './refresh.ts';

// Apart from what every page begins with.

/** Waits for the writes about this data: an answer that was read before them would undo what they show optimistically. */
export const whenWritten = (queryClient: QueryClient, name: Refreshed): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isBeingWritten(queryClient, name)) return;
      stop();
      resolve();
    };
    const stop = queryClient.getMutationCache().subscribe(look);
    look();
  });
