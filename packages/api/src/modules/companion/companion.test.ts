import { randomBytes } from 'node:crypto';
import { mediaIdOf } from '@friendbase/contract';
import { casesInTier } from '@friendbase/contract/conformance';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { s3Storage } from '../../storage/s3.ts';
import { stubBrowserRequests } from '../../../testing/browserRequests.ts';
import { openFaultyProxy } from '../../../testing/faultyProxy.ts';
import { film, PLACE, twoColours } from '../../../testing/mediaFiles.ts';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { openApi } from '../../../testing/openApi.ts';
import { openStorageServer } from '../../../testing/storageServer.ts';
import type { StorageServer } from '../../../testing/storageServer.ts';
import { createUppy } from '../../../testing/uppy.ts';

const MIB = 2 ** 20;

/** Without the cookie that those of Uppy get. */
const request = globalThis.fetch;

afterEach(() => void vi.unstubAllGlobals());

/** A server, a line to it that can fail, a member, and their Uppy with the plugin as it is sold. */
async function open(storageServer?: StorageServer) {
  const proxy = await openFaultyProxy();
  const storage = storageServer && { storage: s3Storage(storageServer.settings) };
  const api = await openApi(strangers('ann', 'bob'), { publicOrigin: proxy.address, ...storage });
  proxy.target = api.address;
  const session = async (username: string) => {
    const answer = await fetch(
      `${api.address}/api/auth/login`,
      json('POST', { username, password: PASSWORD }),
    );
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const cookie = await session('ann');
  const calls: string[] = [];
  proxy.exception = (method, path) =>
    void calls.push(`${method} ${path.split('?')[0]?.replace(/[\w-]{30,}/, ':id')}`);
  stubBrowserRequests(proxy.address, cookie);
  const uppy = await createUppy({
    companionEndpoint: '/api/companion',
    shouldUseMultipart: ({ size }: { size?: number }) => (size ?? 0) > 5 * MIB,
    getChunkSize: () => 5 * MIB,
    limit: 3,
  });
  const ask = (method: string, path: string, body?: object, as = cookie) =>
    request(new URL(path, proxy.address), {
      method,
      headers: { cookie: as, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    api,
    proxy,
    uppy,
    calls,
    ask,
    session,
    async [Symbol.asyncDispose]() {
      uppy.destroy();
      await api[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

const addFile = ({ uppy }: Opened, bytes: Buffer, named = { name: 'hills.png', type: 'image/png' }) =>
  uppy.addFile({ ...named, data: new Blob([new Uint8Array(bytes)]) });

/** What the server has of the file of an upload. */
async function stored({ api }: Opened, location: string | undefined): Promise<Buffer> {
  const row = (await api
    .db('media')
    .where({ id: mediaIdOf(location ?? '') ?? '' })
    .first()) as { id: string; arrival: string };
  const chunks: Uint8Array[] = [];
  for await (const chunk of api.storage.open(`media/${row.id}/original-${row.arrival}`)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const part = (n: number) => new RegExp(`^PUT .*/${n}$`);

const storages = [
  { name: 'disk', openStorage: async () => undefined },
  { name: 'S3', openStorage: openStorageServer },
] as const;

describe.each(casesInTier(storages, 1))('Uppy with files on $name', ({ openStorage }) => {
  it('sends a small file whole, which is then made ready', async () => {
    await using server = await openStorage();
    await using page = await open(server);
    addFile(page, await twoColours(40, 30).png().toBuffer());
    const { successful = [] } = (await page.uppy.upload()) ?? {};
    const processed = await page.ask('PUT', '/api/media/process', { mediaURL: successful[0]?.uploadURL });
    expect(await processed.json()).toMatchObject({ kind: 'image', width: 40, height: 30 });
    expect(page.calls[0]).toBe('GET /api/companion/s3/params');
  });

  it('sends a film, which is shown without its place', async () => {
    await using server = await openStorage();
    await using page = await open(server);
    addFile(page, film(), { name: 'hills.mp4', type: 'video/mp4' });
    const { successful = [] } = (await page.uppy.upload()) ?? {};
    const processed = await page.ask('PUT', '/api/media/process', { mediaURL: successful[0]?.uploadURL });
    const { mediaURL } = (await processed.json()) as { mediaURL: string };
    const shown = await page.ask('GET', mediaURL);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect([shown.headers.get('content-type'), bytes.length]).toEqual(['video/mp4', film().length]);
    expect(bytes.includes(PLACE)).toBe(false);
  });

  it('sends a large file in parts, again where one fails', { tags: 'long' }, async () => {
    await using server = await openStorage();
    await using page = await open(server);
    const bytes = randomBytes(11 * MIB);
    let failures = 0;
    const note = page.proxy.exception;
    page.proxy.exception = (method, path) => {
      note(method, path);
      const isSecond = method === 'PUT' && path.includes('/2?');
      return isSecond && (failures += 1) <= 2 ? { status: 503 } : undefined;
    };
    addFile(page, bytes);
    const { successful = [] } = (await page.uppy.upload()) ?? {};
    expect((await stored(page, successful[0]?.uploadURL)).equals(bytes)).toBe(true);
    expect(server?.begun() ?? 0).toBe(0);
  });

  it('pauses, and goes on with the parts that are missing', async () => {
    await using server = await openStorage();
    await using page = await open(server);
    const bytes = randomBytes(11 * MIB);
    const id = addFile(page, bytes);
    const first = new Promise<void>((resolve) => {
      page.uppy.on('s3-multipart:part-uploaded', (_, { PartNumber }) => PartNumber === 1 && resolve());
    });
    const done = page.uppy.upload();
    await first;
    page.uppy.pauseResume(id);
    const asked = page.calls.length;
    page.uppy.pauseResume(id);
    const { successful = [] } = (await done) ?? {};
    expect((await stored(page, successful[0]?.uploadURL)).equals(bytes)).toBe(true);
    const later = page.calls.slice(asked);
    expect(later).toContain('GET /api/companion/s3/multipart/:id');
    expect(later.filter((call) => part(1).test(call) || call.endsWith('/1'))).toEqual([]);
  });

  it('gives up, and nothing is left', async () => {
    await using server = await openStorage();
    await using page = await open(server);
    const id = addFile(page, randomBytes(11 * MIB));
    page.uppy.on('s3-multipart:part-uploaded', () => page.uppy.removeFile(id));
    await page.uppy.upload();
    await vi.waitFor(async () => expect(await page.api.db('media')).toEqual([]));
    expect(page.calls.at(-1)).toBe('DELETE /api/companion/s3/multipart/:id');
    expect(server?.begun() ?? 0).toBe(0);
  });

  it('goes on after “Try again” where a part failed for good', async () => {
    await using server = await openStorage();
    await using page = await open(server);
    const bytes = randomBytes(6 * MIB);
    const note = page.proxy.exception;
    page.proxy.exception = (method, path) => {
      note(method, path);
      return path.includes('/2?') ? { status: 409 } : undefined;
    };
    addFile(page, bytes);
    const { failed = [] } = (await page.uppy.upload()) ?? {};
    expect(failed).toHaveLength(1);
    page.proxy.exception = note;
    const { successful = [] } = (await page.uppy.retryAll()) ?? {};
    expect((await stored(page, successful[0]?.uploadURL)).equals(bytes)).toBe(true);
  });
});

describe('the companion calls', () => {
  it('say that there are no credentials to be had', async () => {
    await using page = await open();
    const answer = await page.ask('GET', '/api/companion/s3/sts');
    expect([answer.status, await answer.json()]).toEqual([
      501,
      { code: 'notOffered', message: expect.any(String) },
    ]);
  });

  it('want to know who asks, and what for', async () => {
    await using page = await open();
    const begin = (body: object, cookie?: string) =>
      page.ask('POST', '/api/companion/s3/multipart', body, cookie);
    expect((await begin({ type: 'image/png' }, '')).status).toBe(401);
    expect((await begin({ type: 'text/html' })).status).toBe(415);
    expect((await begin({ filename: '../x' })).status).toBe(400);
  });

  it('are for the owner of an upload, whose addresses work for a time', async () => {
    await using page = await open();
    const bob = await page.session('bob');
    const begun = await page.ask('POST', '/api/companion/s3/multipart', {
      filename: '../../x',
      type: 'image/png',
    });
    const { key, uploadId } = (await begun.json()) as { key: string; uploadId: string };
    expect(key).toMatch(/^media\/[\w-]+\/original$/);
    const at = `/api/companion/s3/multipart/${uploadId}`;
    const query = `?key=${encodeURIComponent(key)}`;
    const signed = await page.ask('GET', `${at}/1${query}`);
    const { url } = (await signed.json()) as { url: string };
    const put = async (address: string, cookie?: string) => {
      const answer = await page.ask('PUT', address, {}, cookie);
      return answer.status;
    };
    expect([
      (await page.ask('GET', at + query, undefined, bob)).status,
      (await page.ask('DELETE', at + query, undefined, bob)).status,
      (await page.ask('GET', `${at}${query}x`)).status,
      (await page.ask('GET', `${at}x${query}`)).status,
      await put(url, bob),
      await put(url.replace('/1?', '/2?')),
      await put(url.replace(/expires=\d+/, 'expires=99999999999')),
    ]).toEqual(Array(7).fill(404));
    page.api.wait(901);
    expect(await put(url)).toBe(403);
    expect(
      (await page.ask('POST', `${at}/complete${query}`, { parts: [{ PartNumber: 1, ETag: 'x' }] })).status,
    ).toBe(404);
  });

  it('store nothing of a form that breaks off', async () => {
    await using page = await open();
    const asked = await page.ask('GET', '/api/companion/s3/params?filename=x&type=image/png');
    const { url, fields } = (await asked.json()) as { url: string; fields: Record<string, string> };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(3 * MIB)]));
    page.proxy.exception = () => ({ cutAfterBytes: MIB });
    await expect(fetch(url, { method: 'POST', body: form })).rejects.toThrow('fetch failed');
    page.proxy.exception = () => undefined;
    const sent = await page.ask('PUT', '/api/media/process', { mediaURL: `/${fields['key']}` });
    expect(await sent.json()).toMatchObject({ code: 'uploadNotFinished' });
    const short = new FormData();
    short.append('key', fields['key'] ?? '');
    expect((await fetch(url, { method: 'POST', body: short })).status).toBe(400);
    const again = await fetch(url, { method: 'POST', body: form });
    expect(await again.json()).toMatchObject({ key: fields['key'] });
  });

  it('take no file above the limit', async () => {
    await using page = await open();
    const begun = await page.ask('POST', '/api/companion/s3/multipart', { filename: 'x', type: 'image/png' });
    const { key, uploadId } = (await begun.json()) as { key: string; uploadId: string };
    const send = async (number: number, bytes: Uint8Array<ArrayBuffer>) => {
      const path = `/api/companion/s3/multipart/${uploadId}/${number}?key=${encodeURIComponent(key)}`;
      const { url } = (await (await page.ask('GET', path)).json()) as { url: string };
      const sent = await fetch(url, { method: 'PUT', body: bytes });
      return sent.status;
    };
    const half = new Uint8Array(52_428_800 / 2);
    expect([await send(1, half), await send(2, half), await send(3, new Uint8Array(1))]).toEqual([
      200, 200, 413,
    ]);
  });
});
