import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { nothingIfGone } from './s3Client.ts';

/** The smallest part a storage takes, and as much of a file as is in memory at a time. */
const PART_BYTES = 5 * 2 ** 20;

interface Target {
  Bucket: string;
  Key: string;
}

/**
 * Sends bytes of unknown length, all or nothing. S3 wants to know the length before: what is longer than one part goes as
 * parts, one after the other, of which a file is made at the end.
 */
export async function s3Put(
  client: S3Client,
  target: Target,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ size: number }> {
  const pieces = piecesOf(bytes);
  const first = (await pieces.next()).value ?? Buffer.alloc(0);
  if (first.length < PART_BYTES) {
    await client.send(new PutObjectCommand({ ...target, Body: first }));
    return { size: first.length };
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const upload = { ...target, UploadId };
  try {
    return await sendParts(client, upload, first, pieces);
  } catch (error) {
    // What went wrong first is what is told; parts left over are swept.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function sendParts(
  client: S3Client,
  upload: Target & { UploadId: string | undefined },
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<{ size: number }> {
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let size = 0;
  const send = async (Body: Buffer) => {
    const PartNumber = Parts.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    Parts.push({ PartNumber, ETag });
    size += Body.length;
  };
  await send(first);
  for await (const piece of rest) await send(piece);
  await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  return { size };
}

/** Gives up what was begun before `until`, of processes that were stopped. */
export async function giveUpUploads(client: S3Client, Bucket: string, until: Date): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  for (const { Key, UploadId, Initiated } of Uploads)
    if (Initiated && Initiated < until)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(nothingIfGone);
}

/**
 * The same bytes in pieces of one length, but for the last. Each piece is over once the next is asked for: all stand in
 * one buffer, so that what came can be let go of at once.
 */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  const piece = Buffer.allocUnsafeSlow(PART_BYTES);
  let length = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + PART_BYTES - length);
      piece.set(taken, length);
      [at, length] = [at + taken.length, length + taken.length];
      if (length < PART_BYTES) continue;
      yield piece;
      length = 0;
    }
  }
  if (length > 0) yield piece.subarray(0, length);
}
