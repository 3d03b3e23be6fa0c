import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { passkeySiteOf } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { buildApp, openLive } from './app.ts';
import type { Config } from './config.ts';
import { isUniqueViolation } from './db/failures.ts';
import { rememberFiles } from './db/dataFiles.ts';
import { openDatabase } from './db/open.ts';
import { lostSettings } from './db/postgres.ts';
import { databaseFile } from './db/sqlite.ts';
import { sweepAnswers } from './http/idempotency.ts';
import { sweepLimits } from './http/limits.ts';
import { metrics } from './http/metrics.ts';
import { connectToRead, openToRead, READERS } from './db/location.ts';
import type { DatabaseLocation } from './db/location.ts';
import { createPageProcess } from './http/pages/pageProcess.ts';
import type { PageProcess } from './http/pages/pageProcess.ts';
import { limitConcurrency } from './db/concurrencyLimit.ts';
import { createPasswords, PASSWORD_COST, PASSWORD_QUEUE } from './modules/accounts/passwords.ts';
import { randomCodes } from './modules/rewards/model.ts';
import { sweepLive } from './live/events.ts';
import { sweepNotifications } from './live/notifications.ts';
import { openPostgresSignals } from './live/postgresSignals.ts';
import { sweepConfirmations } from './modules/email/model.ts';
import { runMails } from './modules/mail/runMails.ts';
import { sweepInvitations } from './modules/invitations/model.ts';
import { sweepLeavings } from './modules/leaving/sweep.ts';
import { sweepEvents } from './modules/events/sweep.ts';
import { sweepLetters } from './modules/letters/model.ts';
import { sweepMedia } from './modules/media/sweep.ts';
import { sweepAppealTokens } from './modules/moderation/appealTokens.ts';
import { sweepChallenges } from './modules/passkeys/challenges.ts';
import { sweepRecoveries } from './modules/recovery/model.ts';
import { purgeDeleted } from './modules/retention/purge.ts';
import { runPushSender } from './modules/push/sender.ts';
import { sweepDevices } from './modules/devices/model.ts';
import { createExportMaker, runExportMaker } from './modules/takeAlong/maker.ts';
import { sweepExports } from './modules/takeAlong/sweep.ts';
import { sweepSessions } from './modules/sessions/model.ts';
import { sweepTournaments } from './modules/tournaments/settle.ts';
import { hasDemoAccount, insertDemo } from './seeds/demo.ts';
import { createImageResizer } from './pictures/imageResizer.ts';
import { createPreparation } from './pictures/prepare.ts';
import { sweepWorkFolders, WORK_FOLDER } from './pictures/workFolders.ts';
import { addressOf, close, listen } from './server.ts';
import { diskStorage, uploadsFolder } from './storage/disk.ts';
import type { FileStorage } from './storage/storage.ts';
import { StartError } from './startError.ts';

/** The part of a stop's time that running requests have; the database must be closed within the rest. */
const SHARE_OF_REQUESTS = 0.6;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const clock = { now: () => new Date() };
const ids = { next: () => randomUUID() };
const passwords = createPasswords({ cost: PASSWORD_COST, run: limitConcurrency(PASSWORD_QUEUE) });

export interface Running {
  /** An address that answers on this machine. */
  address: string;
  /** Finishes what runs and closes the database. Takes less than `stopSeconds`, after `drainSeconds`. */
  stop(): Promise<void>;
}

/** Where the built app is. */
export interface BuiltApp {
  /** Its files. Left out to serve the API alone. */
  staticDir?: string;
  /** The module that renders its pages. */
  pagesFile?: string;
}

function requireBuilt({ staticDir, pagesFile }: BuiltApp): void {
  for (const file of [staticDir && join(staticDir, 'index.html'), pagesFile]) {
    if (file === undefined || existsSync(file)) continue;
    const [name, folder] = [basename(file), dirname(file)];
    throw new StartError(
      `The app is not built: there is no ${name} in ${JSON.stringify(folder)}. Run npm start.`,
    );
  }
}

/** Opens the data, seeds it where asked, and serves. Throws `StartError`. */
export async function start(config: Config, logger: Logger, built: BuiltApp = {}): Promise<Running> {
  requireBuilt(built);
  const workFolder = join(config.dataDir, WORK_FOLDER);
  const storage = await openStorage(config);
  const db = await openDatabase(config);
  const reader = await openToRead(locationOf(config), READERS.calls);
  const signals = openSignals(config, logger);
  let pages: PageProcess | undefined;
  try {
    // A database file is for one process: what another has left is of no use. Before anything new comes.
    const isAlone = config.databaseUrl === undefined;
    await sweepWorkFolders(workFolder, clock.now(), { isAlone });
    if (isAlone && !config.storage) await storage.sweep(clock.now());
    const isDemoOffered = await prepare(db, storage, config, logger);
    if (!isAlone) await warnOfLostSettings(db, reader, logger);
    if (!isAlone && config.standbyUrl !== undefined) void warnOfNoStandby(config.standbyUrl, logger);
    const server = await listen(config.port, config.host);
    const address = addressOf(server);
    const stopping = new AbortController();
    const { staticDir, pagesFile } = built;
    const publicOrigin = config.publicOrigin ?? address;
    if (staticDir !== undefined && pagesFile !== undefined) {
      const database = locationOf(config);
      const onError = (error: unknown) => logger.error({ err: error }, 'page not rendered');
      pages = createPageProcess({ database, staticDir, pagesFile, isDemoOffered, publicOrigin, onError });
    }
    const { push } = config;
    const sendsMail = config.mail !== undefined;
    const live = openLive({
      reader,
      clock,
      push,
      sendsMail,
      stopping: stopping.signal,
      liveSignals: signals,
    });
    const exports = runExportMaker(createExportMaker({ db, reader, storage, clock, live, logger }));
    const app = buildApp({
      db,
      reader,
      storage,
      live,
      exports,
      prepareMedia: createPreparation(createImageResizer(), workFolder),
      clock,
      ids,
      codes: randomCodes,
      passwords,
      logger,
      isDemoOffered,
      trustedProxies: config.trustedProxies,
      rateLimitScale: config.rateLimitScale,
      mediaQuotaBytes: config.mediaQuotaBytes,
      push,
      sendsMail,
      contact: config.contact,
      passkeySite: passkeySiteOf(publicOrigin),
      requirePasskeyForRoles: config.requirePasskeyForRoles,
      publicOrigin,
      metrics: metrics({ db, reader, live, publicOrigin, token: config.metricsToken }),
      stopping: stopping.signal,
      liveSignals: signals,
      ...(staticDir !== undefined && { staticDir }),
      ...(pagesFile !== undefined && pages && { serverRendering: { file: pagesFile, process: pages } }),
      ...(config.databaseUrl === undefined
        ? { isDataInPlace: rememberFiles(databaseFile(config.dataDir)) }
        : {}),
    });
    const answer = app.callback();
    server.on('request', (request, response) => void answer(request, response));
    // Not before the port is ours: where the start ends there, it would hold the database up.
    const files = { db, storage, workFolder };
    void sweepFiles(files, logger);
    const told = { db, live, logger, goOn: async () => stopping.signal.throwIfAborted() };
    const settling = repeat(
      'tournaments',
      () => sweepTournaments(told, clock.now()),
      logger,
      stopping.signal,
    );
    const reminding = repeat('events', () => sweepEvents(told, clock.now()), logger, stopping.signal);
    const pushes = push && runPushSender({ db, reader, clock, logger, settings: push });
    const source = { db, reader, clock, logger, origin: publicOrigin, contact: config.contact };
    const mails = config.mail && (await runMails(source, config.mail));
    const sweeping = setInterval(() => {
      void sweep(db, logger);
      void sweepFiles(files, logger);
      settling.again();
    }, HOUR_MS);
    // A reminder that comes an hour before is of use in that minute.
    const oftenSweeping = setInterval(reminding.again, MINUTE_MS);
    return {
      address,
      async stop() {
        clearInterval(sweeping);
        clearInterval(oftenSweeping);
        const ended = Promise.all([pushes?.stop(), mails?.stop(), exports.stop()]);
        // Whoever follows events goes on with another process, or once this one is back.
        stopping.abort();
        await setTimeout(config.drainSeconds * 1000);
        await close(server, config.stopSeconds * 1000 * SHARE_OF_REQUESTS);
        // First: the last one to close a SQLite file puts it in order, and must be able to write.
        await pages?.stop();
        await signals?.stop();
        await ended;
        await settling.ended();
        await reminding.ended();
        await reader.destroy();
        await db.destroy();
      },
    };
  } catch (error) {
    await pages?.stop();
    await signals?.stop();
    await reader.destroy();
    await db.destroy();
    throw error;
  }
}

/** Sweeps now and whenever it is asked to, one after the other. A sweep that a stop of the server ends has not failed. */
function repeat(name: string, work: () => Promise<unknown>, logger: Logger, stopping: AbortSignal) {
  const run = () =>
    work().then(
      () => undefined,
      (error: unknown) => {
        if (!stopping.aborted) logger.error({ err: error }, `sweep of ${name} failed`);
      },
    );
  let last = run();
  return { again: () => void (last = last.then(run)), ended: () => last };
}

/** How several processes on PostgreSQL tell each other what has happened. */
const openSignals = ({ databaseUrl, listenUrl }: Config, logger: Logger) =>
  databaseUrl !== undefined && listenUrl !== undefined
    ? openPostgresSignals({ url: listenUrl, logger })
    : undefined;

/** Who runs the server may have a pooler in between, and can give the role itself these settings. */
async function warnOfLostSettings(db: Knex, reader: Knex, logger: Logger): Promise<void> {
  const settings = await lostSettings(db, reader);
  if (settings.length > 0)
    logger.warn({ settings }, 'the database has not taken these settings; see docs/operations.md');
}

/** It is asked for nothing while all is well, so nobody would notice. */
async function warnOfNoStandby(url: string, logger: Logger): Promise<void> {
  const standby = connectToRead({ url }, READERS.pages);
  await standby
    .raw('select 1')
    .catch((error: unknown) => logger.warn({ err: error }, 'nobody answers at DATABASE_READ_URL'));
  await standby.destroy();
}

/** Where other processes find the database that this one has open. */
const locationOf = ({ databaseUrl, standbyUrl, dataDir }: Config): DatabaseLocation =>
  databaseUrl === undefined ? { filename: databaseFile(dataDir) } : { url: databaseUrl, standbyUrl };

/** The SDK is loaded where it is used alone. */
async function openStorage({ storage, dataDir }: Config): Promise<FileStorage> {
  if (!storage) return diskStorage(uploadsFolder(dataDir));
  const { requireBucket, s3Storage } = await import('./storage/s3.ts');
  await requireBucket(storage);
  return s3Storage(storage);
}

/** Removes what is over and adds the demo community. Answers whether the demo account is there. */
async function prepare(
  db: Knex,
  storage: FileStorage,
  { hasDemoData }: Config,
  logger: Logger,
): Promise<boolean> {
  await sweep(db, logger);
  if (!hasDemoData) return hasDemoAccount(db);
  try {
    await insertDemo(db, clock.now(), { passwords, storage });
    return true;
  } catch (error) {
    if (await hasDemoAccount(db)) {
      // Of an earlier version, and a member has taken a name that has come since: it stays as it is.
      logger.warn({ err: error }, 'demo community not completed');
      return true;
    }
    if (!isUniqueViolation(error)) throw error;
    throw new StartError(
      'DEMO_DATA is on, but a member already has a name or email of the demo. Set DEMO_DATA to 0.',
    );
  }
}

const SWEEPS = [
  sweepLimits,
  sweepSessions,
  sweepDevices,
  sweepAnswers,
  sweepAppealTokens,
  sweepRecoveries,
  sweepInvitations,
  sweepConfirmations,
  sweepChallenges,
  sweepLetters,
  sweepLive,
  sweepNotifications,
  purgeDeleted,
];

const sweep = (db: Knex, logger: Logger): Promise<void> =>
  runEach(
    SWEEPS.map((each) => () => each(db, clock.now())),
    (error) => logger.error({ err: error }, 'sweep failed'),
  );

interface SweptFiles {
  db: Knex;
  storage: FileStorage;
  workFolder: string;
}

/** Beside everything else: at a start nobody waits for it. */
const sweepFiles = ({ workFolder, ...swept }: SweptFiles, logger: Logger): Promise<void> =>
  runEach(
    [
      () => sweepWorkFolders(workFolder, clock.now()),
      () => sweepMedia(swept, clock.now()),
      () => sweepExports(swept, clock.now()),
      () => sweepLeavings({ ...swept, logger }, clock.now()),
    ],
    (error) => logger.error({ err: error }, 'sweep of files failed'),
  );

/** One that fails keeps no other from its work: an account is deleted on its day, whatever file cannot be removed. */
async function runEach(
  sweeps: readonly (() => PromiseLike<unknown>)[],
  onError: (error: unknown) => void,
): Promise<void> {
  for (const each of sweeps) await each().then(undefined, onError);
}
