import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';

const TOKEN_BYTES = 32;

/** What the database stores of a token: whoever reads it there still cannot log in with it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Browsers take `__Host-` only with Secure, for this host alone: no neighbour can plant such a cookie. */
export const sessionCookieName = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-friendbase' : 'friendbase';

/** A cookie that no script can read. */
function ownCookie(publicOrigin: string, name: string, shape: RegExp) {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  return {
    /** What this browser sent, if it has the shape of one of ours. */
    read(ctx: Context): string | undefined {
      const value = ctx.cookies.get(name);
      return value && shape.test(value) ? value : undefined;
    },
    /**
     * In place of one that was written before. Not by `ctx.cookies`: it refuses Secure where a proxy in front speaks https and
     * this process http.
     */
    write(ctx: Context, value: string, maxAgeSeconds: number): void {
      const written = [ctx.response.headers['set-cookie'] ?? []].flat();
      ctx.set('Set-Cookie', [
        ...written.filter((line) => !line.startsWith(`${name}=`)),
        `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
      ]);
    },
  };
}

const TOKEN = /^[\w-]{43}$/;

/** The cookie that carries a session's token. */
export const sessionCookie = (publicOrigin: string) =>
  ownCookie(publicOrigin, sessionCookieName(publicOrigin), TOKEN);

/** Carries the key of a device, whoever logs in there: it stays after every log out. */
export const deviceCookie = (publicOrigin: string) =>
  ownCookie(publicOrigin, `${sessionCookieName(publicOrigin)}-device`, TOKEN);

/**
 * Says that somebody can log in with pictures on a device, so that its pages can say so without asking the database. Who it is, the
 * key of the device alone tells.
 */
export const facesCookie = (publicOrigin: string) =>
  ownCookie(publicOrigin, `${sessionCookieName(publicOrigin)}-faces`, /^1$/);
