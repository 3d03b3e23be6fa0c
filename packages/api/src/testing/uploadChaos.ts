import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { webm } from './mediaFiles.ts';
import { json } from './members.ts';

/** The product waits for 0, 1000, 3000 and 5000 ms. Source: product spec §9. */
const DELAYS_MS = [0, 10, 30, 50];

/** What a second try may change. Source: product spec §8. */
const mayChange = (status: number): boolean =>
  [408, 409, 418, 423, 429].includes(status) || (status >= 500 && ![501, 505].includes(status));

/** What is said of an upload that is over. */
const UNKNOWN = 'refused with 404';

/** S3 takes no smaller parts, but for the last. */
const PART_BYTES = 5 * 2 ** 20;

/** A file and what became of it so far. */
export interface Sending {
  bytes: Buffer;
  isInParts: boolean;
  /** Of the press that started it, so that it starts once. */
  pressKey: string;
  uploadURL?: string;
  multipart?: { key: string; uploadId: string };
  /** Where it is, once all of it is there. */
  mediaURL?: string;
  state: 'waiting' | 'complete' | 'failed';
  /** Why it failed, as a member could be told. */
  reason?: string;
}

export const newSending = (size: number, isInParts: boolean): Sending => ({
  bytes: Buffer.concat([webm(), randomBytes(size)]),
  isInParts,
  pressKey: randomUUID(),
  state: 'waiting',
});

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Sends a file as the product does, as far as it gets; what is there already is not sent again. */
export async function send(address: string, cookie: string, file: Sending): Promise<void> {
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { cookie, ...(init.headers as object) };
    return retried(async () => {
      const answer = await fetch(new URL(path, address), { method, ...init, headers });
      // An answer that breaks off is none.
      const bytes = await answer.arrayBuffer();
      const { status } = answer;
      return new Response(status === 204 ? null : bytes, { status, headers: answer.headers });
    });
  };
  try {
    file.mediaURL ??= await (file.isInParts ? sendParts(ask, file) : sendWhole(ask, file));
    await ask('PUT', '/api/media/process', json('PUT', { mediaURL: file.mediaURL }));
    file.state = 'complete';
  } catch (error) {
    file.state = 'failed';
    file.reason = error instanceof Error ? error.message : '';
  }
}

type Ask = (method: string, path: string, init?: RequestInit) => Promise<Response>;

/** Asks again where that may help, then says why not. */
async function retried(work: () => Promise<Response>): Promise<Response> {
  let reason = '';
  for (const ms of [undefined, ...DELAYS_MS]) {
    if (ms !== undefined) await wait(ms);
    const answer = await work().catch(() => undefined);
    if (answer?.ok) return answer;
    reason = answer ? `refused with ${answer.status}` : 'no answer';
    if (answer && !mayChange(answer.status)) break;
  }
  throw new Error(reason);
}

async function sendWhole(ask: Ask, file: Sending): Promise<string> {
  if (!file.uploadURL) {
    const answer = await ask('POST', '/api/objects/upload', {
      headers: { 'idempotency-key': file.pressKey },
    });
    file.uploadURL = ((await answer.json()) as { uploadURL: string }).uploadURL;
  }
  const headers = { 'content-type': 'video/webm' };
  await ask('PUT', file.uploadURL, { headers, body: new Uint8Array(file.bytes) });
  return file.uploadURL;
}

async function sendParts(ask: Ask, file: Sending): Promise<string> {
  const root = '/api/companion/s3/multipart';
  if (!file.multipart) {
    const answer = await ask('POST', root, json('POST', { filename: 'hills.webm', type: 'video/webm' }));
    file.multipart = (await answer.json()) as { key: string; uploadId: string };
  }
  const { key, uploadId } = file.multipart;
  const query = `?key=${encodeURIComponent(key)}`;
  const parts: object[] = [];
  const here = await partsHere(ask, `${root}/${uploadId}${query}`).catch(async (error: Error) => {
    if (error.message !== UNKNOWN) throw error;
    // Made whole, and no answer told so: nothing is left to go on with. It begins anew.
    await ask('DELETE', `${root}/${uploadId}${query}`).catch((gone: Error) => {
      if (gone.message !== UNKNOWN) throw gone;
    });
    delete file.multipart;
    throw error;
  });
  for (let at = 0; at < file.bytes.length; at += PART_BYTES) {
    const PartNumber = at / PART_BYTES + 1;
    const ETag =
      here.get(PartNumber) ?? (await sendPart(PartNumber, file.bytes.subarray(at, at + PART_BYTES)));
    parts.push({ PartNumber, ETag });
  }
  const whole = await ask('POST', `${root}/${uploadId}/complete${query}`, json('POST', { parts }));
  return ((await whole.json()) as { location: string }).location;

  async function sendPart(number: number, bytes: Buffer): Promise<string> {
    const signed = await ask('GET', `${root}/${uploadId}/${number}${query}`);
    const { url } = (await signed.json()) as { url: string };
    const answer = await ask('PUT', url, { body: new Uint8Array(bytes) });
    return answer.headers.get('etag') ?? '';
  }
}

async function partsHere(ask: Ask, path: string): Promise<Map<number, string>> {
  const answer = await ask('GET', path);
  const parts = (await answer.json()) as { PartNumber: number; ETag: string }[];
  return new Map(parts.map(({ PartNumber, ETag }) => [PartNumber, ETag]));
}
