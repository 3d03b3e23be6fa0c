import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processMedia, startUpload } from '@friendbase/contract';
import type { Member } from '../bench/live/members.ts';
import { PHOTO } from '../bench/product.ts';

/** One picture after the other, this long apart. */
const PAUSE_MS = 1000;
/** Members press “Try again”, for as long as anything may be away. */
const AGAIN_MS = 500;
const LIMIT_MS = 60_000;

/** How many pictures were made ready, how many tries were refused meanwhile, and what else went wrong. */
export interface Uploaded {
  addresses: string[];
  refused: number;
  problems: string[];
}

/**
 * A member who sends pictures. What is refused is tried again until it works, as somebody who presses “Try again” does: our own calls may
 * be refused by 503 alone, the storage may be away.
 */
export function startUploads(origin: string, { cookie }: Member) {
  const photo = new Uint8Array(readFileSync(PHOTO));
  const done: Uploaded = { addresses: [], refused: 0, problems: [] };
  const over = new AbortController();

  async function answerTo(path: string, init: RequestInit): Promise<Response> {
    const end = performance.now() + LIMIT_MS;
    const isOurs = !path.startsWith('http') || path.startsWith(origin);
    while (performance.now() < end) {
      const headers = { ...(init.headers as Record<string, string>), ...(isOurs && { cookie }) };
      const answer = await fetch(isOurs ? new URL(path, origin) : path, { ...init, headers }).catch(
        () => undefined,
      );
      if (answer?.ok) return answer;
      done.refused += 1;
      await answer?.arrayBuffer();
      if (isOurs && answer?.status !== 503)
        done.problems.push(`${path}: ${answer?.status ?? 'connection broken'}`);
      await pause(AGAIN_MS);
    }
    throw new Error(`Not within ${LIMIT_MS / 1000} s: ${path} works again`);
  }

  async function upload(): Promise<void> {
    const { uploadURL } = (await (
      await answerTo(startUpload.path, { method: startUpload.method.toUpperCase() })
    ).json()) as { uploadURL: string };
    await answerTo(uploadURL, { method: 'PUT', body: photo, headers: { 'content-type': 'image/png' } });
    const processed = await answerTo(processMedia.path, {
      method: processMedia.method.toUpperCase(),
      body: JSON.stringify({ mediaURL: uploadURL }),
      headers: { 'content-type': 'application/json' },
    });
    done.addresses.push(((await processed.json()) as { mediaURL: string }).mediaURL);
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

/** Pictures that this process does not show to the member. */
export async function missingAt(
  origin: string,
  { cookie }: Member,
  addresses: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(new URL(address, origin), { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) missing.push(address);
  }
  return missing;
}
