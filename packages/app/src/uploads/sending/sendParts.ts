import { PART_RULES } from '@friendbase/contract';
import type { StoredPart, PartSteps } from '../../data/uploadParts.ts';
import type { SendPartsInput } from './fileMachine.ts';
import type { Queue } from './queue.ts';
import { isAddressGone, isPassing } from './retry.ts';

interface Piece {
  number: number;
  blob: Blob;
}

/** A file in pieces, as few as there may be. Source: product spec §9 “Uploader”. */
export function piecesOf(
  file: Blob,
  { minBytes, most }: { minBytes: number; most: number } = PART_RULES,
): Piece[] {
  const bytes = Math.max(minBytes, Math.ceil(file.size / most));
  return Array.from({ length: Math.ceil(file.size / bytes) }, (_, index) => ({
    number: index + 1,
    blob: file.slice(index * bytes, (index + 1) * bytes),
  }));
}

/**
 * Sends the parts of a file that are not there yet, a few at a time, and answers all of them. Once one fails no other is
 * begun. Those on their way still arrive where another try can help: over a bad line each try gets further. Whoever tries
 * again finds those that came.
 */
export async function sendParts(
  { file, address, onProgress, onPart }: SendPartsInput,
  { steps, queue, signal }: { steps: PartSteps; queue: Queue; signal: AbortSignal },
): Promise<StoredPart[]> {
  const here = await queue(() => steps.list(address), signal);
  const [failing, refused] = [new AbortController(), new AbortController()];
  const whileWanted = AbortSignal.any([signal, refused.signal]);
  const whileWell = AbortSignal.any([signal, failing.signal]);
  const sent = new Map<number, number>();
  const note = (number: number, bytes: number) => {
    sent.set(number, bytes);
    onProgress([...sent.values()].reduce((sum, one) => sum + one, 0));
  };

  const put = async ({ number, blob }: Piece): Promise<string> =>
    steps.put(await steps.sign(address, number), blob, {
      signal: whileWanted,
      onProgress: (bytes) => note(number, Math.min(bytes, blob.size)),
    });

  /** The address of a part ends before its upload does: then there is another one. */
  const putSigned = async (piece: Piece): Promise<string> => {
    try {
      return await put(piece);
    } catch (error) {
      if (isAddressGone(error)) return put(piece);
      throw error;
    }
  };

  const send = async (piece: Piece): Promise<StoredPart> => {
    const { number, blob } = piece;
    const { size } = blob;
    const known = here.find((part) => part.number === number && part.size === size);
    if (known) {
      note(number, size);
      return known;
    }
    const etag = await queue(() => putSigned(piece), whileWell);
    note(number, size);
    onPart();
    return { number, etag, size };
  };

  const sending = piecesOf(file).map(send);
  try {
    return await Promise.all(sending);
  } catch (error) {
    failing.abort();
    if (!isPassing(error)) refused.abort();
    await Promise.allSettled(sending);
    throw error;
  }
}
