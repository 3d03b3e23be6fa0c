import { uploadSteps } from '../data/uploads.ts';
import type { KeptFile } from '../outbox/carriedFiles.ts';
import { withPoster } from './sending/poster.ts';
import { isAddressGone } from './sending/retry.ts';

/** A large film on a slow line; then the line counts as lost, and the file is sent anew. */
const FILE_LIMIT_MS = 600_000;

interface KeptFilesOptions {
  /** Asks for an address with this key: a repeated question gets the same one. */
  start: (key: string) => Promise<string>;
  /** What was sent is not sent again, also after a reload. */
  remember: (files: readonly KeptFile[]) => Promise<void>;
}

/** Sends the files of a post that waited for the network, one after the other, and answers where each stands. */
export async function sendKeptFiles(
  id: string,
  files: readonly KeptFile[],
  { start, remember }: KeptFilesOptions,
): Promise<readonly KeptFile[]> {
  const sent = [...files];
  for (const [at, kept] of files.entries()) {
    if (kept.url !== undefined) continue;
    sent[at] = { ...kept, url: await sendOne(kept.file, await start(`${id}-${at}`)) };
    await remember([...sent]);
  }
  return sent;
}

async function sendOne(file: File, address: string): Promise<string> {
  try {
    return await sendTo(file, address);
  } catch (error) {
    if (!isAddressGone(error)) throw error;
  }
  // It was made ready before, and only the answer was lost; or the address has become too old.
  const there = await uploadSteps.finish(address).catch(() => undefined);
  return there ?? sendTo(file, await uploadSteps.start());
}

async function sendTo(file: File, address: string): Promise<string> {
  const signal = AbortSignal.timeout(FILE_LIMIT_MS);
  await uploadSteps.send({ file, address, signal, onProgress: () => undefined });
  return uploadSteps.finish(address, await withPoster(file, uploadSteps, signal));
}
