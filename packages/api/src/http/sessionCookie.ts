import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';

const TOKEN_BYTES = 32;

/** What the database keeps of a token: whoever reads it there still cannot log in with it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Browsers take `__Host-` only with Secure, for this host alone: no neighbour can plant such a cookie. */
export const sessionCookieName = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-friendbase' : 'friendbase';

/** The cookie that carries a session's token. */
export function sessionCookie(publicOrigin: string) {
  const name = sessionCookieName(publicOrigin);
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  return {
    /** The token this browser sent, if it has the shape of one of ours. */
    read(ctx: Context): string | undefined {
      const token = ctx.cookies.get(name);
      return token && /^[\w-]{43}$/.test(token) ? token : undefined;
    },
    /** Not by `ctx.cookies`: it refuses Secure where a proxy in front speaks https and this process http. */
    write(ctx: Context, token: string, maxAgeSeconds: number): void {
      ctx.set(
        'Set-Cookie',
        `${name}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
      );
    },
  };
}
