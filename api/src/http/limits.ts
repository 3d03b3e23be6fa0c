import { createHash } from 'node:crypto';
import { tooManyTries } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from './context.ts';

interface Limit {
  tries: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often an address or a member may try what could be used to guess or to flood. `RATE_LIMIT_SCALE` multiplies them. */
export const LIMITS = {
  /** Wrong passwords for one name: room for a member who mistypes, hopeless for one who guesses. */
  wrongPassword: { tries: 10, seconds: 5 * MINUTE },
  /** Passwords tried for one name, wherever from: many guessers together are one guesser. */
  guessedName: { tries: 100, seconds: HOUR },
  /** What is left above that to each address without a login of that name: an owner who is somewhere new gets in. */
  guessOfSlowedName: { tries: 1, seconds: HOUR },
  /** Logins of any kind: a day centre shares one address, and each costs 30 ms of work. */
  logIn: { tries: 100, seconds: 5 * MINUTE },
  /** New accounts: a class may sign up together; a script may not fill the place. */
  register: { tries: 60, seconds: 10 * MINUTE },
  /** Usernames by email: it tells whether an address is known, so nobody may go through a list. */
  findUsername: { tries: 5, seconds: 10 * MINUTE },
  /** Sign-ups and changes refused because an email address is known, which tells the same. */
  knownEmail: { tries: 10, seconds: 10 * MINUTE },
  /** Friend requests of one member: a day full of new friends, but not a letter to everybody. */
  friendRequest: { tries: 60, seconds: 60 * MINUTE },
  /** Faults of the app: enough to find one that a whole day centre meets, too few to fill the log. */
  reportFault: { tries: 30, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** How long it is remembered that something went well, in seconds. */
const MEMORIES = {
  /** That a member has logged in from an address. */
  provenAddress: 180 * DAY,
} as const;

type MemoryName = keyof typeof MEMORIES;

/**
 * Counts the try, or starts a new count when the old one is over: one statement, so no two tries count as one. A count
 * never ends later than its limit's length from now, so that a clock that was set back keeps nobody out for longer.
 */
const COUNT = `insert into request_limits (key, tries, ends_at_ms) values (:key, 1, :ends)
  on conflict (key) do update set
    tries = case when request_limits.ends_at_ms > :now then request_limits.tries + 1 else 1 end,
    ends_at_ms = case when request_limits.ends_at_ms > :now and request_limits.ends_at_ms < excluded.ends_at_ms
      then request_limits.ends_at_ms else excluded.ends_at_ms end
  returning tries, ends_at_ms`;

/**
 * Request limits in the database, so that a restart forgives nothing. Written here because the known library
 * hands its connection back before its own savepoint is closed, which breaks the transactions of others.
 */
export function createLimits({ db, clock, rateLimitScale }: Pick<Deps, 'db' | 'clock' | 'rateLimitScale'>) {
  /** Counts one try of `who`; answers the seconds until another one makes sense, if it was one too many. */
  async function tally(name: LimitName, who: string[]): Promise<number | undefined> {
    const { tries, seconds } = LIMITS[name];
    const now = clock.now().getTime();
    const [row] = await db.raw<{ tries: number; endsAtMs: number }[]>(COUNT, {
      key: keyOf(name, who),
      now,
      ends: now + seconds * 1000,
    });
    // However small the scale, a first try is always allowed.
    const allowed = Math.max(1, Math.floor(tries * rateLimitScale));
    return row && row.tries > allowed ? Math.ceil((row.endsAtMs - now) / 1000) : undefined;
  }

  return {
    /** Counts one try of `who`. Throws 429 with the seconds until another one makes sense. */
    async count(name: LimitName, ...who: string[]): Promise<void> {
      const waitSeconds = await tally(name, who);
      if (waitSeconds !== undefined) throw tooManyTries(waitSeconds);
    },

    /** Counts one try of `who`; answers whether it was one too many. */
    exceeds: async (name: LimitName, ...who: string[]): Promise<boolean> =>
      (await tally(name, who)) !== undefined,

    /** Gives one try back to `who`: it was not what the limit is for. */
    async giveBack(name: LimitName, ...who: string[]): Promise<void> {
      await db('request_limits')
        .where({ key: keyOf(name, who) })
        .where('tries', '>', 0)
        .decrement('tries', 1);
    },

    /** Remembers that something went well for `who`. */
    async remember(name: MemoryName, ...who: string[]): Promise<void> {
      const endsAtMs = clock.now().getTime() + MEMORIES[name] * 1000;
      await db('request_limits')
        .insert({ key: keyOf(name, who), tries: 1, endsAtMs })
        .onConflict('key')
        .merge(['endsAtMs']);
    },

    /** Whether something that went well for `who` is still remembered. */
    async remembers(name: MemoryName, ...who: string[]): Promise<boolean> {
      const now = clock.now().getTime();
      const found: unknown = await db('request_limits')
        .where({ key: keyOf(name, who) })
        .where('endsAtMs', '>', now)
        .first('key');
      return found !== undefined;
    },

    /** Forgets the tries of `who`. */
    async clear(name: LimitName, ...who: string[]): Promise<void> {
      await db('request_limits')
        .where({ key: keyOf(name, who) })
        .delete();
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

const keyOf = (name: LimitName | MemoryName, who: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([name, ...who]))
    .digest('base64url');

/** Removes the counts that are over. */
export const sweepLimits = (db: Knex, now: Date): Promise<number> =>
  db('request_limits').where('endsAtMs', '<=', now.getTime()).delete();
