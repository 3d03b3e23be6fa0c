import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { logOut, mediaIdOf, mediaUrl, startUpload } from '@friendbase/contract';
import {
  abort,
  askForm,
  begin,
  complete,
  isLong,
  pathOf,
  process,
  send,
  sendPart,
} from '@friendbase/contract/conformance';
import type { Begun, Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it, vi } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { transact } from '../../db/transact.ts';
import type { Write } from '../context.ts';
import { diskStorage } from '../../storage/disk.ts';
import { s3Storage } from '../../storage/s3.ts';
import { box, film } from '../../../testing/mediaFiles.ts';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { temporaryFolder } from '../../../testing/program.ts';
import { rawRequest } from '../../../testing/rawRequest.ts';
import { openStorageServer } from '../../../testing/storageServer.ts';
import { addressOf, joinParts } from '../companion/parts.ts';
import { sweepMedia } from './sweep.ts';

const KIB = 1024;

const storages = [
  {
    storageName: 'disk',
    openStorage: async () => {
      const folder = temporaryFolder();
      return {
        storage: diskStorage(folder.path),
        [Symbol.asyncDispose]: async () => folder[Symbol.dispose](),
      };
    },
  },
  {
    storageName: 'S3',
    openStorage: async () => {
      const server = await openStorageServer();
      return {
        storage: s3Storage(server.settings),
        [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
      };
    },
  },
] as const;

/** The short tier takes the database with more than one connection that writes, and the storage that is quicker. */
const places = databases
  .flatMap((database) => storages.map((storage) => ({ ...database, ...storage })))
  .filter(({ name, storageName }) => isLong() || (name === 'PostgreSQL' && storageName === 'disk'));

/** A film with so many bytes and a little more, of which no two are alike. */
const filmOf = (bytes: number) => new Uint8Array(Buffer.concat([film(), box('free', randomBytes(bytes))]));

const formOf = (fields: Record<string, string>, bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes]));
  return form;
};

async function postForm(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>) {
  const { url, fields } = await askForm(visitor);
  const { status } = await visitor.request(url, { method: 'POST', body: formOf(fields, bytes) });
  return { status, address: `/${fields['key']}` };
}

const statusOf = (outcome: PromiseSettledResult<unknown>): unknown =>
  outcome.status === 'fulfilled' ? 200 : (outcome.reason as { status?: number }).status;

async function put(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>) {
  const { uploadURL } = await visitor.call(startUpload, {});
  const { status } = await send(visitor, uploadURL, bytes);
  return { status, address: uploadURL };
}

const sendAsPart = async (visitor: Visitor, bytes: Uint8Array<ArrayBuffer>): Promise<number> =>
  (await sendPart(visitor, await begin(visitor), 1, bytes)).status;

/** How bytes come, each time to a new upload. */
const WAYS: ((visitor: Visitor, bytes: Uint8Array<ArrayBuffer>) => Promise<number>)[] = [
  async (visitor, bytes) => (await put(visitor, bytes)).status,
  async (visitor, bytes) => (await postForm(visitor, bytes)).status,
  sendAsPart,
  async (visitor, bytes) => {
    const { status, address } = await put(visitor, bytes);
    if (status < 300) expect((await process(visitor, address)).status).toBe(200);
    return status;
  },
];

const wayOf = (n: number) => WAYS[n % WAYS.length] ?? sendAsPart;

/** Of a new login of Ann's. */
async function cookieOf({ address }: TestApi): Promise<string> {
  const login = json('POST', { username: 'ann', password: PASSWORD });
  const { headers } = await fetch(`${address}/api/auth/login`, login);
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function bytesIn({ storage }: TestApi): Promise<number> {
  let bytes = 0;
  for await (const { size } of storage.list('media/')) bytes += size;
  return bytes;
}

const keysIn = async ({ storage }: TestApi): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list('media/')) keys.push(key);
  return keys;
};

/** An upload of a film with all its parts. */
async function beginFilm(visitor: Visitor): Promise<Begun & { etags: string[] }> {
  const begun = await begin(visitor, 'video/mp4');
  const bytes = new Uint8Array(film());
  const [first, rest] = [bytes.slice(0, 40), bytes.slice(40)];
  const parts = [await sendPart(visitor, begun, 1, first), await sendPart(visitor, begun, 2, rest)];
  return { ...begun, etags: parts.map(({ etag }) => etag) };
}

/** What a member sees of a film: nothing, or all of it. */
async function shownBytes(visitor: Visitor, { key }: Begun): Promise<number | undefined> {
  const answer = await visitor.request(mediaUrl(mediaIdOf(`/${key}`) ?? ''));
  return answer.ok && answer.headers.get('content-type') === 'video/mp4'
    ? (await answer.bytes()).length
    : undefined;
}

describe.each(places)('bytes that come on $name and $storageName', ({ openApi, openStorage }) => {
  async function opened(options: Partial<AppOptions> = {}) {
    const files = await openStorage();
    const api = await openApi(strangers('ann', 'ben'), {
      storage: files.storage,
      rateLimitScale: 100,
      ...options,
    });
    return {
      ...api,
      ann: await api.as('ann'),
      async [Symbol.asyncDispose]() {
        await api[Symbol.asyncDispose]();
        await files[Symbol.asyncDispose]();
      },
    };
  }

  it('take no more than the room of a member, by any mix of forty at once', async () => {
    await using api = await opened({ mediaQuotaBytes: 1000 * KIB });
    const bytes = filmOf(90 * KIB);
    const calls = Array.from({ length: 40 }, (_, n) => wayOf(n)(api.ann, bytes));
    const statuses = await Promise.all(calls);
    expect(new Set(statuses)).toEqual(new Set([200, 204, 403]));
    expect(await bytesIn(api)).toBeLessThanOrEqual(1000 * KIB);
    const taken = statuses.filter((status) => status !== 403).length;
    // A form has a little more than its file.
    expect(taken).toBeGreaterThanOrEqual(10);
    expect(await api.db('mediaArrivals').whereNull('etag')).toEqual([]);
    expect((await put(await api.as('ben'), bytes)).status).toBe(204);
  });

  it(
    'make films that are whole whatever is joined, made ready and given up at once',
    { tags: 'long' },
    async () => {
      await using api = await opened();
      const films = await Promise.all(Array.from({ length: 8 }, () => beginFilm(api.ann)));
      const calls = films.flatMap((begun) =>
        Array.from({ length: 5 }, () => [
          complete(api.ann, begun, ...begun.etags),
          process(api.ann, `/${begun.key}`),
          abort(api.ann, begun),
        ]).flat(),
      );
      expect(calls).toHaveLength(120);
      for (const { status, raw } of await Promise.all(calls))
        expect([status, raw]).toEqual([expect.toBeOneOf([200, 204, 403, 404, 409]), raw]);
      for (const begun of films) {
        const row: unknown = await api
          .db('media')
          .where({ id: mediaIdOf(`/${begun.key}`) })
          .first();
        expect(await shownBytes(api.ann, begun)).toBe(row ? film().length : undefined);
      }
    },
  );

  it('lose no film where eight joins meet with what makes it ready, in any process', async () => {
    await using api = await opened();
    const write: Write = (work) => transact(api.db, async (trx) => work(trx));
    const deps = { ...api, write, clock: { now: () => api.now() }, ids: { next: () => crypto.randomUUID() } };
    for (const begun of await Promise.all(Array.from({ length: 6 }, () => beginFilm(api.ann)))) {
      const parts = begun.etags.map((ETag, index) => ({ PartNumber: index + 1, ETag }));
      const address = addressOf(begun, 'ann-id');
      // Without the turns of one process.
      const join = () => joinParts(deps as never, address, parts);
      const ready = async (): Promise<number> => {
        const { status } = await process(api.ann, `/${begun.key}`);
        return status === 409 ? ready() : status;
      };
      const joins = Promise.allSettled(Array.from({ length: 8 }, join));
      expect(await ready()).toBe(200);
      for (const joined of await joins) expect(statusOf(joined)).toBeOneOf([200, 403, 404]);
      expect(await shownBytes(api.ann, begun)).toBe(film().length);
    }
    expect(await api.db('mediaArrivals')).toEqual([]);
    expect((await keysIn(api)).length).toBe(6);
  });

  it('are not what is shown when their form ends after another was made ready', async () => {
    await using api = await opened();
    const { url, fields } = await askForm(api.ann);
    const late = new Response(formOf(fields, new TextEncoder().encode('<!doctype html>')));
    const whole = Buffer.from(await late.arrayBuffer());
    const slow = new TransformStream<Uint8Array, Uint8Array>();
    const writer = slow.writable.getWriter();
    const answer = api.ann.request(url, {
      method: 'POST',
      headers: { 'content-type': late.headers.get('content-type') ?? '' },
      body: slow.readable,
      duplex: 'half',
    } as RequestInit);
    await writer.write(whole.subarray(0, -20));
    const quick = await api.ann.request(url, {
      method: 'POST',
      body: formOf(fields, new Uint8Array(film())),
    });
    expect(quick.status).toBe(200);
    const begun = { key: fields['key'] ?? '', uploadId: '' };
    expect((await process(api.ann, `/${begun.key}`)).status).toBe(200);
    await writer.write(whole.subarray(-20));
    await writer.close();
    expect((await answer).status).toBe(403);
    expect(await shownBytes(api.ann, begun)).toBe(film().length);
    expect(await keysIn(api)).toHaveLength(1);
  });

  it('end with the session, five at once, and nothing of them is stored', async () => {
    await using api = await opened();
    const other = await api.as('ann');
    const cookie = await cookieOf(api);
    const headers = { cookie, 'content-type': 'video/mp4', 'content-length': 2 * film().length };
    const files = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { uploadURL } = await other.call(startUpload, {});
        const sending = request(api.address + uploadURL, { method: 'PUT', headers });
        const status = once(sending, 'response').then(([answer]) => (answer as IncomingMessage).statusCode);
        await new Promise<void>((resolve) => void sending.write(film(), () => resolve()));
        return { sending, status, uploadURL };
      }),
    );
    await vi.waitFor(async () => expect(await api.db('mediaArrivals')).toHaveLength(5));
    await fetch(`${api.address}${logOut.path}`, json('POST', {}, { cookie }));
    // The first comes to its end at once, and the others never do.
    files[0]?.sending.end(film());
    for (const { status } of files) expect(await status).toBe(401);
    expect(await keysIn(api)).toEqual([]);
    expect(await api.db('mediaArrivals').whereNotNull('etag')).toEqual([]);
    for (const { uploadURL } of files) expect((await process(other, uploadURL)).status).toBe(409);
    // What was coming is over after two minutes, and forgotten by the next sweep.
    await sweepMedia(api, new Date(api.now().getTime() + 121_000));
    expect(await api.db('mediaArrivals')).toEqual([]);
  });

  it('are as many as was said, whatever else is sent', async () => {
    await using api = await opened();
    const cookie = await cookieOf(api);
    const signing = await fetch(api.address + pathOf(await begin(api.ann), '/1'), { headers: { cookie } });
    const { url } = (await signing.json()) as { url: string };
    const headers = { cookie, 'content-length': 1 };
    const body = Buffer.alloc(50_000_000, 'x');
    // The line may be cut before the answer is read.
    await rawRequest(api.address, url.slice(api.address.length), { method: 'PUT', headers, body }).catch(
      () => undefined,
    );
    const coming = api.db('mediaArrivals').whereNull('etag');
    await vi.waitFor(async () => expect(await coming.clone()).toEqual([]));
    expect(await bytesIn(api)).toBeLessThanOrEqual(1);
  });
});
