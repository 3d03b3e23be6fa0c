import type { Client } from '@friendbase/contract';
import { limitConcurrency } from '../../db/concurrencyLimit.ts';
import type { Bounds } from '../../db/concurrencyLimit.ts';
import { TemporaryError } from '../../db/failures.ts';
import type { Gathered, PageReader, PageRenderer } from './pageRenderer.ts';

export interface GatherLimits extends Bounds {
  /** After this long, the wait for a turn included, a page is sent without its data. */
  longestMs: number;
}

/** Pages that are not rendered need their data all the more: many may wait, for as long as members do. */
export const GATHER_LIMITS: GatherLimits = { atOnce: 4, mostWaiting: 60, waitMs: 2000, longestMs: 2500 };

/** Gathers the data of a page. Rejects with `TemporaryError` where that would take too long. */
export type Gather = (url: string, client: Client, reader: PageReader) => Promise<Gathered>;

/** Gathers for a bounded number of pages at a time: whoever comes beyond that asks for everything by calls, which are limited. */
export function createGathering(
  { gatherPage }: Pick<PageRenderer, 'gatherPage'>,
  { longestMs, ...bounds }: GatherLimits,
): Gather {
  const run = limitConcurrency(bounds);
  return (...asked) => Promise.race([run(() => gatherPage(...asked)), tooLong(longestMs)]);
}

const tooLong = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(new TemporaryError('PAGE_SLOW', `Gathered for ${ms} ms.`));
    setTimeout(refuse, ms).unref();
  });
