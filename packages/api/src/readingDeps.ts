import type { Knex } from 'knex';
import { pino } from 'pino';
import type { ServerDeps } from './http/context.ts';
import { createLive } from './live/live.ts';
import type { FileStorage } from './storage/storage.ts';

const refuse = () => Promise.reject(new Error('Who renders a page changes nothing and reads no files.'));
const refuseAtOnce = () => {
  throw new Error('Who renders a page makes nothing.');
};

const noFiles: FileStorage = {
  put: refuse,
  open: refuseAtOnce,
  stat: refuse,
  remove: refuse,
  list: refuseAtOnce,
  check: refuse,
  sweep: refuse,
};

const clock = { now: () => new Date() };

/** What handlers work with in a process that only reads the database: everything else fails. */
export const readingDeps = (db: Knex, publicOrigin: string): ServerDeps => ({
  db,
  reader: db,
  publicOrigin,
  storage: noFiles,
  prepareMedia: refuse,
  clock,
  live: createLive({ db, clock }),
  ids: { next: refuseAtOnce },
  codes: { next: refuseAtOnce },
  passwords: { hash: refuse, verify: refuse },
  rateLimitScale: 1,
  mediaQuotaBytes: 0,
  sendsMail: false,
  contact: {},
  exports: { wake: refuseAtOnce },
  payOut: refuse,
  logger: pino({ level: 'silent' }),
});
