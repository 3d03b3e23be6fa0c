import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { batched } from '../db/batched.ts';
import { MemberModel } from '../modules/users/model.ts';
import type { Deps } from './context.ts';

/** A session ends 30 days after its login, however often it is used. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type MemberRow = Partial<MemberModel> & { tokenHash: string };

/** One statement by the primary keys of both tables, for all sessions asked for at the time. */
const findMembers = async (db: Knex, now: Date, hashes: string[]): Promise<Map<string, MemberModel>> => {
  const rows = await db.raw<MemberRow[]>(
    `select sessions.token_hash, users.* from sessions join users on users.id = sessions.user_id
    where sessions.token_hash in (${hashes.map(() => '?').join(', ')}) and sessions.expires_at > ?`,
    [...hashes, now.toISOString()],
  );
  return new Map(rows.map(({ tokenHash, ...row }) => [tokenHash, MemberModel.fromDatabaseJson(row)]));
};

/** Browsers take `__Host-` only with Secure, for this host alone: no neighbour can plant such a cookie. */
export const sessionCookieName = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-friendbase' : 'friendbase';

/** Sessions in the database, named by an unguessable cookie of which only the SHA-256 is kept. */
export function createSessions({ db, clock, publicOrigin }: Pick<Deps, 'db' | 'clock' | 'publicOrigin'>) {
  // Every call of a member starts with this question, so it decides how many members a server can serve.
  const memberWith = batched((hashes) => findMembers(db, clock.now(), hashes));
  const isHttps = publicOrigin.startsWith('https:');
  const cookieName = sessionCookieName(publicOrigin);

  /** The token this browser sent, if it has the shape of one of ours. */
  const tokenIn = (ctx: Context): string | undefined => {
    const token = ctx.cookies.get(cookieName);
    return token && /^[\w-]{43}$/.test(token) ? token : undefined;
  };

  // Not by `ctx.cookies`: it refuses Secure where a proxy in front speaks https and this process http.
  const setCookie = (ctx: Context, value: string, maxAgeSeconds: number): void =>
    ctx.set(
      'Set-Cookie',
      `${cookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );

  const remove = async (handle: Knex, ctx: Context): Promise<void> => {
    const token = tokenIn(ctx);
    if (token)
      await handle('sessions')
        .where({ tokenHash: hashOf(token) })
        .delete();
  };

  return {
    /** Whose session this browser has, if it has one. */
    async memberOf(ctx: Context): Promise<MemberModel | undefined> {
      const token = tokenIn(ctx);
      return token ? memberWith(hashOf(token)) : undefined;
    },

    /** A new token at every login: one that somebody planted or saw before is worth nothing after it. */
    async start(ctx: Context, userId: string, handle: Knex): Promise<void> {
      await remove(handle, ctx);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      await handle('sessions').insert({
        tokenHash: hashOf(token),
        userId,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
      });
      setCookie(ctx, token, SESSION_SECONDS);
    },

    async end(ctx: Context): Promise<void> {
      await remove(db, ctx);
      setCookie(ctx, '', 0);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** Removes the sessions that are over. */
export const sweepSessions = (db: Knex, now: Date): Promise<number> =>
  db('sessions').where('expiresAt', '<=', now.toISOString()).delete();
