import { partSteps } from '../data/uploadParts.ts';
import { uploadSteps } from '../data/uploads.ts';
import type { QueuedFile } from '../outbox/carriedFiles.ts';
import { comesInParts, isPartsAddress } from './sending/partRules.ts';
import { withPoster } from './sending/poster.ts';
import { createQueue } from './sending/queue.ts';
import { isAddressGone, startsOver } from './sending/retry.ts';
import { sendParts } from './sending/sendParts.ts';

/** A large film on a slow line; then the line counts as lost, and the file is sent again, as far as it has not come. */
const FILE_LIMIT_MS = 600_000;

/** Over a network that comes and goes the one that was begun first is to arrive. */
const PARTS_AT_ONCE = 2;

interface QueuedFilesOptions {
  /** Asks for an address with this key: a repeated question gets the same one. */
  start: (key: string) => Promise<string>;
  /** What was sent is not sent again, also after a reload. */
  remember: (files: readonly QueuedFile[]) => Promise<void>;
}

/** Sends the files of a post that waited for the network, one after the other, and answers where each stands. */
export async function sendQueuedFiles(
  id: string,
  files: readonly QueuedFile[],
  { start, remember }: QueuedFilesOptions,
): Promise<readonly QueuedFile[]> {
  const sent = [...files];
  for (const [at, queued] of files.entries()) {
    if (queued.url !== undefined) continue;
    const note = (known: Pick<QueuedFile, 'url' | 'address'>) => {
      sent[at] = { ...queued, ...known };
      return remember([...sent]);
    };
    // As small as a part, it starts over.
    const url = comesInParts(queued.file.size, { overBytes: 0 })
      ? await sendLarge(queued, (address) => note({ address }))
      : await sendOne(queued.file, await start(`${id}-${at}`));
    await note({ url, address: undefined });
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

/** Goes on with the parts that have not come, also after a reload. */
async function sendLarge(
  { file, address }: Pick<QueuedFile, 'file' | 'address'>,
  onAddress: (address: string) => Promise<void>,
): Promise<string> {
  const signal = AbortSignal.timeout(FILE_LIMIT_MS);
  const finish = async (whole: string) =>
    uploadSteps.finish(whole, await withPoster(file, uploadSteps, signal));
  try {
    if (address !== undefined && !isPartsAddress(address)) return await finish(address);
    const known = address ?? (await partSteps.begin(file));
    if (known !== address) await onAddress(known);
    const silent = { file, address: known, onProgress: () => undefined, onPart: () => undefined };
    const parts = await sendParts(silent, { steps: partSteps, queue: createQueue(PARTS_AT_ONCE), signal });
    const whole = await partSteps.join(known, parts);
    await onAddress(whole);
    return await finish(whole);
  } catch (error) {
    // What had come is not there anymore: it is swept after a day.
    if (address !== undefined && startsOver(error)) return sendLarge({ file }, onAddress);
    throw error;
  }
}
