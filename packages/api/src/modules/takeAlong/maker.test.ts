import { getExport, makeExport } from '@friendbase/contract';
import type { Visitor } from '@friendbase/contract/conformance';
import { unzipSync } from 'fflate';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { openLive } from '../../app.ts';
import { s3Storage } from '../../storage/s3.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { PASSWORD, strangers } from '../../../testing/members.ts';
import { databases, databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi, TestApi } from '../../../testing/openApi.ts';
import { openStorageServer } from '../../../testing/storageServer.ts';
import { createExportMaker } from './maker.ts';
import { ExportModel } from './model.ts';
import { sweepExports } from './sweep.ts';

const logger = pino({ level: 'silent' });
const asleep = { wake: () => undefined };

/** A process of its own beside the server, which itself makes nothing. */
const processOn = (api: TestApi, storage: FileStorage = api.storage) =>
  createExportMaker({
    db: api.db,
    reader: api.reader,
    storage,
    clock: { now: () => api.now() },
    live: openLive({ reader: api.reader, clock: { now: () => api.now() } }),
    logger,
  });

async function asked(openApi: OpenApi, options: Parameters<OpenApi>[1] = {}) {
  const api = await openApi(strangers('ann', 'ben'), { exports: asleep, ...options });
  const ann = await api.as('ann');
  await press(ann);
  return { api, ann, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

const press = (ann: Visitor) => ann.call(makeExport, { body: { currentPassword: PASSWORD } });

const filesOf = async ({ storage }: TestApi): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list('exports/')) keys.push(key);
  return keys;
};

describe.each(databases)('making a member’s file on $name', ({ openApi }) => {
  it('is one row for a hundred presses, and one file for two processes at once', async () => {
    await using opened = await asked(openApi);
    const { api, ann } = opened;
    // One was pressed already.
    for (let n = 1; n < 100; n += 1) {
      await press(ann);
      // Guesses of a password are forgiven by each right one; presses are counted by the day.
      api.wait(60);
    }
    await expect(press(ann)).rejects.toMatchObject({ status: 429 });
    expect(await api.db('exports').select('tries', 'state')).toEqual([{ tries: 0, state: 'waiting' }]);
    await Promise.all([processOn(api).makeDue(), processOn(api).makeDue()]);
    expect(await filesOf(api)).toHaveLength(1);
    expect(await api.db('exports').select('tries', 'state')).toEqual([{ tries: 1, state: 'ready' }]);
  });
});

describe.each(databasesInTier)('a member’s file on $name', ({ openApi }) => {
  it('of a process that was killed is made again once its lease is over, and nothing half is left', async () => {
    await using opened = await asked(openApi);
    const { api, ann } = opened;
    const { promise: never } = Promise.withResolvers<{ size: number }>();
    const begun = vi.fn(() => never);
    void processOn(api, { ...api.storage, put: begun }).makeDue();
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    await processOn(api).makeDue();
    expect((await ann.call(getExport, {})).export).toMatchObject({ state: 'making', url: null });
    api.wait(61);
    await processOn(api).makeDue();
    expect((await ann.call(getExport, {})).export).toMatchObject({ state: 'ready' });
    expect(await filesOf(api)).toHaveLength(1);
  });

  it('is given back by a process that stops, and made by the next', async () => {
    await using opened = await asked(openApi);
    const { api } = opened;
    const stopping = processOn(api, {
      ...api.storage,
      async put(...given) {
        void stopping.stop();
        return api.storage.put(...given);
      },
    });
    await stopping.makeDue();
    expect(await api.db('exports').select('state', 'tries')).toEqual([{ state: 'making', tries: 0 }]);
    expect(await filesOf(api)).toEqual([]);
    await processOn(api).makeDue();
    expect(await api.db('exports').select('state', 'tries')).toEqual([{ state: 'ready', tries: 1 }]);
  });

  it('has failed after three tries, and can be asked for again', async () => {
    await using opened = await asked(openApi);
    const { api, ann } = opened;
    const full = { ...api.storage, put: () => Promise.reject(new Error('full')) };
    for (let n = 0; n < 3; n += 1) {
      await processOn(api, full).makeDue();
      api.wait(61);
    }
    expect((await ann.call(getExport, {})).export).toMatchObject({ state: 'failed' });
    await press(ann);
    await processOn(api).makeDue();
    expect((await ann.call(getExport, {})).export).toMatchObject({ state: 'ready' });
  });

  it('goes after its day, and so does one that no row names', async () => {
    await using opened = await asked(openApi);
    const { api, ann } = opened;
    await processOn(api).makeDue();
    const [key = ''] = await filesOf(api);
    async function* half(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
    }
    await api.storage.put('exports/nobody/1.zip', half(), { maxBytes: 10 });
    const at = (ms: number) => new Date(Date.now() + ms);
    await ExportModel.query(api.db).patch({ expiresAt: at(86_400_000).toISOString() });
    await sweepExports(api, at(0));
    expect((await filesOf(api)).toSorted()).toEqual([key, 'exports/nobody/1.zip'].toSorted());
    await sweepExports(api, at(2 * 3_600_000));
    expect(await filesOf(api)).toEqual([key]);
    await sweepExports(api, at(25 * 3_600_000));
    expect(await filesOf(api)).toEqual([]);
    expect((await ann.call(getExport, {})).export).toBeNull();
  });

  it('is given back, made, fetched in parts and removed where files are on S3 too', async () => {
    await using server = await openStorageServer();
    await using opened = await asked(openApi, { storage: s3Storage(server.settings) });
    const { api, ann } = opened;
    const stopping = processOn(api, {
      ...api.storage,
      async put(...given) {
        void stopping.stop();
        return api.storage.put(...given);
      },
    });
    await stopping.makeDue();
    expect([await filesOf(api), server.begun()]).toEqual([[], 0]);
    await processOn(api).makeDue();
    expect(await filesOf(api)).toHaveLength(1);
    const url = (await ann.call(getExport, {})).export?.url ?? '';
    const bytes = new Uint8Array(await (await ann.request(url)).arrayBuffer());
    expect(Object.keys(unzipSync(bytes))).toContain('index.html');
    const rest = await ann.request(url, { headers: { range: 'bytes=100-' } });
    expect([rest.status, new Uint8Array(await rest.arrayBuffer())]).toEqual([206, bytes.slice(100)]);
    await sweepExports(api, new Date(api.now().getTime() + 25 * 3_600_000));
    expect([await filesOf(api), await api.db('exports')]).toEqual([[], []]);
  });

  it('has the pictures that are there, as they are', async () => {
    await using opened = await asked(openApi);
    const { api, ann } = opened;
    const media = {
      ownerId: 'ann-id',
      state: 'ready',
      kind: 'image',
      byteSize: 3,
      mimeType: 'image/png',
      createdAt: '2024-01-02T00:00:00.000Z',
    };
    await api.db('media').insert([
      { ...media, id: 'hill', fileKey: 'media/hill/original-1', description: 'A hill' },
      { ...media, id: 'lost', fileKey: 'media/lost/original-1', description: 'A lost hill' },
    ]);
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('png');
    }
    await api.storage.put('media/hill/original-1', bytes(), { maxBytes: 10 });
    await processOn(api).makeDue();
    const { export: made } = await ann.call(getExport, {});
    const response = await ann.request(made?.url ?? '');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Buffer.from(files['media/2024-01-02-hill.png'] ?? []).toString()).toBe('png');
    const page = Buffer.from(files['index.html'] ?? []).toString();
    expect(page).toContain('<img src="media/2024-01-02-hill.png" alt="A hill" loading="lazy">');
    expect(page).toContain('could not be put in. A lost hill');
  });
});
