import { createHash } from 'node:crypto';
import { endpoints, apiError } from '@friendbase/contract';
import type { Endpoint, Endpoints, Handler, Handlers } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { ServerDeps } from './context.ts';
import { Model } from 'objection';
import { logSecurity } from './securityLog.ts';

/** How often somebody tried something, or that it went well for them, until `endsAtMs`. Who and what are a hash. */
export class RequestLimitModel extends Model {
  static override tableName = 'request_limits';
  static override idColumn = 'key';

  declare key: string;
  declare tries: number;
  declare endsAtMs: number;
}

interface Caller {
  member: { id: string };
  address: string;
}

interface Limit {
  tries: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits that one call alone cannot have: of what a call finds out, or of whom it is about. `RATE_LIMIT_SCALE` multiplies. */
export const LIMITS = {
  /** Wrong passwords for one name: room for a member who mistypes, hopeless for one who guesses. */
  wrongPassword: { tries: 10, seconds: 5 * MINUTE },
  /** Passwords tried for one name, wherever from: many guessers together are one guesser. */
  guessedName: { tries: 100, seconds: HOUR },
  /** What is left above that to each address without a login of that name: an owner who is somewhere new gets in. */
  guessOfSlowedName: { tries: 1, seconds: HOUR },
  /** The same of recovery cards. Fewer: nobody types a card as often as a password. */
  wrongCard: { tries: 10, seconds: 10 * MINUTE },
  guessedCard: { tries: 30, seconds: HOUR },
  guessOfSlowedCard: { tries: 1, seconds: HOUR },
  /** Mails to one address that somebody asks for, whoever asks: nobody's mailbox is filled. */
  mailToOne: { tries: 5, seconds: HOUR },
  /** Numbers of mails tried for one member: ten a day are one in 270 to find one within a year. */
  wrongCode: { tries: 10, seconds: DAY },
  /** Sign-ups and changes refused because an email address is known: nobody may go through a list. */
  knownEmail: { tries: 10, seconds: 10 * MINUTE },
  /** Friend requests of one member: a day full of new friends, but not a letter to everybody. */
  friendRequest: { tries: 60, seconds: HOUR },
  /** Friend requests of one member to another, taken back and asked again: a change of mind, but no pestering. */
  requestToOne: { tries: 5, seconds: DAY },
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
export function createLimits({
  db,
  clock,
  rateLimitScale,
  logger,
}: Pick<ServerDeps, 'db' | 'clock' | 'rateLimitScale' | 'logger'>) {
  /** Counts one try of `who`; answers the seconds until another one makes sense, if it was one too many. */
  async function tally({ tries, seconds }: Limit, key: string[]): Promise<number | undefined> {
    const now = clock.now().getTime();
    const [row] = await db.raw<{ tries: number; endsAtMs: number }[]>(COUNT, {
      key: hashOf(key),
      now,
      ends: now + seconds * 1000,
    });
    // However small the scale, a first try is always allowed.
    const allowed = Math.max(1, Math.floor(tries * rateLimitScale));
    return row && row.tries > allowed ? Math.ceil((row.endsAtMs - now) / 1000) : undefined;
  }

  /** Throws 429 where a limit is met. Whoever it was stands in the log as a member alone: names and addresses do not. */
  function refuseAbove(waitSeconds: number | undefined, limit: string, memberId?: string): void {
    if (waitSeconds === undefined) return;
    logSecurity(logger, 'limitMet', memberId, { limit });
    throw apiError('tooManyTries', { retryAfterSeconds: waitSeconds });
  }

  return {
    /** Counts one try of `who`. Throws 429 with the seconds until another one makes sense. */
    async count(name: LimitName, ...who: string[]): Promise<void> {
      refuseAbove(await tally(LIMITS[name], [name, ...who]), name);
    },

    /** Counts one call, if it has a limit. Throws 429 with the seconds until another one makes sense. */
    async countCall(name: keyof Endpoints, { limit }: Endpoint, caller: Caller): Promise<void> {
      if (!limit) return;
      // A visitor has no member: it is looked at only where it counts.
      const memberId = limit.per === 'member' ? caller.member.id : undefined;
      refuseAbove(await tally(limit, [name, memberId ?? caller.address]), name, memberId);
    },

    /** Counts one try of `who`; answers whether it was one too many. */
    exceeds: async (name: LimitName, ...who: string[]): Promise<boolean> =>
      (await tally(LIMITS[name], [name, ...who])) !== undefined,

    /** Gives one try back to `who`: it was not what the limit is for. */
    async giveBack(name: LimitName, ...who: string[]): Promise<void> {
      await RequestLimitModel.query(db)
        .findById(hashOf([name, ...who]))
        .where('tries', '>', 0)
        .decrement('tries', 1);
    },

    /** Remembers that something went well for `who`. */
    async remember(name: MemoryName, ...who: string[]): Promise<void> {
      const endsAtMs = clock.now().getTime() + MEMORIES[name] * 1000;
      await RequestLimitModel.query(db)
        .insert({ key: hashOf([name, ...who]), tries: 1, endsAtMs })
        .onConflict('key')
        .merge(['endsAtMs']);
    },

    /** Whether something that went well for `who` is still remembered. */
    async remembers(name: MemoryName, ...who: string[]): Promise<boolean> {
      const now = clock.now().getTime();
      const found = await RequestLimitModel.query(db)
        .findById(hashOf([name, ...who]))
        .where('endsAtMs', '>', now);
      return found !== undefined;
    },

    /** Forgets the tries of `who`. */
    async clear(name: LimitName, ...who: string[]): Promise<void> {
      await RequestLimitModel.query(db).deleteById(hashOf([name, ...who]));
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

const hashOf = (key: string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/** The same handlers, each counting its calls first, by the limits of the contract. */
export const limited = <Context extends Caller>(
  handlers: Handlers<Endpoints, Context>,
  limits: Limits,
): Handlers<Endpoints, Context> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (input: never, context: Context) => {
        const call = name as keyof Endpoints;
        await limits.countCall(call, endpoints[call] as Endpoint, context);
        return (handler as Handler<Endpoint, Context>)(input, context);
      },
    ]),
  ) as Handlers<Endpoints, Context>;

/** Removes the counts that are over. */
export const sweepLimits = async (db: Knex, now: Date): Promise<number> =>
  RequestLimitModel.query(db).where('endsAtMs', '<=', now.getTime()).delete();
