import type { Client } from '../client.ts';
import type { Seed } from '../fixtures/seed.ts';

/** One browser with its own cookies. */
export interface Visitor {
  /** The typed client. */
  call: Client;
  /** Any request by path, for what the typed client cannot send: broken JSON, wrong types, odd headers. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface Backend extends AsyncDisposable {
  /** A new visitor without a session. */
  visitor(): Visitor;
  /** A new visitor who has logged in through the API as that seeded member. */
  as(username: string): Promise<Visitor>;
  /** Moves the clock to this instant. */
  moveTo(now: Date): void;
  /** Does what a backend does by itself, once an hour: what is over goes. */
  sweep(): Promise<void>;
}

/** Opens a fresh backend that holds exactly `seed`. Its clock moves on by 1 s with every write. */
export type OpenBackend = (seed: Seed) => Promise<Backend>;
