import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { UPLOAD_RULES } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { hugePhoto } from '../testing/mediaFiles.ts';
import { json, signUp } from '../testing/members.ts';
import { runProgram, temporaryFolder } from '../testing/program.ts';
import { openStorageServer } from '../testing/storageServer.ts';
import type { StorageServer } from '../testing/storageServer.ts';

const MB = 1_000_000;
/** Enough to load and compile all that a large one needs too. */
const WARM = 6 * MB;

/** In bytes, of all a process holds. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;

/** Sends a file. */
async function send(address: string, cookie: string, body: RequestInit['body']) {
  const started = await fetch(`${address}/api/objects/upload`, { method: 'POST', headers: { cookie } });
  const { uploadURL } = (await started.json()) as { uploadURL: string };
  const headers = { cookie, 'content-type': 'image/jpeg' };
  const answer = await fetch(address + uploadURL, {
    method: 'PUT',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return Object.assign(answer, { mediaURL: uploadURL });
}

/** A file that is never here as a whole. */
function emptyFile(size: number): ReadableStream<Uint8Array> {
  let left = size;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      const chunk = new Uint8Array(Math.min(left, 65_536));
      controller.enqueue(chunk);
      left -= chunk.length;
    },
  });
}

/** Work that can be asked whether it is over. */
function observed(work: Promise<Response>) {
  const end = () => void (state.isOver = true);
  const state = { isOver: false, status: work.then(({ status }) => status).finally(end) };
  return state;
}

/** How long each of some calls takes, one after the other, until `isOver`; in milliseconds, from the quickest on. */
async function times(address: string, cookie: string, isOver: (count: number) => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver(taken.length)) {
    const start = performance.now();
    const answer = await fetch(`${address}/api/auth/me`, { headers: { cookie } });
    await answer.arrayBuffer();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b);
}

const percentile99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

/** On a machine that has other things to do a call may wait for its turn, but never for the picture. */
const TURN_MS = 150;

describe('a picture of 50 megapixels that is made ready', () => {
  it('holds up nobody: other calls keep their 99th percentile', async () => {
    using folder = temporaryFolder();
    await using program = runProgram({ DATA_DIR: folder.path });
    const address = await program.ready();
    const { cookie } = await signUp(address, 'ann');
    const { mediaURL } = await send(address, cookie, new Uint8Array(await hugePhoto()));
    const before = percentile99(await times(address, cookie, (count) => count === 100));
    const begun = performance.now();
    const processing = observed(fetch(`${address}/api/media/process`, json('PUT', { mediaURL }, { cookie })));
    const during = await times(address, cookie, () => processing.isOver);
    const processMs = performance.now() - begun;
    expect(await processing.status).toBe(200);
    expect(during.length).toBeGreaterThan(20);
    expect(percentile99(during)).toBeLessThan(Math.max(3 * before + TURN_MS, processMs / 4));
  });
});

describe.each([
  ['disk', async (): Promise<StorageServer | undefined> => undefined],
  ['S3', openStorageServer],
] as const)('a file of 50 MB on its way to %s', (_, openStorage) => {
  it('takes less than 20 MB of memory', async () => {
    await using storage = await openStorage();
    using folder = temporaryFolder();
    const { endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = '' } = storage?.settings ?? {};
    await using program = runProgram({
      DATA_DIR: folder.path,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    const address = await program.ready();
    const { cookie } = await signUp(address, 'ann');
    await send(address, cookie, emptyFile(WARM));
    const before = memoryOf(program.pid);
    const sending = observed(send(address, cookie, emptyFile(UPLOAD_RULES.maxBytes)));
    let most = before;
    while (!sending.isOver) {
      most = Math.max(most, memoryOf(program.pid));
      await wait(20);
    }
    expect(await sending.status).toBe(204);
    expect(most - before).toBeLessThan(20 * MB);
  });
});
