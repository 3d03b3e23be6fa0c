import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { READERS } from '../../db/location.ts';
import { openFile, openOnPostgres } from '../../../testing/databases.ts';
import type { OpenLocatedDatabase } from '../../../testing/databases.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import {
  BOUNDS,
  cookieOf,
  FRAME_ALONE,
  get,
  isStyled,
  unrendered,
  serveSmallApp,
} from '../../../testing/smallApp.ts';
import type { Answer } from '../../../testing/smallApp.ts';

const app = serveSmallApp();

/** Takes all connections that read while `work` runs. */
async function takeConnections({ reader }: TestApi, work: () => Promise<void>): Promise<void> {
  const client = reader.client as Knex.Client;
  const asked = Array.from(
    { length: READERS.calls.sqlite },
    () => client.acquireConnection() as Promise<unknown>,
  );
  const taken = await Promise.all(asked);
  await work();
  for (const connection of taken) await client.releaseConnection(connection);
}

type Silence = (api: TestApi, work: () => Promise<void>) => Promise<void>;

/** Databases that say nothing while `work` runs. */
const silenced: [string, OpenLocatedDatabase, Silence][] = [
  ['SQLite', openFile, takeConnections],
  [
    'PostgreSQL',
    openOnPostgres,
    ({ db }, work) =>
      db.transaction(async (trx) => {
        await trx.raw('lock table sessions in access exclusive mode');
        await work();
      }),
  ],
];

/** What came of an address where nothing is. */
const told = ({ status, headers, html }: Answer) => ({
  status,
  type: headers['content-type'],
  cache: headers['cache-control'],
  varies: headers.vary?.includes('Cookie'),
  cookie: headers['set-cookie'],
  isStyled: isStyled({ status, headers, html }),
  page: /<title>(.*?)<\/title>.*<div id="root">(.*?)<\/div>/.exec(html)?.slice(1),
  script: /<script|modulepreload/.exec(html)?.[0],
});
/** The page for everybody, which no script changes. */
const NOTHING_HERE = {
  status: 404,
  type: 'text/html; charset=utf-8',
  cache: 'private, no-store',
  varies: true,
  cookie: undefined,
  isStyled: true,
  page: ['Gone', '<main>Nothing here</main>'],
  script: undefined,
};

describe('an address where nothing is', () => {
  it.each(['/nothing', '/nothing/at/all?from=mail', '/nothing.html', '/assets/gone.js'])(
    '%s is told a program in short',
    async (path) => {
      for (const accept of ['*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8']) {
        const { status, html } = await get(app.usual.address, path, '', accept);
        expect({ status, ...(JSON.parse(html) as object) }).toMatchObject({
          status: 404,
          code: 'nothingHere',
        });
      }
    },
  );

  it.each(['/nothing', '/nothing/at/all?from=mail', '/nothing.html', '/assets/gone.js'])(
    '%s is told a visitor by a page',
    async (path) => {
      expect(told(await get(app.usual.address, path))).toEqual(NOTHING_HERE);
      expect(told(await get(app.usual.address, path, 'friendbase=long-over'))).toEqual(NOTHING_HERE);
    },
  );

  it('is told a member by a page of theirs, also where that cannot be rendered', async () => {
    const cookie = await cookieOf(app.usual, 'demo');
    const { status, html } = await get(app.usual.address, '/nothing', cookie);
    expect(status).toBe(404);
    expect(html).toContain('<main>Sam Rivers</main>');
    expect(unrendered(await get(app.usual.address, '/nothing/broken', cookie))).toEqual({
      ...FRAME_ALONE,
      status: 404,
    });
  });

  it.each(silenced)('is told while %s says nothing', async (_, openDatabase, silence) => {
    await using api = await app.open(BOUNDS, openDatabase);
    const cookie = await cookieOf(api, 'demo');
    await silence(api, async () => {
      expect(told(await get(api.address, '/nothing', cookie))).toEqual(NOTHING_HERE);
      expect((await get(api.address, '/nothing', cookie, '*/*')).status).toBe(404);
    });
  });

  it.each(['/login', '/logout', '/login/appeal', '/index.html', '/friends/'])(
    'is not %s, which is the auth screen for a visitor',
    async (path) => {
      const { status, html } = await get(app.usual.address, path);
      expect(status).toBe(200);
      expect(html).toContain('<main>log-in ');
    },
  );
});
