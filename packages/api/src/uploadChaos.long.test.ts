import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_RULES } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { connectSqlite, databaseFile } from './db/sqlite.ts';
import { sweepMedia } from './modules/media/sweep.ts';
import { diskStorage } from './storage/disk.ts';
import { s3Storage } from './storage/s3.ts';
import { openFaultyProxy } from '../testing/faultyProxy.ts';
import type { Exception, FaultyProxy } from '../testing/faultyProxy.ts';
import { runKilledServer } from '../testing/killedServer.ts';
import { webm } from '../testing/mediaFiles.ts';
import { temporaryFolder } from '../testing/program.ts';
import { json, signUp } from '../testing/members.ts';
import { openStorageServer } from '../testing/storageServer.ts';
import { runUploadClient } from '../testing/uploadClient.ts';
import type { ShownFile } from '../testing/uploadClient.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const MIB = 2 ** 20;
/** What no post carries goes after eight. */
const NINE_DAYS_MS = 9 * 86_400_000;

/** After so many presses the line is good; each kill and each reload may take one more. */
const BAD_PRESSES = 3;
const PRESSES = 10;

/** The same numbers from 0 to 1 for the same seed. Source: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STATUSES = [408, 409, 418, 423, 429, 500, 502, 503, 504];

/** Every third request does not get through, in one way or another. */
const badLine = (random: () => number) => (): Exception | undefined => {
  const luck = random();
  if (luck < 0.12) return { status: STATUSES[Math.floor(random() * STATUSES.length)] ?? 500 };
  if (luck < 0.22) return { cutAfterBytes: Math.floor(random() * 200_000) };
  return luck < 0.33 ? 'cutAnswer' : undefined;
};

interface Plan {
  uploads: number;
  /** Every such one comes in parts. */
  partsEvery: number;
}

/** Writes the files that a member has chosen, and answers their hashes. */
function writeFiles(
  folder: string,
  { uploads, partsEvery }: Plan,
  random: () => number,
): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  return new Map(
    Array.from({ length: uploads }, (_, n) => {
      const size = n % partsEvery === 0 ? 5 * MIB + 1000 : 1 + Math.floor(random() * 300_000);
      const [name, bytes] = [`${n}.webm`, Buffer.concat([webm(), randomBytes(size)])];
      writeFileSync(join(folder, name), bytes);
      return [name, hashOf(bytes)];
    }),
  );
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Moment = [such: RegExp, nth: number, act: () => void];

/** Does each thing once, a moment after the `nth` such request has gone through. */
function watchMoments(proxy: FaultyProxy, moments: readonly Moment[]): void {
  const { exception } = proxy;
  const left = moments.map(([such, nth, act]) => ({ such, nth, act }));
  proxy.exception = (method, path) => {
    const met = exception(method, path);
    if (met || proxy.target === undefined) return met;
    for (const moment of left) {
      if (!moment.such.test(`${method} ${path}`)) continue;
      moment.nth -= 1;
      if (moment.nth === 0) setTimeout(moment.act, 3);
    }
    return undefined;
  };
}

const [WHOLE, PART] = [/^PUT \/api\/objects\/uploads\//, /^PUT .*\/multipart\/[^/]+\/\d+\?/];
const [SIGN, JOIN, PROCESS] = [
  /^GET .*\/multipart\/[^/]+\/\d+\?/,
  /\/complete\?/,
  /^PUT \/api\/media\/process/,
];

/** Shares all files, five a post: what nobody shows is swept. */
async function share(address: string, { id, cookie }: { id: string; cookie: string }, files: ShownFile[]) {
  const urls = files.map(({ url }) => url);
  for (let at = 0; at < urls.length; at += UPLOAD_RULES.files) {
    const post = { authorId: id, mediaUrls: urls.slice(at, at + UPLOAD_RULES.files) };
    const answer = await fetch(`${address}/api/posts`, json('POST', post, { cookie }));
    expect(answer.status).toBe(201);
  }
}

const namesIn = (folder: string, name: string): string[] =>
  existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [];

/** A storage on the disk, or one that speaks S3. The server's own line to it is a good one. */
async function openStorage(kind: 'disk' | 'S3', dataFolder: string) {
  if (kind === 'disk') {
    const folder = join(dataFolder, 'uploads');
    const storage = diskStorage(folder);
    const begun = () => namesIn(folder, '.arriving').length;
    return { storage, env: {}, begun, async [Symbol.asyncDispose]() {} };
  }
  const server = await openStorageServer();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = server.settings;
  return {
    storage: s3Storage(server.settings),
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    begun: server.begun,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const plans = SEEDS.flatMap((seed) => [
  { seed, kind: 'disk' as const, uploads: 100, partsEvery: 20 },
  { seed, kind: 'S3' as const, uploads: 20, partsEvery: 4 },
]);

describe.each(plans)(
  '$uploads uploads on a bad line to files on $kind, seed $seed',
  ({ seed, kind, ...plan }) => {
    it('end whole through kills and reloads, each shown as it is, and nothing else is left', async () => {
      const random = randomFrom(seed);
      using data = temporaryFolder();
      using tab = temporaryFolder();
      await using storage = await openStorage(kind, data.path);
      await using proxy = await openFaultyProxy();
      const env = {
        DATA_DIR: data.path,
        TMPDIR: data.path,
        PUBLIC_ORIGIN: proxy.address,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_SCALE: '1000',
        ...storage.env,
      };
      await using server = await runKilledServer(env, proxy);
      const { id, cookie } = await signUp(proxy.address, 'ann');
      const hashes = writeFiles(join(tab.path, 'files'), plan, random);

      const openTab = () =>
        runUploadClient({ origin: proxy.address, cookie, folder: tab.path, overBytes: 5 * MIB });
      let client = openTab();
      let reloads = 0;
      const reload = () => {
        reloads += 1;
        client.kill();
      };
      let isBad = true;
      const bad = badLine(random);
      proxy.exception = () => (isBad ? bad() : undefined);
      const moreMoments: Moment[] = [
        [WHOLE, 20, server.kill],
        [PROCESS, 20, server.kill],
        [PROCESS, 50, reload],
      ];
      watchMoments(proxy, [
        [kind === 'disk' ? PART : SIGN, 4, server.kill],
        [JOIN, 2, reload],
        ...(kind === 'disk' ? moreMoments : []),
      ]);

      let shown: ShownFile[] = [];
      const recoveries: unknown[] = [];
      for (let press = 0; press < PRESSES; press += 1) {
        if (press === BAD_PRESSES) {
          isBad = false;
        }
        await server.isUp();
        const after = await client.press();
        if (!after) {
          await client[Symbol.asyncDispose]();
          client = openTab();
          recoveries.push(await client.recovered());
          continue;
        }
        shown = after;
        const failed = shown.filter(({ state }) => state !== 'complete');
        if (failed.length === 0) break;
        // Those that are not whole say why.
        for (const { state, why } of failed)
          expect([state, why]).toEqual(['error', expect.stringMatching(/^(ApiError|NetworkError): \w/)]);
      }
      await client[Symbol.asyncDispose]();
      isBad = false;
      expect(shown.filter(({ state }) => state !== 'complete')).toEqual([]);
      expect(recoveries).toEqual(recoveries.map(() => plan.uploads));
      expect([server.kills, reloads]).toEqual(kind === 'disk' ? [3, 2] : [1, 1]);

      for (const { name, url = '' } of shown) {
        const answer = await fetch(proxy.address + url, { headers: { cookie } });
        expect([name, hashOf(await answer.bytes())]).toEqual([name, hashes.get(name)]);
      }
      await share(proxy.address, { id, cookie }, shown);
      await server.stop();
      const db = connectSqlite(databaseFile(data.path));
      await sweepMedia({ db, storage: storage.storage }, new Date(Date.now() + NINE_DAYS_MS));
      const rows = (await db('media').select('id')) as { id: string }[];
      await db.destroy();
      const stored = new Set<string>();
      for await (const { key } of storage.storage.list('media/')) stored.add(key.split('/')[1] ?? '');
      expect([rows.length, storage.begun()]).toEqual([plan.uploads, 0]);
      expect(stored).toEqual(new Set(rows.map((row) => row.id)));
    });
  },
);
