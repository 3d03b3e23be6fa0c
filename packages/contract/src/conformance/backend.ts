import type { Client } from '../client.ts';
import type { MailContent } from '../mails.ts';
import type { Seed } from '../fixtures/seed.ts';
import type { PasskeySite } from '../passkeySite.ts';

/** One browser with its own cookies. */
export interface Visitor {
  /** The typed client. */
  call: Client;
  /** Any request by path, for what the typed client cannot send: broken JSON, wrong types, odd headers. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** What has come to a mailbox that this person can read, the latest last. All mails that wait are sent first. */
  mailTo(address: string): Promise<MailContent[]>;
}

export interface Backend extends AsyncDisposable {
  /** A new visitor without a session. */
  visitor(): Visitor;
  /** A new visitor who has logged in through the API as that seeded member, on a device where this member is known. */
  as(username: string): Promise<Visitor>;
  /** Moves the clock to this instant. */
  moveTo(now: Date): void;
  /** Does what a backend does by itself, once an hour: what is over goes. */
  sweep(): Promise<void>;
}

/** What a server can be told from outside, where cases need it to be otherwise than usual. */
export interface BackendOptions {
  /** @default false */
  requirePasskeyForRoles?: boolean;
  /** @default `PASSKEY_SITE`; nothing where there are no passkeys */
  passkeySite?: PasskeySite | undefined;
}

/** Opens a fresh backend that holds exactly `seed`. Its clock moves on by 1 s with every write. */
export type OpenBackend = (seed: Seed, options?: BackendOptions) => Promise<Backend>;
