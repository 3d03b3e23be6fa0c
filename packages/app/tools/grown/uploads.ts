import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isApiError, processMedia, startUpload } from '@friendbase/contract';
import { browserOf } from '../bench/day/livedDay.ts';
import type { Member } from '../bench/live/members.ts';
import { PHOTO } from '../bench/product.ts';

/** Between one picture and the next. */
const PAUSE_MS = 1000;
/** Before a step is tried again, and how long it is at most. */
const AGAIN_MS = 500;
const LIMIT_MS = 60_000;

export interface Uploaded {
  /** Of the pictures that were made ready. */
  addresses: string[];
  /** How many tries failed before a step was done. */
  refused: number;
  /** What else went wrong. */
  problems: string[];
}

const isRefused = (error: unknown): boolean => isApiError(error, 503);

/**
 * A member who sends one picture after the other. A step that fails is tried again until it is done. Our own calls may fail by
 * 503 alone.
 */
export function startUploads(origin: string, member: Member) {
  const { call, put } = browserOf(origin, member);
  const photo = new Uint8Array(readFileSync(PHOTO));
  const done: Uploaded = { addresses: [], refused: 0, problems: [] };
  const over = new AbortController();

  async function retry<Result>(step: () => Promise<Result>, mayFail = isRefused): Promise<Result> {
    const end = performance.now() + LIMIT_MS;
    for (;;) {
      try {
        return await step();
      } catch (error) {
        done.refused += 1;
        if (!mayFail(error)) done.problems.push(String(error));
        if (performance.now() > end) throw error;
      }
      await pause(AGAIN_MS);
    }
  }

  async function upload(): Promise<void> {
    const { uploadURL } = await retry(() => call(startUpload, {}));
    // The storage may be away.
    await retry(
      () => put(uploadURL, photo),
      () => true,
    );
    const { mediaURL } = await retry(() => call(processMedia, { body: { mediaURL: uploadURL } }));
    done.addresses.push(mediaURL);
  }

  const uploading = (async () => {
    while (!over.signal.aborted) {
      await upload();
      await pause(PAUSE_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })().catch((error: unknown) => void done.problems.push(String(error)));

  return {
    /** Sends no more pictures, once the last one is ready. */
    async stop(): Promise<Uploaded> {
      over.abort();
      await uploading;
      return done;
    },
  };
}

/** Pictures that the process at this address does not show to the member. */
export async function missingAt(
  origin: string,
  member: Member,
  addresses: readonly string[],
): Promise<string[]> {
  const { get } = browserOf(origin, member);
  const missing: string[] = [];
  for (const address of addresses) await get(address).catch(() => missing.push(address));
  return missing;
}
