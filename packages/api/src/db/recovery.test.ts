import type { Visitor } from '@friendbase/contract/conformance';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../testing/members.ts';
import { openFile } from '../../testing/databases.ts';
import { openApi as openOnSqlite, openApiOnPostgres, openOn } from '../../testing/openApi.ts';
import type { OpenApi } from '../../testing/openApi.ts';
import { connectSqlite } from './sqlite.ts';

interface Trouble {
  name: string;
  openApi: OpenApi;
  /** Makes every write fail, and answers how to end that. */
  begin: (db: Knex) => Promise<() => Promise<unknown>>;
  code: string;
}

async function fileOf(db: Knex): Promise<string> {
  const [main] = await db.raw<{ file: string }[]>('pragma database_list');
  return main?.file ?? '';
}

const troubles: Trouble[] = [
  {
    name: 'SQLite file is locked by another program',
    openApi: openOnSqlite,
    async begin(db) {
      const other = connectSqlite(await fileOf(db));
      await other.raw('begin exclusive');
      return () => other.destroy();
    },
    code: 'SQLITE_BUSY',
  },
  {
    name: 'disk of SQLite is full',
    openApi: openOnSqlite,
    async begin(db) {
      // Not below what the file has already.
      await db.raw('pragma max_page_count = 1');
      return () => db.raw('pragma max_page_count = 1000000');
    },
    code: 'SQLITE_FULL',
  },
  {
    name: 'disk of PostgreSQL is full',
    openApi: openApiOnPostgres,
    async begin(db) {
      await db.raw(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
      for (const table of ['posts', 'users'])
        await db.raw(`create trigger full_disk before insert on ${table} execute function refuse()`);
      return () => db.raw('drop function refuse() cascade');
    },
    code: '53100',
  },
];

const share = (ann: Visitor) =>
  ann.request('/api/posts', json('POST', { authorId: 'ann-id', content: 'My secret thought. '.repeat(250) }));

const signUp = (visitor: Visitor, username: string) =>
  visitor.request(
    '/api/auth/register',
    json('POST', {
      username,
      email: `${username}@example.com`,
      displayName: 'x'.repeat(30),
      password: PASSWORD,
      challengeType: 'caregiver',
    }),
  );

/** A full disk has room in the pages it has for some writes more. */
async function firstError(write: (n: number) => Promise<Response>): Promise<Response> {
  for (let n = 0; n < 200; n += 1) {
    const answer = await write(n);
    if (!answer.ok) return answer;
  }
  throw new Error('Every write was taken.');
}

describe.each(troubles)('while the $name', ({ openApi, begin, code }) => {
  it('asks writers to come back, says so once in the log, and goes on by itself afterwards', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    await using api = await openApi(strangers('ann'), { logger, rateLimitScale: 1000 });
    const ann = await api.as('ann');
    const end = await begin(api.db);
    // One statement, and a transaction of several.
    for (const write of [() => share(ann), (n: number) => signUp(api.visitor(), `ben${n}`)]) {
      const refused = await firstError(write);
      expect({ status: refused.status, wait: refused.headers.get('retry-after') }).toEqual({
        status: 503,
        wait: expect.stringMatching(/^[5-9]$/),
      });
      // Long enough for the use of the session to be written again, which must not keep anybody from reading.
      api.wait(3600);
      expect((await ann.request('/api/auth/me')).status).toBe(200);
    }
    expect(lines).toEqual([expect.stringContaining(`"code":"${code}"`)]);
    expect(lines.join()).not.toMatch(/secret|ann-id|insert into/);
    await end();
    expect((await share(ann)).status).toBe(201);
    expect((await signUp(api.visitor(), 'cleo')).status).toBe(201);
  });
});

/** A server that waits a minute where the tests wait 20 ms. */
const openPatient: OpenApi = async (seed) => {
  const opened = await openFile();
  const db = connectSqlite(await fileOf(opened.db), { busyMs: 60_000 });
  const close = async () => {
    await db.destroy();
    await opened.close();
  };
  return openOn(async () => ({ ...opened, db, close }), seed);
};

it('reads while a write waits for the SQLite file', async () => {
  await using api = await openPatient(strangers('ann'));
  const ann = await api.as('ann');
  const other = connectSqlite(await fileOf(api.db));
  await other.raw('begin immediate');
  let isWritten = false;
  const writing = share(ann).then(({ status }) => {
    isWritten = true;
    return status;
  });
  for (let n = 0; n < 4; n += 1) {
    const feed = await ann.request('/api/posts/feed/ann-id');
    expect([feed.status, await feed.json(), isWritten]).toEqual([200, [], false]);
  }
  await other.destroy();
  expect(await writing).toBe(201);
});
