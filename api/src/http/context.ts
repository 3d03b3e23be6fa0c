import type { Endpoints, Handlers } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Passwords } from '../modules/accounts/passwords.ts';
import type { MemberModel } from '../modules/users/model.ts';

/** What the handlers work with. Everything comes from outside, so that tests can say what time it is. */
export interface Deps {
  db: Knex;
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

/** One request, as a handler sees it. */
export interface ApiContext {
  /** The signed-in member. Throws 401 without a session. */
  readonly member: MemberModel;
  /** Where the caller is on the network, as far as request limits tell callers apart. */
  readonly address: string;
  /** Logs this browser in as that member under a new session id; its old session ends. */
  startSession(memberId: string, db: Knex): Promise<void>;
  /** Ends this browser's session on the server too. Fine without one. */
  endSession(): Promise<void>;
}

/** The handlers of some calls; a module gives those of its own. */
export type HandlersOf<Name extends keyof Endpoints> = Handlers<Pick<Endpoints, Name>, ApiContext>;
