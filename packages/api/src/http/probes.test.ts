import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { connectPostgres } from '../db/postgres.ts';
import { diskStorage } from '../storage/disk.ts';
import { s3Storage } from '../storage/s3.ts';
import { databasesInTier, openApi, openApiOnPostgres, openOn } from '../../testing/openApi.ts';
import type { TestApi } from '../../testing/openApi.ts';
import { createMigrated } from '../../testing/postgres.ts';
import { temporaryFolder } from '../../testing/program.ts';
import { proxyTo } from '../../testing/proxy.ts';
import { openStorageServer } from '../../testing/storageServer.ts';

async function ask({ address }: Pick<TestApi, 'address'>, path: string, init: RequestInit = {}) {
  const answer = await fetch(address + path, init);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text && (JSON.parse(text) as unknown) };
}

const lacking = (...failing: string[]) => ({ status: 503, body: { failing } });
const WELL = { status: 200, body: { failing: [] } };

/** Polled: on a busy machine a database may take longer than the check waits. */
const isWell = (api: TestApi) => expect.poll(() => ask(api, '/readyz')).toMatchObject(WELL);

describe('a process that cannot serve', () => {
  it('says so while nobody is where the database was, and no longer than that', async () => {
    await using database = await createMigrated();
    await using proxy = await proxyTo(database.url);
    const db = connectPostgres(proxy.url);
    await using api = await openOn(async () => ({ db, reader: db, close: () => db.destroy() }));
    await proxy.close();
    expect(await ask(api, '/readyz')).toMatchObject(lacking('database'));
    expect(await ask(api, '/healthz')).toMatchObject(WELL);
    await proxy.open();
    await isWell(api);
  });

  it('says so while the database of PostgreSQL does not answer, and is not asked for each who asks', async () => {
    await using api = await openApiOnPostgres();
    let asked = 0;
    await api.db.transaction(async (trx) => {
      await trx.raw('lock table knex_migrations in access exclusive mode');
      api.db.on('query', ({ sql }: { sql: string }) => (asked += Number(sql.includes('knex_migrations'))));
      for (const answer of await Promise.all(Array.from({ length: 20 }, () => ask(api, '/readyz'))))
        expect(answer).toMatchObject(lacking('database'));
      expect(await ask(api, '/healthz')).toMatchObject(WELL);
    });
    expect(asked).toBeLessThan(5);
  });

  it('says so while the one connection of SQLite is busy', async () => {
    await using api = await openApi();
    await api.db.transaction(async () => {
      expect(await ask(api, '/readyz')).toMatchObject(lacking('database'));
      expect(await ask(api, '/healthz')).toMatchObject(WELL);
    });
    await isWell(api);
  });

  it('says so while the files of SQLite are gone', async () => {
    await using api = await openApi(EMPTY_SEED, { isDataInPlace: () => false });
    expect(await ask(api, '/readyz')).toMatchObject(lacking('database'));
  });

  it('says so once it is told to stop', async () => {
    const stopping = new AbortController();
    await using api = await openApi(EMPTY_SEED, { stopping: stopping.signal });
    await isWell(api);
    stopping.abort();
    expect(await ask(api, '/readyz')).toMatchObject(lacking('stopping'));
    expect(await ask(api, '/healthz')).toMatchObject(WELL);
  });
});

describe.each(databasesInTier)('a process on $name that cannot store files', ({ openApi: open }) => {
  it('says so where their folder is none', async () => {
    using folder = temporaryFolder();
    const path = join(folder.path, 'uploads');
    writeFileSync(path, 'a file');
    await using api = await open(EMPTY_SEED, { storage: diskStorage(path) });
    expect(await ask(api, '/readyz')).toMatchObject(lacking('storage'));
  });

  it('says so while the storage that speaks S3 is down', async () => {
    const server = await openStorageServer();
    await using api = await open(EMPTY_SEED, { storage: s3Storage(server.settings) });
    await isWell(api);
    await server[Symbol.asyncDispose]();
    expect(await ask(api, '/readyz')).toMatchObject(lacking('storage'));
    expect(await ask(api, '/healthz')).toMatchObject(WELL);
  });

  it('names both where the database is gone too', async () => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, 'uploads'), 'a file');
    const storage = diskStorage(join(folder.path, 'uploads'));
    await using api = await open(EMPTY_SEED, { storage, isDataInPlace: () => false });
    expect(await ask(api, '/readyz')).toMatchObject(lacking('database', 'storage'));
  });
});

describe.each(databasesInTier)('whoever watches over a process on $name', ({ openApi: open }) => {
  it('is told by every answer that all is well, and leaves no trace', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await using api = await open(EMPTY_SEED, { logger, rateLimitScale: 0.001 });
    await isWell(api);
    for (const path of ['/readyz', '/healthz']) {
      const { headers } = await ask(api, path, { headers: { accept: 'text/html' } });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('set-cookie')).toBeNull();
      expect(await ask(api, path, { method: 'HEAD' })).toMatchObject({ body: '' });
    }
    expect(lines).toEqual([]);
  });

  it('may ask before the first file has come: its folder is made then', async () => {
    using folder = temporaryFolder();
    const storage = diskStorage(join(folder.path, 'data', 'uploads'));
    await using api = await open(EMPTY_SEED, { storage });
    await expect.poll(() => ask(api, '/readyz')).toMatchObject(WELL);
  });
});
