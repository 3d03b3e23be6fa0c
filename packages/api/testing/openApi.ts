import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, logIn, MEDIA_QUOTA, PUSH_HOSTS } from '@friendbase/contract';
import { casesInTier, PASSKEY_SITE, subjectConforms } from '@friendbase/contract/conformance';
import type { Backend, Subject, Visitor } from '@friendbase/contract/conformance';
import { EMPTY_SEED, PUSH_KEY } from '@friendbase/contract/fixtures';
import type { Seed } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { buildApp, openLive } from '../src/app.ts';
import { codeOf } from '../src/db/failures.ts';
import { createExportMaker } from '../src/modules/takeAlong/maker.ts';
import type { ExportMaker } from '../src/modules/takeAlong/maker.ts';
import { sweepLeavings } from '../src/modules/leaving/sweep.ts';
import { sweepExports } from '../src/modules/takeAlong/sweep.ts';
import { sweepEvents } from '../src/modules/events/sweep.ts';
import { sweepTournaments } from '../src/modules/tournaments/settle.ts';
import { purgeDeleted } from '../src/modules/retention/purge.ts';
import type { AppOptions } from '../src/app.ts';
import { insertSeed } from '../src/seeds/seed.ts';
import { createMailSender } from '../src/modules/mail/sender.ts';
import type { OutgoingMail } from '../src/modules/mail/smtp.ts';
import { randomCodes } from '../src/modules/rewards/model.ts';
import { createImageResizer } from '../src/pictures/imageResizer.ts';
import { createPreparation } from '../src/pictures/prepare.ts';
import { addressOf, close, listen } from '../src/server.ts';
import { diskStorage } from '../src/storage/disk.ts';
import type { FileStorage } from '../src/storage/storage.ts';
import { openFile, openOnPostgres } from './databases.ts';
import type { OpenDatabase } from './databases.ts';
import { cheapPasswords } from './members.ts';

/** A server for one test, its database and its clock. */
export interface TestApi extends Backend {
  address: string;
  db: Knex;
  reader: Knex;
  storage: FileStorage;
  /** Makes what was asked for. */
  exports: ExportMaker;
  /** The statements that the server sends from now on. */
  watchStatements(): readonly string[];
  now(): Date;
  /** Moves the clock on. */
  wait(seconds: number): void;
}

/** Opens a server. Its clock stands still but for the second each write takes. */
export type OpenApi = (seed?: Seed, options?: Partial<AppOptions>) => Promise<TestApi>;

/** Over a SQLite file of its own. */
export const openApi: OpenApi = (seed, options) => openOn(openFile, seed, options);

/** Over a database of its own on a real PostgreSQL. */
export const openApiOnPostgres: OpenApi = (seed, options) => openOn(openOnPostgres, seed, options);

/** For `describe.each`: what has to be so whatever the database. */
export const databases = [
  { name: 'SQLite', openApi },
  { name: 'PostgreSQL', openApi: openApiOnPostgres },
] as const;

/**
 * The same, in the short tier on SQLite alone: where neither forty at once nor the database itself is the matter. What a second
 * database can do otherwise has cases of its own there, `databaseConforms`.
 */
export const databasesInTier = casesInTier(databases, 1);

/** The test's requests come through a proxy on this machine, which says where each is from. */
export function behindProxy() {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  return { trustedProxies };
}

/** One process for all servers of a test file, started with the first picture. */
const prepareMedia = createPreparation(
  createImageResizer(),
  join(tmpdir(), `friendbase-work-${randomUUID()}`),
);

/** Shown where a test fails: the answer alone, “We are very busy”, hides the reason. */
// oxlint-disable-next-line no-console -- Vitest holds it back until it knows whether the test fails.
const ERRORS = pino({ level: 'error' }, { write: (line) => console.error(line) });

/** Over any of them. */
export async function openOn(
  openDatabase: OpenDatabase,
  seed: Seed = EMPTY_SEED,
  options: Partial<AppOptions> = {},
): Promise<TestApi> {
  const { db, reader, close: closeDatabase } = await openDatabase();
  let nowMs = Date.UTC(2024, 5, 1);
  const clock = { now: () => new Date(nowMs) };
  await insertSeed(db, seed, clock.now(), cheapPasswords);
  const deadlocks = deadlocksOf(db);
  // Made with the first file: most tests have none.
  const filesFolder = join(tmpdir(), `friendbase-${randomUUID()}`);
  const server = await listen(0, '127.0.0.1');
  const address = addressOf(server);
  const ids = { next: () => randomUUID() };
  const { logger = ERRORS } = options;
  const push = { publicKey: PUSH_KEY, hosts: PUSH_HOSTS };
  const { storage = diskStorage(filesFolder) } = options;
  const stopping = new AbortController();
  const live = openLive({ reader, clock, push, sendsMail: true, ...options, stopping: stopping.signal });
  const exports = createExportMaker({ db, reader, storage, clock, live, logger });
  const app = buildApp({
    db,
    reader,
    storage,
    prepareMedia,
    clock,
    ids,
    codes: randomCodes,
    passwords: cheapPasswords,
    logger,
    publicOrigin: address,
    rateLimitScale: 1,
    mediaQuotaBytes: MEDIA_QUOTA.bytes,
    trustedProxies: new BlockList(),
    push,
    live,
    exports,
    sendsMail: true,
    contact: {},
    passkeySite: PASSKEY_SITE,
    ...options,
  });
  const answer = app.callback();
  // Also those whose caller has gone: they write on when the database is emptied for the next test.
  const running = new Set<Promise<void>>();
  server.on('request', (request, response) => {
    const answered = answer(request, response).finally(() => running.delete(answered));
    running.add(answered);
  });

  const mails: OutgoingMail[] = [];
  const deliver = async (mail: OutgoingMail) => (mails.push(mail), { is: 'sent' as const });
  const source = { origin: address, contact: options.contact ?? {} };
  const sender = createMailSender({ db, reader, clock, logger, deliver, ...source });
  const mailTo: Visitor['mailTo'] = async (to) => {
    await sender.run();
    return mails.filter((mail) => mail.to.address === to);
  };

  const visitor = (cookies = new Map<string, string>()): Visitor => {
    const request = requestsOfOneBrowser(address, () => (nowMs += 1000), cookies);
    return { request, call: createClient({ fetch: request }), mailTo };
  };
  /** Where a member has logged in by `as`: they are known there. */
  const devices = new Map<string, string>();
  return {
    address,
    db,
    reader,
    storage,
    watchStatements() {
      const sent: string[] = [];
      for (const handle of [db, reader]) handle.on('query', ({ sql }: { sql: string }) => sent.push(sql));
      return sent;
    },
    now: clock.now,
    wait: (seconds) => void (nowMs += seconds * 1000),
    moveTo: (instant) => void (nowMs = instant.getTime()),
    visitor: () => visitor(),
    async as(username) {
      const known = devices.get(username);
      const cookies = new Map(known === undefined ? [] : [[DEVICE, known]]);
      const someone = visitor(cookies);
      const password = seed.members.find((member) => member.username === username)?.password ?? '';
      await someone.call(logIn, { body: { username, password } });
      devices.set(username, cookies.get(DEVICE) ?? '');
      return someone;
    },
    exports,
    async sweep() {
      await sweepExports({ db, storage }, clock.now());
      await purgeDeleted(db, clock.now());
      await sweepTournaments({ db, live, logger }, clock.now());
      await sweepEvents({ db, live, logger }, clock.now());
      await sweepLeavings({ db, storage, logger }, clock.now());
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await exports.stop();
      await close(server, 0);
      await Promise.allSettled(running);
      await closeDatabase();
      await rm(filesFolder, { recursive: true, force: true });
      // Whoever was refused by one may have pressed again: it is a defect all the same.
      if (deadlocks.length > 0)
        throw new Error(`Calls of ours have waited for each other: ${deadlocks.join()}`);
    },
  };
}

/** The statements that PostgreSQL has ended because two transactions waited for each other. */
function deadlocksOf(db: Knex): readonly string[] {
  const found: string[] = [];
  db.on('query-error', (error: Error, { sql }: { sql: string }) => {
    if (codeOf(error) === '40P01') found.push(sql);
  });
  return found;
}

/** The cookie with the key of a device, where the site is served by http. */
const DEVICE = 'friendbase-device';

/** Stores cookies as a browser does for one site. */
function requestsOfOneBrowser(address: string, onWrite: () => void, cookies: Map<string, string>) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (!['GET', 'HEAD'].includes(init.method ?? 'GET')) onWrite();
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

export const conformsOnSqlite = (subject: Subject): void =>
  subjectConforms(subject, 'the Koa API on SQLite', openApi);

/** What is refused for its shape is refused by the same code whatever the database: SQLite's run is enough. */
export const conformsOnPostgres = (subject: Subject): void =>
  subjectConforms(subject, 'the Koa API on PostgreSQL', openApiOnPostgres, ['storage']);
