import type { Knex } from 'knex';
import type { Context } from 'koa';
import bowser from 'bowser';
import { DEVICE_MS, deviceOf, UNKNOWN_DEVICE } from '@friendbase/contract';
import type { Device } from '@friendbase/contract';
import type { SessionStart, StartedOn } from './context.ts';
import { deviceCookie, facesCookie, hashOfToken, newToken, sessionCookie } from './sessionCookie.ts';

const DEVICE_SECONDS = DEVICE_MS / 1000;

/** Sessions as the database stores them, each by the hash of its token. */
export interface SessionStore<Member> {
  /** How long a session lasts from its start. */
  readonly lifeSeconds: number;
  memberWith(tokenHash: string): Promise<Member | undefined>;
  /** Whether there is such a member. For those who ask again and again: far cheaper. */
  isThere(tokenHash: string): Promise<boolean>;
  /** The member within `trx`, and as it stays until that ends. */
  holdMember(trx: Knex.Transaction, tokenHash: string): Promise<Member | undefined>;
  add(tokenHash: string, memberId: string, db: Knex, start: StartedOn & SessionStart): Promise<void>;
  /** Fine for a session that is not there. Without `db`, outside of any transaction. */
  remove(tokenHash: string, db?: Knex): Promise<void>;
}

/** The session of a browser: its cookie on one side, its row in the database on the other. */
export function createSessions<Member>(store: SessionStore<Member>, publicOrigin: string) {
  const cookie = sessionCookie(publicOrigin);
  const deviceKey = deviceCookie(publicOrigin);
  const faces = facesCookie(publicOrigin);

  const remove = async (ctx: Context, db?: Knex): Promise<void> => {
    const token = cookie.read(ctx);
    if (token) await store.remove(hashOfToken(token), db);
  };

  return {
    /** Whose session this browser has, if it has one. */
    async memberOf(ctx: Context): Promise<Member | undefined> {
      const token = cookie.read(ctx);
      return token ? store.memberWith(hashOfToken(token)) : undefined;
    },

    /** How to ask again and again whether this browser still has its session. Holds nothing of the request. */
    checkOf(ctx: Context): () => Promise<boolean> {
      const token = cookie.read(ctx);
      const hash = token && hashOfToken(token);
      return async () => !!hash && store.isThere(hash);
    },

    /** Whose session this browser has, within `trx`. Until that ends nothing can close the account, pause it or end the session. */
    async holdMemberOf(ctx: Context, trx: Knex.Transaction): Promise<Member | undefined> {
      const token = cookie.read(ctx);
      return token ? store.holdMember(trx, hashOfToken(token)) : undefined;
    },

    /** A new token at every login: one that somebody planted or saw before is worth nothing after it. */
    async start(ctx: Context, memberId: string, db: Knex, { isStrong }: SessionStart): Promise<StartedOn> {
      await remove(ctx, db);
      const token = newToken();
      const on = { key: deviceKey.read(ctx) ?? newToken(), device: deviceIn(ctx.get('User-Agent')) };
      await store.add(hashOfToken(token), memberId, db, { ...on, isStrong });
      cookie.write(ctx, token, store.lifeSeconds);
      deviceKey.write(ctx, on.key, DEVICE_SECONDS);
      return on;
    },

    /** The key of the device, where somebody has logged in before. */
    deviceKeyOf: (ctx: Context): string | undefined => deviceKey.read(ctx),

    /** Whether the pages of this browser say that somebody can log in with pictures, */
    hasFaces: (ctx: Context): boolean => faces.read(ctx) !== undefined,

    /** and whether they do from now on. */
    tellFaces(ctx: Context, areThere: boolean): void {
      if (areThere || faces.read(ctx)) faces.write(ctx, areThere ? '1' : '', areThere ? DEVICE_SECONDS : 0);
    },

    async end(ctx: Context): Promise<void> {
      await remove(ctx);
      cookie.write(ctx, '', 0);
    },
  };
}

export type Sessions<Member> = ReturnType<typeof createSessions<Member>>;

/** Longer than any `User-Agent` of a browser: what is behind it would only take time. */
const MOST_USER_AGENT_LENGTH = 500;

/** The families in a `User-Agent`. The rest of it goes no further. */
export function deviceIn(userAgent: string): Device {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, MOST_USER_AGENT_LENGTH));
  return deviceOf({ browser: browser.name, system: os.name, platform: platform.type });
}
