import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { PrepareMedia } from '../pictures/prepare.ts';
import type { FileStorage } from '../storage/storage.ts';

export interface Passwords {
  /** A PHC string, so that a later version can raise the cost and still read the old ones. */
  hash(password: string): Promise<string>;
  /** Whether `password` made `phc`. Takes as long for a hash that no password has, and answers false. */
  verify(password: string, phc: string | undefined): Promise<boolean>;
}

/** What the handlers work with. Everything comes from outside, so that tests can say what time it is. */
export interface Deps {
  db: Knex;
  storage: FileStorage;
  /** Makes what members see of a file that has arrived. */
  prepareMedia: PrepareMedia;
  clock: { now(): Date };
  /** Lower-case UUIDs: every database sorts them alike. */
  ids: { next(): string };
  /** Redemption codes, unguessable. */
  codes: { next(): string };
  /** At a cost that tests keep low. */
  passwords: Passwords;
  /** Multiplies every request limit. */
  rateLimitScale: number;
  /** Where browsers reach the server, as an origin. */
  publicOrigin: string;
  logger: Logger;
}

/** One request, as a handler sees it. `Member` is the record of who is signed in. */
export interface ApiContext<Member> {
  /** The signed-in member. Throws 401 without a session. */
  readonly member: Member;
  /** Where the caller is on the network, as far as request limits tell callers apart. */
  readonly address: string;
  /** Logs this browser in as that member under a new session id; its old session ends. */
  startSession(memberId: string, db: Knex): Promise<void>;
  /**
   * Runs `work` in one transaction, as every creating call has to. Where the call came with an `Idempotency-Key`, what
   * `work` answers is kept in the same transaction, and given to whoever sends the call again.
   */
  createOnce: <Result>(work: (trx: Knex.Transaction) => Promise<Result>) => Promise<Result>;
  /** A visitor's call that has been carried out with this key before: the answer is there, the session is not. */
  readonly isRepeat: boolean;
  /** Ends this browser's session on the server too. Fine without one. */
  endSession(): Promise<void>;
}
