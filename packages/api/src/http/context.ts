import type { Contact, Device, PasskeySite } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Live } from '../live/live.ts';
import type { PrepareMedia } from '../pictures/prepare.ts';
import type { FileStorage } from '../storage/storage.ts';

export interface Passwords {
  /** A PHC string, so that a later version can raise the cost and still read the old ones. */
  hash(password: string): Promise<string>;
  /** Whether `password` made `phc`. Takes as long for a hash that no password has, and answers false. */
  verify(password: string, phc: string | undefined): Promise<boolean>;
}

/** What a browser needs to know to be told, and where it may be. */
export interface PushOffer {
  /** Of this server, of the curve P-256, in Base64url. */
  publicKey: string;
  /** The push services that are called, as `isPushAddress` has them. */
  hosts: readonly string[];
}

/** What the handlers work with. Everything comes from outside, so that tests can say what time it is. */
export interface Deps {
  /** Nothing can be changed with it in a handler: what a call writes goes through `ApiContext.write`. */
  db: Knex;
  storage: FileStorage;
  /** Tells members what happens, and whoever follows it. */
  live: Live;
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
  /** How much a member may have here in pictures and videos. */
  mediaQuotaBytes: number;
  /** Makes what members take along, in the background. */
  exports: { wake(): void };
  /** Pays back the fees of a tournament that was called off, as far as it can. Never throws: a sweep goes on. */
  payOut: (tournamentId: string) => Promise<void>;
  /** How browsers are told what comes while FriendBase is closed; left out where they are not. */
  push?: PushOffer | undefined;
  /** Whether mails are sent. */
  sendsMail: boolean;
  /** Where passkeys are of; left out where there are none, as an address cannot have them. */
  passkeySite?: PasskeySite | undefined;
  /** Whether a role takes a session that began with a passkey. @default false */
  requirePasskeyForRoles?: boolean;
  /** A person to reach, of who runs the server. */
  contact: Contact;
  /** Where browsers reach the server, as an origin. */
  publicOrigin: string;
  logger: Logger;
}

/** What the server itself works with. */
export interface ServerDeps extends Deps {
  /** Writes. */
  db: Knex;
  /** The `db` of handlers: connections of its own, with which nothing can be changed. */
  reader: Knex;
}

/** How a session begins. */
export interface SessionStart {
  /** With a passkey: with the password alone a session may not do what a role is for, where that is asked. */
  isStrong: boolean;
}

/** Where a session starts: the key of the device, and what it is. */
export interface StartedOn {
  key: string;
  device: Device;
}

/** One request, as a handler sees it. `Member` is the record of who is signed in. */
export interface ApiContext<Member> {
  /** The signed-in member. Throws 401 without a session. */
  readonly member: Member;
  /** Where the caller is on the network, as far as request limits tell callers apart. */
  readonly address: string;
  /** Logs this browser in as that member under a new session id; its old session ends. @default not strong */
  startSession(memberId: string, db: Knex, start?: SessionStart): Promise<StartedOn>;
  /** The key of the device that calls, where somebody has logged in before. */
  readonly deviceKey: string | undefined;
  /** What it is. */
  readonly device: Device;
  /** From now on the pages of this device say that somebody can log in with pictures there, or no longer. */
  tellFaces(areThere: boolean): void;
  /**
   * Runs `work` in one transaction. The transaction asks first whether the caller may still make this call, and holds
   * that until it ends: what closes or pauses an account, ends a session or takes a role waits for it, or is seen by it.
   * Throws as the route would for a call that comes now. Nothing is held while `work` has not begun, so a call that takes
   * long reads and computes outside of it.
   */
  write: <Result>(work: (trx: Knex.Transaction) => PromiseLike<Result>) => Promise<Result>;
  /**
   * `write`, for a creating call. Where the call came with an `Idempotency-Key`, what `work` answers is stored in the same
   * transaction, and given to whoever sends the call again.
   */
  createOnce: <Result>(work: (trx: Knex.Transaction) => PromiseLike<Result>) => Promise<Result>;
  /** The `Idempotency-Key` that the call came with. */
  readonly key: string | undefined;
  /** A visitor's call that has been carried out with this key before: the answer is there, the session is not. */
  readonly isRepeat: boolean;
  /** Ends this browser's session on the server too. Fine without one. */
  endSession(): Promise<void>;
}
